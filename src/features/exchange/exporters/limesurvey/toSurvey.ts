import type { SurveyToExport } from "../../../../survey/exchange/exporter";
import type { LimeSurveyPart, LimeSurveyQuestion } from "../../../../survey/exchange/limeSurvey";
import { optionsOf } from "../../../../survey/logic/references";
import type { Block, Question } from "../../../../survey/questionnaire";
import type { Lost } from "../shared/lost";
import { LONGEST, RESERVED, RESERVED_PARTS, writtenCodes } from "./codes";
import { tagOf } from "./languages";
import { equationOf } from "./logic/equations";
import { Unsayable } from "./logic/formula";
import { attempt } from "./logic/relevance";
import type { LimeQuestion, Survey } from "./survey";

/** Gives every question and part its code; questions that are nothing in LimeSurvey are listed and left out. */
export function toSurvey({ questionnaire, questionTypes }: SurveyToExport, lost: Lost): Survey {
  const all = questionnaire.blocks.flatMap(({ questions }) => questions);
  const codes = questionCodes(all);
  const places = new Map(all.map(({ id }, place) => [id, place]));
  const byId = new Map<string, LimeQuestion>();
  const byVariable = new Map<string, LimeQuestion>();
  const languages = languagesOf(questionnaire.languages, lost);
  const known = { languages, byId, byVariable, places };
  const write = (question: Question, block: Block): readonly LimeQuestion[] => {
    const lime = withoutRepeated(questionTypes.get(question.type)?.toLimeSurvey?.(withLists(question)), question, lost);
    const code = codes.get(question) ?? question.variable;
    const place = places.get(question.id) ?? 0;
    const written = lime && calculated({ question, block, place, code, lime, ...partCodes(lime) }, { ...known, blocks: [] });
    if (!written) {
      lost.add(question.variable, "questionType", question.type);
      return [];
    }
    reportCodes(written, lost);
    byId.set(question.id, written);
    if (!byVariable.has(question.variable)) byVariable.set(question.variable, written);
    return [written];
  };
  const blocks = questionnaire.blocks.map((block) => ({
    block,
    questions: block.questions.flatMap((question) => write(question, block)),
  }));
  return { ...known, blocks };
}

/** Each by the code that it has in LimeSurvey, the first where it is the same. */
function languagesOf(own: readonly string[], lost: Lost): readonly string[] {
  const kept = new Map(own.toReversed().map((language) => [tagOf(language), language]));
  const isKept = (language: string) => kept.get(tagOf(language)) === language;
  for (const language of own) if (!isKept(language)) lost.add("", "setting", language);
  const languages = [...new Set(own.filter(isKept))];
  return languages.length > 0 ? languages : ["en"];
}

/** A draft may have a variable more than once. */
function questionCodes(all: readonly Question[]): ReadonlyMap<Question, string> {
  const times = new Map<string, number>();
  const own = all.map(({ variable }) => {
    const time = (times.get(variable) ?? 0) + 1;
    times.set(variable, time);
    return time === 1 ? variable : `${variable}-${time}`;
  });
  const codes = writtenCodes(own, { longest: LONGEST.question, reserved: RESERVED, isName: true });
  return new Map(all.map((question, place) => [question, codes.get(own[place] ?? "") ?? question.variable]));
}

/** Nor may LimeSurvey have a code of a list twice, which it would break off its import for; the first is kept. */
function withoutRepeated<Lime extends LimeSurveyQuestion | undefined>(lime: Lime, { variable }: Question, lost: Lost): Lime {
  if (!lime) return lime;
  const once = (parts: readonly LimeSurveyPart[] | undefined) => {
    const kept = [...new Map(parts?.toReversed().map((part) => [part.code, part])).values()].toReversed();
    if (!parts || kept.length === parts.length) return parts;
    const first = new Set(kept);
    for (const part of parts) if (!first.has(part)) lost.add(variable, "codes", `${part.code} → –`);
    return parts.filter((part) => first.has(part));
  };
  const { subquestions, columns, answers } = lime;
  return { ...lime, subquestions: once(subquestions), columns: once(columns), answers: once(answers) };
}

/** With its equation, where it has one; nothing where LimeSurvey can't work it out. */
function calculated(written: LimeQuestion, survey: Survey): LimeQuestion | undefined {
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
    subquestions: codes(subquestions, LONGEST.subquestion, RESERVED_PARTS),
    columns: codes(columns, LONGEST.subquestion, RESERVED_PARTS),
    answers: equation === "draw" ? numbers(answers) : codes(answers, LONGEST.answer, ["other"]),
  };
}

/** What is drawn is a number from 1. */
function numbers(parts: readonly LimeSurveyPart[]): ReadonlyMap<string, string> {
  return new Map(parts.map(({ code }, place) => [code, String(place + 1)]));
}

/** Codes that exports of answers will show otherwise. */
function reportCodes({ question, code, subquestions, columns, answers }: LimeQuestion, lost: Lost): void {
  if (code !== question.variable) lost.add(question.variable, "codes", `${question.variable} → ${code}`);
  for (const codes of [subquestions, columns, answers])
    for (const [own, written] of codes) if (own !== written) lost.add(question.variable, "codes", `${own} → ${written}`);
}
