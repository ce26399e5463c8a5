import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Question, Questionnaire } from "../../../../../survey/questionnaire";
import { draftTexts, textsByKey, withTranslation } from "../../../shared/draftTexts";
import { reduceHistory, startHistory } from "../../editor/draft/draftHistory";
import { translationProgress } from "../../editor/draft/translationProgress";
import { readTexts, writeTexts } from "./textsCsv";
import { needsCheck, translationNotes } from "./translationNotes";

const brands: Question = {
  variable: "Q1",
  type: "single-choice",
  dontKnow: { es: "No sé" },
  options: [
    { code: "1", label: { es: "Una", en: "One" } },
    { code: "2", label: { es: "Dos" }, showIf: { question: "x", is: "equal", value: "es" } },
  ],
  id: "q1",
  other: {},
  title: { es: "¿Marcas?", en: "Brands?" },
};
const DRAFT: Questionnaire = {
  closing: { es: "Adiós" },
  blocks: [{ id: "b1", questions: [brands], title: { en: "Only English" } }],
  languages: ["es", "en"],
  welcome: { es: "Hola", en: "  " },
};
const keysOf = (draft: Questionnaire) => new Set(draftTexts(draft).map(({ key }) => key));

describe("the texts of a draft", () => {
  test("come in reading order, whatever the order of the document's members, each with its place", () => {
    expect(draftTexts(DRAFT).map(({ key }) => key)).toEqual([
      "welcome",
      "blocks/b1/title",
      "blocks/b1/questions/q1/title",
      "blocks/b1/questions/q1/options/1/label",
      "blocks/b1/questions/q1/options/2/label",
      "blocks/b1/questions/q1/dontKnow",
      "closing",
    ]);
    expect(draftTexts(DRAFT)[3]).toMatchObject({ name: "label", blockId: "b1", questionId: "q1", list: "options", code: "1" });
  });

  test("have the headings over options before these, by their groups' codes", () => {
    const grouped = { ...brands, optionGroups: [{ code: "g", label: { es: "Grupo" } }] };
    const texts = draftTexts({ ...DRAFT, blocks: [{ id: "b1", questions: [grouped] }] });
    expect(texts[2]).toMatchObject({ key: "blocks/b1/questions/q1/optionGroups/g/label", list: "optionGroups", code: "g" });
  });

  test("of two that share an id have keys of their own", () => {
    const twins = { ...DRAFT, blocks: [{ id: "b1", questions: [brands, brands] }] };
    expect(keysOf(twins).size).toBe(draftTexts(twins).length);
  });

  test("count for progress by what is written in each language", () => {
    expect(translationProgress(DRAFT)).toEqual([
      { language: "es", written: 6, total: 7 },
      { language: "en", written: 3, total: 7 },
    ]);
  });
});

describe("writing a translation", () => {
  const put = (key: string, words: string) => withTranslation(DRAFT, { language: "en", words: new Map([[key, words]]) });

  test("changes that text in that language and shares all the rest", () => {
    const next = put("blocks/b1/questions/q1/options/2/label", "Two");
    expect(next.blocks[0]?.questions[0]?.options).toEqual([
      { code: "1", label: { es: "Una", en: "One" } },
      { code: "2", label: { es: "Dos", en: "Two" }, showIf: { question: "x", is: "equal", value: "es" } },
    ]);
    expect(next.closing).toBe(DRAFT.closing);
    expect(next.blocks[0]?.questions[0]?.title).toBe(brands.title);
  });

  test("empties it, leaves it as it is, and knows nothing of other keys", () => {
    expect(put("blocks/b1/questions/q1/title", "").blocks[0]?.questions[0]?.title).toEqual({ es: "¿Marcas?" });
    expect(put("blocks/b1/questions/q1/title", "Brands?")).toBe(DRAFT);
    expect(put("blocks/b1/questions/q9/title", "Gone")).toBe(DRAFT);
  });

  test("is one step to undo while one text is typed, and another for the next text", () => {
    const type = (key: string, words: string) =>
      ({
        kind: "change",
        action: { kind: "translate", translations: [{ language: "en", words: new Map([[key, words]]) }] },
      }) as const;
    const history = [type("closing", "B"), type("closing", "By"), type("closing", "Bye"), type("welcome", "Hi")].reduce(
      reduceHistory,
      startHistory(DRAFT),
    );
    expect(history.past).toHaveLength(2);
    expect(reduceHistory(history, { kind: "undo" }).present.closing).toEqual({ es: "Adiós", en: "Bye" });
  });
});

describe("what should be looked at", () => {
  const pair = { source: "es", target: "en" };
  const notes = (es: string, en: string, published?: Readonly<Record<string, string>>) =>
    translationNotes({ es, en }, pair, published);

  test("a text that isn't there is missing, and nothing else", () => {
    expect(notes("Hola {{Q1}}", " ")).toEqual({ isMissing: true, lostPipes: [], strangePipes: [] });
  });

  test("answers that are put in on one side only are named, however they are spaced", () => {
    expect(notes("Hola {{Q1}} y {{Q2.row}}", "Hi {{ Q1 }} and {{Q3}}")).toMatchObject({
      lostPipes: ["{{Q2.row}}"],
      strangePipes: ["{{Q3}}"],
    });
    expect(needsCheck(notes("{{Q1}} y {{Q1}}", "{{Q1}}"))).toBe(false);
  });

  test("a text that isn't published is compared with what it was when the draft was first seen", () => {
    const opened: Questionnaire = { ...DRAFT, closing: { es: "Adiós", en: "Bye" }, welcome: { es: "Hey", en: "Hey" } };
    const frozen: Questionnaire = { ...DRAFT, closing: {}, welcome: { es: "Hola", en: "Hi" } };
    const before = textsByKey(opened, frozen);
    expect(notes("Hasta luego", "Bye", before.get("closing")).earlierSource).toBe("Adiós");
    expect(before.get("welcome")).toEqual({ es: "Hola", en: "Hi" });
    expect(textsByKey(undefined, undefined).size).toBe(0);
  });

  test("an original that changed since it was published is told until its translation changes too", () => {
    expect(notes("Hola a todos", "Hi", { es: "Hola", en: "Hi" }).earlierSource).toBe("Hola");
    expect(needsCheck(notes("Hola a todos", "Hi all", { es: "Hola", en: "Hi" }))).toBe(false);
    expect(needsCheck(notes("Hola", "Hi", { es: "Hola", en: "Hi" }))).toBe(false);
    expect(needsCheck(notes("Hola", "Hi"))).toBe(false);
  });
});

describe("a file of texts", () => {
  const write = (draft: Questionnaire, delimiter = ";") =>
    writeTexts(draftTexts(draft), { languages: draft.languages, placeOf: ({ key }) => `place of ${key}`, delimiter });
  const read = (file: string, draft = DRAFT) => readTexts(file, { keys: keysOf(draft), languages: draft.languages });

  test("comes back as it went, whatever the texts say", () => {
    const words = fc.string({ unit: "grapheme" }).filter((text) => text.trim() !== "" && !text.includes("\r"));
    const edges = fc.constantFrom("=1+1", "'=1", "''=1", "a;b", 'say "hi"', "two\nlines", "-", "@x", "'", "\ttab");
    fc.assert(
      fc.property(fc.oneof(words, edges), fc.oneof(words, edges), (es, en) => {
        const draft: Questionnaire = { languages: ["es", "en"], title: { es, en }, blocks: [] };
        const bare: Questionnaire = { ...draft, title: { es: "x" } };
        const { translations } = read(write(draft), draft);
        expect(translations.reduce(withTranslation, bare)).toEqual(draft);
      }),
    );
  });

  test("runs nothing in a spreadsheet", () => {
    expect(write({ languages: ["es"], title: { es: "=HYPERLINK(1)" }, blocks: [] })).toContain(";'=HYPERLINK(1)");
  });

  test("is read with the delimiter of any language, and what is empty changes nothing", () => {
    for (const delimiter of [",", ";", "\t"]) {
      const lines = [
        ["key", "en", "es"],
        ["closing", "Bye", ""],
        ["gone", "x", "y"],
        ["welcome", "", ""],
      ];
      const { translations, unknownLines } = read(lines.map((cells) => cells.join(delimiter)).join("\r\n"));
      expect(translations.reduce(withTranslation, DRAFT)).toEqual({ ...DRAFT, closing: { es: "Adiós", en: "Bye" } });
      expect(unknownLines).toEqual([3]);
    }
  });

  test("names the columns that are no language of the questionnaire", () => {
    expect(read("key,place,en,nl\nclosing,x,Bye,Dag").unknownColumns).toEqual(["nl"]);
  });

  test.each([
    ["a heading that isn't the key", "texto,es\nclosing,x", "noKey"],
    ["no language", "key,nl\nclosing,Dag", "noLanguage"],
    ["a quote that never closes", 'key,en\nclosing,"Bye', "malformed"],
    ["nothing", "", "noKey"],
  ])("is refused with %s", (_what, file, reason) => {
    expect(() => read(file)).toThrow(expect.objectContaining({ reason }));
  });
});
