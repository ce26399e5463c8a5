import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { choice } from "../../../tests/helpers/smallDocuments";
import type { Option, OptionGroup } from "../questionnaire";
import { arrangeOptions } from "./arrange";
import { narrow, offer } from "./offer";
import { headingsOf, inGroups, sectionsOf } from "./optionGroups";

const GROUPS: readonly OptionGroup[] = ["g", "h", "i"].map((code) => ({ code, label: { en: `Group ${code}` } }));
const listed = (...entries: readonly string[]): readonly Option[] =>
  entries.map((entry) => {
    const [code = "", group] = entry.split(":");
    return { code, label: { en: code }, ...(group ? { group } : {}) };
  });
const codesOf = (options: readonly Option[]) => options.map(({ code }) => code).join("");
const nothing = () => undefined;
const draw = (seed: number) => ({ seed, ordinal: seed });

const someOptions = fc.uniqueArray(fc.integer({ min: 0, max: 40 }), { maxLength: 12 }).chain((codes) =>
  fc.tuple(
    ...codes.map((code) =>
      fc.record(
        {
          code: fc.constant(String(code)),
          label: fc.constant({}),
          group: fc.constantFrom("g", "h", "i", "gone"),
          isPinned: fc.boolean(),
        },
        { requiredKeys: ["code", "label"] },
      ),
    ),
  ),
) as fc.Arbitrary<readonly Option[]>;

/** How often another group, or none, begins. */
function runs(options: readonly Option[]): readonly string[] {
  const names = options.map(({ group }) => (group === "gone" ? "" : (group ?? "")));
  return names.filter((name, place) => name !== "" && name !== names[place - 1]);
}

describe("options in the author's order", () => {
  test.each([
    ["the groups' order is the question's, in the places of their first options", ["a:h", "x", "b:g", "c:h"], "bxac"],
    ["those without a group stay between them", ["x", "a:g", "y", "b:h", "c:g", "z"], "xacybz"],
    ["a group that there isn't counts for none", ["a:gone", "b:g", "c:gone", "d:g"], "abdc"],
    ["no groups, no change", ["c", "a", "b"], "cab"],
  ])("%s", (_name, entries, expected) => {
    expect(codesOf(inGroups(listed(...entries), GROUPS))).toBe(expected);
  });

  test("are all there once, each group in one piece, its options as they are listed", () => {
    fc.assert(
      fc.property(someOptions, (options) => {
        const shown = inGroups(options, GROUPS);
        expect(shown.toSorted((one, other) => options.indexOf(one) - options.indexOf(other))).toEqual(options);
        expect(runs(shown)).toEqual(GROUPS.map(({ code }) => code).filter((code) => options.some(({ group }) => group === code)));
        for (const { code } of GROUPS) {
          const ofGroup = (all: readonly Option[]) => all.filter(({ group }) => group === code);
          expect(ofGroup(shown)).toEqual(ofGroup(options));
        }
      }),
    );
  });
});

describe("options in random order", () => {
  const arranged = (options: readonly Option[], seed: number, exclusive: readonly string[] = []) =>
    arrangeOptions(options, "q", draw(seed), { exclusive, groups: GROUPS });

  test("are all there once, each group in one piece, the same for the same draw", () => {
    fc.assert(
      fc.property(someOptions, fc.nat(), (options, seed) => {
        const shown = arranged(options, seed);
        expect(shown.map(({ code }) => code).sort()).toEqual(options.map(({ code }) => code).sort());
        expect(new Set(runs(shown)).size).toBe(runs(shown).length);
        expect(arranged(options, seed)).toEqual(shown);
      }),
    );
  });

  test("have any order of the groups and, in each, any order of its options", () => {
    const options = listed("a:g", "b:g", "c:h", "d:h", "e:i");
    const orders = Array.from({ length: 600 }, (_, seed) => codesOf(arranged(options, seed)));
    expect(new Set(orders).size).toBe(6 * 2 * 2);
  });

  test("keep those without a group, the pinned and the exclusive in their places", () => {
    const options = listed("x", "a:g", "b:g", "none", "c:h", "d:h").map((option) =>
      option.code === "b" ? { ...option, isPinned: true } : option,
    );
    for (let seed = 0; seed < 60; seed += 1) {
      const shown = arranged(options, seed, ["none"]);
      expect([shown[0]?.code, shown.at(-1)?.code]).toEqual(["x", "none"]);
      const places = shown.map(({ code }) => code);
      expect(places.indexOf("b")).toBe(places.indexOf("a") + 1);
    }
  });

  test("go by the draw that they went by before there were groups", () => {
    const options = listed("a", "b", "c", "d", "e");
    expect(arranged(options, 7)).toEqual(arrangeOptions(options, "q", draw(7)));
  });
});

describe("headings", () => {
  const question = choice("q2", {
    optionGroups: GROUPS,
    options: listed("a:h", "b:g", "x", "c:h").map((option) =>
      option.code === "b" ? { ...option, showIf: { question: "q1", is: "answered" as const } } : option,
    ),
  });
  const offeredTo = (answer: string | undefined) => {
    const read = (id: string) => (id === "q1" && answer ? { value: answer } : undefined);
    return offer(question, { read, draw: draw(1), byVariable: new Map([["Q1", choice("q1")]]) });
  };
  const titles = (answer: string | undefined) => {
    const shown = offeredTo(answer);
    return headingsOf(shown, shown.options as readonly Option[], "en");
  };

  test("are those of the options that are offered, in their order", () => {
    expect(titles("a")).toEqual([
      { text: "Group g", codes: ["b"] },
      { text: "Group h", codes: ["a", "c"] },
    ]);
    expect(titles(undefined)).toEqual([{ text: "Group h", codes: ["a", "c"] }]);
  });

  test("go with the options that are carried", () => {
    const carried = { ...question, carry: { from: "q1", which: "unchosen", into: "options" } as const };
    const narrowed = narrow(carried, () => ({ value: ["a", "c"] }));
    expect(headingsOf(narrowed, narrowed.options as readonly Option[], "en")).toEqual([{ text: "Group g", codes: ["b"] }]);
  });

  test("may name earlier answers", () => {
    const piped = { ...question, optionGroups: [{ code: "h", label: { en: "Like {{Q1}}" } }] };
    const read = () => ({ value: "a" });
    const shown = offer(piped, { read, draw: draw(1), byVariable: new Map([["Q1", choice("q1")]]) });
    expect(headingsOf(shown, shown.options as readonly Option[], "en")).toMatchObject([{ text: "Like Option a" }]);
  });

  test("are over what they are of, neighbours together", () => {
    const headings = headingsOf(question, question.options as readonly Option[], "en");
    const sections = sectionsOf(["x", "b", "a", "c", "other", "more"], headings, (code) => code);
    expect(sections.map(({ heading, items }) => [heading?.text, items])).toEqual([
      [undefined, ["x"]],
      ["Group g", ["b"]],
      ["Group h", ["a", "c"]],
      [undefined, ["other", "more"]],
    ]);
  });

  test("there are none where there are no groups", () => {
    expect(headingsOf(choice("q1"), listed("a", "b"), "en")).toEqual([]);
    expect(narrow(choice("q1"), nothing)).toEqual(choice("q1"));
  });
});
