import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Block, Option, Question, Questionnaire } from "../../../../survey/questionnaire";
import type { Change, ChangeKind } from "./change";
import { diffQuestionnaires } from "./diffQuestionnaires";
import { isSame } from "./sameJson";

type Edit = (questionnaire: Questionnaire) => Questionnaire;

const option = (code: string, settings: Partial<Option> = {}): Option => ({ code, label: { es: `Opción ${code}` }, ...settings });
const [a, b, c] = [option("a"), option("b"), option("c")];
const question = (id: string, settings: Partial<Question> = {}): Question => ({
  id,
  variable: id.toUpperCase(),
  type: "single-choice",
  title: { es: `¿${id}?`, en: `${id}?` },
  options: [a, b, c],
  ...settings,
});
const rule = (id: string) => ({ id, when: { question: "one", is: "equal", value: "a" }, then: { do: "screenOut" } }) as const;
const ANSWERED = { question: "one", is: "answered" } as const;

const BEFORE: Questionnaire = {
  languages: ["es", "en"],
  title: { es: "Encuesta" },
  blocks: [
    {
      id: "A",
      title: { es: "Primero" },
      questions: [question("one"), question("two", { rules: [rule("r1"), rule("r2")] }), question("three")],
    },
    { id: "B", questions: [question("four"), question("five")] },
    { id: "C", questions: [] },
  ],
};

const inBlock =
  (id: string, change: (block: Block) => Block): Edit =>
  (document) => ({ ...document, blocks: document.blocks.map((block) => (block.id === id ? change(block) : block)) });
const ask = (id: string, change: (questions: readonly Question[]) => readonly Question[]): Edit =>
  inBlock(id, (block) => ({ ...block, questions: change(block.questions) }));
const put =
  (id: string, changes: Partial<Question>): Edit =>
  (document) => ({
    ...document,
    blocks: document.blocks.map((block) => ({
      ...block,
      questions: block.questions.map((one) => (one.id === id ? { ...one, ...changes } : one)),
    })),
  });
const offer = (...options: readonly Option[]) => put("one", { options });

const EXAMPLES: Readonly<Record<ChangeKind, { readonly edit: Edit; readonly says: Partial<Change> }>> = {
  languageAdded: { edit: (it) => ({ ...it, languages: ["es", "en", "nl"] }), says: { language: "nl" } },
  languageRemoved: { edit: (it) => ({ ...it, languages: ["es"] }), says: { language: "en" } },
  mainLanguageChanged: { edit: (it) => ({ ...it, languages: ["en", "es"] }), says: { before: "es", after: "en" } },
  blockAdded: { edit: (it) => ({ ...it, blocks: [...it.blocks, { id: "D", questions: [] }] }), says: { blockId: "D" } },
  blockRemoved: { edit: (it) => ({ ...it, blocks: it.blocks.slice(0, 2) }), says: { blockId: "C" } },
  blockMoved: {
    edit: ({ blocks: [first, ...rest], ...it }) => ({ ...it, blocks: [...rest, ...(first ? [first] : [])] }),
    says: { blockId: "A" },
  },
  questionAdded: { edit: ask("B", (all) => [question("new"), ...all]), says: { questionId: "new" } },
  questionRemoved: { edit: ask("A", (all) => all.slice(1)), says: { questionId: "one", before: { es: "¿one?", en: "one?" } } },
  questionMoved: {
    edit: ask("A", ([first, ...rest]) => [...rest, ...(first ? [first] : [])]),
    says: { questionId: "one", before: "A", after: "A" },
  },
  typeChanged: { edit: put("one", { type: "order" }), says: { before: "single-choice", after: "order" } },
  variableRenamed: { edit: put("one", { variable: "Q9" }), says: { before: "ONE", after: "Q9" } },
  textChanged: {
    edit: put("one", { title: { es: "¿one?", en: "Which?" } }),
    says: { questionId: "one", name: "title", language: "en", before: "one?", after: "Which?" },
  },
  settingChanged: { edit: put("one", { required: true }), says: { name: "required", after: true } },
  optionAdded: { edit: offer(a, b, c, option("d")), says: { list: "options", code: "d", after: { es: "Opción d" } } },
  optionRemoved: { edit: offer(a, c), says: { list: "options", code: "b", before: { es: "Opción b" } } },
  optionRecoded: { edit: offer(a, { ...b, code: "x" }, c), says: { code: "x", before: "b", after: "x" } },
  optionTextChanged: {
    edit: offer(a, b, option("c", { label: { es: "Otra" } })),
    says: { code: "c", language: "es", after: "Otra" },
  },
  optionSettingChanged: { edit: offer(a, b, option("c", { isPinned: true })), says: { code: "c", name: "isPinned" } },
  optionsReordered: { edit: offer(c, a, b), says: { list: "options" } },
  logicChanged: { edit: put("three", { showIf: ANSWERED }), says: { name: "showIf", after: ANSWERED } },
  optionLogicChanged: { edit: offer(a, b, option("c", { showIf: ANSWERED })), says: { code: "c", after: ANSWERED } },
  ruleAdded: { edit: put("three", { rules: [rule("r3")] }), says: { questionId: "three", after: rule("r3") } },
  ruleRemoved: { edit: put("two", { rules: [rule("r2")] }), says: { questionId: "two", before: rule("r1") } },
  ruleChanged: {
    edit: put("two", { rules: [rule("r1"), { ...rule("r2"), then: { do: "finish" } }] }),
    says: { before: rule("r2") },
  },
  rulesReordered: { edit: put("two", { rules: [rule("r2"), rule("r1")] }), says: { questionId: "two" } },
};

describe("a change is named once and as what it is:", () => {
  test.each(Object.entries(EXAMPLES))("%s", (kind, { edit, says }) => {
    const changes = diffQuestionnaires(BEFORE, edit(BEFORE));
    expect(changes).toHaveLength(1);
    expect(changes[0]).toMatchObject({ kind, ...says });
  });

  test.each([
    ["a block's title", inBlock("A", (it) => ({ ...it, title: { es: "Uno" } })), { kind: "textChanged", blockId: "A" }],
    ["a block's order", inBlock("A", (it) => ({ ...it, order: "random" })), { kind: "logicChanged", name: "order" }],
    ["a text that is new", put("one", { placeholder: { es: "Escribe" } }), { kind: "textChanged", before: "", after: "Escribe" }],
    ["a heading that is new", put("one", { optionGroups: [option("g")] }), { kind: "optionAdded", list: "optionGroups" }],
    ["an option's group", offer({ ...a, group: "g" }, b, c), { kind: "optionSettingChanged", code: "a", name: "group" }],
    ["the last option of a list", put("one", { rows: [a] }), { kind: "optionAdded", list: "rows" }],
  ])("%s", (_what, edit, expected) => {
    expect(diffQuestionnaires(BEFORE, edit(BEFORE))).toMatchObject([expected]);
  });
});

test("a question that goes to another block has moved, and those that stay have not", () => {
  const moved = ask("B", (all) => [question("one"), ...all])(ask("A", (all) => all.slice(1))(BEFORE));
  expect(diffQuestionnaires(BEFORE, moved)).toEqual([{ kind: "questionMoved", questionId: "one", before: "A", after: "B" }]);
});

test("options whose text several share are not taken for one with another code", () => {
  const twins = offer(option("x", { label: {} }), option("y", { label: {} }))(BEFORE);
  expect(diffQuestionnaires(BEFORE, twins).map(({ kind }) => kind)).not.toContain("optionRecoded");
});

test("a rule and its own message are told as a setting and a text", () => {
  const after = put("one", { differentEachRound: true, differentMessage: { es: "Otra" } })(BEFORE);
  expect(diffQuestionnaires(BEFORE, after)).toMatchObject([
    { kind: "settingChanged", questionId: "one", name: "differentEachRound", after: true },
    { kind: "textChanged", questionId: "one", name: "differentMessage", language: "es", after: "Otra" },
  ]);
});

test("another type's own settings say nothing more than the type", () => {
  const rated = put("four", { type: "rating", style: "stars", min: 1, max: 5 })(BEFORE);
  expect(diffQuestionnaires(BEFORE, rated)).toMatchObject([{ kind: "typeChanged" }]);
});

const word = fc.constantFrom("", "uno", "dos", "{{Q1}}");
const text = fc.dictionary(fc.constantFrom("es", "en"), word, { maxKeys: 2 });
const options = fc
  .uniqueArray(fc.constantFrom("a", "b", "c", "d"))
  .chain((codes) =>
    fc.tuple(...codes.map((code) => fc.record({ code: fc.constant(code), label: text, isPinned: fc.boolean() }))),
  );
const questions = fc.uniqueArray(fc.constantFrom("q1", "q2", "q3", "q4", "q5"));
const anyQuestion = (id: string) =>
  fc.record(
    {
      id: fc.constant(id),
      variable: fc.constantFrom(id, `${id}_2`),
      type: fc.constantFrom("single-choice", "multiple-choice"),
      title: text,
      options,
      required: fc.boolean(),
      max: fc.nat(3),
    },
    { requiredKeys: ["id", "variable", "type", "title"] },
  );

/** Questionnaires that are much like one another: two of them share ids, codes and texts. */
const questionnaire: fc.Arbitrary<Questionnaire> = fc
  .tuple(questions, fc.shuffledSubarray(["A", "B", "C"], { minLength: 1 }), text)
  .chain(([ids, blocks, title]) =>
    fc.tuple(...ids.map((id) => fc.tuple(anyQuestion(id), fc.nat(blocks.length - 1)))).map((placed) => ({
      languages: ["es", "en"],
      title,
      blocks: blocks.map((id, index) => ({
        id,
        questions: placed.filter(([, home]) => home === index).map(([one]) => one as Question),
      })),
    })),
  );

/** The same with the members of all objects in another order, as a database gives them back. */
function reordered<T>(value: T): T {
  if (Array.isArray(value)) return value.map(reordered) as T;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, member]) => [key, reordered(member)]),
  ) as T;
}

function count(changes: readonly Change[], kind: ChangeKind): number {
  return changes.filter((change) => change.kind === kind).length;
}

describe("for all questionnaires", () => {
  test("there is no difference to itself, in whichever order its members stand", () => {
    fc.assert(fc.property(questionnaire, (one) => diffQuestionnaires(one, reordered(one)).length === 0));
  });

  test("there is a difference wherever two say something else", () => {
    fc.assert(
      fc.property(questionnaire, questionnaire, (one, other) => {
        // Another type's settings are its own.
        const isRetyped = count(diffQuestionnaires(one, other), "typeChanged") > 0;
        return isRetyped || (diffQuestionnaires(one, other).length === 0) === isSame(one, other);
      }),
      { numRuns: 300 },
    );
  });

  test("what came one way goes the other way, and as much moves", () => {
    const pairs: readonly (readonly [ChangeKind, ChangeKind])[] = [
      ["blockAdded", "blockRemoved"],
      ["questionAdded", "questionRemoved"],
      ["optionAdded", "optionRemoved"],
      ["optionRecoded", "optionRecoded"],
      ["optionsReordered", "optionsReordered"],
      ["questionMoved", "questionMoved"],
      ["blockMoved", "blockMoved"],
      ["textChanged", "textChanged"],
      ["typeChanged", "typeChanged"],
    ];
    fc.assert(
      fc.property(questionnaire, questionnaire, (one, other) => {
        const [there, back] = [diffQuestionnaires(one, other), diffQuestionnaires(other, one)];
        for (const [kind, opposite] of pairs) expect(count(there, kind), kind).toBe(count(back, opposite));
      }),
      { numRuns: 300 },
    );
  });

  test("one question put elsewhere is one move, however many stand between", () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 30 }), fc.nat(29), fc.nat(29), (size, from, to) => {
        const ids = Array.from({ length: size }, (_, index) => `q${index}`);
        const [first, last] = [from % size, to % size];
        fc.pre(first !== last);
        const others = ids.filter((_, index) => index !== first);
        const moved = [...others.slice(0, last), ids[first] ?? "", ...others.slice(last)];
        const of = (order: readonly string[]): Questionnaire => ({
          languages: ["es"],
          blocks: [{ id: "A", questions: order.map((id) => question(id)) }],
        });
        expect(diffQuestionnaires(of(ids), of(moved))).toHaveLength(1);
      }),
    );
  });
});
