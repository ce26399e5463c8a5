import { type RawBuilder, type SpaceDb, sql } from "../../../../server/kit";
import { MS_PER_DAY } from "../../../../shared/dates/msPerDay";
import type { ListedMember, MemberFilter, MemberPage, MemberQuery } from "../../shared/api/lists";
import { LARGEST_PAGE, type Order, PAGE_SIZE } from "../../shared/members";

interface Reader {
  readonly db: SpaceDb;
  /** Names of members' fields that the person may read. */
  readonly readable: ReadonlySet<string>;
}

const part = (text: string) => `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
const wordsOf = (list: string) =>
  list
    .split(",")
    .map((word) => word.trim())
    .filter(Boolean);

function matching({ db, readable }: Reader, { filter, publicFilter, name, nickname, email, identifier }: MemberFilter) {
  let query = db.selectFrom("member");
  // Whoever may not read a field doesn't find out by asking for it either.
  const closed = sql<boolean>`false`;
  const of = (field: string, holds: RawBuilder<boolean>) => (readable.has(field) ? holds : closed);
  if (filter) query = query.where(of("tags", sql`tags @> ${wordsOf(filter)}::text[]`));
  if (publicFilter) query = query.where(of("publicTags", sql`public_tags @> ${wordsOf(publicFilter)}::text[]`));
  if (name)
    query = query.where((eb) =>
      eb.or([of("name", sql`name ilike ${part(name)}`), of("surname", sql`surname ilike ${part(name)}`)]),
    );
  if (nickname) query = query.where("nickname", "ilike", part(nickname));
  if (email) query = query.where(of("email", sql`email ilike ${part(email)}`));
  if (identifier) query = query.where("id", "=", identifier);
  return query;
}

/** Members who haven't been there for so many days, those who never entered too. */
function away({ db }: Reader, days: number) {
  const since = new Date(Date.now() - days * MS_PER_DAY).toISOString();
  return db
    .selectFrom("member")
    .where("status", "<>", "INACTIVE")
    .where((eb) => eb(eb.fn.coalesce("lastSeenAt", "createdAt"), "<", since));
}

type Query = ReturnType<typeof matching>;

async function readPage(query: Query, { readable }: Reader, asked: MemberQuery): Promise<MemberPage> {
  const { order = "nickname", page = "0", pageSize = String(PAGE_SIZE) } = asked;
  const size = Math.min(Math.max(Number(pageSize), 1), LARGEST_PAGE);
  const wanted = order.replace(/^-/, "") as Order;
  const field = readable.has(wanted) ? wanted : "nickname";
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
  const items = rows.map(({ id, nickname, status, points, lastSeenAt, createdAt, ...row }): ListedMember => {
    const { medals, isOnline, tags, publicTags, ...person } = row;
    const personal = { ...person, tags: tags ?? [], publicTags: publicTags ?? [] };
    const read = Object.entries(personal).filter(([name]) => readable.has(name));
    const open = { id, nickname, status, points, medals: medals ?? 0, isOnline: isOnline ?? false, lastSeenAt, createdAt };
    return { ...Object.fromEntries(read), ...open };
  });
  return { items, totalElements: Number(count), page: Number(page), pageSize: size };
}

export const readMembers = (reader: Reader, asked: MemberQuery) => readPage(matching(reader, asked), reader, asked);

export const readInactive = (reader: Reader, asked: Pick<MemberQuery, "page" | "pageSize">, days: number) =>
  readPage(away(reader, days), reader, { ...asked, order: "lastSeenAt" });

/** All whom a filter finds. */
export async function readMemberIds(reader: Reader, filter: MemberFilter): Promise<readonly string[]> {
  const rows = await matching(reader, filter).select("id").orderBy("id").execute();
  return rows.map(({ id }) => id);
}
