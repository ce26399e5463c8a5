import type { RouteContext } from "../../../../server/kit";
import type { NewsPage } from "../../shared/api/home";

/** Older ones are history: nobody's home speaks of them. */
const MOST = 1_000;

type Context = Pick<RouteContext, "db" | "records">;

/**
 * The company's notifications that the person may see, the newest first: those of the studies that the role selects, where
 * it doesn't see all.
 * @throws AppError `access.denied`
 */
async function visibleNews({ db, records }: Context): Promise<readonly { readonly id: string; readonly seen: boolean }[]> {
  const rows = await db
    .selectFrom("clientNotification")
    .select(["id", "seen"])
    .orderBy("createdAt", "desc")
    .orderBy("id", "desc")
    .limit(MOST)
    .execute();
  const ids = rows.map(({ id }) => id);
  const reached = new Set(await records.reachable({ entity: "clientNotification", action: "list", ids }));
  return rows.filter(({ id }) => reached.has(id));
}

const countUnseen = (rows: readonly { readonly seen: boolean }[]) => rows.filter(({ seen }) => !seen).length;

/** @param page from 0. @throws AppError `access.denied` */
export async function readNews(
  context: Context,
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
): Promise<NewsPage> {
  const visible = await visibleNews(context);
  const ids = visible.slice(page * pageSize, (page + 1) * pageSize).map(({ id }) => id);
  const rows = await context.db
    .selectFrom("clientNotification")
    .select(["id", "title", "message", "link", "study", "seen", "createdAt as date"])
    .where("id", "in", ids.length > 0 ? ids : [null])
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return {
    notifications: ids.flatMap((id) => byId.get(id) ?? []),
    unseen: countUnseen(visible),
    totalElements: visible.length,
  };
}

/**
 * Notes that notifications were seen: all that the person may see, or those of the ids among them.
 * @returns how many are unseen
 * @throws AppError `access.denied`
 */
export async function noteNewsSeen(context: Context, wanted: readonly string[] | undefined): Promise<number> {
  const unseen = (await visibleNews(context)).filter(({ seen }) => !seen);
  const ids = unseen.map(({ id }) => id).filter((id) => wanted === undefined || wanted.includes(id));
  if (ids.length > 0) await context.db.updateTable("clientNotification").set({ seen: true }).where("id", "in", ids).execute();
  return unseen.length - ids.length;
}
