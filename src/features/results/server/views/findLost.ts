import type { RouteContext } from "../../../../server/kit";
import type { Language } from "../../../../shared/languages";
import { MEMBER_PREFIX, RESPONSE_DAY, SEGMENT } from "../../shared/conditions";
import { type FilterCondition, placeConditions } from "../../shared/parseFilter";
import type { LostPart, ViewSettings } from "../../shared/viewsApi";
import { answerLabels } from "../filter/conditionWords";
import { filtersOf } from "../filter/questionCondition";
import type { ReportedQuestionnaire } from "../reportedQuestionnaire";
import type { VariableSources } from "../variables/contributedVariables";
import { findResponseVariable, responseVariableTitle } from "../variables/responseVariables";

/** What a reader reaches of what views name. */
export interface Reach {
  readonly questionnaire: ReportedQuestionnaire;
  /** Extensions that know more of responses. */
  readonly sources: VariableSources;
  readonly language: Language;
  /** Ids of segments. */
  readonly segments: ReadonlySet<string>;
  /** Profile variables. */
  readonly readable: ReadonlySet<string>;
  readonly text: RouteContext["text"];
  /** Names of weightings. */
  readonly weightings: ReadonlySet<string>;
}

/** Names of what a view's conditions are of, by the ids of questions and segments, as they were when it was saved. */
export type KnownNames = Readonly<Record<string, string>>;

interface Found {
  readonly settings: ViewSettings;
  readonly lost: readonly LostPart[];
}

type Kept = { readonly condition?: Omit<FilterCondition, "path">; readonly lost: readonly LostPart[] };

const profileName = (variable: string, text: RouteContext["text"]) =>
  text(`entities.member.fields.${variable.slice(MEMBER_PREFIX.length)}`);
const unreadable = (variable: string, { text }: Pick<Reach, "text">): LostPart => ({
  name: profileName(variable, text),
  reason: "unreadable",
});
const gone = (name: string): LostPart => ({ name, reason: "gone" });
const lostVariable = (name: string, reach: Pick<Reach, "text">): LostPart =>
  name.startsWith(MEMBER_PREFIX) ? unreadable(name, reach) : gone(name);

function findSegments({ path: _path, ...condition }: FilterCondition, { segments }: Reach, names: KnownNames): Kept {
  const { is = [] } = condition;
  const kept = is.filter((id) => segments.has(id));
  const lost = is.filter((id) => !segments.has(id)).map((id) => gone(names[id] ?? id));
  return kept.length > 0 ? { condition: { ...condition, is: kept }, lost } : { lost };
}

function findCondition(placed: FilterCondition, reach: Reach, names: KnownNames): Kept {
  const { path: _path, ...condition } = placed;
  const { question, variable = "", is = [] } = condition;
  if (question !== undefined) {
    const reported = reach.questionnaire.questions.find((one) => one.question.id === question);
    const kind = condition.is ? "is" : condition.contains === undefined ? "range" : "contains";
    if (!reported || !filtersOf(reported).includes(kind)) return { lost: [gone(names[question] ?? question)] };
    const labels = answerLabels(reported, reach.language);
    // Answers of earlier versions still count: who gave one still meets the condition.
    const removed = is.filter((code) => labels.size > 0 && !labels.has(code));
    return { condition, lost: removed.map((code) => gone(`${names[question] ?? question}: ${code}`)) };
  }
  if (variable === SEGMENT) return findSegments(placed, reach, names);
  if (variable.startsWith(MEMBER_PREFIX))
    return reach.readable.has(variable) ? { condition, lost: [] } : { lost: [unreadable(variable, reach)] };
  if (variable === RESPONSE_DAY || findResponseVariable(variable, reach)) return { condition, lost: [] };
  return { lost: [gone(names[variable] ?? variable)] };
}

/** Whether a table can be made of a variable. */
function isCrossable(name: string, reach: Reach): boolean {
  const { questionnaire, readable, language } = reach;
  if (readable.has(name) || findResponseVariable(name, reach)) return true;
  return questionnaire.questions.some(
    ({ question, type }) =>
      question.variable === name || question.id === name || type.variables(question, language).some((part) => part.name === name),
  );
}

function findTable(table: NonNullable<ViewSettings["table"]>, reach: Reach) {
  const lost = new Set([...table.rows, ...table.columns].filter((name) => !isCrossable(name, reach)));
  const keep = (all: readonly string[]) => all.filter((name) => !lost.has(name));
  const hasWeight = table.weight === "" || reach.weightings.has(table.weight) || isCrossable(table.weight, reach);
  const nets = table.nets.filter(({ row }) => !lost.has(row));
  return {
    table: { ...table, rows: keep(table.rows), columns: keep(table.columns), nets, weight: hasWeight ? table.weight : "" },
    lost: [...[...lost].map((name) => lostVariable(name, reach)), ...(hasWeight ? [] : [gone(table.weight)])],
  };
}

/** The part of a view that a reader can be shown, and what had to be left out: a filter never becomes wider unsaid. */
export function findLost(settings: ViewSettings, names: KnownNames, reach: Reach): Found {
  const filter: Record<string, readonly string[]> = {};
  const lost: LostPart[] = [];
  for (const [question, is] of Object.entries(settings.filter)) {
    const found = findCondition({ question, is, path: "" }, reach, names);
    if (found.condition) filter[question] = is;
    lost.push(...found.lost);
  }
  const found = placeConditions(settings.conditions).map((condition) => findCondition(condition, reach, names));
  const { table, split } = settings;
  const crossed = table && findTable(table, reach);
  const isSplitLost = split !== undefined && !isCrossable(split, reach);
  const { split: _, ...unsplit } = settings;
  return {
    settings: {
      ...(isSplitLost ? unsplit : settings),
      filter,
      conditions: found.flatMap(({ condition }) => (condition ? [condition] : [])),
      ...(crossed ? { table: crossed.table } : {}),
    },
    lost: [
      ...lost,
      ...found.flatMap((one) => one.lost),
      ...(crossed?.lost ?? []),
      ...(isSplitLost ? [lostVariable(split, reach)] : []),
    ],
  };
}

/** Names that a view's filter goes by, for when they are gone. */
export function knownNames(
  { filter, conditions }: ViewSettings,
  reach: Reach & { readonly segmentNames: ReadonlyMap<string, string> },
  titleOf: (reported: ReportedQuestionnaire["questions"][number]) => string,
): KnownNames {
  const { questionnaire, segmentNames } = reach;
  const names: Record<string, string> = {};
  const questions = new Set([...Object.keys(filter), ...conditions.flatMap(({ question }) => question ?? [])]);
  for (const reported of questionnaire.questions)
    if (questions.has(reported.question.id)) names[reported.question.id] = titleOf(reported);
  for (const { variable = "", is = [] } of conditions) {
    if (variable === SEGMENT) for (const id of is) names[id] = segmentNames.get(id) ?? id;
    const known = findResponseVariable(variable, reach);
    if (known) names[variable] = responseVariableTitle(variable, known, reach);
  }
  return names;
}
