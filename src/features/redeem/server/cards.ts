import type { RewardSource, SpaceDb } from "../../../server/kit";

/** All cards of a community, the cheapest first. */
export function readCards(db: SpaceDb) {
  return db
    .selectFrom("redeemCard")
    .select(["id", "name", "description", "labs", "valueEuros", "logo", "active"])
    .orderBy("labs")
    .orderBy("name")
    .execute();
}

/** The cards that members may ask for. */
export const cardRewards: RewardSource = {
  name: "redeem",
  offered: async (db) =>
    (await readCards(db))
      .filter(({ active }) => active)
      .map(({ name, valueEuros, labs, logo, description }) => ({
        name,
        valueEuros: Number(valueEuros),
        labs,
        logo,
        description,
      })),
};
