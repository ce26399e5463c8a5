import { _ } from "ajv";
import { recordRule } from "./recordRule";

/** Decimals that people add up to 1, computers don't: 0.1 + 0.2 + 0.7. */
const TOLERANCE = 1e-9;

/**
 * The sum of fields, or of one field of a list's items, is a number or another field. It can't be told where one of
 * the fields, or the whole list, has no value.
 */
export const sum = recordRule(
  "sum",
  _`(record, { sum, equals }) => {
    const goal = typeof equals === "number" ? equals : record[equals];
    const isList = typeof sum === "string";
    const [list, part] = isList ? sum.split("/") : [];
    const items = isList ? record[list] : sum;
    if (typeof goal !== "number" || !Array.isArray(items) || items.length === 0) return undefined;
    const values = items.map((item) => isList ? (item === null || typeof item !== "object" ? undefined : item[part]) : record[item]);
    if (!isList && values.some((value) => typeof value !== "number")) return undefined;
    const total = values.reduce((all, value) => typeof value === "number" ? all + value : all, 0);
    if (Math.abs(total - goal) <= ${TOLERANCE}) return undefined;
    return { field: isList ? list : sum[sum.length - 1], others: isList ? [] : sum.slice(0, -1), equals };
  }`,
);
