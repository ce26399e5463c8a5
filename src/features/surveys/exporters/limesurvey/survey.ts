import type { SurveyToExport } from "../../../../schema/exporter";
import type { LimeSurveyPart, LimeSurveyQuestion } from "../../../../schema/limeSurvey";
import { optionsOf } from "../../../../schema/logic/references";
import type { Block, Question } from "../../../../schema/questionnaire";
import type { Lost } from "../shared/lost";
import { LONGEST, RESERVED, writtenCodes } from "./codes";

/** LimeSurvey's codes of a question's parts, by ours. */
type Codes = ReadonlyMap<string, string>;

/** A question of ours with what it is in LimeSurvey. */
export interface Written {
  readonly question: Question;
  readonly block: Block;
  /** Its place among all questions of the questionnaire, those that are left out among them. */
  readonly place: number;
  readonly code: string;
  readonly lime: LimeSurveyQuestion;
  readonly subquestions: Codes;
  readonly columns: Codes;
  readonly answers: Codes;
}

/** The survey as it is written. */
export interface Survey {
  readonly languages: readonly string[];
  readonly blocks: readonly { readonly block: Block; readonly questions: readonly Written[] }[];
  readonly byId: ReadonlyMap<string, Written>;
  readonly byVariable: ReadonlyMap<string, Written>;
  /** Places of all questions, those that are left out among them. */
  readonly places: ReadonlyMap<string, number>;
}

/** Gives every question and part its code; questions that are nothing in LimeSurvey are listed and left out. */
export function toSurvey({ questionnaire, questionTypes }: SurveyToExport, lost: Lost): Survey {
  const all = questionnaire.blocks.flatMap(({ questions }) => questions);
  const variables = writtenCodes(
    all.map(({ variable }) => variable),
    { longest: LONGEST.question, reserved: RESERVED, isName: true },
  );
  const places = new Map(all.map(({ id }, place) => [id, place]));
  const write = (question: Question, block: Block): readonly Written[] => {
    const lime = questionTypes.get(question.type)?.toLimeSurvey?.(withLists(question));
    if (!lime) {
      lost.add(question.variable, "questionType", question.type);
      return [];
    }
    const code = variables.get(question.variable) ?? question.variable;
    const written = { question, block, place: places.get(question.id) ?? 0, code, lime, ...partCodes(lime) };
    reportCodes(written, lost);
    return [written];
  };
  const blocks = questionnaire.blocks.map((block) => ({
    block,
    questions: block.questions.flatMap((question) => write(question, block)),
  }));
  const written = blocks.flatMap(({ questions }) => questions);
  return {
    languages: questionnaire.languages.length > 0 ? [...new Set(questionnaire.languages)] : ["en"],
    blocks,
    byId: new Map(written.map((own) => [own.question.id, own])),
    byVariable: new Map(written.map((own) => [own.question.variable, own])),
    places,
  };
}

/** A draft may lack the lists that its type counts on. */
function withLists(question: Question): Question {
  const lists = (["options", "rows", "columns", "fields"] as const).map((name) => [name, optionsOf(question, name)]);
  return { ...Object.fromEntries(lists), ...question };
}

function partCodes({ subquestions = [], columns = [], answers = [] }: LimeSurveyQuestion) {
  const codes = (parts: readonly LimeSurveyPart[], longest: number, reserved: readonly string[] = []) =>
    writtenCodes(
      parts.map(({ code }) => code),
      { longest, reserved },
    );
  return {
    // Whether or not there is an "other" option: filters go by the codes of two questions.
    subquestions: codes(subquestions, LONGEST.subquestion, ["other"]),
    columns: codes(columns, LONGEST.subquestion),
    answers: codes(answers, LONGEST.answer, ["other"]),
  };
}

/** Codes that exports of answers will show otherwise. */
function reportCodes({ question, code, subquestions, columns, answers }: Written, lost: Lost): void {
  if (code !== question.variable) lost.add(question.variable, "codes", `${question.variable} → ${code}`);
  for (const codes of [subquestions, columns, answers])
    for (const [own, written] of codes) if (own !== written) lost.add(question.variable, "codes", `${own} → ${written}`);
}
