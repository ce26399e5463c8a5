import type { Owner } from "../../../../contracts/questionnaireOwners";
import { type ExtensionRoute, type RouteContext, route } from "../../../../server/kit";
import { presentationApi } from "../../shared/presentationApi";
import { changePresentation, readPresentation, resetPresentation } from "../presentation/presentation";
import { reportedQuestionnaire } from "../reportedQuestionnaire";
import type { ResultsServices } from "../services";

/** How results are shown: those who may look on see it, those who may change the activity or study choose it. */
export function presentationRoutes({ reading, writing }: Owner, services: ResultsServices): readonly ExtensionRoute[] {
  const questionnaireOf = ({ db }: RouteContext, { id }: { readonly id: string }) => reportedQuestionnaire(db, id, services);
  const path = "/api/activities/:id/presentation" as const;
  // Analysis goes on after a community has ended.
  const changing = { access: writing, isOpenAfterEnd: true } as const;
  return [
    route(presentationApi, `GET ${path}`, {
      access: reading,
      handle: async (context, { params }) => readPresentation(context.db, (await questionnaireOf(context, params)).id),
    }),
    route(presentationApi, `PUT ${path}`, {
      ...changing,
      handle: async (context, { params, body }) => changePresentation(context.db, await questionnaireOf(context, params), body),
    }),
    route(presentationApi, `DELETE ${path}`, {
      ...changing,
      handle: async (context, { params }) => resetPresentation(context.db, (await questionnaireOf(context, params)).id),
    }),
  ];
}
