import { expect, test } from "vitest";
import type { RecordTab, SetupWizard } from "../../../host/clientHost";
import { setupEntries } from "./setupSteps";

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
const tab = (type: string): RecordTab => ({
  entity: "activity",
  order: 20,
  path: "step2",
  label: `tab of ${type}`,
  icon: "Quiz",
  stage: "setup",
  isShown: (record) => record.type === type,
  load,
});
const tabs = [tab("poll"), tab("survey")];

test("a new record has its first step alone, and no name for what follows from its type", () => {
  const entries = setupEntries({ wizard, tabs, record: undefined, current: "step1", done: [] });
  expect(entries.map(({ label, state, isReachable }) => [label, state, isReachable])).toEqual([
    ["general", "current", true],
    ["content", "open", false],
    ["publish", "open", false],
  ]);
});

test("a record's own name for a step is its tab's", () => {
  const named = tabs.map((one) => ({ ...one, ownLabel: ({ id }: { readonly id: string }) => `step of ${id}` }));
  const entriesOf = (record?: { readonly id: string; readonly type: string }) =>
    setupEntries({ wizard, tabs: named, record, current: "step1", done: [] }).map(({ ownLabel }) => ownLabel);
  expect(entriesOf({ id: "1", type: "survey" })).toEqual([undefined, "step of 1", undefined]);
  expect(entriesOf()).toEqual([undefined, undefined, undefined]);
});

test("a record's step is named by the tab of its type; the one in view is never marked as done", () => {
  const record = { id: "1", type: "survey" };
  const entries = setupEntries({ wizard, tabs, record, current: "step2", done: ["step1", "step2"] });
  expect(entries.map(({ label, state, isReachable }) => [label, state, isReachable])).toEqual([
    ["general", "done", true],
    ["tab of survey", "current", true],
    ["publish", "open", true],
  ]);
});
