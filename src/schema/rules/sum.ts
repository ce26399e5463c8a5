import { _ } from "ajv";
import { IS_GIVEN, recordRule } from "./recordRule";

/** Decimals that people add up to 1, computers don't: 0.1 + 0.2 + 0.7. */
const TOLERANCE = 1e-9;

/**
 * The sum of fields, or of one field of a list's items, is a number or another field. It can't be told where one of
 * the fields, or the whole list, has no value. With `by` each group of items has that sum; the fault names the first that
 * hasn't.
 */
export const sum = recordRule(
  "sum",
  _`(record, { sum, equals, by }) => {
    const goal = typeof equals === "number" ? equals : record[equals];
    const isList = typeof sum === "string";
    const [list, part] = isList ? sum.split("/") : [];
    const items = isList ? record[list] : sum;
    if (typeof goal !== "number" || !Array.isArray(items) || items.length === 0) return undefined;
    const values = items.map((item) => isList ? (item === null || typeof item !== "object" ? undefined : item[part]) : record[item]);
    if (!isList && values.some((value) => typeof value !== "number")) return undefined;
    const groupOf = (item) => isList && by !== undefined && item !== null && typeof item === "object" ? item[by] : undefined;
    let group = items.map(groupOf).find(${IS_GIVEN});
    const totals = new Map();
    items.forEach((item, at) => {
      const own = groupOf(item);
      if (${IS_GIVEN}(own)) group = own;
      totals.set(group, (totals.get(group) ?? 0) + (typeof values[at] === "number" ? values[at] : 0));
    });
    const wrong = [...totals].find(([, total]) => Math.abs(total - goal) > ${TOLERANCE});
    if (wrong === undefined) return undefined;
    const named = wrong[0] === undefined ? {} : { group: list + "." + by + "." + wrong[0] };
    return { field: isList ? list : sum[sum.length - 1], others: isList ? [] : sum.slice(0, -1), equals, ...named };
  }`,
);
