import type { ReadAnswer } from "../../../../schema/logic/holds";
import type { Answer } from "../../../../schema/questionnaire";
import type { AnswerFault } from "../../../../schema/questionType";
import { AppError } from "../../../../shared/errors";
import { isStorableText } from "../../../../shared/isStorable";
import type { Json } from "../../../../shared/json";
import type { Sent } from "./answerTime";
import type { CompiledQuestion, CompiledQuestionnaire } from "./compileQuestionnaire";
import type { EffortBody } from "./effort";

/** An answer as the runner sends it. */
export interface AnswerBody extends Sent, EffortBody {
  /** SurveyJS's value; `null` takes the answer back. */
  readonly value: Json;
  readonly comment?: string;
  readonly missing?: "dont-know";
}

function refuse(faults: readonly AnswerFault[]): never {
  throw new AppError("execution.invalidAnswer", { faults });
}

/** The question, where the document asks it. @throws AppError `execution.unknownQuestion`, `execution.invalidAnswer` */
export function askedQuestion(questionnaire: CompiledQuestionnaire, questionId: string): CompiledQuestion {
  const compiled = questionnaire.byId.get(questionId);
  if (!compiled) throw new AppError("execution.unknownQuestion");
  if (!compiled.isAsked) refuse([{ path: "", rule: "notAnswerable" }]);
  return compiled;
}

function checkMissing({ question }: CompiledQuestion, { value, comment }: AnswerBody): Answer {
  const isOffered = Object.values(question.dontKnow ?? {}).some((text) => text.trim() !== "");
  if (!isOffered) refuse([{ path: "/missing", rule: "notOffered" }]);
  if (value !== null || comment) refuse([{ path: "/value", rule: "notWithDontKnow" }]);
  return { missing: "dont-know" };
}

function checkComment({ element }: CompiledQuestion, comment: string): void {
  const { showOtherItem, showCommentArea } = element();
  if (!showOtherItem && !showCommentArea) refuse([{ path: "/comment", rule: "notOffered" }]);
  if (!isStorableText(comment)) refuse([{ path: "/comment", rule: "text" }]);
}

/**
 * What the respondent sent as an answer to store; nothing where it takes the answer back.
 * @param read earlier answers, on which the options offered depend @default all are
 * @throws AppError `execution.unknownQuestion`, `execution.invalidAnswer` with pointers into the value
 */
export function checkAnswer(
  questionnaire: CompiledQuestionnaire,
  { questionId, body, read }: { readonly questionId: string; readonly body: AnswerBody; readonly read?: ReadAnswer },
): Answer | undefined {
  const compiled = askedQuestion(questionnaire, questionId);
  if (body.missing) return checkMissing(compiled, body);
  const { question, type, check } = compiled;
  const comment = body.comment?.trim();
  if (comment) checkComment(compiled, comment);
  const value = body.value === null ? undefined : convert(type.fromSurveyValue, question, body.value);
  if (value === undefined) return comment ? { comment } : undefined;
  const faults = check(value, { comment: comment ?? "", ...(read ? { read } : {}) });
  if (faults.length > 0) refuse(faults);
  return comment ? { value, comment } : { value };
}

function convert(
  fromSurveyValue: CompiledQuestion["type"]["fromSurveyValue"],
  question: CompiledQuestion["question"],
  value: Json,
): Json | undefined {
  return fromSurveyValue ? fromSurveyValue(question, value) : value;
}
