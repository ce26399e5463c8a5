import { Compile } from "typebox/compile";
import { AppError, type FieldIssue } from "../../../shared/errors";
import { type Condition, Conditions, MOST_CONDITIONS } from "./conditions";

/** A condition with where the request says it, as a JSON pointer. */
export type FilterCondition = Condition & { readonly path: string };

/** Responses have to meet all of them. */
export type ResultsFilter = readonly FilterCondition[];

const MOST_CODES = 200;
const conditionsCheck = Compile(Conditions);

export function refuseFilter(path: string, rule: string, more: Omit<FieldIssue, "path" | "rule"> = {}): never {
  throw new AppError("request.invalid", { faults: [{ path, rule, ...more }] });
}

/** A fault in words of `filters.faults`. */
export const refuseCondition = (
  path: string,
  name: "onePart" | "oneTest" | "unreadable" | "value" | "order",
  rule = "format",
): never => refuseFilter(path, rule, { messageKey: `filters.faults.${name}` });

function isCodes(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.length <= MOST_CODES && value.every((code) => typeof code === "string");
}

function parse(text: string, path: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return refuseFilter(path, "format");
  }
}

/** Conditions of the short form, `{"<questionId>": ["code"]}`; questions without codes don't count. */
export function answerConditions(filter: unknown): ResultsFilter {
  if (typeof filter !== "object" || filter === null || Array.isArray(filter)) return refuseFilter("/filter", "format");
  const entries = Object.entries(filter);
  if (entries.length > MOST_CONDITIONS) return refuseFilter("/filter", "maxProperties", { params: { limit: MOST_CONDITIONS } });
  return entries.flatMap(([question, codes]) => {
    const path = `/filter/${question}`;
    if (!isCodes(codes)) return refuseFilter(path, "format");
    return codes.length > 0 ? [{ question, is: codes, path }] : [];
  });
}

function assertWhole({ question, variable, is, contains, from, to, last }: Condition, path: string): void {
  if ((question === undefined) === (variable === undefined)) refuseCondition(path, "onePart");
  const tests = [is, contains, from ?? to, last].filter((part) => part !== undefined);
  if (tests.length !== 1) refuseCondition(path, "oneTest");
  if (from !== undefined && to !== undefined && (typeof from !== typeof to || from > to)) refuseCondition(`${path}/to`, "order");
}

/** @param conditions as a body has them: of the schema's form where a route has checked it */
export function placeConditions(conditions: unknown): ResultsFilter {
  const [error] = conditionsCheck.Check(conditions) ? [] : conditionsCheck.Errors(conditions);
  if (error) return refuseFilter(`/conditions${error.instancePath}`, "format");
  return (conditions as readonly Condition[]).map((condition, index) => {
    const path = `/conditions/${index}`;
    assertWhole(condition, path);
    return { ...condition, path };
  });
}

/**
 * The filter of a query: answers by question, and conditions of all kinds.
 * @throws AppError `request.invalid` naming the condition
 */
export function parseFilter(filter: string | undefined, conditions?: string | undefined): ResultsFilter {
  const placed = [
    ...(filter ? answerConditions(parse(filter, "/filter")) : []),
    ...(conditions ? placeConditions(parse(conditions, "/conditions")) : []),
  ];
  if (placed.length > MOST_CONDITIONS) return refuseFilter("/conditions", "maxItems", { params: { limit: MOST_CONDITIONS } });
  return placed;
}
