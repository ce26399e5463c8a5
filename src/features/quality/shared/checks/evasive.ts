import { defineCheck } from "../check";

/** "None of these" or "don't know" wherever it is offered: the quickest way through. */
export const evasive = defineCheck({
  name: "evasive",
  icon: "Remove",
  settings: { share: 0.5, leastCount: 4 },
  look: ({ answers }, _figures, { share, leastCount }) => {
    const offered = answers.filter(({ isEvasive }) => isEvasive !== undefined);
    const count = offered.filter(({ isEvasive }) => isEvasive).length;
    if (count < leastCount || count < offered.length * share) return [];
    return [{ says: "evasiveAnswers", figures: { count, of: offered.length } }];
  },
});
