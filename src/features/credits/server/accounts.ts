import type { CreditBalance } from "../../../contracts/services/credits";
import { newId, type SpaceDb, sql } from "../../../server/kit";

/** Accounts that keep a balance, in the order in which they are locked. */
const KEPT_KINDS = ["AVAILABLE", "HELD"] as const;
const KINDS = [...KEPT_KINDS, "LOADED", "SPENT"] as const;

export type KeptKind = (typeof KEPT_KINDS)[number];
export type AccountKind = (typeof KINDS)[number];

export interface Accounts {
  readonly ids: ReadonlyMap<AccountKind, string>;
  /** As they are until the transaction ends. */
  readonly balances: Readonly<Record<KeptKind, number>>;
}

export function isKept(kind: AccountKind): kind is KeptKind {
  return KEPT_KINDS.some((kept) => kept === kind);
}

async function lockAccounts(db: SpaceDb) {
  return db.selectFrom("creditAccount").select(["id", "kind", "balance"]).orderBy("kind").forUpdate().execute();
}

async function makeAccounts(db: SpaceDb): Promise<void> {
  await db
    .insertInto("creditAccount")
    .values(KINDS.map((kind) => ({ id: newId(), kind, balance: isKept(kind) ? 0 : null })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The company's accounts, made where they aren't there, and locked until the transaction ends: bookings take turns. */
export async function holdAccounts(db: SpaceDb): Promise<Accounts> {
  let rows = await lockAccounts(db);
  if (rows.length < KINDS.length) {
    await makeAccounts(db);
    rows = await lockAccounts(db);
  }
  const balanceOf = (kind: KeptKind) => rows.find((row) => row.kind === kind)?.balance ?? 0;
  return {
    ids: new Map(rows.map(({ kind, id }) => [kind as AccountKind, id])),
    balances: { AVAILABLE: balanceOf("AVAILABLE"), HELD: balanceOf("HELD") },
  };
}

/** Changes a kept balance. @throws Error where it would fall below 0: no statement can write that */
export async function addToBalance(db: SpaceDb, accountId: string, change: number): Promise<void> {
  const balance = sql<number>`balance + ${change}::integer`;
  const row = await db
    .updateTable("creditAccount")
    .set({ balance, updatedAt: sql<string>`now()`, version: sql<number>`version + 1` })
    .where("id", "=", accountId)
    .where(balance, ">=", 0)
    .returning("id")
    .executeTakeFirst();
  if (!row) throw new Error(`the credit account ${accountId} doesn't have ${-change}`);
}

/** One statement, which sees one moment. */
export async function readBalance(db: SpaceDb): Promise<CreditBalance> {
  const rows = await db
    .selectFrom("creditAccount as account")
    .select(["account.kind", "account.balance"])
    .select((eb) => {
      const sum = (side: "from" | "to") =>
        eb
          .selectFrom("creditTransfer as t")
          .select(sql<string>`coalesce(sum(t.amount), 0)`.as("sum"))
          .whereRef(`t.${side}`, "=", "account.id");
      const spent = eb.case().when("account.kind", "=", "SPENT");
      return [spent.then(sum("to")).end().as("entered"), spent.then(sum("from")).end().as("left")];
    })
    .where("account.kind", "<>", "LOADED")
    .execute();
  const of = (kind: AccountKind) => rows.find((row) => row.kind === kind);
  const spent = of("SPENT");
  return {
    available: of("AVAILABLE")?.balance ?? 0,
    held: of("HELD")?.balance ?? 0,
    spent: Number(spent?.entered ?? 0) - Number(spent?.left ?? 0),
  };
}
