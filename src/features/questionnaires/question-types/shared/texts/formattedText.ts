import { compact } from "../../../../../shared/compact";
import type { Json, JsonObject } from "../../../../../shared/json";
import { localize } from "../../../../../shared/languages";
import { fitsPattern, LONGEST_PATTERN, linearPattern } from "../../../../../shared/linearPattern";
import { FORMATS, type Format, type FormattedQuestion } from "../../../../../survey/questions/formattedQuestion";
import { isBlank } from "../../../../../survey/questions/isBlank";
import { ruleText } from "../../../../../survey/questions/ruleTexts";
import type { AnswerIssue, DefinitionIssue } from "../../../../../survey/questionType";
import { enumSchema, localizedSchema } from "../../../../../survey/types/settingsSchemas";
import type { Random } from "../../../../../survey/types/simulation";
import { exampleGuide } from "./guideTexts";
import { simulateText } from "./openText";
import { formatNamed } from "./textFormats";

export const formatSettings: JsonObject = {
  format: enumSchema("Format", FORMATS),
  pattern: { type: "string", title: "Pattern", maxLength: LONGEST_PATTERN },
  example: { type: "string", title: "Example", maxLength: 200 },
  formatMessage: localizedSchema("Message where the format isn't met"),
};

export const formatUi: JsonObject = {
  pattern: { "ui:options": { shownFor: { format: ["pattern"] } } },
  example: { "ui:options": { shownFor: { format: ["pattern"] } } },
  formatMessage: { "ui:options": { shownFor: { format: FORMATS.filter((format) => format !== "any") } } },
};

function patternOf({ format, pattern }: FormattedQuestion): string | undefined {
  return format === "pattern" && pattern ? pattern : undefined;
}

/** Whether a text is written as the question wants it. */
function fits(question: FormattedQuestion, text: string): boolean {
  const known = formatNamed(question.format);
  if (known) return new RegExp(`^(?:${known.regex})$`).test(text);
  const pattern = patternOf(question);
  return pattern === undefined || fitsPattern(pattern, text);
}

const RULES = {
  any: undefined,
  email: "formatEmail",
  url: "formatUrl",
  phone: "formatPhone",
  digits: "formatDigits",
  pattern: "formatExample",
} as const satisfies Record<Format, string | undefined>;

/** @param path JSON pointer of the text in the answer */
export function formatIssues(question: FormattedQuestion, text: Json | undefined, path = ""): readonly AnswerIssue[] {
  const rule = RULES[question.format ?? "any"];
  if (!rule || typeof text !== "string" || fits(question, text)) return [];
  const { example = "", formatMessage } = question;
  const ownMessage = formatMessage && !isBlank(formatMessage) ? { ownMessage: formatMessage } : {};
  return [{ path, rule, params: { example }, ...ownMessage }];
}

/** Without blanks around it, which keyboards and clipboards leave, where the format is checked. */
export function trimmed(question: FormattedQuestion, text: Json | undefined): Json | undefined {
  return RULES[question.format ?? "any"] && typeof text === "string" ? text.trim() : text;
}

function validator(question: FormattedQuestion, regex: string | undefined, language: string): readonly JsonObject[] {
  const rule = RULES[question.format ?? "any"];
  if (!regex || !rule) return [];
  const own = localize(question.formatMessage, language).trim();
  return [{ type: "regex", regex, text: own || ruleText(rule, language, question.example ?? "") }];
}

/** The rule as SurveyJS checks it while answering; of an author's pattern it can't be sure to read the same. */
export function formatValidators(question: FormattedQuestion, language: string): readonly JsonObject[] {
  const known = formatNamed(question.format)?.regex;
  return validator(question, known && `^\\s*(?:${known})\\s*$`, language);
}

/** The same of an author's pattern, for the runner, which knows how to read it. */
export function patternValidators(question: FormattedQuestion, language: string): readonly JsonObject[] {
  return validator(question, patternOf(question), language);
}

/** What the runner needs beside: which pattern is the author's, the keyboard and the example. */
export function drawnFormat(question: FormattedQuestion, language: string): JsonObject {
  const pattern = patternOf(question);
  return compact({
    ownPattern: pattern,
    keyboard: formatNamed(question.format)?.keyboard,
    guide: pattern !== undefined && question.example ? exampleGuide(question.example, language) : undefined,
  });
}

/** HTML attributes of a field that such a text goes into. */
export function formatAttributes(question: FormattedQuestion): Readonly<Record<string, string>> {
  const { keyboard, autocomplete } = formatNamed(question.format) ?? {};
  return { ...(keyboard ? { inputmode: keyboard } : {}), ...(autocomplete ? { autocomplete } : {}) };
}

function patternIssues({ pattern, example }: FormattedQuestion): readonly DefinitionIssue[] {
  if (!pattern) return [{ path: "/pattern", fault: "noPattern" }];
  const matches = linearPattern(pattern);
  if (typeof matches !== "function") {
    const fault = matches.kind === "tooLarge" ? "patternTooLarge" : "patternUnreadable";
    return [{ path: "/pattern", fault, params: { part: matches.part } }];
  }
  if (!example) return [{ path: "/example", fault: "noExample" }];
  return matches(example) && example === example.trim() ? [] : [{ path: "/example", fault: "exampleMisfit" }];
}

/** Faults of what a question says of its format. @param maxLength of a text */
export function formatDefinitionIssues(question: FormattedQuestion, maxLength: number): readonly DefinitionIssue[] {
  const { format = "any", pattern, example, formatMessage } = question;
  if (format === "any" && !isBlank(formatMessage)) return [{ path: "/formatMessage", fault: "messageOfNothing" }];
  if (format !== "pattern" && pattern) return [{ path: "/pattern", fault: "patternOfNothing" }];
  if (format !== "pattern" && example) return [{ path: "/example", fault: "patternOfNothing" }];
  const own = format === "pattern" ? patternIssues(question) : [];
  if (own.length > 0) return own;
  const shortest = format === "pattern" ? (example ?? "") : (formatNamed(format)?.short ?? "");
  if ([...shortest].length <= maxLength) return [];
  return [{ path: "/maxLength", fault: "tooShortForFormat", params: { example: shortest } }];
}

/** A plausible text of the format. */
export function simulateFormatted(
  question: FormattedQuestion,
  { language, maxLength, random }: { readonly language: string; readonly maxLength: number; readonly random: Random },
): string {
  const known = formatNamed(question.format);
  if (!known) return patternOf(question) ? (question.example ?? "") : simulateText(language, 1, maxLength, random);
  const text = known.simulate(random);
  return text.length <= maxLength ? text : known.short;
}
