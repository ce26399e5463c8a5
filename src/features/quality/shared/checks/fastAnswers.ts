import { defineCheck } from "../check";

/** Many single questions answered in under a third of what they take others, though the whole may have been slow. */
export const fastAnswers = defineCheck({
  name: "fastAnswers",
  icon: "Timer",
  settings: { share: 1 / 3, leastTimed: 10, leastQuestions: 5, shareOfQuestions: 0.5 },
  look: ({ answers }, { questions }, { share, leastTimed, leastQuestions, shareOfQuestions }) => {
    const timed = answers.flatMap(({ questionId, activeMs }) => {
      const { medianMs, count } = questions.get(questionId) ?? { medianMs: undefined, count: 0 };
      return activeMs === undefined || medianMs === undefined || count < leastTimed ? [] : [activeMs < medianMs * share];
    });
    const count = timed.filter(Boolean).length;
    if (timed.length < leastQuestions || count < timed.length * shareOfQuestions) return [];
    return [{ says: "fastQuestions", figures: { count, of: timed.length } }];
  },
});
