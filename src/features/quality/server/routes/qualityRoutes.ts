import { type ExtensionRoute, forEachOwner, type ServerHost } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import { decide, type ReviewDecision } from "../decide";
import { readEffect } from "../readEffect";
import { readFlagged } from "../readFlagged";
import { readQuality } from "../readQuality";
import { activityParams, decisionBody, queryOf, querySchema, rangeOf, responseParams } from "./query";

/** Data quality of an activity or a study: signs, decisions, and what these would do to the results. */
export function qualityRoutes({ registries, tools }: Pick<ServerHost, "registries" | "tools">): readonly ExtensionRoute[] {
  const types = registries.questionTypes;
  return forEachOwner(({ base, reading, writing }) => [
    {
      method: "GET",
      url: `${base}/quality`,
      summary: "Figures, flags and flagged responses with their evidence",
      access: reading,
      schema: { params: activityParams, querystring: querySchema("range", "flag", "review", "test", "language") },
      handle: (context, request) => readQuality(context.db, { ...queryOf(context, request), ...rangeOf(request) }, types),
    },
    {
      method: "GET",
      url: `${base}/quality/effect`,
      summary: "What discarding responses would do to each question, before anything is discarded",
      access: reading,
      schema: { params: activityParams, querystring: querySchema("responses", "flag", "test", "language") },
      handle: async (context, request) => {
        const wanted = queryOf(context, request);
        if (!wanted.responses && !wanted.flag) {
          throw new AppError("request.invalid", { faults: [{ path: "/responses", rule: "required" }] });
        }
        return readEffect(context.db, wanted, types);
      },
    },
    {
      method: "GET",
      url: `${base}/quality/:responseId`,
      summary: "One response with its flags, their evidence and the time of each answer",
      access: reading,
      schema: { params: responseParams, querystring: querySchema("language") },
      handle: (context, request) => {
        const { responseId } = request.params as { readonly responseId: string };
        return readFlagged(context.db, { ...queryOf(context, request), responseId }, types);
      },
    },
    {
      method: "POST",
      url: `${base}/quality/decisions`,
      summary: "Keep or discard responses, or take that back",
      access: writing,
      schema: { params: activityParams, body: decisionBody },
      handle: ({ db, session }, request) => {
        const { id: activityId } = request.params as { readonly id: string };
        const body = request.body as Pick<ReviewDecision, "responses" | "decision" | "reason" | "isSanctioned">;
        return decide(
          db,
          { activityId, ...body, by: session?.accountId ?? null },
          { questionTypes: types, publish: tools().publish },
        );
      },
    },
  ]);
}
