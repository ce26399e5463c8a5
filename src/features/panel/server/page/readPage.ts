import { type RouteContext, sql } from "../../../../server/kit";
import type { CoinMovement } from "../../shared/api/panelists";
import { readMovements } from "../activity/readActivity";
import { readField } from "../field/fieldRow";
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
  /** The newest first. */
  readonly movements: readonly CoinMovement[];
}

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

export async function readPage(context: PageDb, { id, coins, status, consent }: PagePanelist): Promise<PanelistPage> {
  const isBlocked = status !== "ACTIVE";
  const movements = await readMovements(context.globalDb, id);
  return {
    ...{ coins: Number(coins), isBlocked, wantsInvitations: consent === true },
    invitations: isBlocked ? [] : await readOpenInvitations(context, id),
    movements: movements.slice(0, MOST_MOVEMENTS),
  };
}
