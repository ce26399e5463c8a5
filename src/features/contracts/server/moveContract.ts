import { type HostTools, type SpaceDb, sql } from "../../../server/kit";
import { AppError } from "../../../shared/errors";
import type { ContractState } from "../shared/contracts";
import { CONTRACT_ERRORS } from "../shared/errors";

/** Who moves a contract. */
export interface Actor {
  /** null for the clock. */
  readonly accountId: string | null;
  /** Role in the suite; null for the back office. */
  readonly roleId: string | null;
}

/**
 * A contract that is in one of the states, held until what becomes of it is written.
 * @throws AppError `record.notFound`, `contracts.moved` with its `state`
 */
export async function holdContract(db: SpaceDb, id: string, states: readonly ContractState[]) {
  const contract = await db
    .selectFrom("contract")
    .select(["id", "number", "title", "status", "document", "documentHash", "validUntil"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  if (!contract) throw new AppError("record.notFound");
  const state = contract.status as ContractState;
  if (!states.includes(state)) throw new AppError(CONTRACT_ERRORS.moved, { extensions: { state } });
  return { ...contract, state };
}

export type HeldContract = Awaited<ReturnType<typeof holdContract>>;

interface Move {
  readonly to: ContractState;
  readonly actor: Actor;
  readonly values?: Readonly<Record<string, string | boolean | null>>;
}

/** Moves a held contract, and notes it in its history. */
export async function moveContract(
  db: SpaceDb,
  { id, state }: Pick<HeldContract, "id" | "state">,
  { to, actor, values = {} }: Move,
  { note }: Pick<HostTools, "note">,
): Promise<void> {
  await db
    .updateTable("contract")
    .set({ ...values, status: to, updatedAt: sql<string>`now()`, version: sql<number>`version + 1` })
    .where("id", "=", id)
    .execute();
  const changes = { status: { from: state, to } };
  const about = { spaceId: db.spaceId, accountId: actor.accountId, entity: "contract", recordId: id };
  await note([{ ...about, action: "transition", changes }]);
}
