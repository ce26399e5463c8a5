import type { Questionnaire } from "../questionnaire";
import { roundId } from "./expandLoops";
import { optionsOf } from "./references";

/**
 * The same question in the other rounds of its loop, where each round asks for another answer: ids by id, in the
 * options' order.
 */
export function otherRounds({ blocks }: Questionnaire): ReadonlyMap<string, readonly string[]> {
  const sources = new Map(blocks.flatMap(({ questions }) => questions.map((question) => [question.id, question])));
  const found = new Map<string, readonly string[]>();
  for (const { loop, questions } of blocks) {
    const source = loop && sources.get(loop.from);
    if (!source) continue;
    for (const question of questions) {
      if (question.differentEachRound !== true) continue;
      const ids = optionsOf(source, "options").map(({ code }) => roundId(question.id, code));
      for (const id of ids)
        found.set(
          id,
          ids.filter((other) => other !== id),
        );
    }
  }
  return found;
}
