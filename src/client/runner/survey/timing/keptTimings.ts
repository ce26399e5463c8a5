import type { Timings } from "./questionClock";

const PREFIX = "sondeo.timing.";

/** What this tab measured of a response before the page was loaded anew. */
export function readKeptTimings(responseId: string): Timings {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(PREFIX + responseId) ?? "{}");
    return typeof kept === "object" && kept !== null && !Array.isArray(kept) ? (kept as Timings) : {};
  } catch {
    return {};
  }
}

/** Until the tab is closed. */
export function keepTimings(responseId: string, timings: Timings): void {
  try {
    sessionStorage.setItem(PREFIX + responseId, JSON.stringify(timings));
  } catch {
    // Without a storage the measuring starts anew with the page: the server keeps the longer time.
  }
}
