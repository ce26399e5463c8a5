import { _ } from "ajv";
import { IS_GIVEN, recordRule } from "./recordRule";

/** Decimals that people add up to 1, computers don't: 0.1 + 0.2 + 0.7. */
const TOLERANCE = 1e-9;

/**
 * The sum of fields, or of one field of a list's items, is a number or another field. It can't be told where one of
 * the fields, or the whole list, has no value. With `by` each group of items has that sum, a group being those of the same
 * values; the fault names the first that hasn't.
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
    const names = by === undefined || !isList ? [] : [by].flat();
    const groupOf = (item) => item === null || typeof item !== "object" ? [] : names.flatMap((name) => ${IS_GIVEN}(item[name]) ? [list + "." + name + "." + item[name]] : []);
    let group = items.map(groupOf).find(${IS_GIVEN}) ?? [];
    const totals = new Map();
    items.forEach((item, at) => {
      const own = groupOf(item);
      if (${IS_GIVEN}(own)) group = own;
      const key = group.join();
      const before = totals.get(key)?.total ?? 0;
      totals.set(key, { group, total: before + (typeof values[at] === "number" ? values[at] : 0) });
    });
    const wrong = [...totals.values()].find(({ total }) => Math.abs(total - goal) > ${TOLERANCE});
    if (wrong === undefined) return undefined;
    const named = wrong.group.length === 0 ? {} : { group: wrong.group };
    return { field: isList ? list : sum[sum.length - 1], others: isList ? [] : sum.slice(0, -1), equals, ...named };
  }`,
);
