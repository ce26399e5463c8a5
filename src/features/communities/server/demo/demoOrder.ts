import { type DemoSeed, newId, sql } from "../../../../server/kit";
import { validTerms } from "../plans/terms";

const MONTHS = 6;
const BEGAN_DAYS_AGO = 6;

/** With the company's super administrator as many as the plan allows. */
const TEAM = [
  { name: "Maite", surname: "Soler", email: "maite@demo.test" },
  { name: "Jon", surname: "Zabala", email: "jon@demo.test" },
] as const;

/** A second community of the demo's company, which was ordered and is being set up: its team is as large as its plan allows. */
export const demoOrder: DemoSeed = {
  name: "communities.order",
  order: 110,
  run: async ({ spaceDb, companyId, addCommunity }) => {
    const company = spaceDb(companyId);
    const terms = await validTerms(company, "BRONZE", await company.today());
    const values = { origin: "bici", name: "La ciudad en bici", plan: "BRONZE", durationMonths: MONTHS };
    const community = await addCommunity({ ...values, mainColor: "#1f6f5c", buttonColor: "#1f6f5c" }, TEAM);
    const began = sql<string>`now() - make_interval(days => ${sql.lit(BEGAN_DAYS_AGO)})`;
    await company.updateTable("community").set({ createdAt: began }).where("id", "=", community).execute();
    await company
      .insertInto("communityOrder")
      .values({
        ...{ id: newId(), community, kind: "NEW", plan: "BRONZE", terms: terms.id, months: MONTHS },
        // Part of what the company agreed with the provider.
        ...{ total: 0, requestKey: community, createdAt: began },
      })
      .execute();
  },
};
