// The room id in the page's address, which anybody may have typed.

/** `missing`: no id at all. `nonsense`: something no room can be called; it is never sent. */
export type RoomAddress =
  | { readonly kind: "room"; readonly roomId: string }
  | { readonly kind: "missing" }
  | { readonly kind: "nonsense" };

const ROOM_ID = /^[A-Za-z0-9_-]{1,64}$/;

/** Reads a path of the form `/room/:roomId`; a slash at its end does no harm. */
export function roomAddressOf(path: string): RoomAddress {
  const text = path.replace(/^\/room/, "").replace(/^\/|\/$/g, "");
  if (text === "") return { kind: "missing" };
  return ROOM_ID.test(text) ? { kind: "room", roomId: text } : { kind: "nonsense" };
}

export function roomPath(roomId: string): string {
  return `/room/${roomId}`;
}

/** The link that leads another person into the room. */
export function roomLink(roomId: string): string {
  return window.location.origin + roomPath(roomId);
}
