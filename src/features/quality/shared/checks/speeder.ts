import { defineCheck } from "../check";

/** Done in under a third of the median, by active time; of imported responses by the time from beginning to end. */
export const speeder = defineCheck({
  name: "speeder",
  icon: "Bolt",
  settings: { share: 1 / 3, leastCompletes: 10 },
  look: ({ activeMs, wallMs }, { active, wall }, { share, leastCompletes }) => {
    const spentMs = activeMs ?? wallMs;
    const { medianMs, count } = activeMs === undefined ? wall : active;
    if (spentMs === undefined || medianMs === undefined || count < leastCompletes) return [];
    return spentMs < medianMs * share ? [{ says: "fasterThanMedian", figures: { spentMs, medianMs } }] : [];
  },
});
