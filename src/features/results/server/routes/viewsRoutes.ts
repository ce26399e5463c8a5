import type { Owner } from "../../../../contracts/questionnaireOwners";
import { type ExtensionRoute, route } from "../../../../server/kit";
import { viewsApi } from "../../shared/viewsApi";
import type { ReportServices } from "../reports/services";
import { changeView, createView, deleteView, listViews } from "../views/views";

/** Saved views of results: whoever reads results may save some for themselves, those who may change them for the team, too. */
export function viewsRoutes({ entity, reading }: Owner, services: ReportServices): readonly ExtensionRoute[] {
  const path = "/api/activities/:id/views" as const;
  // Analysis goes on after a community has ended.
  const saving = { access: reading, isOpenAfterEnd: true } as const;
  return [
    route(viewsApi, `GET ${path}`, {
      access: reading,
      handle: (context, { params: { id } }) => listViews(context, { entity, id }, services),
    }),
    route(viewsApi, `POST ${path}`, {
      ...saving,
      handle: (context, { params: { id }, body }) => createView(context, { entity, id }, body, services),
    }),
    route(viewsApi, `PUT ${path}/:viewId`, {
      ...saving,
      handle: (context, { params: { id, viewId }, body }) =>
        changeView(context, { owner: { entity, id }, viewId, change: body }, services),
    }),
    route(viewsApi, `DELETE ${path}/:viewId`, {
      ...saving,
      handle: (context, { params: { id, viewId } }) => deleteView(context, { entity, id }, viewId),
    }),
  ];
}
