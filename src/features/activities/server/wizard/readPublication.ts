import type { Audience } from "../../../../contracts/services/audience";
import { type HostTools, type RouteContext, readGamification, type ServerHost, type SpaceDb, sql } from "../../../../server/kit";
import { AppError, type FieldIssue } from "../../../../shared/errors";
import type { Publication, PublishFault } from "../../shared/api/wizard";
import { OPENED } from "../notify/notifyMembers";

type Types = ServerHost["registries"]["activityTypes"];
type Context = Pick<RouteContext, "db" | "records" | "fieldErrors" | "timeZone">;

const NAMES = 5;

/** Who is in the activity's segments now: they are chosen as it is published. */
async function readFollowed(db: SpaceDb, activityId: string, { members }: Pick<Audience, "members">): Promise<readonly string[]> {
  const named = await db.selectFrom("activitySegments").select("targetId").where("ownerId", "=", activityId).execute();
  const ids = named.map(({ targetId }) => targetId);
  return ids.length === 0 ? [] : (await members(db, ids)).map(({ id }) => id);
}

/** Members who may take part once it is published. */
function people(db: SpaceDb, activityId: string, followed: readonly string[]) {
  return db
    .selectFrom("member")
    .innerJoin("activity", (join) => join.on("activity.id", "=", activityId))
    .where("member.status", "=", "ACTIVE")
    .where((eb) =>
      eb.or([
        eb("activity.visibility", "=", "PUBLIC"),
        ...(followed.length > 0 ? [eb("member.id", "=", sql<string>`any(${[...followed]}::uuid[])`)] : []),
        eb.exists(
          eb
            .selectFrom("activityParticipants")
            .select("ownerId")
            .whereRef("activityParticipants.ownerId", "=", "activity.id")
            .whereRef("activityParticipants.targetId", "=", "member.id"),
        ),
      ]),
    );
}

async function readPeople(db: SpaceDb, activityId: string, audience: Pick<Audience, "members">) {
  const followed = await readFollowed(db, activityId, audience);
  const all = await people(db, activityId, followed).select("member.id").execute();
  const first = await people(db, activityId, followed)
    .select("member.nickname")
    .orderBy("member.nickname")
    .limit(NAMES)
    .execute();
  return { ids: all.map(({ id }) => id), names: first.map(({ nickname }) => nickname) };
}

/** Those in the reader's reach: the others' titles are not theirs to know. */
async function readPrerequisites({ db, records }: Context, activityId: string): Promise<Publication["prerequisites"]> {
  const all = await db
    .selectFrom("activityPrerequisites")
    .innerJoin("activity", "activity.id", "activityPrerequisites.targetId")
    .select(["activity.id", "activity.title", "activity.status"])
    .where("activityPrerequisites.ownerId", "=", activityId)
    .orderBy("activityPrerequisites.position")
    .execute();
  const ids = all.map(({ id }) => id);
  const reached = new Set(await records.reachable({ entity: "activity", action: "read", ids }));
  return all.filter(({ id }) => reached.has(id));
}

/** What its type lacks. */
async function typeIssues(db: SpaceDb, activity: { readonly id: string; readonly type: string }, types: Types) {
  const type = types.get(activity.type);
  const asked = { db, activityId: activity.id };
  return [...((await type?.publishErrors?.(asked)) ?? []), ...((await type?.setUpErrors?.(asked)) ?? [])];
}

function hasEnded({ endsAt }: { readonly endsAt: string | null }): readonly FieldIssue[] {
  if (!endsAt || new Date(endsAt) > new Date()) return [];
  return [{ path: "/endsAt", rule: "ended" }];
}

function faultsOf(context: Context, issues: readonly FieldIssue[], step: PublishFault["step"]): readonly PublishFault[] {
  return context
    .fieldErrors(issues)
    .map(({ path, message, place }) => ({ step, path, message, ...(place === undefined ? {} : { place }) }));
}

/**
 * What keeps an activity from being published, and what of it decides the rest.
 * @throws AppError `access.denied`, `record.notFound`
 */
export async function readPublishFaults(context: Context, activityId: string, types: Types) {
  const { db, records } = context;
  const own = await records.issues("activity", activityId);
  const activity = await db
    .selectFrom("activity")
    .select(["id", "type", "labs", "endsAt", "notificationsDisabled"])
    .where("id", "=", activityId)
    .executeTakeFirst();
  if (!activity) throw new AppError("record.notFound");
  const faults = [
    ...faultsOf(context, [...own, ...hasEnded(activity)], "step1"),
    ...faultsOf(context, await typeIssues(db, activity, types), "step2"),
  ];
  return { activity, faults };
}

interface PublicationServices {
  readonly types: Types;
  readonly audience: () => Pick<Audience, "members">;
  readonly tools: () => Pick<HostTools, "readMailable">;
}

/**
 * What comes of publishing an activity as it is, and what keeps it from being published.
 * @throws AppError `access.denied`, `record.notFound`
 */
export async function readPublication(
  context: Context,
  activityId: string,
  { types, audience, tools }: PublicationServices,
): Promise<Publication> {
  const { db } = context;
  const { activity, faults } = await readPublishFaults(context, activityId, types);
  const { ids, names } = await readPeople(db, activityId, audience());
  const count = ids.length;
  const most = await types.get(activity.type)?.mostCompletions?.({ db, activityId });
  const completing = Math.min(count, most ?? count);
  const isQuiet = activity.notificationsDisabled;
  const mailed = isQuiet ? new Set() : await tools().readMailable(db, { kind: OPENED.name, ids });
  const { isOn } = await readGamification(db);
  return {
    canSave: faults.length === 0,
    faults,
    people: count,
    completing,
    labsCost: isOn ? activity.labs * completing : 0,
    notified: isQuiet ? { count: 0, mailed: 0, names: [] } : { count, mailed: mailed.size, names },
    timeZone: await context.timeZone(),
    prerequisites: await readPrerequisites(context, activityId),
  };
}
