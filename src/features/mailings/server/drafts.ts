import { json, type RouteContext, type SpaceDb, sql } from "../../../server/kit";
import { AppError } from "../../../shared/errors";
import type { DraftBody, DraftItem } from "../shared/api/drafts";
import { type Audience, PART_OF } from "../shared/audience";
import { MAILING_ERRORS } from "../shared/errors";
import { CHANNELS, oneOf } from "../shared/mailings";
import { audienceName, authorOf, resolveList } from "./audience";
import { keepImage } from "./image";
import type { Paging } from "./readMailings";

/** An audience as far as it is said; of a list, names that are no members' stay as they are written. */
async function unfinishedAudience(db: SpaceDb, asked: Audience): Promise<Audience> {
  const { kind } = asked;
  const part = PART_OF[kind];
  if (part !== "people") return { kind, ...(part && asked[part] !== undefined ? { [part]: asked[part] } : {}) };
  const { ids, unknown } = await resolveList(db, asked.people ?? []);
  return { kind, people: [...ids, ...unknown] };
}

const reachableActivity = async ({ records }: RouteContext, activity: string | undefined): Promise<string | null> =>
  activity === undefined ? null : ((await records.reachable({ entity: "activity", action: "read", ids: [activity] }))[0] ?? null);

interface SavedDraft {
  readonly version: number;
  readonly updatedAt: string;
  readonly image: string | null;
}

/**
 * Keeps a draft as it is. A draft that somebody has deleted meanwhile is there again: what is being written isn't lost.
 * @throws AppError `mailings.notDraft` once it is sent or scheduled, `mailings.draftChanged` if another one saved it since
 */
export async function saveDraft(
  context: RouteContext,
  { id, body }: { readonly id: string; readonly body: DraftBody },
): Promise<SavedDraft> {
  const { db } = context;
  const { channel, subject, content, message, image, replyTo, link, version } = body;
  const author = authorOf(context);
  const columns = {
    ...{ channel, subject, content: json(content), message, replyTo: replyTo ?? null, link: link ?? null, author },
    audience: json(await unfinishedAudience(db, body.audience)),
    activity: await reachableActivity(context, body.activity),
  };
  return db.transaction(async () => {
    const before = await db
      .selectFrom("mailing")
      .select(["state", "image", "version", "author"])
      .where("id", "=", id)
      .forUpdate()
      .executeTakeFirst();
    if (before && before.state !== "DRAFT") throw new AppError(MAILING_ERRORS.notDraft);
    // The answer to one's own first call may have been lost.
    const isCurrent = version === before?.version || (version === undefined && before?.author === author);
    if (before && !isCurrent) throw new AppError(MAILING_ERRORS.draftChanged);
    const saved = before
      ? await db
          .updateTable("mailing")
          .set({ ...columns, version: sql<number>`version + 1`, updatedAt: sql<string>`now()` })
          .where("id", "=", id)
          .returning(["version", "updatedAt"])
          .executeTakeFirst()
      : await db
          .insertInto("mailing")
          .values({ id, state: "DRAFT", ...columns })
          .onConflict((conflict) => conflict.doNothing())
          .returning(["version", "updatedAt"])
          .executeTakeFirst();
    if (!saved) throw new AppError(MAILING_ERRORS.notDraft);
    return { ...saved, image: await keepImage(context, { mailingId: id, before: before?.image ?? null, image }) };
  });
}

/** What the team has begun to write, the newest first. */
export async function readDrafts(context: RouteContext, { page, pageSize }: Paging) {
  const { db } = context;
  const rows = await db
    .selectFrom("mailing")
    .leftJoin("staffRole", "staffRole.id", "mailing.author")
    .select(["mailing.id", "mailing.channel", "mailing.subject", "mailing.audience", "mailing.updatedAt"])
    .select(["mailing.author as authorId", "staffRole.name as author"])
    .where("mailing.state", "=", "DRAFT")
    .orderBy("mailing.updatedAt", "desc")
    .orderBy("mailing.id", "desc")
    .offset(page * pageSize)
    .limit(pageSize)
    .execute();
  const { all } = await db
    .selectFrom("mailing")
    .select((eb) => eb.fn.countAll<string>().as("all"))
    .where("state", "=", "DRAFT")
    .executeTakeFirstOrThrow();
  const items = await Promise.all(
    rows.map(async ({ channel, audience: stored, authorId, ...row }): Promise<DraftItem> => {
      const audience = stored as unknown as Audience;
      return {
        ...row,
        channel: oneOf(CHANNELS, channel),
        audience: audience.kind,
        audienceName: await audienceName(db, audience),
        isOwn: authorId !== null && authorId === authorOf(context),
      };
    }),
  );
  return { items, totalElements: Number(all), page };
}
