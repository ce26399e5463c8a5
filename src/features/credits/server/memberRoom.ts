import type { EntityHook, HostTools, SpaceDb } from "../../../server/kit";
import { holdLimits } from "./readPlan";

async function countMembers(db: SpaceDb): Promise<number> {
  const { count } = await db
    .selectFrom("member")
    .select((eb) => eb.fn.countAll<string>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Files load as many members as the company's plan allows in one community; people who join by themselves are let in. */
export function memberRoomHook(tools: () => HostTools): EntityHook {
  return {
    entity: "member",
    imports: {
      room: async (db) => {
        const company = await tools().companyOf(db);
        const limit = (company && (await holdLimits(company))?.communityMembers) ?? null;
        if (limit === null) return undefined;
        const issue = { path: "", rule: "unknown", messageKey: "credits.noRoomForMember", params: { limit } };
        return { left: limit - (await countMembers(db)), issue };
      },
    },
  };
}
