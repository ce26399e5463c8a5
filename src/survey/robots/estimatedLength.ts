import { isAskedOf } from "../logic/askingOf";
import { OPTION_LISTS, optionsOf } from "../logic/references";
import { type Block, type Question, type Questionnaire, questionsOf } from "../questionnaire";
import type { QuestionType } from "../questionType";
import { frameSeconds, questionSeconds } from "./interviewLength";

type Types = ReadonlyMap<string, QuestionType>;

/** Of those who come to something that is asked on a condition, the share that it holds for. */
const SHARE_OF_CONDITION = 0.5;

const shareOf = ({ showIf }: Pick<Question, "showIf">) => (showIf ? SHARE_OF_CONDITION : 1);

/** How often a block is asked: once, or for half of the options that its rounds are about. */
function roundsOf({ loop }: Block, questionnaire: Questionnaire): number {
  if (!loop) return 1;
  const source = questionsOf(questionnaire).find(({ id }) => id === loop.from);
  const options = source ? Math.max(...OPTION_LISTS.map((list) => optionsOf(source, list).length)) : 0;
  return Math.max(1, options * SHARE_OF_CONDITION);
}

function secondsOf(question: Question, type: QuestionType | undefined, language: string): number {
  // A draft may name a type that isn't installed; what the server answers itself nobody sees.
  if (!type || type.isAssigned) return 0;
  const isAsked = isAskedOf(type);
  return questionSeconds(question, {
    language,
    schema: isAsked ? type.answerSchema(question) : undefined,
    answering: isAsked ? type.answeringSeconds?.(question) : undefined,
  });
}

/**
 * Estimates the length of interview (LOI) from what a questionnaire contains, in whole seconds; 0 without questions. Cheap
 * enough for every save, and unlike the robots' prediction it takes a draft with faults: the times to read and to answer
 * each question are the same ones (`interviewLength`), but nobody walks through it. What depends on a condition counts
 * half, a loop half of its options; rules that end the interview or jump are left out. So it is the length for somebody
 * who is screened out by nothing.
 */
export function estimatedLength(questionnaire: Questionnaire, types: Types): number {
  if (questionsOf(questionnaire).length === 0) return 0;
  const language = questionnaire.languages[0] ?? "";
  const blockSeconds = (block: Block) => {
    const once = block.questions.reduce(
      (sum, question) => sum + shareOf(question) * secondsOf(question, types.get(question.type), language),
      0,
    );
    return once * shareOf(block) * roundsOf(block, questionnaire);
  };
  const seconds = questionnaire.blocks.reduce((sum, block) => sum + blockSeconds(block), frameSeconds(questionnaire, language));
  return Math.round(seconds);
}
