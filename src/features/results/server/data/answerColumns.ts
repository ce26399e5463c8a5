import { missingMark } from "../../../../survey/answers/missingMarks";
import { narrow } from "../../../../survey/logic/offer";
import type { ReportedQuestion } from "../reportedQuestionnaire";
import { codeOf, contributedVariables } from "../variables/contributedVariables";
import type { DataCell, DataColumn, DataRecord, DataRequest } from "./dataColumn";

type Cells = Readonly<Record<string, DataCell | undefined>>;

/** Names of a question's variables that its respondent was offered; undefined where all were. */
function offeredNames({ question, type }: ReportedQuestion, record: DataRecord, { questionnaire }: DataRequest) {
  // Whom an import brought was asked elsewhere: of them it isn't known what they were offered.
  const asked = record.seed === null ? undefined : questionnaire.versions.get(record.questionnaireVersion)?.get(question.id);
  if (!asked) return undefined;
  const offered = narrow(asked, (id) => record.answers.get(id));
  return offered === question ? undefined : new Set(type.variables(offered, "").map(({ name }) => name));
}

function cellsOf(reported: ReportedQuestion, record: DataRecord, wanted: DataRequest): Cells {
  const { question, type } = reported;
  const answer = record.answers.get(question.id);
  if (!answer) return {};
  const given = type.cells(question, answer, wanted.language);
  const offered = offeredNames(reported, record, wanted);
  // "Not chosen" is said of what was offered.
  return offered ? Object.fromEntries(Object.entries(given).filter(([name, cell]) => cell !== 0 || offered.has(name))) : given;
}

/** The cells of one question of the record that was asked for last: all columns of a question read the same answer. */
function lastCells(reported: ReportedQuestion, wanted: DataRequest): (record: DataRecord) => Cells {
  let last: { readonly record: DataRecord; readonly cells: Cells } | undefined;
  return (record) => {
    if (last?.record !== record) last = { record, cells: cellsOf(reported, record, wanted) };
    return last.cells;
  };
}

/**
 * A column a variable of every question: codes and values as given, `[dont-know]`, `[refused]` and `[no-answer]` (seen and
 * passed over) in all columns of a question without a value, null where it wasn't asked or the option wasn't offered. What
 * extensions know of a question stands behind what was answered to it.
 */
export function answerColumns(wanted: DataRequest): readonly DataColumn[] {
  const contributed = contributedVariables(wanted.questionnaire, wanted.sources, wanted.language);
  return wanted.questionnaire.questions.flatMap((reported) => {
    const { question, type } = reported;
    const cells = lastCells(reported, wanted);
    const known = contributed.filter((one) => one.question === question);
    const answered = type.variables(question, wanted.language).map((variable) => ({
      ...variable,
      cell: (record: DataRecord) => {
        const given = cells(record);
        if (Object.hasOwn(given, variable.name)) return given[variable.name] ?? null;
        const answer = record.answers.get(question.id);
        return (answer?.value === undefined ? missingMark(answer?.missing) : undefined) ?? null;
      },
    }));
    return [
      ...answered,
      ...known.map((one) => ({
        ...one.variable,
        cell: (record: DataRecord) => codeOf(one, record.known, record.answers.get(question.id)) ?? null,
      })),
    ];
  });
}
