import { newId, type SpaceDb } from "../../../../server/kit";
import { freeExpired } from "./freeExpired";
import { RESERVED_FOR } from "./reservation";

export type ReservationState = "reserved" | "counted";

/** Where a response is to count; what it holds elsewhere is given back. */
export interface QuotaClaim {
  /** Ids of quotas. */
  readonly quotas: readonly string[];
  readonly state: ReservationState;
}

export const NO_RESERVATION: QuotaClaim = { quotas: [], state: "reserved" };

/** Why there is no place: the quota is full, or isn't open yet. */
export interface Refusal {
  readonly quota: string;
  readonly reason: "full" | "unopened";
}

type State = ReservationState | undefined;

interface Change {
  readonly quota: string;
  readonly from: State;
  readonly to: State;
}

/** The places that a response has, held against whoever frees expired ones. */
async function readReservations(db: SpaceDb, response: string): Promise<ReadonlyMap<string, ReservationState>> {
  const rows = await db
    .selectFrom("quotaPlace")
    .select(["quota", "state"])
    .where("response", "=", response)
    .forUpdate()
    .execute();
  return new Map(rows.map(({ quota, state }) => [quota, state as ReservationState]));
}

function changesOf(held: ReadonlyMap<string, ReservationState>, { quotas, state }: QuotaClaim): readonly Change[] {
  const changes = [...new Set([...held.keys(), ...quotas])].map((quota) => ({
    quota,
    from: held.get(quota),
    to: quotas.includes(quota) ? state : undefined,
  }));
  return changes.filter(({ from, to }) => from !== to);
}

/** In the order of their ids: two that want the same quotas wait for each other, never for ever. */
function lockQuotas(db: SpaceDb, ids: readonly string[]) {
  return db
    .selectFrom("quota")
    .select(["id", "target", "completed", "reserved", "isOpen"])
    .where("id", "in", ids)
    .orderBy("id")
    .forUpdate()
    .execute();
}

type LockedQuota = Awaited<ReturnType<typeof lockQuotas>>[number];

async function refusalOf(db: SpaceDb, { id, target, completed, reserved, isOpen }: LockedQuota): Promise<Refusal | undefined> {
  if (isOpen === false) return { quota: id, reason: "unopened" };
  if (completed + reserved < target) return undefined;
  const freed = completed < target ? await freeExpired(db, id) : 0;
  return completed + reserved - freed < target ? undefined : { quota: id, reason: "full" };
}

function countIn(state: State, wanted: ReservationState): number {
  return state === wanted ? 1 : 0;
}

async function moveCounters(db: SpaceDb, changes: readonly Change[]): Promise<void> {
  for (const { quota, from, to } of changes) {
    const reserved = countIn(to, "reserved") - countIn(from, "reserved");
    const completed = countIn(to, "counted") - countIn(from, "counted");
    await db
      .updateTable("quota")
      .set((eb) => ({ reserved: eb("reserved", "+", reserved), completed: eb("completed", "+", completed) }))
      .where("id", "=", quota)
      .execute();
  }
}

async function writeReservations(db: SpaceDb, response: string, changes: readonly Change[]): Promise<void> {
  const expiresAt = new Date(Date.now() + RESERVED_FOR).toISOString();
  const taken = changes.flatMap(({ quota, to }) => (to ? [{ id: newId(), response, quota, state: to, expiresAt }] : []));
  const left = changes.filter(({ to }) => !to).map(({ quota }) => quota);
  if (taken.length > 0)
    await db
      .insertInto("quotaPlace")
      .values(taken)
      .onConflict((conflict) =>
        conflict.columns(["spaceId", "response", "quota"]).doUpdateSet((eb) => ({
          state: eb.ref("excluded.state"),
          expiresAt: eb.ref("excluded.expiresAt"),
        })),
      )
      .execute();
  if (left.length > 0) await db.deleteFrom("quotaPlace").where("response", "=", response).where("quota", "in", left).execute();
}

/**
 * Moves a response's places to where it is to count, all or none, inside the transaction that holds the response. What
 * is reserved and completed together never goes beyond a quota's target by this. Where there is room for all who come,
 * `WRITE_COUNTED_CHANGE` does the same in one statement.
 * @returns the first quota that has no place for it; nothing has changed then
 */
export async function reserveQuotas(db: SpaceDb, response: string, wanted: QuotaClaim): Promise<Refusal | undefined> {
  const held = await readReservations(db, response);
  const planned = changesOf(held, wanted);
  if (planned.length === 0) return undefined;
  // Those that stay as they are too: where one is refused they are given back, and then it would be out of order.
  const locked = await lockQuotas(db, [...new Set([...held.keys(), ...wanted.quotas])]);
  const quotas = new Map(locked.map((row) => [row.id, row]));
  // A quota that is gone by now refuses nobody.
  const changes = planned.filter(({ quota }) => quotas.has(quota));
  for (const { quota, from } of changes) {
    const row = quotas.get(quota);
    const refusal = row && from === undefined ? await refusalOf(db, row) : undefined;
    if (refusal) return refusal;
  }
  await moveCounters(db, changes);
  await writeReservations(db, response, changes);
  return undefined;
}
