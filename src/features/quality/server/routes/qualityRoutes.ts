import { forEachOwner } from "../../../../contracts/questionnaireOwners";
import { type ExtensionRoute, type RouteContext, route } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import { decisionsApi, MOST_RESPONSES, undecidedApi } from "../../shared/api/decisions";
import { qualityApi } from "../../shared/api/quality";
import { createUndecidedCount } from "../countUndecided";
import { decide } from "../decide";
import { readEffect } from "../readEffect";
import { readFlagged } from "../readFlagged";
import { readQuality } from "../readQuality";
import type { QualityServices } from "../services";

/** First and last row of `[0,24]`. @throws AppError `request.invalid` */
function rowsOf(range = "[0,24]"): { readonly from: number; readonly to: number } {
  const [, first, last] = /^\[(\d{1,9}),(\d{1,9})\]$/.exec(range.replaceAll(" ", "")) ?? [];
  const from = Number(first);
  const to = Number(last);
  if (Number.isNaN(from) || to < from || to - from >= MOST_RESPONSES) {
    throw new AppError("request.invalid", { faults: [{ path: "/range", rule: "format" }] });
  }
  return { from, to };
}

interface Asked {
  readonly test?: string;
  readonly language?: string;
  readonly flag?: string;
}

/** What is looked at, of which test responses, and in which language. */
function lookOf({ language: best }: RouteContext, activityId: string, { test, language = best, flag }: Asked) {
  return { activityId, withTest: test === "true", language, flag };
}

/** Data quality of an activity or a study: signs, decisions, and what these would do to the results. */
export function qualityRoutes(services: QualityServices): readonly ExtensionRoute[] {
  const countUndecided = createUndecidedCount(services);
  return [
    ...forEachOwner(({ reading, writing }) => [
      route(qualityApi, "GET /api/activities/:id/quality", {
        access: reading,
        handle: (context, { params, query }) => {
          const { range, review, ...asked } = query;
          return readQuality(context.db, { ...lookOf(context, params.id, asked), review, ...rowsOf(range) }, services);
        },
      }),
      route(decisionsApi, "GET /api/activities/:id/quality/effect", {
        access: reading,
        handle: async (context, { params, query: { responses, ...asked } }) => {
          if (!responses && !asked.flag) {
            throw new AppError("request.invalid", { faults: [{ path: "/responses", rule: "required" }] });
          }
          const wanted = { ...lookOf(context, params.id, asked), responses: responses?.split(",") };
          return readEffect(context.db, wanted, services);
        },
      }),
      route(qualityApi, "GET /api/activities/:id/quality/:responseId", {
        access: reading,
        handle: (context, { params: { id, responseId }, query: { language = context.language } }) =>
          readFlagged(context.db, { activityId: id, responseId, language }, services),
      }),
      route(decisionsApi, "POST /api/activities/:id/quality/decisions", {
        isOpenAfterEnd: true,
        access: writing,
        handle: ({ db, session }, { params, body }) => {
          const decided = { activityId: params.id, ...body, by: session?.accountId ?? null };
          return decide(db, decided, services);
        },
      }),
    ]),
    route(undecidedApi, "GET /api/quality/undecided", {
      access: { kind: "staff" },
      handle: async ({ db, records }, { query: { activities } }) =>
        countUndecided(db, await records.reachable({ entity: "activity", action: "update", ids: activities.split(",") })),
    }),
  ];
}
