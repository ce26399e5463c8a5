import type { Report } from "../shared/report";
import { uniqueNames } from "../shared/uniqueNames";
import type { Part, SourceQuestion, SourceSurvey } from "./readSurvey";

/** Dual scale arrays have two lists of answers, arrays of texts and numbers a list of rows and one of columns. */
const WITH_SECOND_ANSWERS: ReadonlySet<string> = new Set(["1"]);
const WITH_COLUMNS: ReadonlySet<string> = new Set([":", ";"]);

/**
 * The survey with its questions, each with a code of its own and without the scales that its type doesn't use: LimeSurvey keeps those
 * of a type that the question had before.
 */
export function convertible(survey: SourceSurvey, report: Report): SourceSurvey {
  const unique = uniqueNames(survey.groups.flatMap(({ questions }) => questions.map(({ code }) => code)));
  const toConvertible = (source: SourceQuestion): SourceQuestion => {
    const code = source.code === "" ? "" : unique(source.code);
    if (code !== source.code) report.add(code, "repeatedName", `${source.code} → ${code}`);
    const used = (parts: readonly Part[], types: ReadonlySet<string>) => {
      const unused = types.has(source.type) ? [] : parts.filter(({ scale }) => scale > 0);
      for (const part of unused) report.add(code, "secondScale", nameOf(part));
      return unused.length > 0 ? parts.filter((part) => !unused.includes(part)) : parts;
    };
    return {
      ...source,
      code,
      subquestions: used(source.subquestions, WITH_COLUMNS),
      answers: used(source.answers, WITH_SECOND_ANSWERS),
    };
  };
  return { ...survey, groups: survey.groups.map((group) => ({ ...group, questions: group.questions.map(toConvertible) })) };
}

function nameOf({ code, text }: Part): string {
  const words = Object.values(text).find((own) => own !== "");
  return words && words !== code ? `${code}: ${words}` : code;
}
