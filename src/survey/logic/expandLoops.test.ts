import { describe, expect, test } from "vitest";
import { blockOf, choice, documentOf, optionsIn } from "../../../tests/helpers/smallDocuments";
import { type Block, type Question, questionsOf } from "../questionnaire";
import { evaluateCondition } from "./evaluateCondition";
import { expandLoops, roundId } from "./expandLoops";

const isA = (question: string) => ({ question, is: "equal", value: "a" }) as const;

function looped(questions: readonly Question[], more: Partial<Block> = {}) {
  const brands = choice("q1", { type: "multiple-choice", options: optionsIn("a", "b-1") });
  const block = blockOf("b2", questions, { loop: { from: "q1", which: "chosen" }, ...more });
  return expandLoops(documentOf(blockOf("b1", [brands]), block, blockOf("b3", [choice("q9")])));
}

/** The rounds that are asked for an answer to `q1`. */
function asked(blocks: readonly Block[], value: readonly string[] | undefined): readonly string[] {
  const rounds = blocks.slice(1, -1);
  return rounds
    .filter(({ showIf }) => showIf && evaluateCondition(showIf, () => (value ? { value } : undefined)))
    .map(({ id }) => id);
}

describe("a looped block", () => {
  test("is a block for each option, in the options' order and place", () => {
    const { blocks } = looped([choice("q2"), choice("q3")]);
    expect(blocks.map(({ id }) => id)).toEqual(["b1", "b2.a", "b2.b-1", "b3"]);
    expect(blocks.every(({ loop }) => loop === undefined)).toBe(true);
  });

  test("has ids and variables of its own in each round", () => {
    const all = questionsOf(looped([choice("q2"), choice("q3")]));
    expect(all.map(({ id }) => id)).toEqual(["q1", "q2.a", "q3.a", "q2.b-1", "q3.b-1", "q9"]);
    expect(all.map(({ variable }) => variable)).toEqual(["Q1", "Q2_a", "Q3_a", "Q2_b_1", "Q3_b_1", "Q9"]);
    expect(roundId("q2", "a")).toBe("q2.a");
  });

  test("asks for the chosen, or for the others, and for nobody without an answer", () => {
    const { blocks } = looped([choice("q2")]);
    expect(asked(blocks, ["a"])).toEqual(["b2.a"]);
    expect(asked(blocks, ["a", "b-1"])).toEqual(["b2.a", "b2.b-1"]);
    expect(asked(blocks, undefined)).toEqual([]);
    const { blocks: others } = looped([choice("q2")], { loop: { from: "q1", which: "unchosen" } });
    expect(asked(others, ["a"])).toEqual(["b2.b-1"]);
    expect(asked(others, undefined)).toEqual([]);
  });

  test("asks for the items that got points", () => {
    const points = choice("q1", { type: "divide-points" });
    const { blocks } = expandLoops(
      documentOf(blockOf("b1", [points]), blockOf("b2", [choice("q2")], { loop: { from: "q1", which: "chosen" } })),
    );
    const given = blocks
      .slice(1)
      .filter(({ showIf }) => showIf && evaluateCondition(showIf, () => ({ value: { a: 40, c: 60 } })));
    expect(given.map(({ id }) => id)).toEqual(["b2.a", "b2.c"]);
  });

  test("asks in no round unless its own condition holds too", () => {
    const { blocks } = looped([choice("q2")], { showIf: isA("q9") });
    const read = (id: string) => (id === "q1" ? { value: ["a"] } : undefined);
    expect(blocks.slice(1, 3).map(({ showIf }) => showIf && evaluateCondition(showIf, read))).toEqual([false, false]);
  });

  test("names the questions of the same round in conditions, rules, jumps and carried options", () => {
    const then = { do: "jump", to: "q3" } as const;
    const rules = [
      { id: "r", when: { all: [isA("q2"), { any: [{ not: isA("q1") }] }] }, then },
      { id: "out", when: isA("q2"), then: { do: "jump", to: "q9" } as const },
    ];
    const option = { code: "a", label: { en: "a" }, showIf: isA("q2") };
    const carry = { from: "q2", which: "chosen", into: "options" } as const;
    const round = looped([choice("q2", { rules }), choice("q3", { showIf: isA("q2"), options: [option], carry })]).blocks[1];
    expect(round?.questions[0]?.rules).toEqual([
      { id: "r.a", when: { all: [isA("q2.a"), { any: [{ not: isA("q1") }] }] }, then: { do: "jump", to: "q3.a" } },
      { id: "out.a", when: isA("q2.a"), then: { do: "jump", to: "q9" } },
    ]);
    const second = round?.questions[1];
    expect([second?.showIf, second?.carry?.from]).toEqual([isA("q2.a"), "q2.a"]);
    expect(second?.options).toEqual([{ ...option, showIf: isA("q2.a") }]);
  });

  test("puts its option and the answers of the same round in its texts", () => {
    const title = { en: "{{loop}}: {{Q2}}, {{ Q2.row }}, {{Q1}}, {{Q20}}" };
    const round = looped([choice("q2"), choice("q3", { title, options: [{ code: "a", label: { en: "Of {{ loop }}" } }] })], {
      title: { en: "About {{loop}}" },
    }).blocks[2];
    expect(round?.title).toEqual({ en: "About Option b-1" });
    expect(round?.questions[1]?.title).toEqual({ en: "Option b-1: {{Q2_b_1}}, {{Q2_b_1.row}}, {{Q1}}, {{Q20}}" });
    expect(round?.questions[1]?.options).toEqual([{ code: "a", label: { en: "Of Option b-1" } }]);
  });

  test("puts in an option's text to the letter, in the text's language, else its code", () => {
    const options = [
      { code: "a", label: { en: "$& $1 $$", es: "Coste" } },
      { code: "b", label: {} },
    ];
    const { blocks } = expandLoops(
      documentOf(
        blockOf("b1", [choice("q1", { options })]),
        blockOf("b2", [choice("q2", { title: { en: "{{loop}}?", es: "¿{{loop}}?" } })], {
          loop: { from: "q1", which: "chosen" },
        }),
      ),
    );
    expect(blocks[1]?.questions[0]?.title).toEqual({ en: "$& $1 $$?", es: "¿Coste?" });
    expect(blocks[2]?.questions[0]?.title).toEqual({ en: "b?", es: "¿b?" });
  });
});

test("a document without loops stays the same one", () => {
  const document = documentOf(blockOf("b1", [choice("q1")]));
  expect(expandLoops(document)).toBe(document);
});
