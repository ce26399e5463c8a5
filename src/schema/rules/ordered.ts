import { _, type Code } from "ajv";
import { recordRule } from "./recordRule";

/** A number as it is, a date or moment as its instant; a date is the beginning of its day in UTC. */
const RANK: Code = _`((value) => typeof value === "number" ? value : typeof value === "string" && /^\\d{4}-\\d\\d-\\d\\d/.test(value) ? Date.parse(value) : NaN)`;

/** Each value against the one before it that is given; NaN, which stands for no value, is neither below nor above. */
function firstBelow(isWrong: Code): Code {
  return _`(record, names) => {
    let last = NaN;
    let lastName;
    for (const name of names) {
      const rank = ${RANK}(record[name]);
      if (${isWrong}) return { field: name, others: [lastName], isNumber: typeof record[name] === "number" };
      if (!Number.isNaN(rank)) { last = rank; lastName = name; }
    }
  }`;
}

/** No value comes after the next. */
export const ordered = recordRule("ordered", firstBelow(_`rank < last`));

/** Each value comes before the next. */
export const orderedStrict = recordRule("orderedStrict", firstBelow(_`rank <= last`));
