import { forEachOwner } from "../../../../contracts/questionnaireOwners";
import { type ExtensionRoute, route } from "../../../../server/kit";
import { figuresApi } from "../../shared/api/figures";
import { readFigures } from "../figures/readFigures";
import type { FieldworkServices } from "../services";

/** How a fieldwork is going, for those who may look at its activity or study. */
export function figuresRoutes(services: FieldworkServices): readonly ExtensionRoute[] {
  return forEachOwner(({ reading }) => [
    route(figuresApi, "GET /api/activities/:id/fieldwork/figures", {
      access: reading,
      handle: ({ db, language }, { params }) => readFigures(db, { ownerId: params.id, language }, services),
    }),
  ]);
}
