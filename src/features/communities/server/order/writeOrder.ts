import { newId, type SpaceDb } from "../../../../server/kit";
import type { PlanName } from "../../shared/plans";
import type { CommunityServices } from "../services";

interface NewOrder {
  readonly communityId: string;
  /** The community's, for the statement. */
  readonly name: string;
  readonly kind: "NEW" | "EXTENSION" | "UPGRADE";
  readonly plan: PlanName;
  /** Id of the terms that hold from now on. */
  readonly terms: string;
  readonly months: number;
  /** Credits; 0 where it is free. */
  readonly total: number;
  /** Names the request: under it nothing is ordered again. */
  readonly requestKey: string;
  /** The staff role of whoever orders; absent for the back office. */
  readonly actorId?: string | undefined;
}

/**
 * Writes an order down and charges it, in the open transaction and the handle of the company: both, or neither.
 * @throws AppError `credits.insufficient` with `available` and `needed`
 */
export async function writeOrder(db: SpaceDb, order: NewOrder, { credits, tools }: CommunityServices): Promise<void> {
  const { communityId, name, kind, plan, terms, months, total, requestKey, actorId } = order;
  await db
    .insertInto("communityOrder")
    .values({
      ...{ id: newId(), community: communityId, kind, plan, terms, months, total, requestKey },
      orderedBy: actorId ?? null,
    })
    .execute();
  if (total === 0) return;
  const { text, language } = tools();
  const words = await language(db);
  const params = { name, plan: text(words, `entities.community.enums.plan.${plan}`), smart_count: months };
  const concept = text(words, `communities.order.concept.${kind}`, params);
  await credits().charge(db, { key: `community:${requestKey}`, amount: total, concept, ...(actorId ? { actorId } : {}) });
}
