import { _ } from "ajv";
import { IS_GIVEN, recordRule } from "./recordRule";

/** The fault lies at the last of those given. */
export const atMostOne = recordRule(
  "atMostOne",
  _`(record, names) => {
    const given = names.filter((name) => ${IS_GIVEN}(record[name]));
    return given.length > 1 ? { field: given[given.length - 1], others: given.slice(0, -1) } : undefined;
  }`,
);

/** The fault lies at the first. */
export const atLeastOne = recordRule(
  "atLeastOne",
  _`(record, names) => names.some((name) => ${IS_GIVEN}(record[name])) ? undefined : { field: names[0], others: names.slice(1) }`,
);

/** All or none; the fault lies at the first that is missing. */
export const together = recordRule(
  "together",
  _`(record, names) => {
    const given = names.filter((name) => ${IS_GIVEN}(record[name]));
    if (given.length === 0 || given.length === names.length) return undefined;
    return { field: names.find((name) => !given.includes(name)), others: given };
  }`,
);
