import { newId } from "../../../../shared/ids";
import type { LocalizedText } from "../../../../shared/languages";
import { LONGEST_CLOCK } from "../../../../survey/document/documentSchema";
import type { Question } from "../../../../survey/questionnaire";
import type { QuestionType } from "../../../../survey/questionType";
import type { uniqueVariables } from "../shared/codes";
import { entryOf } from "../shared/entryOf";
import type { Reason } from "../shared/reasons";
import type { Report } from "../shared/report";
import { splitFirstLine } from "../shared/splitFirstLine";
import { titleIn } from "../shared/titleIn";
import { CONVERTERS, type ConvertedQuestion, SKIPPED } from "./convert";
import { Conversion } from "./convert/conversion";
import { keepHidden } from "./convert/hidden";
import { withValidation } from "./convert/validation";
import type { SourceQuestion } from "./readSurvey";

export interface VariableNames {
  readonly variable: ReturnType<typeof uniqueVariables>;
  readonly types: ReadonlyMap<string, QuestionType>;
}

/** Our questions of one of LimeSurvey's: one as a rule, none where there is no counterpart. */
export function convertQuestion(
  source: SourceQuestion,
  languages: readonly string[],
  report: Report,
  naming: VariableNames,
): readonly Question[] {
  const conversion = new Conversion(source, languages, report);
  const lose = (why: Reason, detail: string) => conversion.lose(why, detail);
  const reason = entryOf(SKIPPED, source.type);
  const title = reason ? {} : conversion.text(source.text);
  const description = reason ? {} : conversion.text(source.help);
  reportOwnRules(conversion);
  if (reason) {
    reportPattern(conversion);
    conversion.lose(
      reason,
      Object.values(source.text).find((text) => text !== ""),
    );
    return [];
  }
  const maximumSeconds = conversion.isMandatory ? undefined : clockOf(conversion);
  const converted = keepHidden(conversion, withValidation(conversion, convert(conversion), naming.types));
  reportPattern(conversion);
  for (const [left, values] of conversion.attributes.left()) conversion.lose(left, values.join(", "));
  return converted.map((one) =>
    toQuestion(one, {
      title: titleIn(title, { languages, name: source.code || source.qid, lose }),
      description,
      isMandatory: conversion.isMandatory,
      maximumSeconds: converted.length === 1 ? maximumSeconds : undefined,
      code: source.code,
      naming,
      lose,
    }),
  );
}

/** Seconds after which a question is left; who has to answer stays there in LimeSurvey. */
function clockOf({ attributes }: Conversion): number | undefined {
  const isLeaving = /^[12]?$/.test(attributes.peek("time_limit_action"));
  const seconds = Number(attributes.peek("time_limit"));
  if (!isLeaving || !Number.isInteger(seconds) || seconds < 1 || seconds > LONGEST_CLOCK) return undefined;
  attributes.take("time_limit");
  attributes.take("time_limit_action");
  return seconds;
}

function convert(conversion: Conversion): readonly ConvertedQuestion[] {
  const { source } = conversion;
  const converter = entryOf(CONVERTERS, source.type);
  if (!converter) conversion.lose("unknownType", source.type);
  const drafts = converter?.(conversion) ?? { type: "long-text", settings: {} };
  const list: readonly ConvertedQuestion[] = isList(drafts) ? drafts : [drafts];
  const usable = list.filter(({ settings }) => hasParts(settings));
  if (usable.length === list.length) return list;
  conversion.lose("noOptions");
  return usable.length > 0 ? usable : [{ type: "short-text", settings: {} }];
}

function isList(value: ConvertedQuestion | readonly ConvertedQuestion[]): value is readonly ConvertedQuestion[] {
  return Array.isArray(value);
}

/** A question that needs options but has none can't be asked; its title comes over as a text question. */
function hasParts(settings: ConvertedQuestion["settings"]): boolean {
  const lists = [settings.options, settings.rows, settings.columns, settings.fields];
  return lists.every((list) => !Array.isArray(list) || list.length > 0);
}

interface Common {
  readonly title: LocalizedText;
  readonly description: LocalizedText;
  readonly isMandatory: boolean;
  readonly maximumSeconds: number | undefined;
  readonly code: string;
  readonly naming: VariableNames;
  readonly lose: (reason: Reason, detail: string) => void;
}

function toQuestion(
  converted: ConvertedQuestion,
  { title, description, isMandatory, maximumSeconds, code, naming, lose }: Common,
): Question {
  const variable = naming.variable(`${code}${converted.variableEnding ?? ""}`, "Q", (written, own) =>
    lose("repeatedName", `${written} → ${own}`),
  );
  const texts = converted.isDisplay ? splitFirstLine(title) : { title: ended(title, converted.titleEnding) };
  return {
    ...converted.settings,
    id: newId(),
    variable,
    type: converted.type,
    ...texts,
    ...(Object.keys(description).length > 0 ? { description } : {}),
    ...(isMandatory && !converted.isDisplay && !converted.isOptional ? { required: true } : {}),
    ...(maximumSeconds === undefined ? {} : { maximumSeconds }),
  };
}

function ended(title: LocalizedText, ending: LocalizedText | undefined): LocalizedText {
  if (!ending) return title;
  return Object.fromEntries(
    Object.entries(title).map(([language, text]) => [language, ending[language] ? `${text} – ${ending[language]}` : text]),
  );
}

function reportPattern(conversion: Conversion): void {
  if (conversion.pattern !== "") conversion.lose("validation", conversion.pattern);
}

/** Rules of a question's own rows; what depends on other questions comes once all of them are there. */
function reportOwnRules(conversion: Conversion): void {
  const { source } = conversion;
  const { mandatory, encrypted, question_theme_name: theme = "" } = source.row;
  for (const name of ["relevance", "array_filter", "array_filter_exclude", "random_group"]) conversion.attributes.take(name);
  // What nobody is asked stays hidden.
  if (source.row.relevance?.trim() === "0") conversion.attributes.take("hidden");
  if (mandatory === "S") conversion.lose("softMandatory");
  if (encrypted === "Y") conversion.lose("encryption");
  if (/^(bootstrap_|image_select|inputondemand|browserdetect|ranking_advanced)/.test(theme))
    conversion.lose("questionTheme", theme);
}
