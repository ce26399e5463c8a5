import { type HostTools, newId, type SpaceDb, seal, sql, unseal } from "../../../server/kit";
import { AppError } from "../../../shared/errors";
import type { CardCodes } from "../shared/api/codes";
import { type CodeIssue, readCodes } from "../shared/codes";
import { REDEEM_ERRORS } from "../shared/errors";
import { FEW_CODES } from "../shared/redeem";
import { CODES_LOW } from "./kinds";
import { readTeam } from "./readTeam";

type Tools = Pick<HostTools, "keyedHash">;

const PORTION = 500;
/** Issues that a refusal names; more say nothing more. */
const MOST_ISSUES = 100;

/** Without the server's secret nobody can try codes against the hashes. */
const hashOf = ({ keyedHash }: Tools, db: SpaceDb, code: string) => keyedHash("redeem.poolHash", db.spaceId, code);
/** Each code has a key of its own, which follows from the server's secret. */
const keyOf = ({ keyedHash }: Tools, id: string) => keyedHash("redeem.poolCode", id);

/** How many codes each card has had, and how many are free; the cheapest card first. */
export async function readCardCodes(db: SpaceDb): Promise<readonly CardCodes[]> {
  const rows = await db
    .selectFrom("redeemCard as card")
    .leftJoin("redeemCode as code", "code.redeemCard", "card.id")
    .select(["card.id", "card.name", "card.active"])
    .select(({ fn }) => [
      fn.count<string>("code.id").as("all"),
      fn.count<string>("code.id").filterWhere("code.takenAt", "is", null).as("free"),
    ])
    .groupBy(["card.id", "card.name", "card.active", "card.labs"])
    .orderBy("card.active", "desc")
    .orderBy("card.labs")
    .orderBy("card.name")
    .execute();
  return rows.map(({ all, free, ...card }) => ({ ...card, free: Number(free), taken: Number(all) - Number(free) }));
}

interface NewCode {
  readonly id: string;
  readonly line: number;
  readonly codeHash: string;
  readonly sealedCode: string;
}

const refuse = (issues: readonly CodeIssue[]) =>
  new AppError(REDEEM_ERRORS.codesRefused, { extensions: { lines: issues.slice(0, MOST_ISSUES), refused: issues.length } });

/** Writes codes, but for those that the community has or had already. @returns the lines of these */
async function insertCodes(db: SpaceDb, redeemCard: string, codes: readonly NewCode[]): Promise<readonly CodeIssue[]> {
  const known: CodeIssue[] = [];
  for (let from = 0; from < codes.length; from += PORTION) {
    const portion = codes.slice(from, from + PORTION);
    const rows = await db
      .insertInto("redeemCode")
      .values(portion.map(({ line: _, ...code }) => ({ ...code, redeemCard })))
      .onConflict((conflict) => conflict.doNothing())
      .returning("id")
      .execute();
    const written = new Set(rows.map(({ id }) => id));
    for (const { id, line } of portion) if (!written.has(id)) known.push({ line, issue: "known" });
  }
  return known;
}

/**
 * Adds codes to a card's pool, one a line: all of them, or none.
 * @returns how many
 * @throws AppError `record.notFound`, `redeem.codesRefused` with the `lines` that can't be added
 */
export async function addCodes(db: SpaceDb, { cardId, text }: { readonly cardId: string; readonly text: string }, tools: Tools) {
  const { codes, issues } = readCodes(text);
  return db.transaction(async () => {
    const card = await db.selectFrom("redeemCard").select("id").where("id", "=", cardId).forShare().executeTakeFirst();
    if (!card) throw new AppError("record.notFound");
    const sealed = codes.map(({ code, line }): NewCode => {
      const id = newId();
      return { id, line, codeHash: hashOf(tools, db, code), sealedCode: seal(keyOf(tools, id), code) };
    });
    // In one order, so that of two pastes with the same codes one waits for the other.
    sealed.sort((one, other) => (one.codeHash < other.codeHash ? -1 : 1));
    const known = await insertCodes(db, cardId, sealed);
    const all = [...issues, ...known].sort((one, other) => one.line - other.line);
    if (all.length > 0 || codes.length === 0) throw refuse(all);
    return codes.length;
  });
}

/** Tells the team, once until codes are added, that few are left. */
async function warnOfFew(db: SpaceDb, redeemCard: string, { notify }: Pick<HostTools, "notify">): Promise<void> {
  const free = db.selectFrom("redeemCode").where("redeemCard", "=", redeemCard).where("takenAt", "is", null);
  const { count } = await free.select(({ fn }) => fn.countAll<string>().as("count")).executeTakeFirstOrThrow();
  if (Number(count) > FEW_CODES) return;
  const latest = await db
    .selectFrom("redeemCode")
    .innerJoin("redeemCard as card", "card.id", "redeemCode.redeemCard")
    .select(["redeemCode.id", "card.name"])
    .where("redeemCode.redeemCard", "=", redeemCard)
    .orderBy("redeemCode.id", "desc")
    .limit(1)
    .executeTakeFirstOrThrow();
  const team = await readTeam(db);
  const params = { card: latest.name, smart_count: Number(count) };
  const key = `redeem.codes:${redeemCard}:${latest.id}`;
  await notify(db, { kind: CODES_LOW.name, moderators: team.map(({ id }) => id), params, key });
}

interface Taking {
  /** The redemption that it is for. */
  readonly redeemId: string;
  /** null where the card was deleted meanwhile: there is no pool then. */
  readonly cardId: string | null;
}

/**
 * Takes a free code out of a card's pool, in the open transaction; whoever else takes one meanwhile gets another.
 * @throws AppError `redeem.poolEmpty`
 */
export async function takeCode(
  db: SpaceDb,
  { redeemId, cardId }: Taking,
  tools: Pick<HostTools, "keyedHash" | "notify">,
): Promise<string> {
  if (cardId === null) throw new AppError(REDEEM_ERRORS.poolEmpty);
  const free = await db
    .selectFrom("redeemCode")
    .select(["id", "sealedCode"])
    .where("redeemCard", "=", cardId)
    .where("takenAt", "is", null)
    .orderBy("id")
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!free?.sealedCode) throw new AppError(REDEEM_ERRORS.poolEmpty);
  await db
    .updateTable("redeemCode")
    .set({ redeem: redeemId, takenAt: sql<string>`now()`, sealedCode: null })
    .where("id", "=", free.id)
    .execute();
  await warnOfFew(db, cardId, tools);
  return unseal(keyOf(tools, free.id), free.sealedCode);
}
