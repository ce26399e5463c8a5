import { type ActivityInfo, memberActivitiesApi } from "../../../contracts/api/memberActivities";
import { type ExtensionRoute, newId, type RouteContext, route, type SpaceDb, sql } from "../../../server/kit";
import { AppError } from "../../../shared/errors";
import { isId } from "../../../shared/ids";
import { type ListServices, listMemberActivities } from "./listMemberActivities";
import { visibleActivities } from "./visibleActivities";

/**
 * Notes that a member has opened an activity.
 * @throws AppError `record.notFound` where the member may not know of it
 */
async function seeActivity(db: SpaceDb, activityId: string, memberId: string): Promise<void> {
  const activity = await visibleActivities(db, memberId)
    .select("activity.id")
    .where("activity.id", "=", activityId)
    .executeTakeFirst();
  if (!activity) throw new AppError("record.notFound");
  const seenAt = sql<string>`now()`;
  await db
    .insertInto("activityVisit")
    .values({ id: newId(), activity: activityId, member: memberId, seenAt })
    .onConflict((conflict) =>
      conflict.columns(["spaceId", "activity", "member"]).doUpdateSet({ seenAt, updatedAt: sql<string>`now()` }),
    )
    .execute();
}

type WrittenFile = { readonly name?: string; readonly file: string };
type WrittenInfo = {
  readonly [Field in Exclude<keyof ActivityInfo, "files">]: ActivityInfo[Field] | null;
} & { readonly files: readonly WrittenFile[] | null };

const addressOf = (id: string) => `/files/${id}`;

/** What files are called and how large they are; one that the team hasn't named has its own name. */
async function describeFiles(db: SpaceDb, files: readonly WrittenFile[]): Promise<ActivityInfo["files"]> {
  const ids = files.map(({ file }) => file.slice(addressOf("").length)).filter(isId);
  const rows = ids.length > 0 ? await db.selectFrom("file").select(["id", "name", "size"]).where("id", "in", ids).execute() : [];
  const known = new Map(rows.map((row) => [addressOf(row.id), row]));
  return files.map(({ name, file }) => {
    const stored = known.get(file);
    return { name: name ?? stored?.name ?? file, file, size: stored?.size ?? null };
  });
}

/** @throws AppError `record.notFound` where the member may not know of it */
async function readInfo(db: SpaceDb, activityId: string, memberId: string): Promise<ActivityInfo> {
  const row = await visibleActivities(db, memberId)
    .select(["activity.image", "activity.images", "activity.videos", "activity.files"])
    .where("activity.id", "=", activityId)
    .executeTakeFirst();
  if (!row) throw new AppError("record.notFound");
  // Checked by their schemas when they were written.
  const { image, images, videos, files } = row as unknown as WrittenInfo;
  return { image, images: images ?? [], videos: videos ?? [], files: await describeFiles(db, files ?? []) };
}

function memberOf({ session }: RouteContext): string {
  if (!session?.memberId) throw new AppError("access.denied");
  return session.memberId;
}

/** A member's own activities. */
export function memberRoutes(services: ListServices): readonly ExtensionRoute[] {
  const access = { kind: "member" } as const;
  return [
    route(memberActivitiesApi, "GET /api/member/activities", {
      access,
      handle: (context) => listMemberActivities(context.db, { memberId: memberOf(context) }, services),
    }),
    route(memberActivitiesApi, "GET /api/member/activities/:id", {
      access,
      handle: async (context, { params: { id: activityId } }) => {
        const [activity] = await listMemberActivities(context.db, { memberId: memberOf(context), activityId }, services);
        if (!activity) throw new AppError("record.notFound");
        return activity;
      },
    }),
    route(memberActivitiesApi, "GET /api/member/activities/:id/info", {
      access,
      handle: (context, { params }) => readInfo(context.db, params.id, memberOf(context)),
    }),
    route(memberActivitiesApi, "POST /api/member/activities/:id/seen", {
      isOpenAfterEnd: true,
      access,
      handle: (context, { params }) => seeActivity(context.db, params.id, memberOf(context)),
    }),
  ];
}
