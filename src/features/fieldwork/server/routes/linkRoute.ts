import type { ExtensionRoute } from "../../../../server/kit";
import { requiredObject } from "../../../../shared/objectSchema";
import { idSchema } from "../../../../survey/document/jsonSchemas";
import { switchLink } from "../entry/switchLink";

export const linkRoute: ExtensionRoute = {
  method: "PUT",
  url: "/api/activities/:id/link",
  summary: "Turn the open link on or off",
  access: { entity: "activity", action: "update" },
  schema: { params: requiredObject({ id: idSchema }), body: requiredObject({ isOpen: { type: "boolean" } }) },
  handle: async ({ db }, request) => {
    const { id } = request.params as { readonly id: string };
    const { isOpen } = request.body as { readonly isOpen: boolean };
    return { link: await switchLink(db, id, isOpen) };
  },
};
