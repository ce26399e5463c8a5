import type { Answer } from "../../../../survey/questionnaire";
import type { ReportedQuestion } from "../reportedQuestionnaire";
import type { ResponseColumns } from "../responses/responseColumns";
import type { Prepared } from "./readAxis";
import type { TableAxis } from "./tableAxis";

/** An item, a field or a row of a question whose answers are numbers. */
export interface PartAxis {
  readonly code: string;
  readonly label: string;
  /** Without lines: its statistics alone. */
  readonly axis: TableAxis;
}

const isGiven = (answer: Answer | undefined): answer is Answer => answer?.value !== undefined && answer.value !== null;
const NOTHING: readonly number[] = [];

/** The parts of a question that have a mean: what a type says of one answer is that answer's number. */
export function preparePartAxes({ question, type }: ReportedQuestion, language: string): Prepared<readonly PartAxis[]> {
  const partsOf = (answers: readonly Answer[]) => type.tabulate(question, answers, language).parts ?? [];
  return {
    questionId: question.id,
    readIn: (responses: ResponseColumns) => {
      if (!type.isAnswerable) return [];
      const column = responses.column(question.id);
      // In the order of the question, whoever answered which first.
      const labels = new Map(partsOf([]).map(({ code, label }) => [code, label]));
      const counted = new Set<string>();
      const numbers = column.answers.map((answer) => {
        const own = new Map<string, number>();
        for (const { code, label, base, statistics } of isGiven(answer) ? partsOf([answer]) : []) {
          if (base === 0 || statistics.mean === undefined) continue;
          own.set(code, statistics.mean);
          counted.add(code);
          if (!labels.has(code)) labels.set(code, label);
        }
        return own;
      });
      return [...labels].flatMap(([code, label]): PartAxis[] => {
        if (!counted.has(code)) return [];
        const numberOf = (slot: number) => numbers[column.placeOf(slot)]?.get(code);
        const placesOf = (slot: number) => (numberOf(slot) === undefined ? undefined : NOTHING);
        return [{ code, label, axis: { question: `${question.variable}:${code}`, categories: [], placesOf, numberOf } }];
      });
    },
  };
}
