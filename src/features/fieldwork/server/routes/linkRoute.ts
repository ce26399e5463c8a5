import type { GuestRoute } from "../../../../server/kit";
import { idSchema, objectOf } from "../../../../survey/document/jsonSchemas";
import { switchLink } from "../entry/switchLink";

export const linkRoute: GuestRoute = {
  method: "PUT",
  url: "/api/activities/:id/link",
  summary: "Turn the open link on or off",
  access: { entity: "activity", action: "update" },
  schema: { params: objectOf({ id: idSchema }), body: objectOf({ isOpen: { type: "boolean" } }) },
  handle: async ({ db }, request) => {
    const { id } = request.params as { readonly id: string };
    const { isOpen } = request.body as { readonly isOpen: boolean };
    return { link: await switchLink(db, id, isOpen) };
  },
};
