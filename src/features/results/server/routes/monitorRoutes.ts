import { type ExtensionRoute, type RouteContext, route } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import { monitorApi } from "../../shared/monitorApi";
import { readResults } from "../readResults";
import { listReports } from "../reports/listReports";
import type { ReportServices } from "../reports/services";
import { withoutTexts } from "../reports/snapshot";
import { queryOf } from "./query";

/** Another community is as good as absent. @throws AppError `community.notFound` */
function requireOwnCommunity({ session }: RouteContext, id: string): void {
  if (session?.space?.id !== id) throw new AppError("community.notFound");
}

/** The specification's calls of an activity's results. */
function activityCalls(services: ReportServices): readonly ExtensionRoute[] {
  const access = { entity: "activity", action: "read" } as const;
  return [
    route(monitorApi, "GET /client/communities/:id/activity/:activityId/results", {
      access,
      handle: async (context, { params, query }) => {
        requireOwnCommunity(context, params.id);
        return readResults(context.db, await queryOf(context, { params: { id: params.activityId }, query }), services);
      },
    }),
    route(monitorApi, "GET /client/communities/:id/activity/:activityId/report", {
      access,
      handle: async (context, { params }) => {
        requireOwnCommunity(context, params.id);
        const { db, language } = context;
        return { reports: await listReports(db, { ownerId: params.activityId, language }, services) };
      },
    }),
  ];
}

/** The clients' monitor: a study's results in three parts. */
function monitorCalls(services: ReportServices): readonly ExtensionRoute[] {
  const access = { entity: "study", action: "read" } as const;
  return [
    route(monitorApi, "GET /monitor/:id/basicReport", {
      access,
      handle: async (context, { params }) => {
        const { title } = await services.questionnaires().questionnaireOwner(context.db, params.id);
        const report = await queryOf(context, { params, query: {} });
        const { responses, base, questions } = await readResults(context.db, report, services);
        return { title, responses, base, questions: questions.filter(({ isAnswerable }) => isAnswerable).length };
      },
    }),
    route(monitorApi, "GET /monitor/:id/dashboardv2", {
      access,
      handle: async (context, input) => {
        const { base, questions } = await readResults(context.db, await queryOf(context, input), services);
        return { base, questions: questions.map(withoutTexts) };
      },
    }),
    route(monitorApi, "GET /monitor/:id/dashboardTextv2", {
      access,
      handle: async (context, input) => {
        const { base, questions } = await readResults(context.db, await queryOf(context, input), services);
        const written = questions.flatMap(({ id, variable, title, texts = [], textCount = texts.length }) =>
          textCount > 0 ? [{ id, variable, title, texts, textCount }] : [],
        );
        return { base, questions: written };
      },
    }),
  ];
}

export const monitorRoutes = (services: ReportServices): readonly ExtensionRoute[] => [
  ...activityCalls(services),
  ...monitorCalls(services),
];
