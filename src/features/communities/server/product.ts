import { licensing } from "../../../contracts/services/licensing";
import type { ServerHost } from "../../../server/kit";
import { DURATIONS, durationLines, totalOf } from "../shared/plans";
import { COMMUNITY_PRODUCT } from "../shared/product";
import { readOffers } from "./plans/terms";

/** Communities as something that clients order: a licence has them or not, whichever way one is made. */
export function registerProduct(host: ServerHost): void {
  const useLicensing = host.use(licensing, "communities");
  host.suiteProduct({
    name: COMMUNITY_PRODUCT,
    fromPrice: async (db) => {
      const shortest = Math.min(...DURATIONS);
      const prices = (await readOffers(db, await db.today())).map((offer) => totalOf(durationLines(offer, shortest)));
      return prices.length > 0 ? Math.min(...prices) : null;
    },
  });
  host.entityHook({
    entity: "community",
    beforeCreate: async ({ db, values }) => {
      await useLicensing().requireProduct(db, COMMUNITY_PRODUCT);
      return values;
    },
  });
}
