import { defineCheck } from "../check";

/** The same column in all rows of a grid. Grids of two columns don't count: who never does something says so in every row. */
export const straightLining = defineCheck({
  name: "straightLining",
  icon: "Reorder",
  settings: { leastRows: 4, leastColumns: 3 },
  look: ({ answers }, _figures, { leastRows, leastColumns }) =>
    answers.flatMap(({ questionId, traits: { grid }, activeMs }) => {
      if (!grid || grid.places.length < leastRows || grid.of < leastColumns) return [];
      if (new Set(grid.places).size > 1) return [];
      const figures = { count: grid.places.length };
      return activeMs === undefined
        ? [{ says: "sameColumn", questionId, figures }]
        : [{ says: "sameColumnTimed", questionId, figures: { ...figures, spentMs: activeMs } }];
    }),
});
