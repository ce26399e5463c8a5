import { _, type Code, type CodeKeywordDefinition, type MacroKeywordDefinition } from "ajv";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Today (UTC) against the anniversary of a date: of 29 February in other years a day that is past on 1 March. */
const DAY_OF: Code = _`((day, years) => {
  const year = String(Number(day.slice(0, 4)) + years).padStart(4, "0");
  return { today: new Date().toISOString().slice(0, 10), anniversary: year + day.slice(4) };
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

/** Over 16 begins on the day after the 16th birthday, under 100 ends with the day before the 100th. */
const ageOver = timeRule(
  "ageOver",
  (value, limit) => _`(({ today, anniversary }) => today > anniversary)(${DAY_OF}(${value}, ${limit}))`,
);
const ageUnder = timeRule(
  "ageUnder",
  (value, limit) => _`(({ today, anniversary }) => today < anniversary)(${DAY_OF}(${value}, ${limit}))`,
);
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

/** `{"over": 16, "under": 100}`, as {@link ageOver} and {@link ageUnder} count. */
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
