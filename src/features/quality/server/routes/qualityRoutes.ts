import type { FieldworkService } from "../../../../contracts/services/fieldwork";
import { type ExtensionRoute, forEachOwner, type RouteContext, route, type ServerHost } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import { decisionsApi, MOST_RESPONSES, undecidedApi } from "../../shared/api/decisions";
import { qualityApi } from "../../shared/api/quality";
import { createUndecidedCount } from "../countUndecided";
import { decide } from "../decide";
import { readEffect } from "../readEffect";
import { readFlagged } from "../readFlagged";
import { readQuality } from "../readQuality";

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

interface QualityServices extends Pick<ServerHost, "registries"> {
  /** From the first request on. */
  readonly fieldwork: () => FieldworkService;
}

/** Data quality of an activity or a study: signs, decisions, and what these would do to the results. */
export function qualityRoutes({ registries, fieldwork }: QualityServices): readonly ExtensionRoute[] {
  const questionTypes = registries.questionTypes;
  const countUndecided = createUndecidedCount(questionTypes);
  return [
    ...forEachOwner(({ reading, writing }) => [
      route(qualityApi, "GET /api/activities/:id/quality", {
        access: reading,
        handle: (context, { params, query }) => {
          const { range, review, ...asked } = query;
          return readQuality(context.db, { ...lookOf(context, params.id, asked), review, ...rowsOf(range) }, questionTypes);
        },
      }),
      route(decisionsApi, "GET /api/activities/:id/quality/effect", {
        access: reading,
        handle: async (context, { params, query: { responses, ...asked } }) => {
          if (!responses && !asked.flag) {
            throw new AppError("request.invalid", { faults: [{ path: "/responses", rule: "required" }] });
          }
          const wanted = { ...lookOf(context, params.id, asked), responses: responses?.split(",") };
          return readEffect(context.db, wanted, questionTypes);
        },
      }),
      route(qualityApi, "GET /api/activities/:id/quality/:responseId", {
        access: reading,
        handle: (context, { params: { id, responseId }, query: { language = context.language } }) =>
          readFlagged(context.db, { activityId: id, responseId, language }, questionTypes),
      }),
      route(decisionsApi, "POST /api/activities/:id/quality/decisions", {
        access: writing,
        handle: ({ db, session }, { params, body }) => {
          const decided = { activityId: params.id, ...body, by: session?.accountId ?? null };
          return decide(db, decided, { questionTypes, fieldwork: fieldwork() });
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
