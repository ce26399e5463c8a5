import type { RouteContext } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import { parseFilter } from "../../shared/parseFilter";
import { assertReadable } from "../filter/assertReadable";
import type { Report } from "../readResults";

const MOST_ROWS = 500;

interface Asked {
  readonly params: { readonly id: string };
  readonly query: {
    readonly filter?: string;
    readonly conditions?: string;
    readonly test?: string;
    readonly language?: string;
    readonly segment?: string;
  };
}

/** What a request asks for. @throws AppError `request.invalid`, `record.notFound` where the person reaches no such segment */
export async function queryOf(context: RouteContext, { params, query }: Asked): Promise<Report> {
  const segment = query.segment || undefined;
  if (segment) {
    const [reached] = await context.records.reachable({ entity: "segment", action: "read", ids: [segment] });
    if (!reached) throw new AppError("record.notFound");
  }
  const filter = parseFilter(query.filter, query.conditions);
  await assertReadable(context, filter);
  return {
    segment,
    activityId: params.id,
    filter,
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
