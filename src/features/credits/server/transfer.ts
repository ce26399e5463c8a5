import { newId, type SpaceDb, sql } from "../../../server/kit";
import { type AccountKind, type Accounts, addToBalance, holdAccounts, isKept, type KeptKind } from "./accounts";

/** An amount that leaves one account and enters another. */
export interface Leg {
  /** Of the transfer; unique in the company. */
  readonly key: string;
  readonly from: AccountKind;
  readonly to: AccountKind;
  /** Above 0. */
  readonly amount: number;
  readonly reason: string;
}

/** What the transfers of one cause share. */
export interface Cause {
  readonly concept: string | null;
  readonly studyId?: string | null;
  /** The staff role of whoever decided it. */
  readonly actorId?: string | null;
  /** ISO 8601 instant. @default now */
  readonly createdAt?: string;
}

/** How legs change an account. */
const changeBy = (legs: readonly Leg[], kind: KeptKind): number =>
  legs.reduce((sum, { from, to, amount }) => sum + (to === kind ? amount : 0) - (from === kind ? amount : 0), 0);

/** The number of the company's next booking. Ask while its accounts are locked. */
async function nextNumber(db: SpaceDb): Promise<number> {
  const { last } = await db
    .selectFrom("creditTransfer")
    .select((eb) => eb.fn.max("number").as("last"))
    .executeTakeFirstOrThrow();
  return (last ?? 0) + 1;
}

async function write(db: SpaceDb, legs: readonly Leg[], cause: Cause, { ids }: Accounts): Promise<void> {
  const booking = {
    bookingId: newId(),
    number: await nextNumber(db),
    concept: cause.concept,
    study: cause.studyId ?? null,
    actor: cause.actorId ?? null,
    // The transaction may have waited for another one since it began: its own start would say that it came before.
    createdAt: cause.createdAt ?? sql<string>`statement_timestamp()`,
  };
  await db
    .insertInto("creditTransfer")
    .values(
      legs.map(({ from, to, ...leg }) => ({
        id: newId(),
        ...leg,
        ...booking,
        from: ids.get(from) ?? "",
        to: ids.get(to) ?? "",
      })),
    )
    .execute();
}

/** Whether a transfer has the key. */
export async function isBooked(db: SpaceDb, key: string): Promise<boolean> {
  return (await db.selectFrom("creditTransfer").select("id").where("key", "=", key).executeTakeFirst()) !== undefined;
}

/**
 * The only place where credits move: writes a cause's transfers with the balances.
 * @param plan which transfers, by what is there while the accounts are locked; none where there is nothing to do
 * @returns whether anything moved
 */
export async function transfer(
  db: SpaceDb,
  cause: Cause,
  plan: (balances: Accounts["balances"]) => Promise<readonly Leg[]>,
): Promise<boolean> {
  return db.transaction(async () => {
    const accounts = await holdAccounts(db);
    const legs = await plan(accounts.balances);
    if (legs.length === 0) return false;
    await write(db, legs, cause, accounts);
    for (const [kind, id] of accounts.ids) {
      const change = isKept(kind) ? changeBy(legs, kind) : 0;
      if (change !== 0) await addToBalance(db, id, change);
    }
    return true;
  });
}
