import { openLinkApi } from "../../../../contracts/api/questionnaires";
import { type ExtensionRoute, route } from "../../../../server/kit";
import { switchLink } from "../entry/switchLink";
import type { FieldworkServices } from "../services";

export const linkRoute = (services: FieldworkServices): ExtensionRoute =>
  route(openLinkApi, "PUT /api/activities/:id/link", {
    act: { action: "share", entity: "activity" },
    access: { entity: "activity", action: "update" },
    handle: async ({ db }, { params, body }) => ({
      link: await switchLink(db, { ownerId: params.id, isOpen: body.isOpen }, services),
    }),
  });
