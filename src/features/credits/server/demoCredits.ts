import type { DemoSeed } from "../../../server/kit";
import { MS_PER_DAY } from "../../../shared/dates/msPerDay";
import { loadCredits } from "./load";

const LOADS = [
  { key: "demo:first", amount: 12_000, concept: "Bono de 12.000 créditos", daysAgo: 92 },
  { key: "demo:second", amount: 6_000, concept: "Ampliación de 6.000 créditos", daysAgo: 38 },
] as const;

/** What the demo's company has loaded; studies set it aside and spend it. */
export const demoCredits: DemoSeed = {
  name: "credits",
  order: 20,
  run: async ({ spaceDb, companyId }) => {
    const now = Date.now();
    for (const { daysAgo, ...load } of LOADS)
      await loadCredits(spaceDb(companyId), load, new Date(now - daysAgo * MS_PER_DAY).toISOString());
  },
};
