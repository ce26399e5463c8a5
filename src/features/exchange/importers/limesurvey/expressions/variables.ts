import type { Condition } from "../../../../../survey/logic/condition";
import { optionsOf } from "../../../../../survey/logic/references";
import type { Question } from "../../../../../survey/questionnaire";
import type { AnswerForms } from "../../shared/expressions/answerForm";
import { answersOf, codesBy, type Meaning, tickMeaning, valueMeaning } from "../../shared/expressions/meaning";
import { NoCounterpart } from "../../shared/expressions/syntax";
import type { Part } from "../readSurvey";
import type { Source } from "./sources";

/** A column of LimeSurvey's answers: what follows the question's code in its name, and what it stands for here. */
export interface Variable {
  readonly suffix: string;
  readonly question: Question;
  /** Row, field or option that it is about; for texts that put answers in. */
  readonly part?: string;
  readonly meaning: () => Meaning;
}

const OTHER_ANSWER = "-oth-";

/** All variables that LimeSurvey has for a question. */
export function variablesOf({ source, questions }: Source, forms: AnswerForms): readonly Variable[] {
  const [question, second] = questions;
  if (!question) return [];
  const own = parts(source.subquestions.filter(({ scale }) => scale === 0));
  const form = forms(question);
  if (form === "list" && source.subquestions.length > 0 && source.type !== "R") {
    const comments = second ? own.map((part) => partVariable(second, part, { suffix: `${part.written}comment`, forms })) : [];
    return [...own.map((part) => tickVariable(question, part)), ...otherVariables(question, true), ...comments];
  }
  if (form === "list") return rankVariables(source.answers.length > 0 ? source.answers : source.subquestions, question, forms);
  if (form !== "parts") return [wholeVariable(question, source.answers, forms), ...otherVariables(question, false)];
  if (source.subquestions.some(({ scale }) => scale === 1)) return cellVariables(question, own, source.subquestions, forms);
  return second || source.answers.some(({ scale }) => scale === 1)
    ? own.flatMap((part) =>
        questions.map((scale, index) =>
          partVariable(scale, part, {
            suffix: `${part.written}_${index}`,
            answers: source.answers.filter((answer) => answer.scale === index),
            forms,
          }),
        ),
      )
    : own.map((part) => partVariable(question, part, { suffix: part.written, answers: source.answers, forms }));
}

interface VariableCode {
  readonly written: string;
  readonly place: number;
}

function parts(list: readonly Part[]): readonly VariableCode[] {
  return list.map(({ code }, place) => ({ written: code, place }));
}

/** Our code of a part: the one of the same place, since codes may differ. */
function codeOf(question: Question, { written, place }: VariableCode): string {
  const lists = (["rows", "fields", "options"] as const).map((list) => optionsOf(question, list));
  return lists.find(({ length }) => length > 0)?.[place]?.code ?? written;
}

function codesIn(question: Question, answers: readonly Part[]): ReadonlyMap<string, string> {
  const codes = codesBy(
    answers.map(({ code }) => code),
    answersOf(question),
  );
  return question.other ? new Map([...codes, [OTHER_ANSWER, "other"]]) : codes;
}

function wholeVariable(question: Question, answers: readonly Part[], forms: AnswerForms): Variable {
  return { suffix: "", question, meaning: () => valueMeaning({ question, forms, codes: codesIn(question, answers) }) };
}

interface PartNames {
  readonly suffix: string;
  /** @default none */
  readonly answers?: readonly Part[];
  readonly forms: AnswerForms;
}

function partVariable(question: Question, coded: VariableCode, { suffix, answers = [], forms }: PartNames): Variable {
  const part = codeOf(question, coded);
  return { suffix, question, part, meaning: () => valueMeaning({ question, part, forms, codes: codesIn(question, answers) }) };
}

function tickVariable(question: Question, coded: VariableCode): Variable {
  const ticked: Condition = { question: question.id, is: "equal", value: codeOf(question, coded) };
  return { suffix: coded.written, question, meaning: () => tickMeaning(ticked, "Y") };
}

/** The text of the "other" option: only whether there is one can be asked. */
function otherVariables(question: Question, isTick: boolean): readonly Variable[] {
  if (!question.other) return [];
  const chosen: Condition = { question: question.id, is: "equal", value: "other" };
  // Conditions of before version 2 ask whether a box is ticked, that of the "other" option as well.
  const mark = isTick ? "Y" : OTHER_ANSWER;
  return [{ suffix: "other", question, meaning: () => tickMeaning(chosen, mark) }];
}

/** The first place, the second and so on. */
function rankVariables(answers: readonly Part[], question: Question, forms: AnswerForms): readonly Variable[] {
  return answers.map((_, index) => {
    const part = String(index + 1);
    return { suffix: part, question, meaning: () => valueMeaning({ question, part, forms, codes: codesIn(question, answers) }) };
  });
}

function cellVariables(
  question: Question,
  rows: readonly VariableCode[],
  subquestions: readonly Part[],
  forms: AnswerForms,
): readonly Variable[] {
  const columns = subquestions.filter(({ scale }) => scale === 1);
  return rows.flatMap((row) =>
    columns.map((column, place) => {
      const rowCode = codeOf(question, row);
      const columnCode = optionsOf(question, "columns")[place]?.code ?? column.code;
      const suffix = `${row.written}_${column.code}`;
      const ticked: Condition = { question: question.id, part: rowCode, is: "equal", value: columnCode };
      const meaning = () =>
        question.cell === "multiple"
          ? tickMeaning(ticked, "1")
          : valueMeaning({ question, part: `${rowCode}:${columnCode}`, forms });
      return { suffix, question, meaning };
    }),
  );
}

/** A variable that stands for nothing here. */
export function unknown(name: string): never {
  throw new NoCounterpart(name);
}
