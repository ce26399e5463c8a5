import { type ExtensionRoute, type GlobalDb, type HostTools, route, sql } from "../../../../server/kit";
import { type Payout, type PayoutList, payoutsApi } from "../../shared/api/payouts";
import { decidePayout } from "./payouts";

/** Decided ones that are still shown. */
const LATEST = 100;

const isOpen = sql<boolean>`panel_payout.status = 'REQUESTED'`;

async function readList(db: GlobalDb): Promise<PayoutList> {
  const rows = await db
    .selectFrom("panelPayout")
    .innerJoin("panelist", "panelist.id", "panelPayout.panelist")
    .select(["panelPayout.id", "panelPayout.panelist", "panelist.email", "panelPayout.address", "panelPayout.amount"])
    .select(["panelist.coins", "panelist.status as standing", "panelPayout.status", "panelPayout.reason"])
    .select(["panelPayout.createdAt", "panelPayout.decidedAt"])
    .orderBy(isOpen, "desc")
    .orderBy(sql`case when ${isOpen} then panel_payout.created_at end`)
    .orderBy("panelPayout.decidedAt", "desc")
    .limit(LATEST)
    .execute();
  const payouts = rows.map(({ standing, amount, coins, status, ...row }) => ({
    ...{ ...row, amount: Number(amount), coins: Number(coins), isBlocked: standing === "BLOCKED" },
    status: status as Payout["status"],
  }));
  return { payouts, pending: payouts.filter(({ status }) => status === "REQUESTED").length };
}

/** The back office's side of payouts. @param tools from the first request on */
export function payoutRoutes(tools: () => Pick<HostTools, "keyedHash" | "mail" | "note">): readonly ExtensionRoute[] {
  const access = { kind: "backoffice" } as const;
  return [
    route(payoutsApi, "GET /api/panel/payouts", { access, handle: ({ globalDb }) => readList(globalDb) }),
    route(payoutsApi, "POST /api/panel/payouts/:id/approve", {
      access,
      handle: async ({ globalDb, session }, { params: { id } }) => {
        await decidePayout(globalDb, { id, accountId: session?.accountId ?? null, isPaid: true }, tools());
        return readList(globalDb);
      },
    }),
    route(payoutsApi, "POST /api/panel/payouts/:id/reject", {
      access,
      handle: async ({ globalDb, session }, { params: { id }, body: { reason } }) => {
        const decision = { isPaid: false, reason: reason.trim() } as const;
        await decidePayout(globalDb, { id, accountId: session?.accountId ?? null, ...decision }, tools());
        return readList(globalDb);
      },
    }),
  ];
}
