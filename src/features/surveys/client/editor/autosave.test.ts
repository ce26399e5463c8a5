import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Questionnaire } from "../../../../schema/questionnaire";
import { createAutosave, type SaveStatus } from "./autosave";
import { translationProgress } from "./translationProgress";

const draft = (title: string): Questionnaire => ({ languages: ["es"], title: { es: title }, blocks: [] });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function setUp(fail?: { error: Error; isStale: boolean }) {
  const saved: { title: string | undefined; revision: number }[] = [];
  const statuses: SaveStatus[] = [];
  let failure = fail;
  const autosave = createAutosave({
    revision: 1,
    save: async ({ draft: { title }, revision }) => {
      if (failure) throw failure.error;
      saved.push({ title: title?.es, revision });
      return { revision: revision + 1, faults: [] };
    },
    isStale: () => failure?.isStale ?? false,
    onStatus: (status) => statuses.push(status),
    onSaved: () => undefined,
  });
  const mend = () => {
    failure = undefined;
  };
  return { autosave, saved, statuses, mend };
}

describe("autosave", () => {
  test("saves the last of many quick changes once", async () => {
    const { autosave, saved, statuses } = setUp();
    autosave.change(draft("a"));
    autosave.change(draft("b"));
    await vi.advanceTimersByTimeAsync(1000);
    expect(saved).toEqual([{ title: "b", revision: 1 }]);
    expect(statuses.at(-1)).toBe("saved");
  });

  test("goes on with the revision that the server answered", async () => {
    const { autosave, saved } = setUp();
    autosave.change(draft("a"));
    await autosave.flush();
    autosave.change(draft("b"));
    expect(await autosave.flush()).toBe(3);
    expect(saved.map(({ revision }) => revision)).toEqual([1, 2]);
  });

  test("keeps the change that could not be saved", async () => {
    const { autosave, saved, statuses, mend } = setUp({ error: new Error("offline"), isStale: false });
    autosave.change(draft("a"));
    expect(await autosave.flush()).toBeUndefined();
    expect(statuses.at(-1)).toBe("failed");
    mend();
    expect(await autosave.flush()).toBe(2);
    expect(saved).toEqual([{ title: "a", revision: 1 }]);
  });

  test("stops where someone else saved, until the person decides", async () => {
    const { autosave, saved, statuses, mend } = setUp({ error: new Error("stale"), isStale: true });
    autosave.change(draft("a"));
    await autosave.flush();
    mend();
    autosave.change(draft("b"));
    await vi.advanceTimersByTimeAsync(5000);
    expect(saved).toEqual([]);
    expect(statuses.at(-1)).toBe("stale");
    expect(await autosave.overwrite(8)).toBe(9);
    expect(saved).toEqual([{ title: "b", revision: 8 }]);
  });
});

describe("translation progress", () => {
  test("counts the texts of each language", () => {
    const questionnaire: Questionnaire = {
      languages: ["es", "en"],
      title: { es: "Hola", en: "Hello" },
      blocks: [
        {
          id: "b",
          questions: [
            { id: "q", variable: "Q1", type: "x", title: { es: "Uno" }, options: [{ code: "1", label: { es: "Sí", en: " " } }] },
          ],
        },
      ],
    };
    expect(translationProgress(questionnaire)).toEqual([
      { language: "es", written: 3, total: 3 },
      { language: "en", written: 1, total: 3 },
    ]);
  });
});
