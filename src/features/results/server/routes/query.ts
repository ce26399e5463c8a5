import type { FastifyRequest } from "fastify";
import type { RouteContext } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import type { JsonObject } from "../../../../shared/json";
import { parseFilter, type ResultsFilter } from "../../shared/parseFilter";

const MOST_ROWS = 500;

const id: JsonObject = { type: "string", format: "uuid" };
const properties: JsonObject = {
  filter: { type: "string", maxLength: 20_000 },
  test: { enum: ["true", "false", ""] },
  language: { type: "string", pattern: "^[A-Za-z]{2,8}([-_][A-Za-z0-9]{1,8})*$", maxLength: 35 },
  range: { type: "string", maxLength: 40 },
};

export const activityParams: JsonObject = { type: "object", additionalProperties: false, required: ["id"], properties: { id } };

export const responseParams: JsonObject = {
  type: "object",
  additionalProperties: false,
  required: ["id", "responseId"],
  properties: { id, responseId: id },
};

/** A querystring of some of the parameters that results know. */
export function querySchema(...names: readonly ("filter" | "test" | "language" | "range")[]): JsonObject {
  const own = Object.fromEntries(names.map((name) => [name, properties[name] ?? {}]));
  return { type: "object", additionalProperties: false, properties: own };
}

export interface ResultsQuery {
  readonly activityId: string;
  readonly filter: ResultsFilter;
  readonly withTest: boolean;
  readonly language: string;
}

/** What a request asks for. @throws AppError `request.invalid` */
export function queryOf(context: RouteContext, request: FastifyRequest): ResultsQuery {
  const query = request.query as { readonly filter?: string; readonly test?: string; readonly language?: string };
  return {
    activityId: (request.params as { readonly id: string }).id,
    filter: parseFilter(query.filter),
    withTest: query.test === "true",
    language: query.language ?? context.language,
  };
}

/** First and last row of `range=[0,24]`. @throws AppError `request.invalid` */
export function rangeOf(request: FastifyRequest): { readonly from: number; readonly to: number } {
  const { range = "[0,24]" } = request.query as { readonly range?: string };
  const [, first, last] = /^\[(\d{1,9}),(\d{1,9})\]$/.exec(range.replaceAll(" ", "")) ?? [];
  const from = Number(first);
  const to = Number(last);
  if (Number.isNaN(from) || to < from || to - from >= MOST_ROWS) {
    throw new AppError("request.invalid", { faults: [{ path: "/range", rule: "format" }] });
  }
  return { from, to };
}
