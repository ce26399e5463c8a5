import type { RouteContext } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import { parseFilter } from "../../shared/parseFilter";
import type { Report } from "../readResults";

const MOST_ROWS = 500;

interface Asked {
  readonly params: { readonly id: string };
  readonly query: { readonly filter?: string; readonly test?: string; readonly language?: string };
}

/** What a request asks for. @throws AppError `request.invalid` */
export function queryOf(context: RouteContext, { params, query }: Asked): Report {
  return {
    activityId: params.id,
    filter: parseFilter(query.filter),
    withTest: query.test === "true",
    language: query.language ?? context.language,
  };
}

/** First and last row of `range=[0,24]`. @throws AppError `request.invalid` */
export function rangeOf(range = "[0,24]"): { readonly from: number; readonly to: number } {
  const [, first, last] = /^\[(\d{1,9}),(\d{1,9})\]$/.exec(range.replaceAll(" ", "")) ?? [];
  const from = Number(first);
  const to = Number(last);
  if (Number.isNaN(from) || to < from || to - from >= MOST_ROWS) {
    throw new AppError("request.invalid", { faults: [{ path: "/range", rule: "format" }] });
  }
  return { from, to };
}
