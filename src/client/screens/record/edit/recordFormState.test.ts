import { expect, test } from "vitest";
import type { OpenConflict } from "./conflict";
import { type RecordFormAction, type RecordFormState, reduceRecordForm, startRecordForm } from "./recordFormState";

const base = { id: "r", version: 2 };
const conflict: OpenConflict = { disputed: ["name"], theirs: [], current: base, changes: { name: "Eva" }, isSaving: true };

test.each<[string, readonly RecordFormAction[], Partial<RecordFormState>]>([
  ["is behind a later version", [{ type: "heard", version: 3 }], { isBehind: true }],
  ["and one that nobody tells", [{ type: "heard", version: undefined }], { isBehind: true }],
  ["not behind its own", [{ type: "heard", version: 2 }], { isBehind: false }],
  ["not behind what it saves itself", [{ type: "saving" }, { type: "heard", version: 3 }], { isBehind: false }],
  [
    "is behind again once saving has failed",
    [{ type: "saving" }, { type: "saveFailed" }, { type: "heard", version: 3 }],
    { isBehind: true, isSaving: false },
  ],
  [
    "catches up",
    [
      { type: "heard", version: 3 },
      { type: "rebased", base: { id: "r", version: 3 } },
      { type: "heard", version: 3 },
    ],
    { base: { id: "r", version: 3 }, isBehind: false },
  ],
  ["asks what both changed", [{ type: "disputed", conflict }], { conflict }],
  ["until that is decided or put off", [{ type: "disputed", conflict }, { type: "closed" }], { conflict: undefined }],
])("a record's form %s", (_, actions, after) => {
  expect(actions.reduce(reduceRecordForm, startRecordForm(base))).toMatchObject(after);
});
