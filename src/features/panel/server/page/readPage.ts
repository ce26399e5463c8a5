import { type HostTools, type RouteContext, sql } from "../../../../server/kit";
import type { CoinMovement } from "../../shared/api/panelists";
import { readMovements } from "../activity/readActivity";
import type { OfferedCommunity } from "../communities/offeredCommunity";
import { readField } from "../field/fieldRow";
import { type Friend, readFriends } from "../friends/readFriends";
import { type PayoutRow, readPayouts } from "../payouts/payouts";
import type { PagePanelist } from "./pageToken";

const MOST_MOVEMENTS = 20;
const MOST_INVITATIONS = 10;

/** An invitation that can still be answered. */
export interface OpenInvitation {
  readonly id: string;
  readonly title: string;
  readonly minutes: number;
  /** That a complete earns. */
  readonly coins: number;
  /** ISO 8601 instant. */
  readonly endsAt: string;
  readonly isBegun: boolean;
}

/** What a panelist reads of themselves. */
export interface PanelistPage {
  readonly coins: number;
  readonly isBlocked: boolean;
  readonly wantsInvitations: boolean;
  readonly invitations: readonly OpenInvitation[];
  /** That are open to the panel in their country, and not theirs yet. */
  readonly communities: readonly OfferedCommunity[];
  /** The newest first. */
  readonly movements: readonly CoinMovement[];
  readonly email: string;
  /** The newest first. */
  readonly payouts: readonly PayoutRow[];
  /** What the last request was refused for. */
  readonly payoutFault: PayoutFault | undefined;
  /** The newest first. */
  readonly friends: readonly Friend[];
  /** Absolute: what the panelist shares. */
  readonly invitationLink: string;
}

export const PAYOUT_FAULTS = ["amount", "address", "coins", "pending"] as const;
export type PayoutFault = (typeof PAYOUT_FAULTS)[number];

type PageDb = Pick<RouteContext, "globalDb" | "findSpace">;

/** Invitations lie beside the spaces, the studies that they are to in their companies'. */
async function readOpenInvitations({ globalDb, findSpace }: PageDb, panelistId: string): Promise<readonly OpenInvitation[]> {
  const rows = await globalDb
    .selectFrom("panelInvitation")
    .select(["id", "study", "state"])
    .where("panelist", "=", panelistId)
    .where("state", "in", ["INVITED", "ENTERED"])
    .where("createdAt", ">", sql<string>`now() - interval '60 days'`)
    .orderBy("createdAt", "desc")
    .limit(MOST_INVITATIONS)
    .execute();
  const open: OpenInvitation[] = [];
  for (const { id, study, state } of rows) {
    const found = await findSpace({ entity: "study", field: "id", value: study });
    const field = found && (await readField(found.db, study));
    if (field?.state !== "OPEN" || Date.parse(field.endsAt) <= Date.now()) continue;
    const { title, coins, request, endsAt } = field;
    open.push({ id, title: title ?? "", minutes: request.minutes, coins, endsAt, isBegun: state === "ENTERED" });
  }
  return open;
}

interface PageOptions {
  readonly invitationLink: string;
  readonly payoutFault: PayoutFault | undefined;
  readonly communitiesFor: HostTools["communitiesFor"];
}

export async function readPage(
  context: PageDb,
  panelist: PagePanelist,
  { communitiesFor, ...options }: PageOptions,
): Promise<PanelistPage> {
  const { id, coins, status, consent, email } = panelist;
  const { globalDb } = context;
  const isBlocked = status !== "ACTIVE";
  const movements = await readMovements(globalDb, id);
  return {
    ...{ coins: Number(coins), isBlocked, wantsInvitations: consent === true, email, ...options },
    invitations: isBlocked ? [] : await readOpenInvitations(context, id),
    communities: isBlocked ? [] : await communitiesFor(panelist),
    // What becomes of coins that are held changes no balance; the payout itself says it.
    movements: movements.filter(({ change }) => change !== 0).slice(0, MOST_MOVEMENTS),
    payouts: await readPayouts(globalDb, id),
    friends: await readFriends(globalDb, id),
  };
}
