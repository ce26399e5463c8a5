import type { ImportDecision, ImportDecisions } from "../../../../survey/exchange/importer";
import { OTHER_CODE, uniqueCodes } from "../shared/codes";
import { entryOf } from "../shared/entryOf";
import type { Column } from "./column";
import { type Group, groupColumns } from "./groupColumns";
import { inferQuestion, typesFor, type Wanted } from "./inferQuestion";
import type { Context } from "./inferredType";
import { isOther } from "./labels";
import { choicesTogether, keyOf, type Plan } from "./plan";
import { planBattery } from "./planBattery";
import { optionAfter } from "./splitHeading";

type Row = readonly string[];

interface Planned {
  readonly plans: readonly Plan[];
  /** Columns with neither heading nor value. */
  readonly empty: readonly Column[];
  /** What somebody has left out. */
  readonly leftOut: readonly Plan[];
}

/** Questions of the columns in order, guessed or as it was decided. */
export function planQuestions(
  columns: readonly Column[],
  rows: readonly Row[],
  context: Context,
  { columns: decisions }: Pick<ImportDecisions, "columns">,
): Planned {
  const decisionOf = (own: readonly Column[]): ImportDecision => entryOf(decisions, keyOf(own)) ?? {};
  const groups = groupColumns(columns, rows).flatMap((group): readonly Group[] => {
    const own = columnsOf(group);
    return own.length > 1 && decisionOf(own).as === "apart" ? own.map((column) => ({ kind: "single", column })) : [group];
  });
  const [plans, leftOut]: [Plan[], Plan[]] = [[], []];
  for (let index = 0; index < groups.length; index += 1) {
    const group = groups[index];
    const next = groups[index + 1];
    if (!group || group.kind === "empty") continue;
    const text = next?.kind === "single" ? next.column : undefined;
    const isAlone = text === undefined || decisionOf([...columnsOf(group), text]).as === "apart";
    const withText =
      !isAlone && (group.kind === "single" || group.kind === "multiple") ? planWithText(group, text, rows, context) : undefined;
    if (withText) index += 1;
    const decision = decisionOf(withText?.columns ?? columnsOf(group));
    const made = withText ?? plan(group, context, { ...decision, type: decision.as ?? undefined });
    const title = decision.title?.trim() || made.title;
    if (decision.as === null) leftOut.push(made);
    else plans.push({ ...made, title });
  }
  return { plans, leftOut, empty: groups.flatMap((group) => (group.kind === "empty" ? [group.column] : [])) };
}

function columnsOf(group: Group): readonly Column[] {
  if (group.kind === "single" || group.kind === "empty") return [group.column];
  if (group.kind === "multiple") return group.options.map(({ column }) => column);
  const summary = group.kind === "marks" && group.summary ? [group.summary] : [];
  return [...summary, ...group.items.map(({ column }) => column)];
}

function plan(group: Exclude<Group, { kind: "empty" }>, context: Context, wanted: Wanted): Plan {
  if (group.kind === "multiple") return planMultiple(group, context);
  if (group.kind !== "single") return planBattery(group, context);
  const { column } = group;
  const { type, settings, answers, isCut, losses } = inferQuestion(column, context, wanted);
  return {
    title: column.heading,
    variable: column.variable,
    type,
    settings,
    isCut,
    losses,
    columns: [column],
    choices: [...new Set([type, ...typesFor(column, context)]), null],
    answerOf: (row) => answers.get(row[column.index] ?? ""),
  };
}

type Multiple = Extract<Group, { kind: "multiple" }>;

interface OtherText {
  readonly label: string;
  readonly column: Column;
}

function planMultiple(group: Multiple, { language }: Context, other?: OtherText): Plan {
  const unique = uniqueCodes([OTHER_CODE]);
  const coded = group.options.map(({ label, column }) => ({
    label,
    column,
    code: label === other?.label ? OTHER_CODE : unique(label.toLowerCase()),
  }));
  const options = coded
    .filter(({ code }) => code !== OTHER_CODE)
    .map(({ code, label }) => ({ code, label: { [language]: label } }));
  return {
    title: group.title,
    variable: group.options[0]?.column.variable,
    type: "multiple-choice",
    choices: choicesTogether("multiple-choice"),
    settings: { options, ...(other ? { other: { [language]: other.label } } : {}) },
    columns: [...new Set([...coded.map(({ column }) => column), ...(other ? [other.column] : [])])],
    answerOf: (row) => {
      const comment = other ? row[other.column.index] || undefined : undefined;
      const chosen = coded.filter(({ column }) => row[column.index]).map(({ code }) => code);
      const value = comment && !chosen.includes(OTHER_CODE) ? [...chosen, OTHER_CODE] : chosen;
      if (value.length === 0) return undefined;
      return comment ? { value, comment } : { value };
    },
  };
}

/** The question with the next column as the text of its "other" option, where every row fits that reading. */
function planWithText(
  group: Extract<Group, { kind: "single" | "multiple" }>,
  text: Column,
  rows: readonly Row[],
  context: Context,
): Plan | undefined {
  const label = optionAfter(text.heading, group.kind === "multiple" ? group.title : group.column.heading);
  if (!label || text.filled === 0) return undefined;
  return group.kind === "multiple"
    ? multipleWithText(group, { label, column: text }, rows, context)
    : singleWithText(group.column, { label, column: text }, rows, context);
}

function multipleWithText(group: Multiple, other: OtherText, rows: readonly Row[], context: Context): Plan | undefined {
  const last = group.options.at(-1);
  const isOfLast = last?.label === other.label;
  if (!isOfLast && !isOther(other.label)) return undefined;
  const isConsistent = !isOfLast || rows.every((row) => !row[other.column.index] || row[last.column.index]);
  return isConsistent ? planMultiple(group, context, other) : undefined;
}

/** What services write in the question's column where the text has one of its own. */
const OTHER_MARKS = ["-oth-", "other", "Other", "Otro", "Otros", "otro"];

function singleWithText(column: Column, other: OtherText, rows: readonly Row[], context: Context): Plan | undefined {
  const inferred = inferQuestion(column, context);
  if (inferred.type !== "single-choice" || !(isOther(other.label) || column.counts.has(other.label))) return undefined;
  const mark = [other.label, ...OTHER_MARKS].find((text) => column.counts.has(text)) ?? other.label;
  const isConsistent = rows.every((row) => !row[other.column.index] || !row[column.index] || row[column.index] === mark);
  if (!isConsistent) return undefined;
  const options = Array.isArray(inferred.settings.options) ? inferred.settings.options : [];
  const otherCode = inferred.answers.get(mark)?.value;
  const others = options.filter(
    (option) => !(typeof option === "object" && option !== null && "code" in option && option.code === otherCode),
  );
  if (others.length === 0) return undefined;
  return {
    title: column.heading,
    variable: column.variable,
    type: inferred.type,
    choices: choicesTogether(inferred.type),
    settings: { options: others, other: { [context.language]: other.label } },
    columns: [column, other.column],
    answerOf: (row) => {
      const comment = row[other.column.index] || undefined;
      const answer = inferred.answers.get(row[column.index] ?? "");
      if (!comment) return answer?.value === otherCode && answer ? { value: OTHER_CODE } : answer;
      return { value: OTHER_CODE, comment };
    },
  };
}
