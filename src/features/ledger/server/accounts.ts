import type { LedgerBalance } from "../../../contracts/services/ledger";
import { newId, type SpaceDb, sql } from "../../../server/kit";

export const UNIT = "LAB";

/** A member's accounts, in the order in which they are held. */
const OWN_KINDS = ["AVAILABLE", "DEBT", "HELD", "PENDING"] as const;
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
export async function findShared(db: SpaceDb) {
  const keys = COMMUNITY_KINDS.map((kind) => keyOf(kind, null));
  return db.selectFrom("ledgerAccount").select(["id", "kind", "balance"]).where("key", "in", keys).execute();
}

/** An account as it is made. */
export function accountRow(kind: AccountKind, memberId: string | null) {
  const own = isOwn(kind) ? { owner: memberId, balance: 0 } : { owner: null, balance: null };
  return { id: newId(), key: keyOf(kind, memberId), unit: UNIT, kind, ...own };
}

export async function makeAccounts(db: SpaceDb, rows: readonly ReturnType<typeof accountRow>[]): Promise<void> {
  await db
    .insertInto("ledgerAccount")
    .values([...rows])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The community's accounts, by kind; made where they aren't there. */
export async function sharedAccounts(db: SpaceDb): Promise<ReadonlyMap<AccountKind, string>> {
  let shared = await findShared(db);
  if (shared.length < COMMUNITY_KINDS.length) {
    await makeAccounts(
      db,
      COMMUNITY_KINDS.map((kind) => accountRow(kind, null)),
    );
    shared = await findShared(db);
  }
  return new Map(shared.map(({ kind, id }) => [kind as AccountKind, id]));
}

/**
 * Holds members until the transaction ends. What moves LABs holds the members first, by their ids, and their accounts
 * after that: whoever changes a member and books for it in one transaction does it in this order as well.
 */
export async function holdOwners(db: SpaceDb, memberIds: readonly string[]): Promise<void> {
  await db
    .selectFrom("member")
    .select("id")
    .where("id", "=", sql<string>`any(${[...memberIds]}::uuid[])`)
    .orderBy("id")
    .forNoKeyUpdate()
    .execute();
}

/**
 * A member's accounts and the community's, made where they aren't there. Member and accounts are held, always in the same
 * order, until the transaction ends. @param memberId null for members of before who are gone
 */
export async function holdAccounts(db: SpaceDb, memberId: string | null): Promise<Accounts> {
  if (memberId) await holdOwners(db, [memberId]);
  let own = await readAccounts(db, memberId, true);
  const shared = await sharedAccounts(db);
  if (own.length < OWN_KINDS.length) {
    await makeAccounts(
      db,
      OWN_KINDS.map((kind) => accountRow(kind, memberId)),
    );
    own = await readAccounts(db, memberId, true);
  }
  const balanceOf = (kind: OwnKind) => own.find((account) => account.kind === kind)?.balance ?? 0;
  return {
    ids: new Map([...shared, ...own.map(({ kind, id }) => [kind as AccountKind, id] as const)]),
    balances: {
      AVAILABLE: balanceOf("AVAILABLE"),
      DEBT: balanceOf("DEBT"),
      HELD: balanceOf("HELD"),
      PENDING: balanceOf("PENDING"),
    },
  };
}

/** What is added to an account. */
interface Change {
  readonly balance: number;
  /** @default 0 */
  readonly earned?: number;
}

/** Changes a balance. @throws Error where it would fall below 0: no statement can write that */
export async function addToBalance(db: SpaceDb, accountId: string, change: Change): Promise<void> {
  const balance = sql<number>`balance + ${change.balance}::integer`;
  const row = await db
    .updateTable("ledgerAccount")
    .set({
      balance,
      earned: sql<number>`earned + ${change.earned ?? 0}::integer`,
      updatedAt: sql<string>`now()`,
      version: sql<number>`version + 1`,
    })
    .where("id", "=", accountId)
    .where(balance, ">=", 0)
    .returning("id")
    .executeTakeFirst();
  if (!row) throw new Error(`the ledger account ${accountId} doesn't have ${-change.balance}`);
}

export async function readBalance(db: SpaceDb, memberId: string): Promise<LedgerBalance> {
  const accounts = await readAccounts(db, memberId, false);
  const of = (kind: OwnKind) => accounts.find((account) => account.kind === kind)?.balance ?? 0;
  return { available: of("AVAILABLE"), pending: of("PENDING"), held: of("HELD"), debt: of("DEBT") };
}
