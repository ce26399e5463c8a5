import type { Draw } from "../logic/arrange";
import type { Answer, Question } from "../questionnaire";
import { withoutValue } from "./answerPools";
import { type RobotPlan, type RobotRun, sendRobot } from "./sendRobot";

const SHARE_OF_DONT_KNOW = 0.06;
const SHARE_OF_SKIPPED = 0.08;

/** Now and then a person says that they don't know, or goes on without an answer. */
function isLeft({ missing }: Answer, random: () => number): boolean {
  return random() < (missing === "dont-know" ? SHARE_OF_DONT_KNOW : SHARE_OF_SKIPPED);
}

function plausible({ subject, pools }: RobotPlan, question: Question, random: () => number): Answer | undefined {
  if (!subject.logic.isAsked(question)) {
    const drawn = pools.get(question.id)?.all ?? [];
    return drawn[Math.floor(random() * drawn.length)];
  }
  const left = withoutValue(question).find((answer) => isLeft(answer, random));
  if (left) return left;
  const value = subject.simulate(question, random);
  return value === null ? undefined : subject.answerOf(question, value);
}

/** The way of a plausible respondent: most answer as their question's type simulates it, some leave a question. */
export function simulateRun(plan: RobotPlan, draw: Draw, random: () => number): RobotRun {
  const questions = plan.subject.logic.blocks.flatMap((block) => block.questions);
  const wishes = questions.flatMap((question): (readonly [string, Answer])[] => {
    const answer = plausible(plan, question, random);
    return answer ? [[question.id, answer]] : [];
  });
  return sendRobot(plan, { wishes: new Map(wishes), draw, random });
}
