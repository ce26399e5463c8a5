import type { HostTools, SpaceDb } from "../../../../server/kit";
import type { OrderState } from "../../shared/orders";

/** Who acts. */
export interface Actor {
  readonly accountId: string | null;
  /** Role in the suite; null for the back office. */
  readonly roleId: string | null;
}

interface OrderNote {
  readonly id: string;
  readonly actor: Actor;
  readonly action: "create" | "update" | "transition";
  readonly changes: {
    readonly status?: { readonly from: OrderState; readonly to: OrderState };
    readonly nextDate?: { readonly from: string; readonly to: null };
  };
}

/** Writes into the order's history who did it, in the open transaction. */
export async function noteOrder(db: SpaceDb, { id, actor, action, changes }: OrderNote, { note }: Pick<HostTools, "note">) {
  await note([{ spaceId: db.spaceId, accountId: actor.accountId, action, entity: "creditOrder", recordId: id, changes }]);
}
