import type { FieldIssue } from "../../../../shared/errors";
import { localize } from "../../../../shared/languages";
import type { CompiledQuestionnaire } from "../../../../survey/compile/compileQuestionnaire";
import type { ReadAnswer } from "../../../../survey/logic/evaluateCondition";
import { fillIn } from "../../../../survey/logic/offer";
import type { AnswerIssue } from "../../../../survey/questionType";

interface TextContext {
  readonly questionnaire: CompiledQuestionnaire;
  /** Of the survey; @default the document's first */
  readonly language?: string | null | undefined;
  /** Answers that texts may put in. @default none */
  readonly read?: ReadAnswer | undefined;
}

/** Faults as they are told: in the author's own words, with earlier answers in them, where there are such. */
export function formatIssues(
  faults: readonly AnswerIssue[],
  { questionnaire, language, read }: TextContext,
): readonly FieldIssue[] {
  const [first = ""] = questionnaire.document.languages;
  const { byVariable } = questionnaire.logic;
  return faults.map(({ ownMessage, ...fault }) => {
    if (!ownMessage) return fault;
    const { text } = fillIn({ text: ownMessage }, { read: read ?? (() => undefined), byVariable });
    const message = localize(text, language ?? first, first);
    return message.trim() === "" ? fault : { ...fault, message };
  });
}
