// The services of the tab as React context.
import type { Screen } from "@kingrow/protocol";
import { createContext, useContext } from "react";
import type { Connection, Visits } from "@kingrow/client";
import type { Announcer } from "./announcer.ts";

export interface Services {
  readonly connection: Connection;
  readonly announcer: Announcer;
  readonly visits: Visits;
  /** Starts fetching a screen where it will soon be needed; what it returns calls that off. */
  readonly fetchAhead: (screen: Screen) => () => void;
}

export const ServicesContext = createContext<Services | undefined>(undefined);

export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (services === undefined) throw new Error("Services are missing around this component.");
  return services;
}
