import { createZone } from "./zone";

/**
 * The day that the calendar of a zone shows, `YYYY-MM-DD`: what "today" means to a community, a company and its people.
 * @param timeZone IANA name, e.g. `Europe/Madrid`
 * @param at an instant, @default now
 */
export function dayIn(timeZone: string, at: Date = new Date()): string {
  return createZone(timeZone).clockAt(at.toISOString()).slice(0, "YYYY-MM-DD".length);
}
