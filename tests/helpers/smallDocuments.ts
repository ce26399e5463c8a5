import type { Action, Condition } from "../../src/survey/logic/condition";
import type { Block, Option, Question, Questionnaire } from "../../src/survey/questionnaire";

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

export const isA = (question: string): Condition => ({ question, is: "equal", value: "a" });
export const jump = (to: string): Action => ({ do: "jump", to });
export const rule = (id: string, then: Action, when: Condition = isA("q1")) => ({ id, when, then });

/** Two questions in one block and one in another, each changed by what is given. */
export function survey(
  changes: Readonly<Record<string, Partial<Question>>>,
  blocks: readonly Partial<Block>[] = [],
): Questionnaire {
  const made = (id: string) => choice(id, changes[id]);
  return documentOf(blockOf("b1", [made("q1"), made("q2")], blocks[0]), blockOf("b2", [made("q3"), made("q4")], blocks[1]));
}

export const TABLE = { type: "matrix", options: undefined, rows: optionsIn("r"), columns: optionsIn("x") };

/** A question behind a block that is asked in rounds. */
export function afterLoop(changes: Partial<Question>, block: Partial<Block> = {}): Questionnaire {
  const loop = { from: "q1", which: "chosen" } as const;
  return documentOf(
    blockOf("b0", [choice("q1")]),
    blockOf("b1", [choice("q2")], { loop }),
    blockOf("b2", [choice("q3", changes)], block),
  );
}
