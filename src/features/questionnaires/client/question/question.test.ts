import { describe, expect, test } from "vitest";
import type { JsonObject } from "../../../../shared/json";
import type { Question } from "../../../../survey/questionnaire";
import { imageSchema, optionsSchema } from "../../../../survey/types/settingsSchemas";
import { date } from "../../question-types/date";
import { matrix } from "../../question-types/matrix";
import { questionOf } from "../../question-types/shared/testing";
import { singleChoice } from "../../question-types/single-choice";
import { withText } from "./localizedText";
import { withNewGroup, withoutGroup } from "./options/optionGroups";
import { moved, nextCode, pastedLines, repeatedLabels, withNewOptions } from "./options/optionList";
import { formValue, settingsUi, translatedSchema, withFormValue } from "./settings/settingsForm";
import { settingsParts } from "./settings/settingsParts";
import { textsOfType } from "./settings/textsOfType";
import { visibleSettings } from "./settings/visibleSettings";

const LABEL = { type: "object", "x-localized": true, additionalProperties: { type: "string" } };
const SETTINGS: JsonObject = {
  type: "object",
  required: ["options"],
  properties: {
    placeholder: { ...LABEL, title: "Placeholder", "x-multiline": true },
    max: { type: "integer", title: "Max" },
    options: {
      type: "array",
      title: "Options",
      items: { type: "object", properties: { code: { type: "string" }, label: LABEL } },
    },
    exclusive: { type: "array", title: "Exclusive", items: { type: "string" } },
  },
};

describe("settings that mean something", () => {
  const ALWAYS = ["cell", "allRows", "randomOrder"];
  const ENDS = ["leftLabel", "rightLabel"];
  test.each<[JsonObject, readonly string[]]>([
    [{}, [...ENDS, "isScale"]],
    [{ cell: "single" }, [...ENDS, "isScale"]],
    [{ cell: "multiple" }, [...ENDS, "min", "max"]],
    [{ cell: "text" }, ["maxLength"]],
    [{ cell: "number" }, ["unit", "minValue", "maxValue", "maxDigits", "maxDecimals"]],
    [{ cell: "text", min: 2 }, ["maxLength", "min"]],
  ])("of a matrix %j are %j beside what all have", (settings, own) => {
    const { rest } = settingsParts(matrix.settings, matrix.uiSettings);
    const shown = visibleSettings(rest, { type: matrix, question: questionOf(matrix, settings), isLooped: false });
    expect(new Set(shown)).toEqual(new Set([...ALWAYS, ...own]));
  });

  const shown = (settings: JsonObject, isLooped: boolean) => {
    const names = visibleSettings(date.settings, { type: date, question: questionOf(date, settings), isLooped });
    return names.filter((name) => name.startsWith("maxAge") || name.startsWith("different"));
  };
  test.each<[string, JsonObject, boolean, readonly string[]]>([
    ["outside of a loop", {}, false, ["maxAgeDays"]],
    ["in a loop", {}, true, ["maxAgeDays", "differentEachRound"]],
    ["with what they are about", { maxAgeDays: 3 }, false, ["maxAgeDays", "maxAgeMessage"]],
    ["each with its own", { differentEachRound: true }, true, ["maxAgeDays", "differentEachRound", "differentMessage"]],
    ["left over from a loop", { differentEachRound: true }, false, ["maxAgeDays", "differentEachRound"]],
    ["left over alone", { maxAgeMessage: { es: "No" } }, false, ["maxAgeDays", "maxAgeMessage"]],
  ])("%s", (_name, settings, isLooped, names) => {
    expect(shown(settings, isLooped)).toEqual(names);
  });
});

describe("the form of the settings", () => {
  test("edits its own part of a question and leaves the rest alone", () => {
    const question = { id: "a", placeholder: { es: "Hola" }, max: 3 };
    const { rest } = settingsParts(SETTINGS);
    expect(formValue(rest, question)).toEqual({ placeholder: { es: "Hola" }, max: 3 });
    expect(withFormValue(rest, question, { placeholder: { es: "Hola" }, max: undefined })).toEqual({
      id: "a",
      placeholder: { es: "Hola" },
    });
  });

  test("puts the ends of a range side by side", () => {
    const properties = { style: { type: "string" }, min: { type: "integer" }, max: { type: "integer" } };
    expect(settingsUi({ type: "object", properties }, { style: { "ui:widget": "radio" } })).toEqual({
      "ui:sections": [
        { columns: 1, fields: ["style"] },
        { columns: 2, fields: ["min", "max"] },
      ],
      style: { "ui:widget": "radio" },
    });
  });

  test("says titles, helps and choices in the person's words", () => {
    const schema: JsonObject = {
      type: "object",
      properties: { style: { type: "string", title: "Style", enum: ["stars"], default: "stars" } },
    };
    const texts: Record<string, string> = {
      "questionTypes.settings.style": "Estilo",
      "questionTypes.enums.style.stars": "Estrellas",
    };
    const t = (key: string, options?: { _?: string }) => texts[key] ?? options?._ ?? key;
    expect(translatedSchema(schema, t).properties).toEqual({
      style: { type: "string", title: "Estilo", default: "stars", oneOf: [{ const: "stars", title: "Estrellas" }] },
    });
  });
});

test("a type's own words for a setting win over those that all types share", () => {
  const texts: Record<string, string> = {
    "questionTypes.settings.options": "Opciones",
    "questionTypes.settings.code": "Código",
    "questionTypes.card-sort.settings.options": "Tarjetas",
  };
  const t = textsOfType("card-sort", (key, options) => texts[key] ?? options?._ ?? key);
  expect(["options", "code", "foreign"].map((name) => t(`questionTypes.settings.${name}`, { _: "?" }))).toEqual([
    "Tarjetas",
    "Código",
    "?",
  ]);
});

describe("localised texts", () => {
  test("one language changes, the others stay", () => {
    expect(withText({ es: "Hola", en: "Hello" }, "en", "Hi")).toEqual({ es: "Hola", en: "Hi" });
  });

  test("an emptied text leaves its language, and with the last one goes", () => {
    expect(withText({ es: "Hola", en: "Hello" }, "en", "")).toEqual({ es: "Hola" });
    expect(withText({ es: "Hola" }, "es", "")).toBeUndefined();
  });
});

describe("settings", () => {
  test("lists of options are told by their shape", () => {
    const parts = settingsParts(SETTINGS);
    expect(parts.lists).toEqual([{ name: "options", title: "Options", hasImages: false, flags: [], hasGroups: false }]);
    expect(parts.codeLists).toEqual([{ name: "exclusive", title: "Exclusive" }]);
    expect(Object.keys(parts.rest.properties as object)).toEqual(["placeholder", "max"]);
    expect(parts.rest).not.toHaveProperty("required");
  });
});

describe("options", () => {
  const options = [
    { code: "1", label: { es: "Uno" } },
    { code: "7", label: { es: "Siete" } },
    { code: "other", label: { es: "Otro" } },
  ];

  test("a new code follows the highest number", () => {
    expect(nextCode(options)).toBe("8");
    expect(nextCode([])).toBe("1");
  });

  test("a pasted list loses blanks, bullets and numbers", () => {
    expect(pastedLines("1. Sí\r\n\n  - No \n• Quizá\n3 veces\n2024")).toEqual(["Sí", "No", "Quizá", "3 veces", "2024"]);
  });

  test("new options enter at their place with codes of their own", () => {
    const next = withNewOptions(options, { texts: ["A", "B"], language: "es", index: 1 });
    expect(next.map(({ code }) => code)).toEqual(["1", "8", "9", "7", "other"]);
    expect(next[1]?.label).toEqual({ es: "A" });
  });

  test("new options go on in the group of the one before", () => {
    const grouped = options.map((option) => (option.code === "7" ? { ...option, group: "g" } : option));
    const groupsAt = (index: number) =>
      withNewOptions(grouped, { texts: ["A"], language: "es", index }).map(({ group }) => group);
    expect(groupsAt(2)).toEqual([undefined, "g", "g", undefined]);
    expect(groupsAt(1)).toEqual([undefined, undefined, "g", undefined]);
  });

  test("moving beyond the ends changes nothing", () => {
    expect(moved([1, 2, 3], 0, 2)).toEqual([2, 3, 1]);
    expect(moved([1, 2, 3], 0, 3)).toEqual([1, 2, 3]);
    expect(moved([1, 2, 3], 0, -1)).toEqual([1, 2, 3]);
  });
});

describe("groups of options", () => {
  const question: Question = {
    id: "q",
    variable: "Q1",
    type: "single-choice",
    title: {},
    options: [
      { code: "1", label: { es: "Uno" }, group: "1" },
      { code: "2", label: { es: "Dos" }, group: "2" },
    ],
    optionGroups: [
      { code: "1", label: { es: "A" } },
      { code: "2", label: { es: "B" } },
    ],
  };

  test("are no list of options, and no setting of the generated form", () => {
    const { lists, rest } = settingsParts(singleChoice.settings);
    expect(lists).toMatchObject([{ name: "options", hasGroups: true }]);
    expect(rest.properties).not.toHaveProperty("optionGroups");
  });

  test("that are new have a code of their own", () => {
    expect(withNewGroup(question).optionGroups).toMatchObject([{ code: "1" }, { code: "2" }, { code: "3", label: {} }]);
  });

  test("that go leave their options, and with the last one the setting goes", () => {
    const one = withoutGroup(question, "1");
    expect(one.options).toEqual([
      { code: "1", label: { es: "Uno" } },
      { code: "2", label: { es: "Dos" }, group: "2" },
    ]);
    expect(one.optionGroups).toEqual([{ code: "2", label: { es: "B" } }]);
    expect(withoutGroup(one, "2")).not.toHaveProperty("optionGroups");
  });
});

test("texts that several options have are told once, in the language that is edited", () => {
  const options = ["Sí", "No", " sí", "SÍ", "", "", "Si"].map((es, place) => ({ code: String(place), label: { es, en: "Yes" } }));
  expect(repeatedLabels(options, "es")).toEqual(["sí"]);
  expect(repeatedLabels(options, "en")).toEqual(["Yes"]);
  expect(repeatedLabels(options.slice(0, 2), "es")).toEqual([]);
});

test("a setting that names an editor of its own is that editor's alone, whatever its shape", () => {
  const settings = { type: "object", properties: { options: optionsSchema("Options"), image: imageSchema } };
  const ui = { options: { "ui:options": { editor: "toy.colour" } } };
  const { lists, ownSettings, rest } = settingsParts(settings, ui);
  expect(ownSettings).toEqual([{ name: "options", title: "Options", editor: "toy.colour", isBelow: false }]);
  expect(lists).toEqual([]);
  expect(Object.keys(rest.properties as object)).toEqual(["image"]);
});
