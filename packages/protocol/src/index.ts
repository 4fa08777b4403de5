// The protocol between client and server.
export * from "./commands.ts";
export * from "./constants.ts";
export * from "./events.ts";
export * from "./options.ts";
export * from "./paceTimes.ts";
export * from "./refusal.ts";
export * from "./roomState.ts";
export * from "./routes.ts";
