import type { SpaceDb } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import { COMMUNITY_ERRORS } from "../../shared/errors";
import type { CommunityServices } from "../services";
import { changeCommunity, type HeldCommunity, holdCommunity } from "./heldCommunity";
import type { PricedOrder } from "./prices";
import { writeOrder } from "./writeOrder";

/** What somebody orders for a community that is there. */
export interface ChangeOrder {
  readonly communityId: string;
  readonly kind: "EXTENSION" | "UPGRADE";
  readonly months: number;
  /** The price that the person has seen. */
  readonly total: number;
  readonly key: string;
  readonly isFree: boolean;
  /** Absent for the back office. */
  readonly actorId: string | undefined;
  readonly accountId: string | null;
  readonly price: (db: SpaceDb, community: HeldCommunity) => Promise<PricedOrder>;
}

/** What the activity log says of it. */
const ACTS = { EXTENSION: "prolong", UPGRADE: "upgrade" } as const;

async function isDone(db: SpaceDb, key: string): Promise<boolean> {
  const row = await db.selectFrom("communityOrder").select("id").where("requestKey", "=", key).executeTakeFirst();
  return row !== undefined;
}

/**
 * Carries an order out and charges it, once for its key: of many at once the others find it done.
 * @throws AppError `record.notFound`, `communities.priceChanged`, `credits.insufficient`, and what the price throws
 */
export async function changeOrder(db: SpaceDb, order: ChangeOrder, services: CommunityServices): Promise<void> {
  const { communityId, kind, months, key, isFree, actorId, accountId } = order;
  await db.transaction(async () => {
    const community = await holdCommunity(db, communityId);
    if (await isDone(db, key)) return;
    const { total, plan, terms, durationMonths } = await order.price(db, community);
    if (!isFree && total !== order.total) throw new AppError(COMMUNITY_ERRORS.priceChanged, { extensions: { total } });
    const written = { communityId, name: community.name, kind, plan, terms, months, actorId } as const;
    const amount = isFree ? 0 : total;
    await writeOrder(db, { ...written, total: amount, requestKey: key }, services);
    await changeCommunity(db, communityId, { plan, durationMonths });
    const act = { spaceId: db.spaceId, accountId, action: ACTS[kind], entity: "community", recordId: communityId };
    await services.tools().note([{ ...act, changes: { amount: { from: null, to: amount } } }]);
  });
}
