import type { Json } from "../../shared/json";
import type { Answer } from "../questionnaire";

const TEXT_SAMPLE = 200;

/** Answers with a value, and how many there are without one by reason. */
export function splitAnswers(answers: readonly Answer[]): {
  readonly values: readonly Json[];
  readonly missing: Readonly<Record<string, number>>;
} {
  const values: Json[] = [];
  const missing: Record<string, number> = {};
  for (const answer of answers) {
    if (answer.value !== undefined && answer.value !== null) {
      values.push(answer.value);
    } else {
      const reason = answer.missing ?? "unknown";
      missing[reason] = (missing[reason] ?? 0) + 1;
    }
  }
  return { values, missing };
}

/** Comments of answers, in their order. */
export function commentsOf(answers: readonly Answer[]): readonly string[] {
  return answers.map((answer) => answer.comment?.trim() ?? "").filter((comment) => comment !== "");
}

/** Sample of open texts, newest first, and how many there are; answers come oldest first. */
export function sampledTexts(texts: readonly string[]): { readonly texts: readonly string[]; readonly textCount: number } {
  return { texts: texts.slice(-TEXT_SAMPLE).reverse(), textCount: texts.length };
}
