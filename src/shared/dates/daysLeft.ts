import { MS_PER_DAY } from "./msPerDay";

/** Days until an instant, begun ones included: 0 once it has come. @param at ISO 8601 */
export function daysLeft(at: string, now: Date): number {
  return Math.max(0, Math.ceil((Date.parse(at) - now.getTime()) / MS_PER_DAY));
}
