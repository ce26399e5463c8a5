import { type SpaceDb, sql } from "../../../../server/kit";
import type { RankedBy, RankedMember, Ranking } from "../../shared/api/ranking";
import type { Page } from "../pageOf";

type Row = Omit<RankedMember, "rank">;

interface Counted {
  /** null where the person has left. */
  readonly member: string | null;
  readonly value: number;
}

/** Members with something to count. */
function rankedBy(db: SpaceDb, by: RankedBy) {
  const earned = db.selectFrom("ledgerAccount").select(["owner as member", "earned as value"]).where("earned", ">", 0);
  const completed = db.selectFrom("participationTally").select(["member", "completed as value"]).where("completed", ">", 0);
  return by === "points" ? earned.$castTo<Counted>().as("counted") : completed.$castTo<Counted>().as("counted");
}

/** What is shown of members. */
function rows(db: SpaceDb, by: RankedBy) {
  return db
    .selectFrom(rankedBy(db, by))
    .innerJoin("member", "member.id", "counted.member")
    .select(["member.id", "member.nickname", "member.image", "counted.value", "member.medals"]);
}

async function readPage(db: SpaceDb, by: RankedBy, { page, pageSize }: Page): Promise<readonly Row[]> {
  return rows(db, by)
    .orderBy("counted.value", "desc")
    .orderBy("member.id")
    .limit(pageSize)
    .offset(page * pageSize)
    .execute();
}

async function readOne(db: SpaceDb, by: RankedBy, memberId: string): Promise<Row | undefined> {
  return rows(db, by).where("counted.member", "=", memberId).executeTakeFirst();
}

/** How many stand before somebody with this value; those with as much share the rank. */
async function countBefore(db: SpaceDb, by: RankedBy, value: number): Promise<number> {
  const { count } = await db
    .selectFrom(rankedBy(db, by))
    .select((eb) => eb.fn.countAll<string>().as("count"))
    .where("counted.value", ">", value)
    .where("counted.member", "is not", null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function countAll(db: SpaceDb, by: RankedBy): Promise<number> {
  const { count } = await db
    .selectFrom(rankedBy(db, by))
    .select(sql<string>`count(counted.member)`.as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Ranks of a page: one is asked for, and the others follow from it. */
function withRanks(rows: readonly Row[], before: number, first: number): readonly RankedMember[] {
  let rank = before + 1;
  return rows.map((row, index) => {
    const previous = rows[index - 1];
    if (previous && previous.value !== row.value) rank = first + index + 1;
    return { rank, ...row, medals: row.medals ?? 0 };
  });
}

/** Members by LABs earned or by participations, those with the most first; LABs that were spent count as well. */
export async function readRanking(db: SpaceDb, by: RankedBy, page: Page, memberId?: string): Promise<Ranking> {
  const [rows, total, own] = [
    await readPage(db, by, page),
    await countAll(db, by),
    memberId === undefined ? undefined : await readOne(db, by, memberId),
  ];
  const [top] = rows;
  const before = top ? await countBefore(db, by, top.value) : 0;
  const me = own ? { rank: (await countBefore(db, by, own.value)) + 1, ...own, medals: own.medals ?? 0 } : null;
  return { items: withRanks(rows, before, page.page * page.pageSize), totalElements: total, ...page, me };
}
