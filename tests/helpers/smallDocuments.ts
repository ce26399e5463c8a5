import type { Block, Option, Question, Questionnaire } from "../../src/schema/questionnaire";

export function optionsIn(...codes: readonly string[]): readonly Option[] {
  return codes.map((code) => ({ code, label: { en: `Option ${code}` } }));
}

/** A question that offers `a`, `b` and `c`; its variable is its id in capitals. */
export function choice(id: string, more: Partial<Question> = {}): Question {
  const title = { en: `Question ${id}` };
  return { id, variable: id.toUpperCase(), type: "single-choice", title, options: optionsIn("a", "b", "c"), ...more };
}

export function blockOf(id: string, questions: readonly Question[], more: Partial<Block> = {}): Block {
  return { id, questions, ...more };
}

export function documentOf(...blocks: readonly Block[]): Questionnaire {
  return { languages: ["en"], blocks };
}
