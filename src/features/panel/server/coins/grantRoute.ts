import type { ExtensionRoute, HostTools, RouteContext } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import { requiredObject } from "../../../../shared/objectSchema";
import { type CoinGrant, type CoinGrantResult, LONGEST_CONCEPT, MOST_BY_HAND, SHORTEST_CONCEPT } from "../../shared/coins";
import { PANEL_ERRORS } from "../../shared/errors";
import { bookCoins } from "./bookCoins";

const EXAMPLE_ID = "0193fd0a-7c1e-7000-8000-000000000001";
const BODY = requiredObject({
  amount: { type: "number", exclusiveMinimum: 0, maximum: MOST_BY_HAND, multipleOf: 0.01 },
  kind: { type: "string", enum: ["CUSTOM", "PAYMENT"], description: "CUSTOM gives coins, PAYMENT takes them away" },
  concept: { type: "string", minLength: SHORTEST_CONCEPT, maxLength: LONGEST_CONCEPT, pattern: "\\S" },
  key: { type: "string", format: "uuid", description: "Of the caller's: the same key again books nothing" },
});
const ANSWER = requiredObject({
  isNew: { type: "boolean", description: "Whether it was booked now; false where it was before" },
  coins: { type: "number", description: "What the panelist has" },
});

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
export const grantRoute = (tools: () => Pick<HostTools, "note">): ExtensionRoute => ({
  method: "POST",
  url: "/api/panelists/:id/coins",
  summary: "Give a panelist coins, or note a payment of theirs, once for a key",
  access: { kind: "backoffice" },
  schema: { params: requiredObject({ id: { type: "string", format: "uuid" } }), body: BODY },
  describe: () => ({
    examples: { id: EXAMPLE_ID },
    body: { schema: BODY, example: { amount: 2.5, kind: "CUSTOM", concept: "Compensación por un fallo", key: EXAMPLE_ID } },
    answer: { schema: ANSWER, example: { isNew: true, coins: 14.75 } },
  }),
  handle: async ({ globalDb: db, records, session }, request): Promise<CoinGrantResult> => {
    const { id } = request.params as { readonly id: string };
    const body = request.body as CoinGrant;
    const grant = { ...body, concept: body.concept.trim() };
    const { amount, kind, concept } = grant;
    const key = `hand:${id}:${grant.key}`;
    await records.read("panelist", id);
    return db.transaction(async () => {
      const isNew = (await bookCoins(db, [{ panelistId: id, amount, reason: kind, key, concept }])) > 0;
      if (!isNew) await demandSame(db, key, grant);
      const coins = await readCoins(db, id);
      const before = Math.round((kind === "CUSTOM" ? coins - amount : coins + amount) * 100) / 100;
      const about = { spaceId: null, accountId: session?.accountId ?? null, action: "update", entity: "panelist", recordId: id };
      if (isNew) await tools().note([{ ...about, changes: { coins: { from: before, to: coins } } }]);
      return { isNew, coins };
    });
  },
});
