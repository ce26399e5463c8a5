import type { EntityHook } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import { COMMUNITY_ERRORS } from "../../shared/errors";
import type { CommunityServices } from "../services";

/** Nobody deletes a community over its members' heads: it ends first, or they leave. */
export const keepRunning = ({ tools }: Pick<CommunityServices, "tools">): EntityHook => ({
  entity: "community",
  beforeDelete: async ({ record }) => {
    const id = String(record.id);
    const endsAt = await tools().communityEnd({ spaceId: id });
    if (endsAt !== null && Date.parse(endsAt) <= Date.now()) return;
    const member = await tools()
      .communityDb(id)
      .selectFrom("member")
      .select("id")
      .where("status", "=", "ACTIVE")
      .limit(1)
      .executeTakeFirst();
    if (member) throw new AppError(COMMUNITY_ERRORS.running);
  },
});
