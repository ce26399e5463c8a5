import { defineCheck } from "../check";

/** Another answer than the one that an attention question asks for. */
export const attention = defineCheck({
  name: "attention",
  icon: "Quiz",
  settings: {},
  look: ({ answers }) =>
    answers.flatMap(({ questionId, traits }) => {
      if (!traits.attention || traits.attention.isPassed) return [];
      return [{ says: "attention", questionId, figures: {}, expected: traits.attention.expected }];
    }),
});
