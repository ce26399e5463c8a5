import Ajv2020, { type ValidateFunction } from "ajv/dist/2020.js";
import { type Question, type Questionnaire, questionsOf } from "../../../../schema/questionnaire";
import type { AnswerFault, QuestionType } from "../../../../schema/questionType";
import { faultsOf } from "../../../../server/kit";
import { isStorable } from "../../../../shared/isStorable";
import type { Json, JsonObject } from "../../../../shared/json";

/** A question with all that answering it takes. */
export interface CompiledQuestion {
  readonly question: Question;
  readonly type: QuestionType;
  /** Whether the respondent is asked: neither a text to read nor drawn by the server. */
  readonly isAsked: boolean;
  /** The SurveyJS element in one language. */
  readonly element: (language: string) => JsonObject;
  /** Faults of a value, in our own form (not SurveyJS's). */
  readonly check: (value: Json, comment?: string) => readonly AnswerFault[];
}

export interface CompiledQuestionnaire {
  readonly document: Questionnaire;
  /** In order; questions of unknown types, which only drafts hold, are left out. */
  readonly questions: readonly CompiledQuestion[];
  readonly byId: ReadonlyMap<string, CompiledQuestion>;
}

function compileQuestion(question: Question, type: QuestionType, ajv: () => Ajv2020): CompiledQuestion {
  let validate: ValidateFunction | undefined;
  return {
    question,
    type,
    isAsked: type.isAnswerable && !type.isAssigned,
    element: (language) => type.toSurveyJs(question, language),
    check: (value, comment) => {
      if (!isStorable(value)) return [{ path: "", rule: "text" }];
      validate ??= ajv().compile(type.answerSchema(question));
      if (!validate(value)) return faultsOf(validate.errors ?? []);
      return type.check?.(question, value, comment) ?? [];
    },
  };
}

/** Compiles a document for answering; each question's check is compiled at its first answer. */
export function compileQuestionnaire(document: Questionnaire, types: ReadonlyMap<string, QuestionType>): CompiledQuestionnaire {
  let ajv: Ajv2020 | undefined;
  // One for each document: an instance keeps all that it ever compiled.
  const lazyAjv = () => {
    ajv ??= new Ajv2020({ strict: true, strictRequired: false, validateSchema: false });
    return ajv;
  };
  const questions = questionsOf(document).flatMap((question) => {
    const type = types.get(question.type);
    return type ? [compileQuestion(question, type, lazyAjv)] : [];
  });
  return { document, questions, byId: new Map(questions.map((compiled) => [compiled.question.id, compiled])) };
}
