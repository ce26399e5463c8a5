import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { enterDrafts, forgetDraft, keepDraft, keptKeys, leaveDrafts, readKept } from "./keptDrafts";

const METHODS = {
  getItem(this: Record<string, string>, name: string) {
    return this[name] ?? null;
  },
  setItem(this: Record<string, string>, name: string, value: string) {
    this[name] = value;
  },
  removeItem(this: Record<string, string>, name: string) {
    delete this[name];
  },
};

beforeEach(() => {
  vi.stubGlobal("localStorage", Object.create(METHODS));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test("what one person left is nobody else's, nor another space's", () => {
  keepDraft("ana.suite:1", "wizard:study:a", { name: "Ana" });
  expect(readKept("ana.suite:1", "wizard:study:a")?.data).toEqual({ name: "Ana" });
  for (const owner of ["eva.suite:1", "ana.suite:2"]) {
    expect([readKept(owner, "wizard:study:a"), keptKeys(owner)]).toEqual([undefined, []]);
  }
});

test("keys are found by how they begin", () => {
  for (const key of ["wizard:study:a", "wizard:study:b", "create:studies"]) keepDraft("ana", key, {});
  forgetDraft("ana", "wizard:study:b");
  expect(keptKeys("ana", "wizard:study:")).toEqual(["wizard:study:a"]);
});

test("signing out takes everything along, and what comes late", () => {
  localStorage.setItem("language", "es");
  keepDraft("ana", "create:studies", {});
  keepDraft("eva", "create:studies", {});
  leaveDrafts("ana");
  expect(keepDraft("ana", "create:studies", {})).toBe(false);
  expect([keptKeys("ana"), keptKeys("eva")]).toEqual([[], ["create:studies"]]);
  expect(localStorage.getItem("language")).toBe("es");
  enterDrafts("ana");
  expect(keepDraft("ana", "create:studies", {})).toBe(true);
});

test("a storage that takes nothing says so", () => {
  vi.stubGlobal("localStorage", {
    setItem: () => {
      throw new Error("full");
    },
  });
  expect(keepDraft("ana", "create:studies", {})).toBe(false);
});
