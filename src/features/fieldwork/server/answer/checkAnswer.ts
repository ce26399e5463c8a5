import type { AnswerBody } from "../../../../contracts/api/execution";
import { AppError, type FieldIssue } from "../../../../shared/errors";
import { isBlankText } from "../../../../shared/isBlankText";
import { isStorableText } from "../../../../shared/isStorable";
import type { Json } from "../../../../shared/json";
import type { AnswerContext, CompiledQuestion, CompiledQuestionnaire } from "../../../../survey/compile/compileQuestionnaire";
import type { Answer } from "../../../../survey/questionnaire";
import { OTHER } from "../../../../survey/questions/choiceQuestion";
import { formatIssues } from "./formatIssues";

function refuse(questionId: string, faults: readonly FieldIssue[]): never {
  throw new AppError("execution.invalidAnswer", { faults, extensions: { questionId } });
}

/** The question, where the document asks it. @throws AppError `execution.unknownQuestion`, `execution.invalidAnswer` */
export function askedQuestion(questionnaire: CompiledQuestionnaire, questionId: string): CompiledQuestion {
  const compiled = questionnaire.byId.get(questionId);
  if (!compiled) throw new AppError("execution.unknownQuestion");
  if (!compiled.isAsked) refuse(questionId, [{ path: "", rule: "notAnswerable" }]);
  return compiled;
}

function checkMissing({ question }: CompiledQuestion, { value, comment }: AnswerBody): Answer {
  const isOffered = Object.values(question.dontKnow ?? {}).some((text) => text.trim() !== "");
  if (!isOffered) refuse(question.id, [{ path: "/missing", rule: "notOffered" }]);
  if (value !== null || comment) refuse(question.id, [{ path: "/value", rule: "notWithDontKnow" }]);
  return { missing: "dont-know" };
}

function checkComment({ question, element }: CompiledQuestion, comment: string): void {
  const { showOtherItem, showCommentArea } = element();
  if (!showOtherItem && !showCommentArea) refuse(question.id, [{ path: "/comment", rule: "notOffered" }]);
  if (!isStorableText(comment)) refuse(question.id, [{ path: "/comment", rule: "text" }]);
}

/** SurveyJS's value as it is stored; nothing where it is empty. */
export function givenValue({ question, type }: CompiledQuestion, value: Json): Json | undefined {
  if (value === null) return undefined;
  return type.fromSurveyValue ? type.fromSurveyValue(question, value) : value;
}

/** The text as it is stored. That of an "other" which isn't chosen any more is none: browsers may keep it. */
export function commentOf(
  { isAsked, element }: CompiledQuestion,
  { value, comment }: { readonly value: Json | undefined; readonly comment?: string | undefined },
): string | undefined {
  const isOfOther = isAsked && element().showOtherItem === true;
  const hasOther = [value].flat().includes(OTHER);
  const isMeant = comment !== undefined && !isBlankText(comment) && (hasOther || !isOfOther);
  return isMeant ? comment.trim() : undefined;
}

/** What comes with an answer to be judged. */
interface AnswerCheck extends Omit<AnswerContext, "comment"> {
  /** One that is asked. */
  readonly compiled: CompiledQuestion;
  readonly body: AnswerBody;
  /** What refusals are said in, where the author words them. @default the document's first */
  readonly language?: string | undefined;
}

/**
 * What the respondent sent as an answer to store; nothing where it takes the answer back.
 * @throws AppError `execution.invalidAnswer` naming the question, with pointers into the value
 */
export function checkAnswer(
  questionnaire: CompiledQuestionnaire,
  { compiled, body, language, ...given }: AnswerCheck,
): Answer | undefined {
  if (body.missing) return checkMissing(compiled, body);
  const value = givenValue(compiled, body.value);
  const comment = commentOf(compiled, { ...body, value });
  if (comment) checkComment(compiled, comment);
  if (value === undefined) return comment ? { comment } : undefined;
  const faults = compiled.check(value, { ...given, comment: comment ?? "" });
  if (faults.length > 0) refuse(compiled.question.id, formatIssues(faults, { questionnaire, language, read: given.read }));
  return comment ? { value, comment } : { value };
}
