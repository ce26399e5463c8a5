import { type ExtensionRoute, type HostTools, type RouteContext, route } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import { type CoinGrant, panelistsApi } from "../../shared/api/panelists";
import { PANEL_ERRORS } from "../../shared/errors";
import { bookCoins } from "./bookCoins";

type GrantDb = RouteContext["globalDb"];

async function readCoins(db: GrantDb, panelistId: string): Promise<number> {
  const row = await db.selectFrom("panelist").select("coins").where("id", "=", panelistId).executeTakeFirst();
  if (!row) throw new AppError("record.notFound");
  return row.coins;
}

/** @throws AppError `panel.keyReused` where the key stands for another grant */
async function demandSame(db: GrantDb, key: string, { amount, kind, concept }: CoinGrant): Promise<void> {
  const row = await db
    .selectFrom("coinTransaction")
    .select(["amount", "reason", "concept"])
    .where("key", "=", key)
    .executeTakeFirst();
  if (row && (row.amount !== amount || row.reason !== kind || row.concept !== concept))
    throw new AppError(PANEL_ERRORS.keyReused);
}

/** The back office gives coins, or takes those that were paid out. @param tools from the first request on */
export const grantRoute = (tools: () => Pick<HostTools, "note">): ExtensionRoute =>
  route(panelistsApi, "POST /api/panelists/:id/coins", {
    access: { kind: "backoffice" },
    handle: async ({ globalDb: db, records, session }, { params: { id }, body }) => {
      const grant = { ...body, concept: body.concept.trim() };
      const { amount, kind, concept } = grant;
      const key = `hand:${id}:${grant.key}`;
      await records.read("panelist", id);
      return db.transaction(async () => {
        const isNew = (await bookCoins(db, [{ panelistId: id, amount, reason: kind, key, concept }])) > 0;
        if (!isNew) await demandSame(db, key, grant);
        const coins = await readCoins(db, id);
        const before = Math.round((kind === "CUSTOM" ? coins - amount : coins + amount) * 100) / 100;
        const about = {
          spaceId: null,
          accountId: session?.accountId ?? null,
          action: "update",
          entity: "panelist",
          recordId: id,
        };
        if (isNew) await tools().note([{ ...about, changes: { coins: { from: before, to: coins } } }]);
        return { isNew, coins };
      });
    },
  });
