import type { EntityHook, SpaceDb } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import { COMMUNITY_ERRORS } from "../../shared/errors";
import type { CommunityServices } from "../services";

/** Whether a community's participants come from the provider's panel alone. @param db of its own space */
async function isPanelOnly(db: SpaceDb, { tools }: CommunityServices): Promise<boolean> {
  const company = await tools().companyOf(db);
  const row = await company?.selectFrom("community").select("participantOrigin").where("id", "=", db.spaceId).executeTakeFirst();
  return row?.participantOrigin === "PANEL";
}

/** The team brings nobody into a community whose people the panel brings: neither by hand, nor by a file, nor by mail. */
export function originHooks(services: CommunityServices): readonly EntityHook[] {
  const imports: EntityHook["imports"] = {
    room: async (db) =>
      (await isPanelOnly(db, services))
        ? { left: 0, issue: { path: "", rule: "unknown", messageKey: "errors.communities.panelOnly" } }
        : undefined,
  };
  return ["member", "invitation"].map((entity) => ({
    entity,
    imports,
    afterCreate: async ({ db, actor }) => {
      // Who joins does so by an invitation that the panel's page made.
      if (actor.kind !== "member" && (await isPanelOnly(db, services))) throw new AppError(COMMUNITY_ERRORS.panelOnly);
    },
  }));
}
