import { expect, test } from "vitest";
import type { Json, JsonObject } from "../../../../shared/json";
import { createModel, isIncomplete } from "./createModel";
import { laterRounds, repeatedText } from "./differentRounds";

const text = "Cuéntanos otra.";

function modelOf(by: "value" | "text", element: JsonObject, answers: Readonly<Record<string, Json>>) {
  const names = ["where.a", "where.b"];
  const pages = names.map((name) => ({
    name: `page-${name}`,
    elements: [{ ...element, name, title: "¿Dónde?", differing: { from: names.slice(0, names.indexOf(name)), by, text } }],
  }));
  return createModel({
    responseId: null,
    state: "open",
    disposition: null,
    title: "",
    welcome: null,
    closing: null,
    language: "es",
    languages: ["es"],
    survey: { pages },
    stops: [],
    isWhole: true,
    passed: 0,
    ahead: 0,
    answers,
    missing: {},
    dontKnow: {},
    currentQuestionId: null,
    clock: null,
    theme: null,
    labs: 0,
  });
}

const CHOICE = { type: "radiogroup", choices: ["x", "y"], showOtherItem: true };

test.each<[string, "value" | "text", JsonObject, Record<string, Json>, boolean]>([
  ["a text in other letters", "text", { type: "text" }, { "where.a": "Peñón", "where.b": " penon " }, true],
  ["another text", "text", { type: "text" }, { "where.a": "Peñón", "where.b": "Rosas" }, false],
  ["an option", "value", CHOICE, { "where.a": "x", "where.b": "x" }, true],
  ["another option", "value", CHOICE, { "where.a": "x", "where.b": "y" }, false],
  [
    "an other of the same text",
    "value",
    CHOICE,
    { "where.a": "other", "where.a-Comment": "Díaz", "where.b": "other", "where.b-Comment": "diaz " },
    true,
  ],
  [
    "an other of another text",
    "value",
    CHOICE,
    { "where.a": "other", "where.a-Comment": "Díaz", "where.b": "other", "where.b-Comment": "Ruiz" },
    false,
  ],
  ["a round without an answer", "value", CHOICE, { "where.b": "x" }, false],
])("%s", (_name, by, element, answers, isRefused) => {
  const model = modelOf(by, element, answers);
  const question = model.getQuestionByName("where.b");
  if (!question) throw new Error("no question");
  expect(repeatedText(model, question)).toBe(isRefused ? text : undefined);
  // It is saved all the same: the respondent may be about to change the other round.
  expect(isIncomplete(question)).toBe(false);
  expect(laterRounds(model, "where.a")).toEqual(["where.b"]);
});
