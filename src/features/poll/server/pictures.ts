import type { Participations } from "../../../contracts/services/participation";
import type { FilePurpose, RouteContext } from "../../../server/kit";
import { AppError, type FieldIssue } from "../../../shared/errors";
import type { PollSettings } from "../shared/api";
import { picturesIn } from "../shared/pictures";

/** Purpose of the files that polls refer to. */
export const PICTURE = "poll.picture";

type Pictured = Pick<PollSettings, "picture" | "options">;

/** Of a file, by its address. */
const fileIdOf = (address: string) => address.slice(address.lastIndexOf("/") + 1);

/** The field that holds a picture, by its address; each address once. */
export function pictureFields(settings: Pictured): ReadonlyMap<string, string> {
  const places = picturesIn(settings).map(
    ({ picture, path }) => [picture.image, path === "/picture" ? "image" : "options"] as const,
  );
  return new Map(places.toReversed());
}

/**
 * For those who may read the activity, and the members that it is for; before it is saved, for whoever sent it.
 * @param participations of the running server
 */
export function pictures(participations: () => Participations): FilePurpose {
  return {
    name: PICTURE,
    isSwept: true,
    canRead: async ({ db, id, sessions, mayRead }) => {
      const found = await db
        .selectFrom("file")
        .leftJoin("poll", "poll.id", "file.recordId")
        .select(["file.uploaderId", "poll.activity"])
        .where("file.id", "=", id)
        .executeTakeFirst();
      if (!found) return false;
      const { uploaderId, activity } = found;
      if (!activity) return sessions.some(({ accountId }) => accountId === uploaderId);
      if (await mayRead("activity", activity)) return true;
      for (const { memberId } of sessions)
        if (memberId && (await participations().isAdmitted(db, { activityId: activity, memberId }))) return true;
      return false;
    },
  };
}

/** Pictures that the same person has sent up for a poll, or that are this one's already. @throws AppError `request.invalid` */
async function demandPictures({ db, session }: Context, pollId: string, settings: Pictured): Promise<void> {
  const placed = picturesIn(settings);
  if (placed.length === 0) return;
  const files = await db
    .selectFrom("file")
    .select(["id", "recordId", "uploaderId"])
    .where(
      "id",
      "in",
      placed.map(({ picture }) => fileIdOf(picture.image)),
    )
    .where("purpose", "=", PICTURE)
    .execute();
  const usable = files.filter(({ recordId, uploaderId }) => (recordId ? recordId === pollId : uploaderId === session?.accountId));
  const known = new Set(usable.map(({ id }) => id));
  const faults = placed.flatMap(({ picture, path }): FieldIssue[] =>
    known.has(fileIdOf(picture.image)) ? [] : [{ path: `${path}/image`, rule: "unknownFile" }],
  );
  if (faults.length > 0) throw new AppError("request.invalid", { faults });
}

type Context = Pick<RouteContext, "db" | "uploads" | "session">;

/** Gives a poll the pictures of its settings, and removes those that it had and has no more; in the open transaction. @throws AppError `request.invalid` */
export async function keepPictures(
  context: Context,
  { pollId, before, settings }: { readonly pollId: string; readonly before: Pictured | undefined; readonly settings: Pictured },
): Promise<void> {
  await demandPictures(context, pollId, settings);
  const kept = pictureFields(settings);
  const had = before ? pictureFields(before) : new Map<string, string>();
  for (const [address, field] of kept)
    if (!had.has(address)) await context.uploads.attach(fileIdOf(address), { entity: "poll", recordId: pollId, field });
  for (const address of had.keys()) if (!kept.has(address)) await context.uploads.remove(address);
}
