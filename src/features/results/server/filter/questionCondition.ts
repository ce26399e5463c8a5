import { searchText } from "../../../../shared/searchText";
import type { Answer } from "../../../../survey/questionnaire";
import { type FilterCondition, refuseFilter } from "../../shared/parseFilter";
import type { ReportedQuestion, ReportedQuestionnaire } from "../reportedQuestionnaire";
import type { PreparedCondition } from "./preparedCondition";

type Asked = Pick<ReportedQuestion, "question" | "type">;
type AnswerTest = (answer: Answer) => boolean;

/** Types say in a language what they make of an answer; what is tested here is the same in all. */
const LANGUAGE = "es";

/** Whether a question's answers are a number each, or dates as such. */
function isNumeric({ question, type }: Asked): boolean {
  const [variable, ...others] = type.variables(question, LANGUAGE);
  return variable?.measure === "scale" && variable.codes === undefined && others.length === 0;
}

/** Whether respondents write something to it, beside options too. */
const isWritten = ({ question, type }: Asked): boolean =>
  type.variables(question, LANGUAGE).some(({ measure }) => measure === "text") && !type.charts.includes("none");

/** Kinds of conditions that a question can be filtered by. */
export function filtersOf(asked: Asked): readonly ("is" | "range" | "contains")[] {
  if (!asked.type.isAnswerable) return [];
  return [
    ...(asked.type.matches ? (["is"] as const) : []),
    ...(isNumeric(asked) ? (["range"] as const) : []),
    ...(isWritten(asked) ? (["contains"] as const) : []),
  ];
}

function inRange({ question, type }: Asked, { from, to }: FilterCondition): AnswerTest {
  return (answer) => {
    const given = type.cells(question, answer, LANGUAGE)[question.variable];
    const value = typeof from === "string" || typeof to === "string" ? given : Number(given);
    if (given === undefined || value === undefined || Number.isNaN(value)) return false;
    return (from === undefined || value >= from) && (to === undefined || value <= to);
  };
}

function withText({ question, type }: Asked, contains: string): AnswerTest {
  const sought = searchText(contains.trim());
  return (answer) => (type.tabulate(question, [answer], LANGUAGE).texts ?? []).some((text) => searchText(text).includes(sought));
}

function answerTest(reported: Asked, condition: FilterCondition): AnswerTest | undefined {
  const { question, type } = reported;
  const { is, contains, path } = condition;
  if (is) return type.matches && ((answer) => is.some((code) => type.matches?.(question, answer, code) ?? false));
  if (contains) return isWritten(reported) ? withText(reported, contains) : refuseFilter(`${path}/contains`, "notFilterable");
  if (condition.last !== undefined || !isNumeric(reported)) return undefined;
  return inRange(reported, condition);
}

/** @throws AppError `request.invalid` for a question that is none, or that can't be filtered so */
export function prepareQuestion({ questions }: ReportedQuestionnaire, condition: FilterCondition): PreparedCondition {
  const reported = questions.find(({ question }) => question.id === condition.question);
  const test = reported && answerTest(reported, condition);
  if (!reported || !test) return refuseFilter(condition.path, "notFilterable");
  const { id } = reported.question;
  return {
    questionIds: [id],
    testIn: (responses) => {
      const column = responses.column(id);
      // Each different answer is looked at once.
      const isMatch = column.answers.map((answer) => answer !== undefined && test(answer));
      return (slot) => isMatch[column.placeOf(slot)] ?? false;
    },
  };
}
