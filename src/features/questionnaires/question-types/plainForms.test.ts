import { describe, expect, test } from "vitest";
import type { Json } from "../../../shared/json";
import { isJsonObject } from "../../../shared/json";
import { entryName, FILES_ENTRY, type PlainField } from "../../../survey/plainForm/plainForm";
import { plainEntries, readPlainValue } from "../../../survey/plainForm/plainValue";
import type { Question } from "../../../survey/questionnaire";
import type { QuestionType } from "../../../survey/questionType";
import { questionTypes } from "./index";
import { checkerOf, questionOf, seeded } from "./shared/testing";
import { VARIANTS } from "./shared/variants";

interface Case {
  readonly type: QuestionType;
  readonly question: Question;
}

const CASES = questionTypes.flatMap((type): readonly (readonly [string, Case])[] =>
  [{}, ...(VARIANTS[type.name] ?? [])].map((settings, place) => [
    `${type.name} ${place}`,
    { type, question: questionOf(type, settings) },
  ]),
);
const SEEN = CASES.filter(([, { type }]) => !type.isAssigned);

function formOf({ type, question }: Case) {
  const form = type.plainForm?.(question, "es");
  if (!form) throw new Error(`${type.name} has no plain form`);
  return form;
}

function controlsOf(fields: readonly PlainField[]): readonly Exclude<PlainField, { control: "group" | "prose" }>[] {
  return fields.flatMap((field) => {
    if (field.control === "group") return controlsOf(field.fields);
    return field.control === "prose" ? [] : [field];
  });
}

/** An entry is what some control of the form can hold. */
function canHold(controls: ReturnType<typeof controlsOf>, name: string, value: string): boolean {
  return controls.some((control) => {
    // Files of before are shown by the page, for the form can't hold them.
    if (control.name === FILES_ENTRY) return name === entryName();
    return control.name === name && (!("options" in control) || control.options.some((option) => option.value === value));
  });
}

/** As the server describes the files that addresses name. */
function described(value: Json | undefined, given: Json): Json | undefined {
  if (!Array.isArray(value) || !Array.isArray(given)) return value;
  return value.map((file: Json, place) => (isJsonObject(file) ? { ...(given[place] as object), ...file } : file));
}

test.each(SEEN)("%s: what is asked has a plain form, each of whose controls has a name of its own", (_name, tested) => {
  const { fields } = formOf(tested);
  const names = controlsOf(fields).map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names.length > 0).toBe(tested.type.isAnswerable);
});

describe.each(SEEN.filter(([, { type }]) => type.isAnswerable))("%s", (_name, tested) => {
  const { type, question } = tested;
  const values = Array.from(
    { length: 60 },
    (_, seed): Json =>
      // As answers travel: JSON knows no -0.
      JSON.parse(JSON.stringify(type.simulate(question, seeded(seed), "es"))),
  );

  test("its controls hold every answer, and make the same one of it", () => {
    const form = formOf(tested);
    const controls = controlsOf(form.fields);
    const isValid = checkerOf(type, question);
    for (const value of values) {
      const entries = plainEntries(form, type.toSurveyValue?.(question, value) ?? value);
      for (const [name, texts] of entries)
        for (const text of texts) expect([name, text, canHold(controls, name, text)]).toEqual([name, text, true]);
      const read = described(readPlainValue(form, entries), value);
      const answer = read === undefined || !type.fromSurveyValue ? read : type.fromSurveyValue(question, read);
      expect(answer).toEqual(value);
      expect(isValid(answer ?? null)).toBe(true);
    }
  });

  test("an untouched form is no answer", () => {
    const form = formOf(tested);
    const names = controlsOf(form.fields).filter(({ control }) => !["radio", "checkbox", "file"].includes(control));
    expect(readPlainValue(form, new Map(names.map(({ name }) => [name, [""]])))).toBeUndefined();
  });
});
