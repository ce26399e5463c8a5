import type { Audience } from "../../../../contracts/services/audience";
import type { HostTools, SpaceDb } from "../../../../server/kit";
import { type Language, localize, resolveLanguage } from "../../../../shared/languages";
import { MEMBER_PREFIX, RESPONSE_DAY, SEGMENT } from "../../shared/conditions";
import type { FilterCondition, ResultsFilter } from "../../shared/parseFilter";
import type { FilterWords } from "../../shared/reportsApi";
import type { ReportedQuestion, ReportedQuestionnaire } from "../reportedQuestionnaire";
import type { ResultsServices } from "../services";
import { memberLabel } from "../tables/memberAxes";
import { findResponseVariable, responseVariableTitle, type VariableSpace } from "../variables/responseVariables";
import { filtersOf } from "./questionCondition";

type ConditionWords = FilterWords[number];

/** What conditions are said with. */
export interface WordServices {
  readonly text: HostTools["text"];
  readonly audience: () => Pick<Audience, "segments">;
  readonly responseVariables: ResultsServices["responseVariables"];
}

interface Words {
  readonly language: Language;
  readonly text: (key: string, params?: Readonly<Record<string, unknown>>) => string;
  readonly segments: ReadonlyMap<string, string>;
  readonly space: VariableSpace;
}

/** What a question's answers are called, by their code; in a grid together with their row. */
export function answerLabels({ question, type }: ReportedQuestion, language: string): ReadonlyMap<string, string> {
  const { counts } = type.tabulate(question, [], language);
  return new Map(counts.map(({ code, label, group }) => [code, group ? `${group.label}: ${label}` : label]));
}

/** `18–34`, `≥ 18`, `≤ 34`. */
function rangeWords<T>(from: T | undefined, to: T | undefined, wordOf: (value: T) => string): string {
  if (from === undefined) return to === undefined ? "" : `≤ ${wordOf(to)}`;
  return to === undefined ? `≥ ${wordOf(from)}` : `${wordOf(from)}–${wordOf(to)}`;
}

const dayWords = (day: string | number, language: Language) =>
  new Intl.DateTimeFormat(language, { dateStyle: "medium", timeZone: "UTC" }).format(new Date(`${day}T00:00:00Z`));

function questionWords(reported: ReportedQuestion, condition: FilterCondition, { language }: Words): ConditionWords | undefined {
  const { is, contains, from, to } = condition;
  const kinds = filtersOf(reported);
  const kind = is ? "is" : contains === undefined ? "range" : "contains";
  if (!kinds.includes(kind)) return undefined;
  const question = localize(reported.question.title, language) || reported.question.variable;
  if (contains !== undefined) return { question, answers: [`“${contains.trim()}”`] };
  const numberWords = (value: string | number) =>
    typeof value === "number" ? new Intl.NumberFormat(language).format(value) : dayWords(value, language);
  if (!is) return { question, answers: [rangeWords(from, to, numberWords)] };
  const labels = answerLabels(reported, language);
  return { question, answers: is.map((code) => labels.get(code) ?? code) };
}

function variableWords(condition: FilterCondition, words: Words): ConditionWords | undefined {
  const { variable = "", is = [], from, to, last } = condition;
  const { text, language, segments } = words;
  if (variable === RESPONSE_DAY) {
    const days = last === undefined ? undefined : text("filters.lastDays", { smart_count: last });
    return {
      question: text("filters.variables.response_day"),
      answers: [days ?? rangeWords(from, to, (day) => dayWords(day, language))],
    };
  }
  if (variable === SEGMENT) {
    const names = is.map((id) => segments.get(id));
    return names.every((name) => name !== undefined)
      ? { question: text("filters.variables.segment"), answers: names }
      : undefined;
  }
  if (variable.startsWith(MEMBER_PREFIX)) {
    const question = text(`entities.member.fields.${variable.slice(MEMBER_PREFIX.length)}`);
    return { question, answers: is.map((key) => memberLabel(variable, key, text)) };
  }
  const known = findResponseVariable(variable, words.space);
  return (
    known && { question: responseVariableTitle(variable, known, words), answers: is.map((key) => known.labelOf(key, words)) }
  );
}

/** Each condition in words, in their order; undefined where what it names isn't there any more. */
export async function conditionWords(
  db: SpaceDb,
  {
    questionnaire,
    filter,
    language: wanted,
  }: { readonly questionnaire: ReportedQuestionnaire; readonly filter: ResultsFilter; readonly language: string },
  services: WordServices,
): Promise<readonly (ConditionWords | undefined)[]> {
  if (filter.length === 0) return [];
  const language = resolveLanguage(wanted);
  const listed = filter.some(({ variable }) => variable === SEGMENT) ? await services.audience().segments(db) : [];
  const words: Words = {
    language,
    text: (key, params) => services.text(language, key, params),
    segments: new Map(listed.map(({ id, name }) => [id, name])),
    space: { questionnaire, sources: services.responseVariables },
  };
  const byId = new Map(questionnaire.questions.map((reported) => [reported.question.id, reported]));
  return filter.map((condition) => {
    const reported = byId.get(condition.question ?? "");
    const said =
      condition.question === undefined ? variableWords(condition, words) : reported && questionWords(reported, condition, words);
    return said && { ...said, ...(condition.not ? { isNot: true } : {}) };
  });
}
