import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { INVALID } from "../../../tests/helpers/faultyLogic";
import { aimJumps, questionnaireOf } from "../../../tests/helpers/logicDocuments";
import { SOUND } from "../../../tests/helpers/soundLogic";
import { type Questionnaire, questionsOf } from "../questionnaire";
import { arrange } from "./arrange";
import { logicIssues } from "./logicIssues";
import { blockReferences, referencesOf } from "./references";

describe("the faults of a document", () => {
  test.each(SOUND)("are none: %s", (_name, document) => {
    expect(logicIssues(document)).toEqual([]);
  });

  test.each(INVALID)("are told with their place: %s", (_name, document, faults) => {
    expect(logicIssues(document)).toEqual(faults);
  });
});

const pairs = (document: Questionnaire) =>
  document.blocks.flatMap((block) =>
    block.questions.flatMap((question) =>
      [...referencesOf(question), ...blockReferences(block)].map((from) => ({ from, at: question.id })),
    ),
  );

const jumps = (document: Questionnaire) =>
  questionsOf(document).flatMap(({ id, rules }) =>
    (rules ?? []).flatMap(({ then }) => (then.do === "jump" ? [{ from: id, at: then.to }] : [])),
  );

describe("a random document without faults of order", () => {
  const documents = questionnaireOf().map((document) =>
    aimJumps(
      document,
      questionsOf(document).map(({ id }) => id),
    ),
  );

  test("looks back and jumps forward, whatever the draw", () => {
    let sound = 0;
    fc.assert(
      fc.property(documents, (document) => {
        const misplaced = logicIssues(document).some(({ fault }) => fault === "looksAhead" || fault === "jumpBack");
        if (misplaced) return;
        sound += 1;
        for (let seed = 0; seed < 12; seed += 1) {
          const order = arrange(document.blocks, { seed, ordinal: seed }).map(({ question }) => question.id);
          for (const { from, at } of pairs(document)) expect(order.indexOf(from)).toBeLessThanOrEqual(order.indexOf(at));
          for (const { from, at } of jumps(document)) expect(order.indexOf(from)).toBeLessThan(order.indexOf(at));
        }
      }),
      { seed: 20_261_124, numRuns: 1_000 },
    );
    expect(sound).toBeGreaterThan(50);
  });
});
