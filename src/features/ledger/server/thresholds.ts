import type { HostTools, NotificationKind, SpaceDb } from "../../../server/kit";

/** A member has as many LABs as one of the community's thresholds says. */
export const REACHED: NotificationKind = {
  name: "ledger.reached",
  icon: "Redeem",
  category: "rewards",
  isPopup: true,
  channels: { mail: true },
  link: () => "/redeem",
};
/** The team hears of it, too: of one member, or of several at once. */
export const MEMBER_REACHED: NotificationKind = {
  name: "ledger.memberReached",
  icon: "Redeem",
  category: "rewards",
  channels: { mail: false },
  readers: ["staff"],
  isForModerators: true,
  tellsActor: true,
  link: () => "/members",
};
export const MEMBERS_REACHED: NotificationKind = {
  name: "ledger.membersReached",
  icon: "Redeem",
  category: "rewards",
  channels: { mail: false },
  readers: ["staff"],
  isForModerators: true,
  tellsActor: true,
  link: () => "/members",
};

/** LABs that a member may spend from now on. */
export interface Arrival {
  readonly memberId: string;
  readonly amount: number;
}

interface Threshold {
  readonly labs: number;
  /** What the member reads; the team wrote it. */
  readonly message?: string;
}

/** The community's thresholds; none where it gives no LABs. */
async function thresholdsOf(db: SpaceDb): Promise<readonly Threshold[]> {
  const row = await db.selectFrom("communityConfiguration").select(["alertThresholds", "gamification"]).executeTakeFirst();
  return row?.gamification ? ((row.alertThresholds ?? []) as unknown as readonly Threshold[]) : [];
}

async function teamOf(db: SpaceDb): Promise<readonly string[]> {
  const rows = await db.selectFrom("staffRole").select("id").where("role", "in", ["MODERATOR", "ADMINISTRATOR"]).execute();
  return rows.map(({ id }) => id);
}

/**
 * Tells members, and the team, that their LABs have reached a threshold of the community's. Call it in the transaction that
 * booked them, after it. Who reaches one again, having spent LABs meanwhile, is told again.
 * @param cause names what the LABs came by
 */
export async function notifyThresholds(
  db: SpaceDb,
  { cause, arrivals }: { readonly cause: string; readonly arrivals: readonly Arrival[] },
  { notify }: Pick<HostTools, "notify">,
): Promise<void> {
  const thresholds = await thresholdsOf(db);
  if (thresholds.length === 0 || arrivals.length === 0) return;
  const ids = arrivals.map(({ memberId }) => memberId);
  const members = await db.selectFrom("member").select(["id", "nickname", "points"]).where("id", "in", ids).execute();
  const arrived = new Map(arrivals.map(({ memberId, amount }) => [memberId, amount]));
  const team = await teamOf(db);
  for (const { labs, message = "" } of thresholds) {
    const reached = members.filter(({ id, points }) => points >= labs && points - (arrived.get(id) ?? 0) < labs);
    const [first] = reached;
    if (!first) continue;
    const key = `threshold:${labs}:${cause}`;
    const own = { kind: REACHED.name, members: reached.map(({ id }) => id), params: { smart_count: labs, message }, key };
    const [kind, params] =
      reached.length === 1
        ? [MEMBER_REACHED.name, { smart_count: labs, nickname: first.nickname ?? "" }]
        : [MEMBERS_REACHED.name, { smart_count: reached.length, labs }];
    await notify(db, [own, { kind, moderators: team, params, key }]);
  }
}
