import { type SpaceDb, sql } from "../../../../server/kit";
import { LARGEST_PAGE, type ListedMember, type MemberPage, PAGE_SIZE } from "../../shared/members";
import type { MemberFilter, MemberQuery, ORDERS } from "../schemas";

type Order = (typeof ORDERS)[number];

interface Reader {
  readonly db: SpaceDb;
  /** Whether the person may read addresses. */
  readonly readsEmails: boolean;
}

const part = (text: string) => `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
const wordsOf = (list: string) =>
  list
    .split(",")
    .map((word) => word.trim())
    .filter(Boolean);

function matching({ db, readsEmails }: Reader, { filter, publicFilter, name, nickname, email, identifier }: MemberFilter) {
  let query = db.selectFrom("member");
  if (filter) query = query.where(sql<boolean>`tags @> ${wordsOf(filter)}::text[]`);
  if (publicFilter) query = query.where(sql<boolean>`public_tags @> ${wordsOf(publicFilter)}::text[]`);
  if (name) query = query.where((eb) => eb.or([eb("name", "ilike", part(name)), eb("surname", "ilike", part(name))]));
  if (nickname) query = query.where("nickname", "ilike", part(nickname));
  // Whoever may not read addresses doesn't find out by asking for one either.
  if (email) query = readsEmails ? query.where("email", "ilike", part(email)) : query.where(sql<boolean>`false`);
  if (identifier) query = query.where("id", "=", identifier);
  return query;
}

/** Members who haven't been there for so many days, those who never entered too. */
function away({ db }: Reader, days: number) {
  const since = new Date(Date.now() - days * 86_400_000).toISOString();
  return db
    .selectFrom("member")
    .where("status", "<>", "INACTIVE")
    .where((eb) => eb(eb.fn.coalesce("lastSeenAt", "createdAt"), "<", since));
}

type Query = ReturnType<typeof matching>;

async function readPage(query: Query, { readsEmails }: Reader, asked: MemberQuery): Promise<MemberPage> {
  const { order = "nickname", page = "0", pageSize = String(PAGE_SIZE) } = asked;
  const size = Math.min(Math.max(Number(pageSize), 1), LARGEST_PAGE);
  const field = order.replace(/^-/, "") as Order;
  const isDescending = order.startsWith("-");
  const rows = await query
    .select(["id", "nickname", "name", "surname", "email", "gender", "status", "points", "medals", "tags", "publicTags"])
    .select(["isOnline", "lastSeenAt", "createdAt"])
    .orderBy(field, (by) => (isDescending ? by.desc().nullsLast() : by.asc().nullsFirst()))
    .orderBy("id")
    .limit(size)
    .offset(Number(page) * size)
    .execute();
  const { count } = await query.select((eb) => eb.fn.countAll<string>().as("count")).executeTakeFirstOrThrow();
  const items = rows.map(
    ({ email, tags, publicTags, medals, isOnline, ...row }): ListedMember => ({
      ...row,
      ...(readsEmails ? { email } : {}),
      medals: medals ?? 0,
      isOnline: isOnline ?? false,
      tags: tags ?? [],
      publicTags: publicTags ?? [],
    }),
  );
  return { items, totalElements: Number(count), page: Number(page), pageSize: size };
}

export const readMembers = (reader: Reader, asked: MemberQuery) => readPage(matching(reader, asked), reader, asked);

export const readInactive = (reader: Reader, asked: MemberQuery, days: number) =>
  readPage(away(reader, days), reader, { ...asked, order: "lastSeenAt" });

/** All whom a filter finds. */
export async function readMemberIds(reader: Reader, filter: MemberFilter): Promise<readonly string[]> {
  const rows = await matching(reader, filter).select("id").orderBy("id").execute();
  return rows.map(({ id }) => id);
}
