import { expect, test } from "vitest";
import type { EntityRecord, RecordTab, SetupWizard } from "../../../host/clientHost";
import { hasNewStep, setupEntries, stepsOf } from "./setupSteps";

const load = () => Promise.reject(new Error("not loaded"));
const wizard: SetupWizard = {
  entity: "activity",
  steps: [
    { path: "step1", label: "general", content: { load } },
    { path: "step2", label: "content", content: { stage: "setup" } },
    { path: "step3", label: "publish", content: { load } },
  ],
  isOpen: () => true,
  readDone: async () => [],
};
const tab = (type: string, more: Partial<RecordTab> = {}): RecordTab => ({
  entity: "activity",
  order: 20,
  path: "step2",
  label: `tab of ${type}`,
  icon: "Quiz",
  stage: "setup",
  isShown: (record) => record.type === type,
  load,
  ...more,
});
const tabs = [tab("poll"), tab("survey"), tab("survey", { path: "people", label: "people of survey" })];

const entriesOf = (record: EntityRecord | undefined, current = "step1", done: readonly string[] = []) =>
  setupEntries({ steps: stepsOf({ wizard, tabs, record }), isCreated: record !== undefined, current, done });

test("a new record has its first step alone, and no name for what follows from its type", () => {
  expect(entriesOf(undefined).map(({ label, state, isReachable }) => [label, state, isReachable])).toEqual([
    ["general", "current", true],
    ["content", "open", false],
    ["publish", "open", false],
  ]);
});

test("a record's own name for a step is its tab's", () => {
  const named = tabs.map((one) => ({ ...one, ownLabel: ({ id }: { readonly id: string }) => `step of ${id}` }));
  const namesOf = (record?: EntityRecord) => stepsOf({ wizard, tabs: named, record }).map(({ ownLabel }) => ownLabel);
  expect(namesOf({ id: "1", type: "poll" })).toEqual([undefined, "step of 1", undefined]);
  expect(namesOf()).toEqual([undefined, undefined, undefined]);
});

test("each tab of a stage that the record has is a step; the one in view is never marked as done", () => {
  const entries = entriesOf({ id: "1", type: "survey" }, "step2", ["step1", "step2"]);
  expect(entries.map(({ path, label, state, isReachable }) => [path, label, state, isReachable])).toEqual([
    ["step1", "general", "done", true],
    ["step2", "tab of survey", "current", true],
    ["people", "people of survey", "open", true],
    ["step3", "publish", "open", true],
  ]);
});

test("a wizard that begins with the entity's form leaves new records to it", () => {
  expect(hasNewStep(wizard)).toBe(true);
  expect(hasNewStep({ ...wizard, steps: [{ path: "edit", label: "data", content: { form: true } }] })).toBe(false);
});
