import { describe, expect, test } from "vitest";
import type { Questionnaire } from "../../../../schema/questionnaire";
import { questionTypes } from "../../question-types";
import { faultOf } from "../shared/testing";
import { own, writeOwn } from ".";

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

function read(value: unknown) {
  return own.read({ name: "survey.json", content: Buffer.from(JSON.stringify(value)) });
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
  expect(own.read({ name: "x.json", content: Buffer.from(writeOwn(questionnaire)) })).toEqual({
    questionnaire,
    responses: [],
    unmapped: [],
  });
});

test("a document alone is read too", () => {
  expect(read(questionnaire).questionnaire).toEqual(questionnaire);
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
