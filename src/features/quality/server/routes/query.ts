import type { FastifyRequest } from "fastify";
import type { RouteContext } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import type { JsonObject } from "../../../../shared/json";
import { optionalObject, requiredObject } from "../../../../shared/objectSchema";
import { checks } from "../../shared/checks";
import type { Decision } from "../decide";
import type { ReviewFilter } from "../readQuality";

/** Of a page, and of one decision: so many ids still fit an address. */
export const MOST_RESPONSES = 100;
const LONGEST_REASON = 500;
const UUID = "[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}";

const id: JsonObject = { type: "string", format: "uuid" };
const names = checks.map(({ name }) => name);

const parameters = {
  test: { enum: ["true", "false", ""] },
  language: { type: "string", pattern: "^[A-Za-z]{2,8}([-_][A-Za-z0-9]{1,8})*$", maxLength: 35 },
  range: { type: "string", maxLength: 40 },
  flag: { enum: names },
  review: { enum: ["kept", "discarded", "undecided"] },
  responses: { type: "string", pattern: `^${UUID}(,${UUID}){0,${MOST_RESPONSES - 1}}$` },
} satisfies Readonly<Record<string, JsonObject>>;

/** A querystring of some of the parameters. */
export function querySchema(...known: readonly (keyof typeof parameters)[]): JsonObject {
  return optionalObject(Object.fromEntries(known.map((name) => [name, parameters[name]])));
}

export const activityParams = requiredObject({ id });
export const responseParams = requiredObject({ id, responseId: id });

export const decisionBody = optionalObject(
  {
    responses: { type: "array", items: id, minItems: 1, maxItems: MOST_RESPONSES, uniqueItems: true },
    decision: { enum: ["keep", "discard", "undecided"] satisfies readonly Decision[] },
    reason: { type: "string", maxLength: LONGEST_REASON },
    isSanctioned: { type: "boolean" },
  },
  ["responses", "decision"],
);

interface Query {
  readonly test?: string;
  readonly language?: string;
  readonly range?: string;
  readonly flag?: string;
  readonly review?: ReviewFilter;
  readonly responses?: string;
}

/** What a request asks for. */
export function queryOf(context: RouteContext, request: FastifyRequest) {
  const { test, language = context.language, flag, review, responses } = request.query as Query;
  const { id: activityId } = request.params as { readonly id: string };
  return { activityId, withTest: test === "true", language, flag, review, responses: responses?.split(",") };
}

/** First and last row of `range=[0,24]`. @throws AppError `request.invalid` */
export function rangeOf(request: FastifyRequest): { readonly from: number; readonly to: number } {
  const { range = "[0,24]" } = request.query as Query;
  const [, first, last] = /^\[(\d{1,9}),(\d{1,9})\]$/.exec(range.replaceAll(" ", "")) ?? [];
  const from = Number(first);
  const to = Number(last);
  if (Number.isNaN(from) || to < from || to - from >= MOST_RESPONSES) {
    throw new AppError("request.invalid", { faults: [{ path: "/range", rule: "format" }] });
  }
  return { from, to };
}
