import type { LedgerEntry } from "../../../contracts/services/ledger";
import { type SpaceDb, sql } from "../../../server/kit";
import { type Accounts, accountRow, holdOwners, makeAccounts, type OwnKind, sharedAccounts } from "./accounts";
import { type Cause, changeBy, earnedBy, type Leg, rowsOf } from "./transfer";

/** Of one call: a statement's parameters, and a transaction's time. */
export const MOST_AT_ONCE = 1_000;

type Entry = Pick<LedgerEntry, "key" | "memberId">;
const KINDS = ["AVAILABLE", "DEBT", "PENDING"] as const satisfies readonly OwnKind[];
type Kinds = (typeof KINDS)[number];
type Balances = Readonly<Record<Kinds, number>>;

/** A member's accounts while they are held. */
interface HeldMember {
  readonly ids: Readonly<Record<Kinds, string>>;
  readonly balances: Balances;
}

async function readOwn(db: SpaceDb, memberIds: readonly string[]) {
  const query = db
    .selectFrom("ledgerAccount")
    .select(["id", "owner", "kind", "balance"])
    .where("owner", "=", sql<string>`any(${[...memberIds]}::uuid[])`)
    .orderBy("key");
  // Whoever moves a member's LABs holds AVAILABLE first: with it all of the member's accounts are held, and read after that.
  const available = await query.where("kind", "=", "AVAILABLE").forUpdate().execute();
  const others = await query
    .where(
      "kind",
      "in",
      [...KINDS].filter((kind) => kind !== "AVAILABLE"),
    )
    .execute();
  return new Map([...available, ...others].map((row) => [`${row.kind} ${row.owner}`, row]));
}

type OwnAccounts = Awaited<ReturnType<typeof readOwn>>;

function heldMember(own: OwnAccounts, memberId: string): HeldMember | undefined {
  const [available, debt, pending] = KINDS.map((kind) => own.get(`${kind} ${memberId}`));
  if (!available || !debt || !pending) return undefined;
  return {
    ids: { AVAILABLE: available.id, DEBT: debt.id, PENDING: pending.id },
    balances: { AVAILABLE: available.balance ?? 0, DEBT: debt.balance ?? 0, PENDING: pending.balance ?? 0 },
  };
}

async function holdMembers(db: SpaceDb, memberIds: readonly string[]): Promise<ReadonlyMap<string, HeldMember>> {
  await holdOwners(db, memberIds);
  let own = await readOwn(db, memberIds);
  const lacking = memberIds.filter((id) => !heldMember(own, id));
  if (lacking.length > 0) {
    await makeAccounts(
      db,
      lacking.flatMap((id) => KINDS.map((kind) => accountRow(kind, id))),
    );
    own = await readOwn(db, memberIds);
  }
  return new Map(
    memberIds.flatMap((id) => {
      const held = heldMember(own, id);
      return held ? [[id, held] as const] : [];
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

/** Something that moved. */
export interface Booked extends Entry {
  readonly bookingId: string;
}

interface Move extends Booked {
  readonly member: HeldMember;
  readonly legs: readonly Leg[];
}

/** All balances in one statement. @throws Error where one would fall below 0 */
async function addToBalances(db: SpaceDb, moves: readonly Move[]): Promise<void> {
  const changes = moves.flatMap(({ member, legs }) =>
    KINDS.map((kind) => ({
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
  const pointsOfRow = sql<number>`(${JSON.stringify(Object.fromEntries(points))}::jsonb ->> id::text)::integer`;
  await db
    .updateTable("member")
    .set({
      points: pointsOfRow,
      updatedAt: sql<string>`now()`,
      version: sql<number>`version + 1`,
    })
    .where("id", "=", sql<string>`any(${moves.map(({ memberId }) => memberId)}::uuid[])`)
    .where("points", "<>", pointsOfRow)
    .execute();
}

/**
 * As `transfer`, for many members at once.
 * @param plan which transfers, by what a member has while the accounts are held
 * @returns those for whom something moved: nothing was booked under their key before
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
): Promise<readonly Booked[]> {
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
      const ids: Accounts["ids"] = new Map([...shared, ...KINDS.map((kind) => [kind, member.ids[kind]] as const)]);
      const transfers = rowsOf(legs, { ...cause, key, memberId }, { ids });
      rows.push(...transfers);
      moves.push({ key, memberId, bookingId: transfers[0]?.bookingId ?? "", member, legs });
    }
    if (rows.length === 0) return [];
    await db.insertInto("ledgerTransfer").values(rows).execute();
    await addToBalances(db, moves);
    await setPointsOf(db, moves);
    return moves.map(({ key, memberId, bookingId }) => ({ key, memberId, bookingId }));
  });
}
