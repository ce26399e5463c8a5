import { localize } from "../../../shared/languages";
import type { Answer } from "../../../survey/questionnaire";
import type { Variable } from "../../../survey/questionType";
import type { ReportedQuestion } from "./reportedQuestionnaire";

type Cell = readonly [Variable, string | number];

function cellsOf({ question, type }: ReportedQuestion, answer: Answer, language: string): readonly Cell[] {
  const cells = type.cells(question, answer, language);
  return type.variables(question, language).flatMap((variable): Cell[] => {
    const cell = Object.hasOwn(cells, variable.name) ? cells[variable.name] : undefined;
    return cell === undefined ? [] : [[variable, cell]];
  });
}

/** Values as they were given: alone, or each under its label. */
function valuesText(cells: readonly Cell[], title: string): string {
  const [only] = cells;
  if (only && cells.length === 1) return String(only[1]);
  return cells.map(([{ label }, value]) => `${label.replace(`${title} – `, "")}: ${value}`).join("\n");
}

/** Coded values by what they stand for, each under its label. */
function codedText(cells: readonly Cell[], title: string): string {
  return valuesText(
    cells.map(([variable, value]) => [variable, variable.codes?.[value] ?? value]),
    title,
  );
}

/** Options by their labels, grids row by row, scored choices set by set. */
function optionsText(reported: ReportedQuestion, answer: Answer, language: string): string {
  const { question, type } = reported;
  const { counts, parts } = type.tabulate(question, [answer], language);
  const ranked = (parts ?? []).filter(({ base }) => base > 0);
  if (ranked.some(({ statistics }) => statistics.score !== undefined))
    return codedText(cellsOf(reported, answer, language), localize(question.title, language));
  if (ranked.length > 0) {
    const byMean = ranked.toSorted((a, b) => (a.statistics.mean ?? 0) - (b.statistics.mean ?? 0));
    return byMean.map(({ label, statistics }) => `${statistics.mean ?? ""}. ${label}`).join("\n");
  }
  const given = counts.filter(({ count }) => count > 0);
  return given.map(({ label, group }) => (group ? `${group.label}: ${label}` : label)).join("\n");
}

/** One answer in words, a line for each part. */
export function answerText(reported: ReportedQuestion, answer: Answer, language: string): string {
  if (answer.value === undefined || answer.value === null) return answer.comment ?? "";
  const cells = cellsOf(reported, answer, language);
  const isCoded = cells.some(([{ codes }]) => codes !== undefined);
  const text = isCoded ? optionsText(reported, answer, language) : valuesText(cells, localize(reported.question.title, language));
  return answer.comment && isCoded ? `${text}: ${answer.comment}` : text;
}
