import { lazy } from "react";
import type { ConsolePage } from "../console/consoleProps";

/** What the back office has beside its records. */
export const pages: readonly ConsolePage[] = [
  { path: "outbox", label: "console.outbox.title", icon: "Send", Page: lazy(() => import("./outbox/OutboxPage")) },
];
