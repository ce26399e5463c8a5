import { newId, type RouteContext } from "../../../server/kit";
import { isManager } from "../shared/kinds";
import type { NewsPage } from "../shared/newsApi";
import { kindsOf, type NewsPerson, readChoices, wantsShown } from "./choices";

/** Older ones are history: nobody's home speaks of them. */
const MOST = 1_000;

type Context = Pick<RouteContext, "db" | "records">;

interface VisibleNews {
  readonly id: string;
  /** By the person. */
  readonly seen: boolean;
}

async function rowsFor({ db }: Context, person: NewsPerson) {
  const chosen = await readChoices(db, person.id);
  const kinds = kindsOf(person).filter((kind) => wantsShown(chosen.get(kind)));
  if (kinds.length === 0) return [];
  return db
    .selectFrom("clientNotification as news")
    .leftJoin("newsSeen as own", (join) => join.onRef("own.notification", "=", "news.id").on("own.person", "=", person.id))
    .select(["news.id", "news.study", "news.seen", "own.id as ownId"])
    .where("news.kind", "in", [...kinds])
    .orderBy("news.createdAt", "desc")
    .orderBy("news.id", "desc")
    .limit(MOST)
    .execute();
}

/**
 * The company's notifications that the person may see and wants to, the newest first: roles that see chosen studies alone
 * get those of such studies.
 * @throws AppError `access.denied` to roles that see no studies
 */
async function visibleNews(context: Context, person: NewsPerson): Promise<readonly VisibleNews[]> {
  const { records } = context;
  const rows = await rowsFor(context, person);
  const studies = [...new Set(rows.flatMap(({ study }) => study ?? []))];
  const reached = new Set(await records.reachable({ entity: "study", action: "list", ids: studies }));
  return rows
    .filter(({ study }) => (study === null ? isManager(person.role) : reached.has(study)))
    .map(({ id, seen, ownId }) => ({ id, seen: seen || ownId !== null }));
}

const countUnseen = (rows: readonly VisibleNews[]) => rows.filter(({ seen }) => !seen).length;

/** @param page from 0. @throws AppError `access.denied` */
export async function readNews(
  context: Context,
  person: NewsPerson,
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
): Promise<NewsPage> {
  const visible = await visibleNews(context, person);
  const part = visible.slice(page * pageSize, (page + 1) * pageSize);
  const rows = await context.db
    .selectFrom("clientNotification")
    .select(["id", "kind", "title", "message", "link", "study", "createdAt as date"])
    .where("id", "in", part.length > 0 ? part.map(({ id }) => id) : [null])
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return {
    notifications: part.flatMap(({ id, seen }) => {
      const row = byId.get(id);
      return row ? [{ ...row, kind: row.kind ?? "study", seen }] : [];
    }),
    unseen: countUnseen(visible),
    totalElements: visible.length,
  };
}

/**
 * Notes that the person has seen notifications: all that they may see, or those of the ids among them.
 * @returns how many are unseen
 * @throws AppError `access.denied`
 */
export async function noteNewsSeen(context: Context, person: NewsPerson, wanted: readonly string[] | undefined): Promise<number> {
  const unseen = (await visibleNews(context, person)).filter(({ seen }) => !seen);
  const ids = unseen.map(({ id }) => id).filter((id) => wanted === undefined || wanted.includes(id));
  const seenAt = new Date().toISOString();
  if (ids.length > 0)
    await context.db
      .insertInto("newsSeen")
      .values(ids.map((notification) => ({ id: newId(), person: person.id, notification, seenAt })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  return unseen.length - ids.length;
}
