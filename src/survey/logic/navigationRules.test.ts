import { expect, test } from "vitest";
import type { Question } from "../questionnaire";
import type { Condition } from "./condition";
import { navigationRules } from "./navigationRules";

const is = (value: string): Condition => ({ question: "q1", is: "equal", value });
const question = (id: string, settings: Partial<Question> = {}): Question => ({
  id,
  variable: id,
  type: "single-choice",
  title: { es: id },
  ...settings,
});

test("every part of a document that decides on the way is a rule, named as the specification does", () => {
  const rules = navigationRules({
    languages: ["es"],
    blocks: [
      {
        id: "a",
        questions: [
          question("q1", {
            rules: [
              { id: "r1", when: is("a"), then: { do: "jump", to: "q3" } },
              { id: "r2", when: is("b"), then: { do: "screenOut" } },
              { id: "r3", when: is("c"), then: { do: "quality", isSanctioned: true } },
              { id: "r4", when: is("d"), then: { do: "finish" } },
            ],
          }),
          question("q2", { showIf: is("e") }),
        ],
      },
      {
        id: "b",
        showIf: is("f"),
        questions: [question("q3", { options: [{ code: "x", label: { es: "x" }, showIf: is("g") }] }), question("q4")],
      },
    ],
  });
  expect(rules).toEqual([
    { questionIds: ["q3", "q4"], condition: is("f"), action: "showQuestion" },
    { id: "r1", questionIds: ["q1"], condition: is("a"), action: "jump", target: "q3" },
    { id: "r2", questionIds: ["q1"], condition: is("b"), action: "expel" },
    { id: "r3", questionIds: ["q1"], condition: is("c"), action: "expelForQuality", isSanctioned: true },
    { id: "r4", questionIds: ["q1"], condition: is("d"), action: "finish" },
    { questionIds: ["q2"], condition: is("e"), action: "showQuestion" },
    { questionIds: ["q3"], condition: is("g"), action: "showOption", target: "x" },
  ]);
});
