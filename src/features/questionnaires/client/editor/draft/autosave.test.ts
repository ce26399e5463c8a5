import "fake-indexeddb/auto";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ApiError } from "../../../../../client/data/api";
import { leaveDrafts } from "../../../../../client/data/drafts/keptDrafts";
import type { QuestionnaireState } from "../../../../../contracts/api/questionnaires";
import type { Questionnaire } from "../../../../../survey/questionnaire";
import { createAutosave, type SaveStatus, type UnsavedDraft } from "./autosave";
import { createKeeper, depart, openQuestionnaire } from "./keptQuestionnaire";
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
      return { revision: revision + 1, faults: [], estimatedSeconds: 0 };
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

describe("what could not be saved", () => {
  const state = (title: string, revision: number): QuestionnaireState => {
    const counts = { responses: 0, testResponses: 0 };
    return { draft: draft(title), revision, published: null, faults: [], estimatedSeconds: 0, link: null, ...counts };
  };
  let activity = 0;

  /** A server that is out of reach, or knows the person no more, until `mend`. */
  function server(status: number) {
    const saves: { title: string | undefined; revision: number }[] = [];
    let now = state("first", 1);
    let failure: number | undefined = status;
    const refuse = () => {
      if (failure !== undefined) throw new ApiError(failure, undefined);
    };
    return {
      saves,
      mend: () => {
        failure = undefined;
      },
      read: async () => {
        refuse();
        return now;
      },
      save: async ({ draft: next, revision }: UnsavedDraft) => {
        refuse();
        if (revision !== now.revision) throw new ApiError(409, undefined);
        saves.push({ title: next.title?.es, revision });
        now = { ...now, draft: next, revision: revision + 1 };
        return { revision: now.revision, faults: [], estimatedSeconds: 0 };
      },
      change: (title: string) => {
        now = state(title, now.revision + 1);
      },
    };
  }

  /** An editor of the questionnaire, as a visit of its tab has it. */
  async function visit({ read, save }: ReturnType<typeof server>, id: string, loadedBefore?: QuestionnaireState) {
    const keeper = createKeeper("ana.staff:1", id);
    const { loaded, kept } = loadedBefore ? { loaded: loadedBefore, kept: undefined } : await openQuestionnaire(id, keeper, read);
    const statuses: SaveStatus[] = [];
    const autosave = createAutosave({
      revision: kept?.revision ?? loaded.revision,
      save,
      isStale: (error) => error instanceof ApiError && error.status === 409,
      failureOf: (error) => (error instanceof ApiError && error.status === 401 ? "signedOut" : "local"),
      keep: (unsaved) => keeper.keep({ ...unsaved, loaded }),
      forget: keeper.forget,
      onStatus: (status) => statuses.push(status),
      onSaved: () => undefined,
      delay: 5,
    });
    return { autosave, statuses, kept, loaded, leave: autosave.leave };
  }

  beforeEach(() => {
    vi.useRealTimers();
    activity += 1;
  });

  test.each([
    ["offline", 0, "local"],
    ["by who is signed out", 401, "signedOut"],
  ])("%s is there at the next visit, and is saved once", async (_name, status, said) => {
    const id = `activity ${activity}`;
    const reached = server(status);
    const first = await visit(reached, id, state("first", 1));
    first.autosave.change(draft("written"));
    await expect.poll(() => first.statuses.at(-1)).toBe(said);
    await first.leave();
    if (status === 0) {
      const offline = await visit(reached, id);
      expect([offline.kept?.draft.title, offline.loaded.draft.title]).toEqual([{ es: "written" }, { es: "first" }]);
    }
    reached.mend();
    const next = await visit(reached, id);
    expect(next.kept).toMatchObject({ draft: draft("written"), revision: 1 });
    next.autosave.change(next.kept?.draft ?? draft("lost"));
    expect(await next.autosave.flush()).toBe(2);
    expect(reached.saves).toEqual([{ title: "written", revision: 1 }]);
    expect((await visit(reached, id)).kept).toBeUndefined();
  });

  test("is asked about where somebody else has saved since", async () => {
    const id = `activity ${activity}`;
    const reached = server(0);
    const first = await visit(reached, id, state("first", 1));
    first.autosave.change(draft("written"));
    await first.leave();
    reached.mend();
    reached.change("another's");
    const next = await visit(reached, id);
    next.autosave.change(next.kept?.draft ?? draft("lost"));
    expect(await next.autosave.flush()).toBeUndefined();
    expect(next.statuses.at(-1)).toBe("stale");
    next.autosave.restart(2);
    await expect.poll(async () => (await visit(reached, id)).kept).toBeUndefined();
  });

  test("is forgotten where it had been saved, and the answer was lost", async () => {
    const id = `activity ${activity}`;
    const reached = server(0);
    const first = await visit(reached, id, state("first", 1));
    first.autosave.change(draft("written"));
    await first.leave();
    reached.mend();
    reached.change("written");
    expect((await visit(reached, id)).kept).toBeUndefined();
  });

  test("is nobody's any more once the person has signed out", async () => {
    const id = `activity ${activity}`;
    const keeper = createKeeper("eva.staff:1", id);
    const kept = { draft: draft("written"), revision: 1, loaded: state("first", 1) };
    expect(await keeper.keep(kept)).toBe(true);
    leaveDrafts("eva.staff:1");
    expect([await keeper.read(), await keeper.keep(kept)]).toEqual([undefined, false]);
  });
});

test("leaving while a save is under way: the next visit waits for it", async () => {
  vi.useRealTimers();
  const keeper = createKeeper("ana.staff:1", "under way");
  let isThrough = false;
  depart(
    "under way",
    new Promise((resolve) => setTimeout(resolve, 30)).then(() => (isThrough = true)),
  );
  await openQuestionnaire("under way", keeper, async () => {
    expect(isThrough).toBe(true);
    throw new ApiError(403, undefined);
  }).catch(() => undefined);
  expect.assertions(1);
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
