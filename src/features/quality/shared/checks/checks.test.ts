import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { surveyFigures } from "../surveyFigures";
import { attention } from "./attention";
import { duplicate } from "./duplicate";
import { evasive } from "./evasive";
import { fastAnswers } from "./fastAnswers";
import { gibberish } from "./gibberish";
import { checks } from "./index";
import { pasted } from "./pasted";
import { repeatedText } from "./repeatedText";
import { speeder } from "./speeder";
import { straightLining } from "./straightLining";
import { answer, lookAtFirst, observed } from "./testing";

const says = (evidence: readonly { readonly says: string }[]) => evidence.map((one) => one.says);
const times = <T>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, index) => make(index));

describe("speeders", () => {
  // With eleven of 300 s and one of 99 s the median is 300 s, and a third of it 100 s.
  const others = times(11, (index) => observed(`o${index}`, { activeMs: 300_000 }));

  test("are faster than a third of the median", () => {
    expect(lookAtFirst(speeder, [observed("x", { activeMs: 99_000 }), ...others])).toEqual([
      { says: "fasterThanMedian", figures: { spentMs: 99_000, medianMs: 300_000 } },
    ]);
    expect(lookAtFirst(speeder, [observed("x", { activeMs: 100_000 }), ...others])).toEqual([]);
  });

  test("are not told among fewer than ten", () => {
    expect(lookAtFirst(speeder, [observed("x", { activeMs: 1 }), ...others.slice(0, 8)])).toEqual([]);
    expect(lookAtFirst(speeder, [observed("x", { activeMs: 1 }), ...others.slice(0, 9)])).toHaveLength(1);
  });

  test("of an import are told by the time from beginning to end, and only by that of others of the kind", () => {
    const imported = times(10, (index) => observed(`i${index}`, { wallMs: 600_000 }));
    expect(says(lookAtFirst(speeder, [observed("x", { wallMs: 150_000 }), ...imported]))).toEqual(["fasterThanMedian"]);
    expect(lookAtFirst(speeder, [observed("x", { wallMs: 150_000 }), ...others])).toEqual([]);
  });

  test("are never half of all, whatever the times", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1_000_000), { minLength: 10, maxLength: 40 }), (spent) => {
        const responses = spent.map((activeMs, index) => observed(String(index), { activeMs }));
        const figures = surveyFigures(responses);
        const flagged = responses.filter((response) => speeder.look(response, figures).length > 0);
        expect(flagged.length * 2).toBeLessThanOrEqual(responses.length);
      }),
    );
  });
});

describe("fast answers", () => {
  const questions = times(6, (index) => `q${index}`);
  const slow = times(10, (index) =>
    observed(`o${index}`, { answers: questions.map((id) => answer(id, {}, { activeMs: 9_000 })) }),
  );
  const fastIn = (count: number) =>
    observed("x", { answers: questions.map((id, index) => answer(id, {}, { activeMs: index < count ? 2_900 : 60_000 })) });

  test("are told from half of the questions on", () => {
    expect(lookAtFirst(fastAnswers, [fastIn(3), ...slow])).toEqual([{ says: "fastQuestions", figures: { count: 3, of: 6 } }]);
    expect(lookAtFirst(fastAnswers, [fastIn(2), ...slow])).toEqual([]);
  });

  test("say nothing where few questions were timed", () => {
    const short = observed("x", { answers: questions.slice(0, 4).map((id) => answer(id, {}, { activeMs: 1 })) });
    expect(lookAtFirst(fastAnswers, [short, ...slow])).toEqual([]);
  });
});

describe("straight-lining", () => {
  const grid = (places: readonly number[], of = 5) => answer("g", { grid: { places, of, isShuffled: true } });

  test("is one column in all of four rows or more", () => {
    expect(lookAtFirst(straightLining, [observed("x", { answers: [grid([3, 3, 3, 3])] })])).toEqual([
      { says: "sameColumn", questionId: "g", figures: { count: 4 } },
    ]);
    const timed = { ...grid([0, 0, 0, 0, 0]), activeMs: 4_000 };
    expect(lookAtFirst(straightLining, [observed("x", { answers: [timed] })])).toEqual([
      { says: "sameColumnTimed", questionId: "g", figures: { count: 5, spentMs: 4_000 } },
    ]);
  });

  test.each([
    ["three rows", [1, 1, 1], 5],
    ["one other row", [1, 1, 1, 1, 2], 5],
    ["a grid of yes and no", [1, 1, 1, 1, 1], 2],
  ])("is not %s", (_name, places, of) => {
    expect(lookAtFirst(straightLining, [observed("x", { answers: [grid(places, of)] })])).toEqual([]);
  });
});

test("evasive answers are told from four and half of the offers on", () => {
  const response = (evasiveOnes: number, plain: number) =>
    observed("x", {
      answers: times(evasiveOnes + plain, (index) => answer(`q${index}`, {}, { isEvasive: index < evasiveOnes })),
    });
  expect(lookAtFirst(evasive, [response(4, 4)])).toEqual([{ says: "evasiveAnswers", figures: { count: 4, of: 8 } }]);
  expect(lookAtFirst(evasive, [response(4, 5)])).toEqual([]);
  expect(lookAtFirst(evasive, [response(3, 0)])).toEqual([]);
  expect(lookAtFirst(evasive, [observed("x", { answers: times(9, (index) => answer(`q${index}`)) })])).toEqual([]);
});

test("a failed attention question is told with what it asked for", () => {
  const asked = (isPassed: boolean) => observed("x", { answers: [answer("a", { attention: { expected: ["b"], isPassed } })] });
  expect(lookAtFirst(attention, [asked(false)])).toEqual([{ says: "attention", questionId: "a", figures: {}, expected: ["b"] }]);
  expect(lookAtFirst(attention, [asked(true)])).toEqual([]);
});

test("gibberish quotes what was written", () => {
  const response = observed("x", { answers: [answer("o", { texts: ["asdfghjkl", "Me gusta el color"] })] });
  expect(lookAtFirst(gibberish, [response])).toEqual([{ says: "gibberish", questionId: "o", figures: {}, text: "asdfghjkl" }]);
});

test("a text counts as pasted when most of a long one came from elsewhere", () => {
  const written = (text: string, pastedShare: number) =>
    observed("x", { answers: [answer("o", { texts: [text] }, { pastedShare })] });
  const long = "a".repeat(20);
  expect(lookAtFirst(pasted, [written(long, 0.8)])).toEqual([
    { says: "pasted", questionId: "o", figures: { share: 0.8, count: 20 } },
  ]);
  expect(lookAtFirst(pasted, [written(long, 0.79)])).toEqual([]);
  expect(lookAtFirst(pasted, [written("Barcelona", 1)])).toEqual([]);
});

describe("repeated texts", () => {
  const wrote = (id: string, ...texts: string[]) =>
    observed(id, { answers: texts.map((text, index) => answer(`q${index}`, { texts: [text] })) });

  test("are told where one text answers several questions, however it is spelt", () => {
    expect(lookAtFirst(repeatedText, [wrote("x", "No lo sé muy bien", "no lo se, muy bien!")])).toEqual([
      { says: "sameInQuestions", figures: { count: 2 }, text: "No lo sé muy bien" },
    ]);
    expect(lookAtFirst(repeatedText, [wrote("x", "No sé", "No sé")])).toEqual([]);
  });

  test("are told where others wrote the same, unless it is short", () => {
    const text = "Compro allí desde hace más de diez años";
    expect(lookAtFirst(repeatedText, [wrote("x", text), wrote("y", text.toUpperCase()), wrote("z", text)])).toEqual([
      { says: "sameInResponses", questionId: "q0", figures: { count: 2 }, text },
    ]);
    expect(lookAtFirst(repeatedText, [wrote("x", "Muy buena calidad"), wrote("y", "Muy buena calidad")])).toEqual([]);
  });
});

describe("duplicates", () => {
  const same = (id: string, answered: number, origin?: string) =>
    observed(id, { vector: "v", answered, ...(origin ? { origin } : {}) });

  test("are equal answers from one device and address, few answers are enough there", () => {
    expect(lookAtFirst(duplicate, [same("x", 3, "d"), same("y", 3, "d"), same("z", 3, "e")])).toEqual([
      { says: "sameDevice", figures: { of: 3, count: 1 } },
    ]);
    expect(lookAtFirst(duplicate, [same("x", 2, "d"), same("y", 2, "d")])).toEqual([]);
  });

  test("are many equal answers where no device is known", () => {
    expect(lookAtFirst(duplicate, [same("x", 8), same("y", 8)])).toEqual([{ says: "sameAnswers", figures: { of: 8, count: 1 } }]);
    expect(lookAtFirst(duplicate, [same("x", 7), same("y", 7)])).toEqual([]);
  });

  test("are two responses of one person, whatever they say", () => {
    const of = (id: string, respondent: string) => observed(id, { respondent });
    expect(lookAtFirst(duplicate, [of("x", "p"), of("y", "p"), of("z", "q")])).toEqual([
      { says: "sameRespondent", figures: { count: 1 } },
    ]);
  });
});

test("a response without anything in it raises no flag", () => {
  for (const check of checks) expect(lookAtFirst(check, [observed("x")])).toEqual([]);
});

test("each check has a name of its own", () => {
  expect(new Set(checks.map(({ name }) => name)).size).toBe(checks.length);
});
