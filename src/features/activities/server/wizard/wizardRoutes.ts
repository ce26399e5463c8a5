import type { Audience } from "../../../../contracts/services/audience";
import { type ExtensionRoute, route, type ServerHost, type SpaceDb, sql } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import { type OfferedType, type UsedTag, wizardApi } from "../../shared/api/wizard";
import { readDefaultLabs } from "../defaultLabs";
import { readPublication } from "./readPublication";
import { resolveMembers } from "./resolveMembers";

const MOST = 1_000;

/** The tags that members have, the most used first, each with how many have it. */
async function readTags(db: SpaceDb): Promise<readonly UsedTag[]> {
  const tags = db
    .selectFrom("member")
    .select(["id", sql<string>`unnest(coalesce(tags, '{}') || coalesce(public_tags, '{}'))`.as("tag")])
    .where("status", "<>", "INACTIVE");
  const rows = await db
    .selectFrom(tags.as("used"))
    .select(["tag", (eb) => eb.fn.count<number>("id").distinct().as("members")])
    .groupBy("tag")
    .orderBy("members", "desc")
    .orderBy("tag")
    .limit(MOST)
    .execute();
  return rows.map(({ tag, members }) => ({ tag, members: Number(members) }));
}

/** The types that new activities of a community may have, without those of plugins that it has disabled. */
async function offeredTypes(db: SpaceDb, types: ServerHost["registries"]["activityTypes"]): Promise<readonly OfferedType[]> {
  const rows = await db.selectFrom("pluginState").select("activityTypes").where("enabled", "=", false).execute();
  const disabled = new Set(rows.flatMap(({ activityTypes }) => activityTypes ?? []));
  return [...types.values()]
    .filter(({ name }) => !disabled.has(name))
    .map(({ name, icon, conversation, sketch }) => ({
      name,
      icon,
      sketch: sketch ?? (conversation ? "conversation" : "form"),
      hasConversation: conversation !== undefined,
    }));
}

const CREATE = { entity: "activity", action: "create" } as const;

/** What the wizard reads in addition to the record. */
export function wizardRoutes(
  { registries, tools }: Pick<ServerHost, "registries" | "tools">,
  audience: () => Audience,
): readonly ExtensionRoute[] {
  const { activityTypes } = registries;
  return [
    route(wizardApi, "GET /api/activities/types", {
      access: { kind: "staff" },
      handle: ({ db }) => offeredTypes(db, activityTypes),
    }),
    route(wizardApi, "GET /api/activities/defaults", {
      access: CREATE,
      handle: async ({ db }) => ({ labs: await readDefaultLabs(db) }),
    }),
    route(wizardApi, "GET /api/activities/participants/tags", { access: CREATE, handle: ({ db }) => readTags(db) }),
    route(wizardApi, "GET /api/activities/participants/segments", {
      access: CREATE,
      handle: async ({ db, records }) => {
        const segments = await audience().segments(db);
        const ids = segments.map(({ id }) => id);
        const reached = new Set(await records.reachable({ entity: "segment", action: "list", ids }));
        return segments.filter(({ id }) => reached.has(id));
      },
    }),
    route(wizardApi, "POST /api/activities/participants", {
      access: CREATE,
      handle: async ({ db, records }, { body: { entries = [], tags = [], segments = [] } }) => {
        const reached = segments.length > 0 ? await records.reachable({ entity: "segment", action: "read", ids: segments }) : [];
        if (reached.length < new Set(segments).size) throw new AppError("record.notFound");
        return resolveMembers(db, { entries, tags, segments }, audience);
      },
    }),
    route(wizardApi, "GET /client/communities/canSaveStep3", {
      access: { kind: "staff" },
      handle: async (context, { query: { activityId } }) => {
        const [reached] = await context.records.reachable({ entity: "activity", action: "update", ids: [activityId] });
        if (!reached) throw new AppError("record.notFound");
        return readPublication(context, reached, { types: activityTypes, audience, tools });
      },
    }),
  ];
}
