import type { LedgerEntry } from "../../../contracts/services/ledger";
import { type SpaceDb, sql } from "../../../server/kit";
import { type Accounts, accountRow, holdOwners, makeAccounts, type OwnKind, sharedAccounts } from "./accounts";
import { type Cause, changeBy, earnedBy, type Leg, rowsOf } from "./transfer";

/** Of one call: a statement's parameters, and a transaction's time. */
export const MOST_AT_ONCE = 1_000;

type Entry = Pick<LedgerEntry, "key" | "memberId">;
type Kinds = Extract<OwnKind, "AVAILABLE" | "DEBT">;
type Balances = Readonly<Record<Kinds, number>>;

/** A member's accounts while they are held. */
interface HeldMember {
  readonly ids: Readonly<Record<Kinds, string>>;
  readonly balances: Balances;
}

async function readOwn(db: SpaceDb, memberIds: readonly string[], kind: Kinds) {
  const query = db
    .selectFrom("ledgerAccount")
    .select(["id", "owner", "balance"])
    .where("owner", "=", sql<string>`any(${[...memberIds]}::uuid[])`)
    .where("kind", "=", kind)
    .orderBy("key");
  // Whoever moves a member's LABs holds AVAILABLE first: with it all of the member's accounts are held.
  const rows = await (kind === "AVAILABLE" ? query.forUpdate() : query).execute();
  return new Map(rows.map((row) => [row.owner, row]));
}

async function holdMembers(db: SpaceDb, memberIds: readonly string[]): Promise<ReadonlyMap<string, HeldMember>> {
  await holdOwners(db, memberIds);
  let available = await readOwn(db, memberIds, "AVAILABLE");
  let owed = await readOwn(db, memberIds, "DEBT");
  const lacking = memberIds.filter((id) => !available.has(id) || !owed.has(id));
  if (lacking.length > 0) {
    await makeAccounts(
      db,
      lacking.flatMap((id) => [accountRow("AVAILABLE", id), accountRow("DEBT", id)]),
    );
    available = await readOwn(db, memberIds, "AVAILABLE");
    owed = await readOwn(db, memberIds, "DEBT");
  }
  return new Map(
    memberIds.flatMap((id) => {
      const [own, debt] = [available.get(id), owed.get(id)];
      if (!own || !debt) return [];
      const balances = { AVAILABLE: own.balance ?? 0, DEBT: debt.balance ?? 0 };
      return [[id, { ids: { AVAILABLE: own.id, DEBT: debt.id }, balances }] as const];
    }),
  );
}

/** What was booked under one of the keys before; asked while the members are held. */
async function readBooked(db: SpaceDb, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom("ledgerTransfer")
    .select("key")
    .where("key", "=", sql<string>`any(${[...keys]}::text[])`)
    .execute();
  return new Set(rows.map(({ key }) => key));
}

interface Move {
  readonly memberId: string;
  readonly member: HeldMember;
  readonly legs: readonly Leg[];
}

/** All balances in one statement. @throws Error where one would fall below 0 */
async function addToBalances(db: SpaceDb, moves: readonly Move[]): Promise<void> {
  const changes = moves.flatMap(({ member, legs }) =>
    (["AVAILABLE", "DEBT"] as const).map((kind) => ({
      id: member.ids[kind],
      balance: changeBy(legs, kind),
      earned: kind === "AVAILABLE" ? earnedBy(legs) : 0,
    })),
  );
  const moved = changes.filter(({ balance, earned }) => balance !== 0 || earned !== 0);
  const ids = moved.map(({ id }) => id);
  const changeOf = (name: "balance" | "earned") =>
    sql<number>`(${JSON.stringify(Object.fromEntries(moved.map((change) => [change.id, change[name]])))}::jsonb ->> id::text)::integer`;
  const balance = sql<number>`balance + ${changeOf("balance")}`;
  const written = await db
    .updateTable("ledgerAccount")
    .set({
      balance,
      earned: sql<number>`earned + ${changeOf("earned")}`,
      updatedAt: sql<string>`now()`,
      version: sql<number>`version + 1`,
    })
    .where("id", "=", sql<string>`any(${ids}::uuid[])`)
    .where(balance, ">=", 0)
    .returning("id")
    .execute();
  if (written.length < moved.length) throw new Error("a ledger account doesn't have what is taken from it");
}

async function setPointsOf(db: SpaceDb, moves: readonly Move[]): Promise<void> {
  const points = moves.map(({ memberId, member, legs }) => [memberId, member.balances.AVAILABLE + changeBy(legs, "AVAILABLE")]);
  await db
    .updateTable("member")
    .set({
      points: sql<number>`(${JSON.stringify(Object.fromEntries(points))}::jsonb ->> id::text)::integer`,
      updatedAt: sql<string>`now()`,
      version: sql<number>`version + 1`,
    })
    .where("id", "=", sql<string>`any(${moves.map(({ memberId }) => memberId)}::uuid[])`)
    .execute();
}

/**
 * As `transfer`, for many members at once.
 * @param plan which transfers, by what a member has while the accounts are held
 * @returns the members for whom something moved: those for whom nothing was booked under their key before
 */
export async function transferMany(
  db: SpaceDb,
  cause: Omit<Cause, "key" | "memberId">,
  {
    entries,
    plan,
  }: {
    readonly entries: readonly Entry[];
    readonly plan: (balances: Balances, memberId: string) => readonly Leg[];
  },
): Promise<readonly string[]> {
  if (entries.length > MOST_AT_ONCE) throw new Error(`more than ${MOST_AT_ONCE} bookings at once`);
  return db.transaction(async () => {
    const shared = await sharedAccounts(db);
    const members = await holdMembers(
      db,
      entries.map(({ memberId }) => memberId),
    );
    const booked = await readBooked(
      db,
      entries.map(({ key }) => key),
    );
    const rows: ReturnType<typeof rowsOf>[number][] = [];
    const moves: Move[] = [];
    for (const { key, memberId } of entries) {
      const member = members.get(memberId);
      if (!member || booked.has(key)) continue;
      const legs = plan(member.balances, memberId).filter(({ amount }) => amount > 0);
      if (legs.length === 0) continue;
      const ids: Accounts["ids"] = new Map([...shared, ["AVAILABLE", member.ids.AVAILABLE], ["DEBT", member.ids.DEBT]]);
      rows.push(...rowsOf(legs, { ...cause, key, memberId }, { ids }));
      moves.push({ memberId, member, legs });
    }
    if (rows.length === 0) return [];
    await db.insertInto("ledgerTransfer").values(rows).execute();
    await addToBalances(db, moves);
    await setPointsOf(db, moves);
    return moves.map(({ memberId }) => memberId);
  });
}
