import { describe, expect, test } from "vitest";
import type { StoredWizard } from "../../../data/wizardApi";
import { meetDraft, meetRecord } from "./meetDraft";
import type { WizardConflict } from "./meeting";
import { openedState, reduceWizard, type WizardEvent, type WizardSyncState } from "./wizardState";

const stored: StoredWizard = { id: "1", data: { name: "Ana" }, version: 2, updatedAt: "2026-11-20T09:00:00.000Z" };
const draft = { ...stored, shown: [], faults: [] };
const opened = openedState({ draft, values: { name: "Ana" } });
const newer = (data: StoredWizard["data"]): StoredWizard => ({ ...stored, data, version: 3 });

const fault = { step: "general", path: "/name", rule: "unique", message: "taken" };
const open = { disputed: ["name"], theirs: [], changes: { name: "Eva" }, current: { id: "", name: "Ada" } };
const aboutDraft: WizardConflict = { ...open, about: "draft", start: newer({ name: "Ada" }), isSaving: false };
const aboutRecord: WizardConflict = { ...open, about: "record", start: { recordVersion: 4 }, isSaving: true };

describe("what happens to a wizard's answers", () => {
  test.each<[string, Partial<WizardSyncState>, WizardEvent, Partial<WizardSyncState>]>([
    ["a change is added", {}, { type: "changed", part: { seats: 2 } }, { values: { name: "Ana", seats: 2 } }],
    ["a refusal goes with the answer", { refused: [fault] }, { type: "changed", part: { name: "Eva" } }, { refused: [] }],
    ["and stays with another's", { refused: [fault] }, { type: "changed", part: { name: "Ana" } }, { refused: [fault] }],
    ["a save says what the draft is", { unanswered: [{}] }, { type: "saved", draft }, { draft, unanswered: [] }],
    ["what is held here waits", {}, { type: "saver", status: "local" }, { status: "local", isGone: false }],
    ["what isn't is in danger", { isHeld: false }, { type: "saver", status: "local" }, { status: "failed" }],
    ["a draft that conflicts with none is gone", {}, { type: "saver", status: "conflict" }, { isGone: true }],
    [
      "one's own draft goes on",
      { unanswered: [{ name: "Ana" }] },
      { type: "met", newer: newer({ name: "Ana" }), meeting: { kind: "own", values: { name: "Eva" } } },
      { values: { name: "Eva" }, draft: { ...draft, version: 3 }, unanswered: [], hasUnseenAnswers: false },
    ],
    [
      "another window's is to be seen",
      {},
      { type: "met", newer: newer({}), meeting: { kind: "merged", values: { seats: 2 } } },
      { values: { seats: 2 }, hasUnseenAnswers: true, conflict: undefined },
    ],
    [
      "what differs is a conflict",
      {},
      { type: "met", newer: newer({}), meeting: { kind: "disputed", conflict: aboutDraft } },
      { status: "conflict", conflict: aboutDraft, isAsking: false, values: { name: "Ana" } },
    ],
    ["one is asked about a conflict", { conflict: aboutDraft }, { type: "asking" }, { isAsking: true }],
    ["and about nothing else", {}, { type: "asking" }, { isAsking: false }],
    [
      "a draft's stays open",
      { conflict: aboutDraft, isAsking: true },
      { type: "postponed" },
      { conflict: aboutDraft, isAsking: false },
    ],
    ["a record's is found again", { conflict: aboutRecord, isAsking: true }, { type: "postponed" }, { conflict: undefined }],
    [
      "a record's is asked at once",
      {},
      { type: "recordChanged", conflict: aboutRecord },
      { conflict: aboutRecord, isAsking: true },
    ],
    [
      "a decision ends it",
      { conflict: aboutRecord, isAsking: true },
      { type: "restarted", start: { recordVersion: 4 }, values: { name: "Ada" } },
      { conflict: undefined, isAsking: false, values: { name: "Ada" }, draft: { ...draft, recordVersion: 4 } },
    ],
    ["a submit has seen all", { hasUnseenAnswers: true }, { type: "submitting" }, { hasUnseenAnswers: false }],
    ["and is the end", { status: "saved" }, { type: "submitted" }, { status: "idle", isDone: true }],
  ])("%s", (_, before, event, after) => {
    expect(reduceWizard({ ...opened, ...before }, event)).toMatchObject(after);
  });
});

describe("another window's draft", () => {
  const names = ["name", "seats"];
  const values = { name: "Eva" };

  test.each<[string, Partial<WizardSyncState>, StoredWizard, object]>([
    [
      "is one's own where it is what was sent",
      { unanswered: [{ name: "Ada" }] },
      newer({ name: "Ada" }),
      { kind: "own", values },
    ],
    [
      "goes together with other answers",
      {},
      newer({ name: "Ana", seats: 5 }),
      { kind: "merged", values: { name: "Eva", seats: 5 } },
    ],
    ["is disputed where both answered", {}, newer({ name: "Ada" }), { kind: "disputed", conflict: { disputed: ["name"] } }],
    ["isn't where both answered alike", {}, newer({ name: "Eva" }), { kind: "merged", values }],
  ])("%s", (_, state, other, meeting) => {
    expect(meetDraft({ ...opened, values, ...state }, other, names)).toMatchObject(meeting);
  });

  test("the record of another person is what the answers start from, once it is decided", () => {
    const current = { id: "r", name: "Ada", seats: null, version: 4 };
    const state = { draft: { ...draft, before: { name: "Ana", seats: 3 } }, values: { name: "Eva", seats: 3 } };
    expect(meetRecord(state, current, names)).toMatchObject({
      disputed: ["name"],
      theirs: ["seats"],
      start: { recordVersion: 4, before: { name: "Ada", seats: null } },
      isSaving: true,
    });
  });
});
