import { lazy } from "react";
import type { ConsoleRoute } from "../console/consoleProps";

/** What the back office has beside its records. */
export const pages: readonly ConsoleRoute[] = [
  { path: "outbox", label: "console.outbox.title", icon: "Send", Page: lazy(() => import("./outbox/OutboxPage")) },
];
