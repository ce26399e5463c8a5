import { AppError } from "../../../../../shared/errors";
import { isJsonObject } from "../../../../../shared/json";

const LARGEST_BULK = 1_000;

/** The query of a bulk call. */
export interface BulkQuerystring {
  readonly filter: string;
}

export const BULK_QUERY = {
  type: "object",
  additionalProperties: false,
  required: ["filter"],
  properties: { filter: { type: "string", maxLength: 50_000 } },
};

function refuse(): never {
  throw new AppError("request.invalid", { faults: [{ path: "/filter", rule: "format" }] });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return refuse();
  }
}

/** The ids of `filter={"id":[...]}`. @throws AppError `request.invalid` */
export function bulkIds({ filter: text }: BulkQuerystring): readonly string[] {
  const filter = parse(text);
  const ids = isJsonObject(filter) ? filter.id : undefined;
  const isList = Array.isArray(ids) && ids.length <= LARGEST_BULK && ids.every((id) => typeof id === "string");
  return isList && Object.keys(filter as object).length === 1 ? (ids as string[]) : refuse();
}
