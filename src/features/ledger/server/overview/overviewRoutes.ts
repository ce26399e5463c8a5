import { ledgerApi } from "../../../../contracts/api/ledger";
import { type ExtensionRoute, newId, route, type SpaceDb, sql } from "../../../../server/kit";
import { pointsApi } from "../../shared/api/points";
import { pageOf } from "../pageOf";
import { withoutUnreached } from "../withheldActivities";
import { proveLedger } from "./prove";
import { readMovements } from "./readMovements";
import { readOverview } from "./readOverview";

const READ = { entity: "member", action: "list" } as const;

async function setBudget(db: SpaceDb, amount: number | null, setBy: string | null): Promise<void> {
  if (amount === null) {
    await db.deleteFrom("labBudget").execute();
    return;
  }
  await db
    .insertInto("labBudget")
    .values({ id: newId(), amount, setBy })
    .onConflict((conflict) => conflict.column("spaceId").doUpdateSet({ amount, setBy, updatedAt: sql<string>`now()` }))
    .execute();
}

/** What the team sees of all LABs of the community. */
export const overviewRoutes: readonly ExtensionRoute[] = [
  route(ledgerApi, "GET /api/ledger/overview", {
    access: READ,
    handle: async ({ db, timeZone }) => readOverview(db, await timeZone()),
  }),
  route(ledgerApi, "GET /api/ledger/movements", {
    access: READ,
    handle: async (context, { query }) => {
      const found = await readMovements(context.db, query, pageOf(query));
      return { ...found, items: await withoutUnreached(context, found.items) };
    },
  }),
  route(pointsApi, "PUT /api/ledger/budget", {
    act: { action: "configure", entity: "communityConfiguration", record: false },
    access: { entity: "communityConfiguration", action: "update" },
    handle: async ({ db, session }, { body: { amount } }) => {
      await setBudget(db, amount, session?.kind === "staff" ? (session.subjectId ?? null) : null);
      return { amount };
    },
  }),
  route(pointsApi, "POST /api/ledger/proof", {
    isOpenAfterEnd: true,
    access: { entity: "member", action: "update" },
    handle: async ({ db }) => proveLedger(db),
  }),
];
