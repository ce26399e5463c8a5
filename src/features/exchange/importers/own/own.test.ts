import Ajv2020 from "ajv/dist/2020";
import { describe, expect, test } from "vitest";
import { faultOf } from "../../../../../tests/helpers/exchange/imported";
import { TYPES } from "../../../../../tests/helpers/exchange/types";
import type { ExportedQuota } from "../../../../survey/exchange/exporter";
import { logicIssues } from "../../../../survey/logic/logicIssues";
import type { Questionnaire } from "../../../../survey/questionnaire";
import { questionTypes } from "../../../questionnaires/question-types";
import { own as ownExporter } from "../../exporters/own";
import { own, ownSchema } from ".";

/** A question of every type, as the editor would begin it. */
const questionnaire: Questionnaire = {
  languages: ["es", "en"],
  title: { es: "Encuesta", en: "Survey" },
  blocks: [
    {
      id: "b1",
      questions: questionTypes.map((type, index) => ({
        ...type.initial("es"),
        id: `q${index}`,
        variable: `Q${index}`,
        type: type.name,
        title: { es: "Pregunta" },
      })),
    },
  ],
};

function writeOwn(document: Questionnaire, quotas: readonly ExportedQuota[] = []): string {
  return ownExporter.write({ questionnaire: document, title: "", quotas, questionTypes: new Map() }).content;
}

function read(value: unknown) {
  return own.read({ name: "survey.json", content: Buffer.from(JSON.stringify(value)) }, TYPES);
}

/** The document with one question changed. */
function changed(change: object): object {
  const [block] = questionnaire.blocks;
  const [first, ...rest] = block?.questions ?? [];
  return {
    sondeo: 1,
    questionnaire: { ...questionnaire, blocks: [{ ...block, questions: [{ ...first, ...change }, ...rest] }] },
  };
}

test("what was written is read back the same", () => {
  expect(own.read({ name: "x.json", content: Buffer.from(writeOwn(questionnaire)) }, TYPES)).toEqual({
    questionnaire,
    responses: [],
    quotas: [],
    unmapped: [],
  });
});

describe("quotas", () => {
  const quota = (changes: object = {}): ExportedQuota => ({
    title: "Hombres",
    target: 50,
    condition: { question: "q1", is: "answered" } as const,
    device: null,
    ...changes,
  });
  const isOurs = new Ajv2020({ strict: false }).compile(ownSchema(TYPES));
  const back = (quotas: readonly ExportedQuota[]) =>
    own.read({ name: "x.json", content: Buffer.from(writeOwn(questionnaire, quotas)) }, TYPES);

  test("come back with their device, as the schema says", () => {
    const quotas = [quota(), quota({ title: "Móvil", device: "mobile" })];
    const { device: _any, ...first } = quota();
    expect(back(quotas)).toMatchObject({ quotas: [first, quotas[1]], unmapped: [] });
    expect(isOurs(JSON.parse(writeOwn(questionnaire, quotas))), JSON.stringify(isOurs.errors)).toBe(true);
  });

  test("that ask for what isn't there are listed", () => {
    const { quotas, unmapped } = back([quota(), quota({ title: "Nadie", condition: { question: "gone", is: "answered" } })]);
    expect(quotas?.map(({ title }) => title)).toEqual(["Hombres"]);
    expect(unmapped).toEqual([{ question: "", reason: "quota", detail: "Nadie" }]);
  });

  test.each([
    ["no list", {}, "/quotas"],
    ["a target of none", [quota({ target: 0, device: undefined })], "/quotas/0/target"],
    ["an unknown device", [quota({ device: "fridge" })], "/quotas/0/device"],
    ["half a condition", [quota({ condition: { is: "equal" }, device: undefined })], "/quotas/0/condition"],
  ])("%s is refused with its place", (_name, quotas, path) => {
    const fault = faultOf(() => read({ sondeo: 1, questionnaire, quotas }));
    expect(fault).toMatchObject({ fault: "wrongStructure", place: { path } });
  });
});

test("a diary's rules come back with the author's messages", () => {
  expect(own.read({ name: "x.json", content: Buffer.from(writeOwn(diary)) }, TYPES).questionnaire).toEqual(diary);
});

test.each([
  ["no days", "date", { maxAgeDays: 0 }],
  ["half a day", "date", { maxAgeDays: 1.5 }],
  ["a message that is no text", "date", { maxAgeDays: 1, maxAgeMessage: "No" }],
  ["rounds that may differ", "short-text", { differentEachRound: "yes" }],
  ["a type whose answers can't be told apart", "multiple-texts", { fields: [], differentEachRound: true }],
])("%s is refused", (_name, type, settings) => {
  const document = { languages: ["en"], blocks: [{ id: "b", questions: [{ ...asked("q", type), ...settings }] }] };
  expect(faultOf(() => read(document))).toMatchObject({ fault: "wrongStructure" });
});

test("a document alone is read too", () => {
  expect(read(questionnaire).questionnaire).toEqual(questionnaire);
});

function asked(id: string, type: string) {
  return { id, variable: id, type, title: { en: `${id}?` } };
}

/** All that a document may say of a respondent's way. */
const logical: Questionnaire = {
  languages: ["en"],
  blocks: [
    {
      id: "b1",
      order: "rotated",
      isFinal: true,
      questions: [
        {
          id: "brands",
          variable: "brands",
          type: "multiple-choice",
          title: { en: "Brands?" },
          options: [
            { code: "A", label: { en: "Alpha" } },
            { code: "B", label: { en: "Beta" } },
          ],
          rules: [
            { id: "r1", when: { question: "brands", of: "count", is: "atLeast", value: 2 }, then: { do: "jump", to: "last" } },
            { id: "r2", when: { not: { question: "brands", is: "answered" } }, then: { do: "screenOut" } },
            { id: "r3", when: { all: [] }, then: { do: "quality", isSanctioned: true } },
            { id: "r4", when: { question: "brands", is: "only", value: "A" }, then: { do: "finish" } },
          ],
        },
      ],
    },
    {
      id: "b2",
      title: { en: "About {{loop}}" },
      loop: { from: "brands", which: "chosen" },
      group: { name: "g", order: "even" },
      showIf: {
        any: [
          { question: "brands", is: "answered" },
          { question: "brands", is: "dontKnow" },
        ],
      },
      questions: [
        {
          id: "liking",
          variable: "liking",
          type: "single-choice",
          title: { en: "And {{loop}}?" },
          options: [
            { code: "A", label: { en: "Good" }, showIf: { question: "brands", is: "equal", value: "A" } },
            { code: "B", label: { en: "Bad" } },
          ],
        },
      ],
    },
    {
      id: "b3",
      group: { name: "g", order: "even" },
      questions: [
        {
          id: "last",
          variable: "last",
          type: "single-choice",
          title: { en: "Of {{brands}}, which?" },
          optionGroups: [{ code: "g", label: { en: "Local" } }],
          options: [
            { code: "A", label: { en: "Alpha" }, group: "g" },
            { code: "B", label: { en: "Beta" } },
          ],
          carry: { from: "brands", which: "chosen", into: "options" },
        },
      ],
    },
  ],
};

/** A diary: recent events, each another one. */
const diary: Questionnaire = {
  languages: ["en", "es"],
  blocks: [
    { id: "b1", questions: [{ ...asked("which", "multiple-choice"), options: [{ code: "1", label: { en: "One" } }] }] },
    {
      id: "b2",
      loop: { from: "which", which: "chosen" },
      questions: [
        { ...asked("where", "short-text"), differentEachRound: true, differentMessage: { en: "Another", es: "Otro" } },
        { ...asked("day", "date"), maxAgeDays: 3, maxAgeMessage: { en: "Recent, please" }, differentEachRound: true },
      ],
    },
  ],
};

describe("logic", () => {
  test("comes back the same, loops and all", () => {
    const { questionnaire: back } = own.read({ name: "x.json", content: Buffer.from(writeOwn(logical)) }, TYPES);
    expect(back).toEqual(logical);
    expect(logicIssues(back)).toEqual(logicIssues(logical));
  });

  test.each<[string, object]>([
    ["an operator that nobody knows", { showIf: { question: "q1", is: "likes", value: "A" } }],
    ["half a rule", { rules: [{ id: "r", when: { all: [] } }] }],
    ["a condition with more than it may have", { showIf: { all: [], any: [] } }],
    ["options carried into nowhere", { carry: { from: "q1", which: "chosen", into: "title" } }],
  ])("%s is refused", (_name, change) => {
    expect(faultOf(() => read(changed(change)))).toMatchObject({ fault: "wrongStructure" });
  });
});

describe("the format's schema", () => {
  const check = new Ajv2020({ strict: false }).compile(ownSchema(TYPES));

  test.each([
    ["every type", questionnaire],
    ["all logic", logical],
    ["a diary", diary],
  ])("describes %s", (_name, document) => {
    expect(check(JSON.parse(writeOwn(document))), JSON.stringify(check.errors)).toBe(true);
  });

  test("refuses what reading refuses", () => {
    expect(check(changed({ sparkle: 3 }))).toBe(false);
    expect(check(changed({ type: "telepathy" }))).toBe(false);
    expect(check(changed({ showIf: { question: "q1", is: "likes" } }))).toBe(false);
    expect(check({ sondeo: 9, questionnaire })).toBe(false);
  });
});

test("conditions in conditions without end are refused, however the file begins", () => {
  const depth = 100_000;
  const showIf = `${'{"not":'.repeat(depth)}{"all":[]}${"}".repeat(depth)}`;
  const document = `{"languages":["en"],"blocks":[{"id":"b","showIf":${showIf},"questions":[]}]}`;
  expect(faultOf(() => own.read({ name: "x.json", content: Buffer.from(document) }, TYPES))).toMatchObject({
    fault: "tooDeep",
    place: { path: "/blocks/0/showIf/not/not/not/not/not/…" },
  });
});

describe("refused, with the place", () => {
  test.each<[string, unknown, string, string]>([
    ["another version", { sondeo: 9, questionnaire }, "unknownVersion", "/sondeo"],
    ["no questionnaire", { sondeo: 1 }, "wrongStructure", "/questionnaire"],
    [
      "blocks that are no list",
      { sondeo: 1, questionnaire: { ...questionnaire, blocks: {} } },
      "wrongStructure",
      "/questionnaire/blocks",
    ],
    [
      "an unknown question type",
      changed({ type: "telepathy" }),
      "unknownQuestionType",
      "/questionnaire/blocks/0/questions/0/type",
    ],
    ["settings against the type", changed({ options: 3 }), "wrongStructure", "/questionnaire/blocks/0/questions/0/options"],
    ["a setting that the type doesn't have", changed({ sparkle: 3 }), "wrongStructure", "/questionnaire/blocks/0/questions/0"],
    ["a repeated variable", changed({ variable: "q1" }), "repeated", "/questionnaire/blocks"],
    ["a repeated id", changed({ id: "q1" }), "repeated", "/questionnaire/blocks"],
  ])("%s", (_name, value, fault, path) => {
    expect(faultOf(() => read(value))).toMatchObject({ fault, place: { path } });
  });
});
