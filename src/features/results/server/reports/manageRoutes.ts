import { type ExtensionRoute, type RouteContext, route } from "../../../../server/kit";
import type { ListedReport } from "../../shared/reportsApi";
import { reportsApi } from "../../shared/reportsApi";
import { queryOf } from "../routes/query";
import { listReports, presentReports } from "./listReports";
import { findReport } from "./reportRow";
import type { ReportServices } from "./services";
import { changeReport, createReport, deleteReport, renewLink, revokeReport } from "./writeReport";

type Access = ExtensionRoute["access"];

/** Reports of an activity or a study, for its team: those who may look on list them, those who may change it make them. */
export function manageRoutes(
  { reading, writing }: { readonly reading: Access; readonly writing: Access },
  services: ReportServices,
): readonly ExtensionRoute[] {
  const present = async ({ db, language }: RouteContext, ownerId: string, reportId: string): Promise<ListedReport> => {
    const row = await findReport(db, ownerId, reportId);
    const [report] = await presentReports(db, [row], { ownerId, language }, services);
    if (!report) throw new Error("a report was not presented");
    return report;
  };
  const path = "/api/activities/:id/reports" as const;
  // Analysis goes on after a community has ended.
  const changing = { access: writing, isOpenAfterEnd: true } as const;
  return [
    route(reportsApi, `GET ${path}`, {
      access: reading,
      handle: async ({ db, language }, { params }) => ({
        reports: await listReports(db, { ownerId: params.id, language }, services),
      }),
    }),
    route(reportsApi, `POST ${path}`, {
      ...changing,
      handle: async (context, { params, body }) => {
        const query = {
          filter: JSON.stringify(body.filter ?? {}),
          conditions: JSON.stringify(body.conditions ?? []),
          ...(body.segment ? { segment: body.segment } : {}),
        };
        const { language: _language, ...selection } = await queryOf(context, { params, query });
        const reportId = await createReport({ context, ownerId: params.id }, { body, selection }, services);
        return present(context, params.id, reportId);
      },
    }),
    route(reportsApi, `PUT ${path}/:reportId`, {
      ...changing,
      handle: async (context, { params: { id, reportId }, body }) => {
        await changeReport({ context, ownerId: id }, reportId, body, services);
        return present(context, id, reportId);
      },
    }),
    route(reportsApi, `POST ${path}/:reportId/revoke`, {
      ...changing,
      handle: async (context, { params: { id, reportId } }) => {
        await revokeReport({ context, ownerId: id }, reportId, services);
        return present(context, id, reportId);
      },
    }),
    route(reportsApi, `POST ${path}/:reportId/link`, {
      ...changing,
      handle: async (context, { params: { id, reportId } }) => {
        await renewLink({ context, ownerId: id }, reportId, services);
        return present(context, id, reportId);
      },
    }),
    route(reportsApi, `DELETE ${path}/:reportId`, {
      ...changing,
      handle: ({ db, session }, { params: { id, reportId } }) =>
        deleteReport({ context: { db, session }, ownerId: id }, reportId, services),
    }),
  ];
}
