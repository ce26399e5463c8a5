import { defineCheck } from "../check";

/** Open answers that were brought from elsewhere instead of typed. */
export const pasted = defineCheck({
  name: "pasted",
  icon: "ContentPaste",
  settings: { share: 0.8, shortest: 20 },
  look: ({ answers }, _figures, { share, shortest }) =>
    answers.flatMap(({ questionId, pastedShare = 0, traits: { texts = [] } }) => {
      const count = texts.reduce((sum, text) => sum + [...text].length, 0);
      const isPasted = pastedShare >= share && count >= shortest;
      return isPasted ? [{ says: "pasted", questionId, figures: { share: pastedShare, count } }] : [];
    }),
});
