import type { LimeSurveyQuestion } from "../../../../../survey/exchange/limeSurvey";
import type { FormattedQuestion } from "../../../../../survey/questions/formattedQuestion";

/** Formats whose expression PHP and browsers read alike; those of addresses name characters by their numbers. */
const PLAIN = {
  digits: "[0-9]+",
  phone: "\\+?[ (]*[0-9](?:[ ()./-]*[0-9]){5,14}",
} as const;

/** Settings that `formatPattern` carries over; an example and an own message have no place. */
export const FORMAT_SETTINGS = ["format", "pattern"];

/** What texts have to be, as a regular expression. */
export function formatPattern({ format = "any", pattern }: FormattedQuestion): Pick<LimeSurveyQuestion, "pattern" | "lost"> {
  if (format === "any") return {};
  if (format === "pattern") return pattern ? { pattern } : {};
  return format === "digits" || format === "phone" ? { pattern: PLAIN[format] } : { lost: [`format=${format}`] };
}
