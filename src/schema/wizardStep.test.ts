import { expect, test } from "vitest";
import type { FieldSchema, WizardDocument } from "./document";
import { stepForm } from "./wizardStep";

const form: FieldSchema = {
  type: "object",
  required: ["name", "startsAt"],
  properties: {
    name: { type: "string" },
    mode: { type: "string", enum: ["A", "B"] },
    startsAt: { type: "string", format: "date" },
    endsAt: { type: "string", format: "date" },
    link: { type: "string" },
  },
  "x-rules": [{ ordered: ["startsAt", "endsAt"] }],
  allOf: [{ if: { properties: { mode: { const: "A" } } }, then: { required: ["link"] } }],
};

const wizard: WizardDocument = {
  $id: "trip",
  entity: "trip",
  steps: [
    { name: "general", fields: ["name", "mode", "secret"], required: ["mode"] },
    { name: "begin", fields: ["startsAt"] },
    {
      name: "end",
      fields: ["endsAt", "link"],
      properties: { isAgreed: { type: "boolean", "x-unit": "!" } },
      required: ["isAgreed"],
    },
  ],
};

const [general, begin, end] = wizard.steps.map((step) => stepForm(wizard, step, form));

test("a step asks for its own fields, those that the person may write", () => {
  expect(general?.own).toEqual(["name", "mode"]);
  expect(general?.schema.required).toEqual(["name", "mode"]);
});

test("a rule is told at the first step that knows all of its fields", () => {
  expect(begin?.schema["x-rules"]).toBeUndefined();
  expect(end?.schema["x-rules"]).toEqual([{ ordered: ["startsAt", "endsAt"] }]);
  expect(general?.schema.allOf).toBeUndefined();
  expect(end?.schema.allOf).toHaveLength(1);
});

test("what a rule needs of earlier steps is there to be read", () => {
  expect(end?.context).toEqual(["startsAt", "mode"]);
  expect(end?.schema.properties?.startsAt).toEqual({ type: "string", format: "date", readOnly: true });
  expect(begin?.context).toEqual([]);
});

test("a question of the wizard alone is asked without our keywords", () => {
  expect(end?.schema.properties?.isAgreed).toEqual({ type: "boolean" });
  expect(end?.schema.required).toEqual(["isAgreed"]);
});
