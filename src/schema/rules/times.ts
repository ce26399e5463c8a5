import { _, type Code, type CodeKeywordDefinition, type MacroKeywordDefinition } from "ajv";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Full years between a date and today (UTC): who was born on 29 February is a year older on 1 March. */
const FULL_YEARS: Code = _`((day) => {
  const today = new Date().toISOString();
  return today.slice(0, 4) - day.slice(0, 4) - (today.slice(5, 10) < day.slice(5, 10) ? 1 : 0);
})`;

/** A keyword of a date or moment with a limit. @param isFitting JavaScript over the value and the limit */
function timeRule(keyword: string, isFitting: (value: Code, limit: number) => Code): CodeKeywordDefinition {
  return {
    keyword,
    type: "string",
    schemaType: "number",
    error: { message: `must satisfy "${keyword}"`, params: ({ schema }) => _`{limit: ${schema as number}}` },
    code: (cxt) => cxt.fail(_`!(${isFitting(cxt.data, cxt.schema)})`),
  };
}

const ageOver = timeRule("ageOver", (value, limit) => _`${FULL_YEARS}(${value}) > ${limit}`);
const ageUnder = timeRule("ageUnder", (value, limit) => _`${FULL_YEARS}(${value}) < ${limit}`);
const leadHours = timeRule("leadHours", (value, limit) => _`Date.parse(${value}) - Date.now() >= ${limit * HOUR}`);
/** For a date: days of the calendar from today (UTC); for a moment: as many times 24 hours. */
const leadDays = timeRule(
  "leadDays",
  (value, limit) =>
    _`Date.parse(${value}) - (${value}.length === 10 ? Math.floor(Date.now() / ${DAY}) * ${DAY} : Date.now()) >= ${limit * DAY}`,
);

function defined(limits: Readonly<Record<string, number | undefined>>): object {
  return Object.fromEntries(Object.entries(limits).filter(([, limit]) => limit !== undefined));
}

/** `{"over": 16, "under": 100}`: 17 to 99 full years today. */
const age: MacroKeywordDefinition = {
  keyword: "x-age",
  type: "string",
  schemaType: "object",
  macro: ({ over, under }) => defined({ ageOver: over, ageUnder: under }),
};

/** `{"hours": 48}`, `{"days": 2}`: at least so far ahead of now. */
const lead: MacroKeywordDefinition = {
  keyword: "x-lead",
  type: "string",
  schemaType: "object",
  macro: ({ hours, days }) => defined({ leadHours: hours, leadDays: days }),
};

export const timeKeywords = [ageOver, ageUnder, leadHours, leadDays, age, lead] as const;
