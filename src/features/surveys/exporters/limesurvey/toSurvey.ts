import type { SurveyToExport } from "../../../../schema/exporter";
import type { LimeSurveyPart, LimeSurveyQuestion } from "../../../../schema/limeSurvey";
import { optionsOf } from "../../../../schema/logic/references";
import type { Block, Question } from "../../../../schema/questionnaire";
import type { Lost } from "../shared/lost";
import { LONGEST, RESERVED, writtenCodes } from "./codes";
import { equationOf } from "./logic/equations";
import { Unsayable } from "./logic/formula";
import { attempt } from "./logic/relevance";
import type { Survey, Written } from "./survey";

/** Gives every question and part its code; questions that are nothing in LimeSurvey are listed and left out. */
export function toSurvey({ questionnaire, questionTypes }: SurveyToExport, lost: Lost): Survey {
  const all = questionnaire.blocks.flatMap(({ questions }) => questions);
  const codes = writtenCodes(
    all.map(({ variable }) => variable),
    { longest: LONGEST.question, reserved: RESERVED, isName: true },
  );
  const places = new Map(all.map(({ id }, place) => [id, place]));
  const byId = new Map<string, Written>();
  const byVariable = new Map<string, Written>();
  const languages = questionnaire.languages.length > 0 ? [...new Set(questionnaire.languages)] : ["en"];
  const known = { languages, byId, byVariable, places };
  const write = (question: Question, block: Block): readonly Written[] => {
    const lime = questionTypes.get(question.type)?.toLimeSurvey?.(withLists(question));
    const code = codes.get(question.variable) ?? question.variable;
    const place = places.get(question.id) ?? 0;
    const written = lime && calculated({ question, block, place, code, lime, ...partCodes(lime) }, { ...known, blocks: [] });
    if (!written) {
      lost.add(question.variable, "questionType", question.type);
      return [];
    }
    reportCodes(written, lost);
    byId.set(question.id, written);
    byVariable.set(question.variable, written);
    return [written];
  };
  const blocks = questionnaire.blocks.map((block) => ({
    block,
    questions: block.questions.flatMap((question) => write(question, block)),
  }));
  return { ...known, blocks };
}

/** With its equation, where it has one; nothing where LimeSurvey can't work it out. */
function calculated(written: Written, survey: Survey): Written | undefined {
  if (!written.lime.equation) return written;
  const equation = attempt(() => equationOf(written, survey));
  return equation instanceof Unsayable ? undefined : { ...written, equation };
}

/** A draft may lack the lists that its type counts on. */
function withLists(question: Question): Question {
  const lists = (["options", "rows", "columns", "fields"] as const).map((name) => [name, optionsOf(question, name)]);
  return { ...Object.fromEntries(lists), ...question };
}

function partCodes({ subquestions = [], columns = [], answers = [], equation }: LimeSurveyQuestion) {
  const codes = (parts: readonly LimeSurveyPart[], longest: number, reserved: readonly string[] = []) =>
    writtenCodes(
      parts.map(({ code }) => code),
      { longest, reserved },
    );
  return {
    // Whether or not there is an "other" option: filters go by the codes of two questions.
    subquestions: codes(subquestions, LONGEST.subquestion, ["other"]),
    columns: codes(columns, LONGEST.subquestion),
    answers: equation === "draw" ? numbers(answers) : codes(answers, LONGEST.answer, ["other"]),
  };
}

/** What is drawn is a number from 1. */
function numbers(parts: readonly LimeSurveyPart[]): ReadonlyMap<string, string> {
  return new Map(parts.map(({ code }, place) => [code, String(place + 1)]));
}

/** Codes that exports of answers will show otherwise. */
function reportCodes({ question, code, subquestions, columns, answers }: Written, lost: Lost): void {
  if (code !== question.variable) lost.add(question.variable, "codes", `${question.variable} → ${code}`);
  for (const codes of [subquestions, columns, answers])
    for (const [own, written] of codes) if (own !== written) lost.add(question.variable, "codes", `${own} → ${written}`);
}
