import { AppError, type FieldIssue } from "../../../../shared/errors";
import type { PlainField } from "../../../../survey/plainForm/plainForm";
import type { PlainQuestion } from "./plainQuestion";
import type { SurveyPageContext } from "./surveyPageContext";

function labelsOf(fields: readonly PlainField[]): readonly (readonly [string, string])[] {
  return fields.flatMap((field) => {
    if (field.control === "group")
      return labelsOf(field.fields).map(([name, label]) => [name, `${field.legend}, ${label}`] as const);
    return field.control !== "prose" && field.label !== undefined ? [[field.name, field.label] as const] : [];
  });
}

/** The part of the question that a pointer into its value leads to. */
function partOf({ form }: PlainQuestion, path: string): string | undefined {
  const name = path === "/comment" ? "comment" : `value${path.replaceAll("/", ".")}`;
  return labelsOf(form.fields).find(([field]) => field === name)?.[1];
}

function inWords({ path, rule, params, message }: FieldIssue, question: PlainQuestion, text: SurveyPageContext["text"]): string {
  const key = `validation.${rule}`;
  const words = message ?? text(key, params);
  const said = words === key ? text("validation.unknown") : words;
  const part = partOf(question, path);
  return part ? `${part}: ${said}` : said;
}

/** What is wrong with an answer, in words; nothing where the failure isn't the answer's. */
export function issueTexts(
  error: unknown,
  question: PlainQuestion,
  text: SurveyPageContext["text"],
): readonly string[] | undefined {
  if (!(error instanceof AppError)) return undefined;
  const { code, details } = error;
  const faults = details.faults ?? [];
  if (code === "execution.invalidAnswer") return faults.map((fault) => inWords(fault, question, text));
  if (code === "execution.incomplete") {
    const own = faults.find(({ path }) => path === question.id);
    if (own?.rule === "required") return [text("runner.surveyTexts.requiredError")];
    return own && [inWords({ ...own, path: "" }, question, text)];
  }
  return code.startsWith("file.") || code.startsWith("request.") ? [text(`errors.${code}`, details.params)] : undefined;
}
