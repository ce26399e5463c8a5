import type { DemoSeed } from "../../../../server/kit";
import { addCodes } from "../codes";

/** How many codes the demo's cards have, the cheapest first: one has plenty, one is running out, one is without. */
const POOLS = [12, 3];

/** Codes that redemptions of the demo are completed with; they open nothing. */
export const demoCodes: DemoSeed = {
  name: "redeem.codes",
  order: 785,
  run: async ({ spaceDb, communityId, keyedHash }) => {
    const db = spaceDb(communityId);
    const cards = await db.selectFrom("redeemCard").select("id").where("active", "=", true).orderBy("labs").execute();
    for (const [index, count] of POOLS.entries()) {
      const card = cards[index];
      if (!card) continue;
      const codes = Array.from({ length: count }, (_, place) => `DEMO-${index + 1}${String(place + 1).padStart(3, "0")}-REGALO`);
      await addCodes(db, { cardId: card.id, text: codes.join("\n") }, { keyedHash });
    }
  },
};
