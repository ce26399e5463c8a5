import type { LedgerBalance } from "../../../contracts/services/ledger";
import { newId, type SpaceDb, sql } from "../../../server/kit";

export const UNIT = "LAB";

/** A member's accounts, in the order in which they are held. */
const OWN_KINDS = ["AVAILABLE", "DEBT", "PENDING"] as const;
const COMMUNITY_KINDS = ["ISSUED", "REDEEMED"] as const;

export type OwnKind = (typeof OWN_KINDS)[number];
export type AccountKind = OwnKind | (typeof COMMUNITY_KINDS)[number];

export interface Accounts {
  readonly ids: ReadonlyMap<AccountKind, string>;
  /** Of the member's own, as they are while they are held. */
  readonly balances: Readonly<Record<OwnKind, number>>;
}

export function isOwn(kind: AccountKind): kind is OwnKind {
  return OWN_KINDS.some((own) => own === kind);
}

function keyOf(kind: AccountKind, memberId: string | null): string {
  return isOwn(kind) ? `${UNIT}:${kind}:${memberId ?? "none"}` : `${UNIT}:${kind}`;
}

async function readAccounts(db: SpaceDb, memberId: string | null, isHeld: boolean) {
  const keys = OWN_KINDS.map((kind) => keyOf(kind, memberId));
  const own = db.selectFrom("ledgerAccount").select(["id", "kind", "balance"]).where("key", "in", keys).orderBy("key");
  return (isHeld ? own.forUpdate() : own).execute();
}

/** The community's accounts keep no balance: everybody moves them, and would wait for everybody else. */
async function findShared(db: SpaceDb) {
  const keys = COMMUNITY_KINDS.map((kind) => keyOf(kind, null));
  return db.selectFrom("ledgerAccount").select(["id", "kind", "balance"]).where("key", "in", keys).execute();
}

async function makeAccounts(db: SpaceDb, memberId: string | null, kinds: readonly AccountKind[]): Promise<void> {
  const rows = kinds.map((kind) => ({
    id: newId(),
    key: keyOf(kind, memberId),
    unit: UNIT,
    kind,
    owner: isOwn(kind) ? memberId : null,
    balance: isOwn(kind) ? 0 : null,
  }));
  await db
    .insertInto("ledgerAccount")
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * A member's accounts and the community's, made where they aren't there. The member's are held, always in the same
 * order, until the transaction ends. @param memberId null for members of before who are gone
 */
export async function holdAccounts(db: SpaceDb, memberId: string | null): Promise<Accounts> {
  let [own, shared] = [await readAccounts(db, memberId, true), await findShared(db)];
  if (shared.length < COMMUNITY_KINDS.length) {
    await makeAccounts(db, null, COMMUNITY_KINDS);
    shared = await findShared(db);
  }
  if (own.length < OWN_KINDS.length) {
    await makeAccounts(db, memberId, OWN_KINDS);
    own = await readAccounts(db, memberId, true);
  }
  const balanceOf = (kind: OwnKind) => own.find((account) => account.kind === kind)?.balance ?? 0;
  return {
    ids: new Map([...own, ...shared].map(({ kind, id }) => [kind as AccountKind, id])),
    balances: { AVAILABLE: balanceOf("AVAILABLE"), PENDING: balanceOf("PENDING"), DEBT: balanceOf("DEBT") },
  };
}

/** Changes a balance. @throws Error where it would fall below 0: no statement can write that */
export async function addToBalance(db: SpaceDb, accountId: string, change: number): Promise<void> {
  const balance = sql<number>`balance + ${change}::integer`;
  const row = await db
    .updateTable("ledgerAccount")
    .set({ balance, updatedAt: sql<string>`now()`, version: sql<number>`version + 1` })
    .where("id", "=", accountId)
    .where(balance, ">=", 0)
    .returning("id")
    .executeTakeFirst();
  if (!row) throw new Error(`the ledger account ${accountId} doesn't have ${-change}`);
}

export async function readBalance(db: SpaceDb, memberId: string): Promise<LedgerBalance> {
  const accounts = await readAccounts(db, memberId, false);
  const of = (kind: OwnKind) => accounts.find((account) => account.kind === kind)?.balance ?? 0;
  return { available: of("AVAILABLE"), pending: of("PENDING"), debt: of("DEBT") };
}
