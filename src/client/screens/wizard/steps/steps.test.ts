import { describe, expect, test } from "vitest";
import type { ClientWizardStep } from "../../../../schema/clientCatalog";
import type { WizardIssue } from "../../../data/wizardApi";
import { isAnswered, ownFields, SUMMARY, stepAfter, stepBefore, stepState, stepsFor, stepToResume, visibleSteps } from "./steps";

function step(name: string, ...fields: string[]): ClientWizardStep {
  const properties = Object.fromEntries(fields.map((field) => [field, { type: "string" as const }]));
  return { name, title: name, form: { schema: { properties }, uiSchema: {}, validators: "/x.js" } };
}

const steps = [step("basics", "title"), step("panel", "size"), step("plan", "date")];
const shown = ["basics", "plan"];

function fault(at: string): WizardIssue {
  return { step: at, path: "/x", rule: "required", message: "" };
}

const progress = { shown, faults: [fault("plan")], data: { title: "T" }, visited: new Set<string>(), current: "basics" };
const stateOf = (index: number, more: object = {}) => stepState(steps[index] as ClientWizardStep, { ...progress, ...more });

describe("the steps of a wizard", () => {
  test("what the answers leave out is skipped", () => {
    expect([stepAfter("basics", shown), stepAfter("plan", shown)]).toEqual(["plan", SUMMARY]);
    expect([stepBefore(SUMMARY, shown), stepBefore("plan", shown), stepBefore("basics", shown)]).toEqual([
      "plan",
      "basics",
      undefined,
    ]);
  });

  test("a step is faulty only once somebody was there", () => {
    expect(stateOf(2)).toBe("open");
    expect(stateOf(2, { visited: new Set(["plan"]) })).toBe("faulty");
    expect(stateOf(2, { data: { date: "x" } })).toBe("faulty");
    expect(stateOf(2, { data: { date: "x" }, faults: [] })).toBe("done");
    expect(stateOf(0)).toBe("current");
  });

  test("a new record's default is nobody's answer, a record's value is one", () => {
    const form = { ...step("plan").form, schema: { properties: { date: { default: "x" } } } };
    expect(isAnswered({ form }, { data: { date: "x" } })).toBe(false);
    expect(isAnswered({ form }, { data: { date: "y" } })).toBe(true);
    expect(isAnswered({ form }, { data: { date: "x" }, record: "1" })).toBe(true);
  });

  test("which steps come follows the answers, where they alone can tell", () => {
    const conditional: readonly Pick<ClientWizardStep, "name" | "if">[] = [
      { name: "basics" },
      { name: "online", if: { required: ["mode"], properties: { mode: { const: "ONLINE" } } } },
      { name: "large", if: { properties: { size: { minimum: 100 } } } },
    ];
    expect(visibleSteps(conditional, { mode: "ONLINE", size: 5 }, ["basics"])).toEqual(["basics", "online"]);
    expect(visibleSteps(conditional, { mode: "ON_SITE" }, ["basics", "online", "large"])).toEqual(["basics", "large"]);
  });

  test("a record that is there isn't asked what was given at its creation", () => {
    const [basics, panel] = [step("basics", "title"), step("panel", "size")];
    const wizard = {
      steps: [
        { ...basics, update: basics.form },
        { ...panel, update: step("panel").form },
      ],
    };
    expect(stepsFor(wizard, undefined).map(({ name }) => name)).toEqual(["basics", "panel"]);
    expect(stepsFor(wizard, "1").map(({ name }) => name)).toEqual(["basics"]);
  });

  test("a wizard goes on where something is left to do", () => {
    expect(stepToResume({ steps }, progress)).toBe("plan");
    expect(stepToResume({ steps }, { ...progress, faults: [] })).toBe(SUMMARY);
    expect(stepToResume({ steps }, { shown, faults: [], data: {} })).toBe("basics");
  });

  test("a field that a step only needs to know isn't its own", () => {
    const known = step("plan", "date");
    const form = { ...known.form, schema: { properties: { ...known.form.schema.properties, size: { readOnly: true } } } };
    expect(ownFields({ form })).toEqual(["date"]);
  });
});
