import { type ExtensionRoute, route } from "../../../../server/kit";
import { moreApi } from "../../shared/api/more";
import type { StudyServices } from "../services";
import { offerMore } from "./offerMore";
import { orderMore } from "./orderMore";

/** More interviews of a study in field: what they cost, and ordering them. For those who order studies. */
export function moreRoutes(services: StudyServices): readonly ExtensionRoute[] {
  return [
    route(moreApi, "GET /api/studies/:id/more", {
      access: { settingsOf: "company" },
      handle: async ({ db }, { params: { id: studyId }, query }) => {
        const asked = { interviews: Number(query.interviews), days: Number(query.days) };
        return (await offerMore(db, { studyId, ...asked }, services)).offer;
      },
    }),
    route(moreApi, "POST /api/studies/:id/more", {
      access: { settingsOf: "company" },
      act: { action: "extend", entity: "study", isNoted: true },
      handle: ({ db, session }, { params: { id: studyId }, body }) =>
        orderMore(db, { studyId, ...body, accountId: session?.accountId ?? null }, services),
    }),
  ];
}
