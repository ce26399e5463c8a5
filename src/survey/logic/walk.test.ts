import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { figure } from "../../../tests/helpers/drill";
import { anyAnswer } from "../../../tests/helpers/logicArbitraries";
import { aimJumps, answersOf, isAsked, questionnaireOf } from "../../../tests/helpers/logicDocuments";
import { blockOf, choice, documentOf } from "../../../tests/helpers/smallDocuments";
import { modelWay } from "../../../tests/helpers/walkModel";
import { type Answer, type Questionnaire, questionsOf } from "../questionnaire";
import { arrange, type Draw } from "./arrange";
import type { Condition } from "./condition";
import { expandLoops } from "./expandLoops";
import { prepareLogic } from "./prepareLogic";
import { walk } from "./walk";

const SEED = 20_261_123;
const draws: fc.Arbitrary<Draw> = fc.record({ seed: fc.integer({ min: 0, max: 0x7fffffff }), ordinal: fc.nat(100) });

interface Sample {
  readonly questionnaire: Questionnaire;
  readonly answers: ReadonlyMap<string, Answer>;
  readonly draw: Draw;
}

function withAnswers(questionnaire: Questionnaire, draw: Draw): fc.Arbitrary<Sample> {
  return answersOf(questionnaire).map((answers) => ({ questionnaire, answers, draw }));
}

const ordered: fc.Arbitrary<Sample> = fc.tuple(questionnaireOf(), draws).chain(([questionnaire, draw]) => {
  const order = arrange(questionnaire.blocks, draw).map(({ question }) => question.id);
  return withAnswers(aimJumps(questionnaire, order), draw);
});

const looped: fc.Arbitrary<Sample> = fc.tuple(questionnaireOf({ hasLoops: true }), draws).chain(([questionnaire, draw]) => {
  const order = questionsOf(questionnaire).map(({ id }) => id);
  return withAnswers(aimJumps(questionnaire, order), draw);
});

function walked({ questionnaire, answers, draw }: Sample) {
  return walk(prepareLogic(expandLoops(questionnaire), { isAsked }), { answers, draw });
}

function expectSameWay(sample: Sample): void {
  const { questionnaire, answers, draw } = sample;
  const order = arrange(expandLoops(questionnaire).blocks, draw).map(({ question }) => question.id);
  const model = modelWay({ questionnaire, order, answers, isAsked });
  const { steps, isWhole, ending, read } = walked(sample);
  for (const id of answers.keys()) expect(read(id)).toEqual(model.said.get(id));
  expect({
    met: steps.map(({ question }) => question.id),
    isWhole,
    ending: ending && { do: ending.do, rule: ending.rule, question: ending.question },
  }).toEqual({ met: model.met, isWhole: model.open === undefined, ending: model.ending });
}

describe("a way through a random questionnaire", () => {
  test("is the one that the reference goes, in any order", () => {
    fc.assert(fc.property(ordered, expectSameWay), { seed: SEED, numRuns: figure({ commit: 400, drill: 2_000 }) });
  });

  test("is the one that the reference goes, with blocks asked once for each option", () => {
    fc.assert(fc.property(looped, expectSameWay), { seed: SEED + 1, numRuns: figure({ commit: 300, drill: 1_000 }) });
  });
});

const longer = (sample: Sample, id: string, answer: Answer): Sample => ({
  ...sample,
  answers: new Map([...sample.answers, [id, answer]]),
});
const idsOf = (sample: Sample) => walked(sample).steps.map(({ question }) => question.id);

describe("the way as far as it is known", () => {
  const anyWay = fc.oneof(ordered, looped);

  test("only grows when the open question is answered, and its end is reached", () => {
    fc.assert(
      fc.property(anyWay, fc.infiniteStream(anyAnswer), (sample, next) => {
        let known: Sample = { ...sample, answers: new Map() };
        for (let path = walked(known); !path.isWhole; path = walked(known)) {
          const before = path.steps.map(({ question }) => question.id);
          const open = before.at(-1) ?? "";
          const answered = longer(known, open, sample.answers.get(open) ?? next.next().value);
          // One that says nothing that is offered is none.
          known = walked(answered).read(open) ? answered : longer(known, open, { missing: "no-answer" });
          expect(idsOf(known).slice(0, before.length)).toEqual(before);
        }
        expect(known.answers.size).toBeLessThanOrEqual(questionsOf(expandLoops(sample.questionnaire)).length);
      }),
      { seed: SEED + 2, numRuns: figure({ commit: 100, drill: 300 }) },
    );
  });

  test("is the same with and without answers that lie off it, and reads none of them", () => {
    fc.assert(
      fc.property(anyWay, (sample) => {
        const path = walked(sample);
        const met = new Set(path.steps.map(({ question }) => question.id));
        const onWay = new Map([...sample.answers].filter(([id]) => met.has(id)));
        expect(idsOf({ ...sample, answers: onWay })).toEqual([...met]);
        for (const [id, answer] of sample.answers)
          if (!path.narrowed.has(id)) expect(path.read(id)).toBe(met.has(id) ? answer : undefined);
      }),
      { seed: SEED + 3, numRuns: figure({ commit: 100, drill: 300 }) },
    );
  });

  test("meets no question twice, and says how many may come at most", () => {
    fc.assert(
      fc.property(anyWay, (sample) => {
        const { steps, ahead, isWhole } = walked(sample);
        const all = questionsOf(expandLoops(sample.questionnaire)).length;
        expect(new Set(steps.map(({ question }) => question.id)).size).toBe(steps.length);
        expect(steps.length + ahead).toBeLessThanOrEqual(all);
        if (isWhole) expect(ahead).toBe(0);
      }),
      { seed: SEED + 4, numRuns: figure({ commit: 100, drill: 300 }) },
    );
  });

  test("leads on to no more than it said might come", () => {
    fc.assert(
      fc.property(anyWay, (sample) => {
        const start = walked({ ...sample, answers: new Map() });
        expect(walked(sample).steps.length).toBeLessThanOrEqual(start.steps.length + start.ahead);
      }),
      { seed: SEED + 5, numRuns: figure({ commit: 100, drill: 300 }) },
    );
  });
});

describe("a way", () => {
  const draw = { seed: 1, ordinal: 0 };
  const isA = (question: string): Condition => ({ question, is: "equal", value: "a" });
  const go = (document: Questionnaire, given: Readonly<Record<string, string>>) =>
    walked({ questionnaire: document, draw, answers: new Map(Object.entries(given).map(([id, value]) => [id, { value }])) });
  const met = (...path: Parameters<typeof go>) => go(...path).steps.map(({ question }) => question.id);
  const jump = { id: "r", when: isA("q1"), then: { do: "jump", to: "q3" } } as const;

  test("goes past open questions on which nothing depends", () => {
    const document = documentOf(blockOf("b", [choice("q1"), choice("q2"), choice("q3", { showIf: isA("q2") }), choice("q4")]));
    expect(met(document, {})).toEqual(["q1", "q2"]);
    expect(go(document, {})).toMatchObject({ isWhole: false, ahead: 2 });
    expect(met(document, { q2: "b" })).toEqual(["q1", "q2", "q4"]);
  });

  test("goes on from where a jump leads, if the question there isn't asked", () => {
    const document = documentOf(
      blockOf("b", [choice("q1", { rules: [jump] }), choice("q2"), choice("q3", { showIf: isA("q2") }), choice("q4")]),
    );
    expect(met(document, { q1: "a", q2: "a" })).toEqual(["q1", "q4"]);
  });

  test("takes the first rule that holds", () => {
    const rules = [
      { id: "never", when: isA("q0"), then: { do: "finish" } },
      { id: "first", when: isA("q1"), then: { do: "quality", isSanctioned: true } },
      { id: "second", when: isA("q1"), then: { do: "finish" } },
    ] as const;
    const document = documentOf(blockOf("b", [choice("q1", { rules }), choice("q2")]));
    expect(go(document, { q1: "a" }).ending).toEqual({ do: "quality", isSanctioned: true, rule: "first", question: "q1" });
    expect(go(document, { q1: "b" }).ending).toBeUndefined();
  });

  test("passes a question by whose options have all gone, its rules with it", () => {
    const carry = { from: "q1", which: "chosen", into: "options" } as const;
    const rules = [{ id: "out", when: { all: [] }, then: { do: "screenOut" } }] as const;
    const document = documentOf(blockOf("b", [choice("q1"), choice("q2", { carry, rules }), choice("q3")]));
    expect(met(document, { q1: "z" })).toEqual(["q1", "q3"]);
    expect(met(document, { q1: "a", q2: "a" })).toEqual(["q1", "q2"]);
  });

  test("waits for an answer that a text puts in or a quota counts by", () => {
    const document = documentOf(blockOf("b", [choice("q1"), choice("q2"), choice("q3", { title: { en: "{{Q1}}" } })]));
    expect(met(document, {})).toEqual(["q1"]);
    const plain = documentOf(blockOf("b", [choice("q1"), choice("q2")]));
    const logic = prepareLogic(plain, { isAsked, cells: [isA("q1")] });
    expect(walk(logic, { answers: new Map(), draw }).steps).toHaveLength(1);
    expect([...logic.barriers]).toEqual(["q1"]);
  });

  test("does not wait at what the respondent isn't asked", () => {
    const document = documentOf(
      blockOf("b", [choice("q1", { type: "note" }), choice("q2", { showIf: isA("q1") }), choice("q3")]),
    );
    expect(met(document, {})).toEqual(["q1", "q3"]);
  });
});

describe("a long questionnaire", () => {
  const many = Array.from({ length: 200 }, (_, index) => {
    const own = `q${index}`;
    const when: Condition = {
      any: [
        { question: own, is: "equal", value: "z" },
        { question: `q${Math.max(0, index - 3)}`, is: "equal", value: "y" },
      ],
    };
    const rules = [{ id: `r${index}`, when, then: { do: "screenOut" } as const }];
    return choice(own, index % 2 === 0 ? { rules } : { showIf: { question: `q${index - 1}`, is: "answered" } });
  });
  const document = documentOf(...Array.from({ length: 10 }, (_, at) => blockOf(`b${at}`, many.slice(at * 20, at * 20 + 20))));
  const answers = new Map(many.map(({ id }): [string, Answer] => [id, { value: "a" }]));

  test("of 200 questions and 100 rules is walked many times in the time that a request has", () => {
    const logic = prepareLogic(document, { isAsked });
    const path = () => walk(logic, { answers, draw: { seed: 1, ordinal: 0 } });
    expect(path().steps).toHaveLength(200);
    for (let warm = 0; warm < 200; warm += 1) path();
    const times = Array.from({ length: 200 }, () => {
      const start = performance.now();
      path();
      return performance.now() - start;
    }).sort((one, other) => one - other);
    // Well under a millisecond on an idle machine; the bound is for a busy one.
    expect(times[100]).toBeLessThan(5);
  });
});
