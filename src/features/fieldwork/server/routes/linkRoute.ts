import { openLinkApi } from "../../../../contracts/api/questionnaires";
import { type ExtensionRoute, route } from "../../../../server/kit";
import { switchLink } from "../entry/switchLink";

export const linkRoute: ExtensionRoute = route(openLinkApi, "PUT /api/activities/:id/link", {
  access: { entity: "activity", action: "update" },
  handle: async ({ db }, { params, body }) => ({ link: await switchLink(db, params.id, body.isOpen) }),
});
