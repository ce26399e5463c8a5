import type { Json } from "../../../../shared/json";
import type { DatedQuestion, DateQuestion } from "../../../../survey/questions/dateQuestion";
import { addDays, dayOf, isWithin } from "./moments";

const HOUR = 3_600_000;
/** From UTC to the calendars that are the furthest behind and ahead of it. */
const FURTHEST_BEHIND = 12;
const FURTHEST_AHEAD = 14;

/**
 * The days that "from the last days" means now. Dates are of the respondent's calendar, of which only the respondent
 * knows where it hangs, and a traveller's is not the community's: what is from those days anywhere on earth is taken.
 * The server counts them for the browser too, whose clock may be wrong.
 */
export function asOf(question: DateQuestion, at: string, kept?: Json): DatedQuestion {
  const { maxAgeDays } = question;
  if (maxAgeDays === undefined) return question;
  const now = Date.parse(at);
  const earliestDay = addDays(dayOf(now - FURTHEST_BEHIND * HOUR), -maxAgeDays);
  const latestDay = dayOf(now + FURTHEST_AHEAD * HOUR);
  // Whoever comes back days later must not be held up in the browser by an answer that the server has taken.
  const isPast = typeof kept === "string" && !isWithin(kept, { min: earliestDay, max: latestDay });
  return isPast ? question : { ...question, earliestDay, latestDay };
}
