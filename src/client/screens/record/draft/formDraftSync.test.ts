import { describe, expect, test } from "vitest";
import type { SavedDraft } from "../../../../contracts/api/drafts";
import type { JsonObject } from "../../../../shared/json";
import { ApiError } from "../../../data/api";
import type { KeptDraft } from "../../../data/drafts/keptDrafts";
import { LOOKING, reduceFormDraft } from "./formDraftState";
import { createFormDraftSync } from "./formDraftSync";

const draftOf = (name: string) => ({ changes: { name }, before: { name: "Ana" } });
const savedOf = (name: string, version: number): SavedDraft => ({
  data: draftOf(name),
  version,
  updatedAt: "2026-11-20T09:00:00Z",
});

/** A server that keeps one draft, a network that can be away, and a browser's storage. */
function setUp(start: { readonly saved?: SavedDraft; readonly kept?: KeptDraft } = {}) {
  const server = { draft: start.saved, isAway: false, removals: 0 };
  const browser = { kept: start.kept };
  const reach = () => {
    if (server.isAway) throw new ApiError(0, undefined);
  };
  const sync = createFormDraftSync({
    server: {
      read: async () => {
        reach();
        return server.draft;
      },
      save: async (data: JsonObject, version) => {
        reach();
        const { draft } = server;
        if (draft?.version !== version)
          throw new ApiError(409, { type: "", title: "", status: 409, code: "draft.conflict", current: draft });
        server.draft = { data, version: (version ?? 0) + 1, updatedAt: "2026-11-20T10:00:00Z" };
        return server.draft;
      },
      remove: async () => {
        server.removals += 1;
        server.draft = undefined;
      },
    },
    browser: {
      read: () => browser.kept,
      keep: (data) => {
        browser.kept = { data, updatedAt: "2026-11-20T11:00:00Z" };
      },
      forget: () => {
        browser.kept = undefined;
      },
    },
  });
  const settled = () => new Promise((resolve) => setTimeout(resolve, 0));
  const send = async () => {
    sync.flush();
    await settled();
  };
  return { sync, server, browser, send, settled };
}

describe("the draft of a form", () => {
  test("is kept as it is written, and goes with what was changed", async () => {
    const { sync, server, send } = setUp();
    await sync.find();
    expect(sync.read()).toMatchObject({ phase: "writing", offer: undefined });
    sync.write(draftOf("Eva"));
    await send();
    expect([server.draft?.data, sync.read().status]).toEqual([draftOf("Eva"), "saved"]);
    sync.write(undefined);
    expect([server.draft, sync.read().status]).toEqual([undefined, "idle"]);
    sync.write(undefined);
    expect(server.removals).toBe(1);
  });

  test("is not written over before it is known whether there is another", async () => {
    const { sync, server, send } = setUp({ saved: savedOf("Ada", 3) });
    sync.write(draftOf("Eva"));
    await send();
    expect(server.draft).toEqual(savedOf("Ada", 3));
    await sync.find();
    sync.write(draftOf("Eva"));
    await send();
    expect([server.draft, sync.read().phase]).toEqual([savedOf("Ada", 3), "offering"]);
    expect(sync.accept()).toEqual(draftOf("Ada"));
    sync.write(draftOf("Ida"));
    await send();
    expect(server.draft).toMatchObject({ data: draftOf("Ida"), version: 4 });
  });

  test("goes where it is not wanted", async () => {
    const { sync, server, browser } = setUp({
      saved: savedOf("Ada", 3),
      kept: { data: draftOf("Eva"), updatedAt: "2026-11-19T09:00:00Z" },
    });
    await sync.find();
    expect(sync.read().offer?.draft).toEqual(draftOf("Ada"));
    sync.discard();
    expect([server.draft, browser.kept, sync.read().phase]).toEqual([undefined, undefined, "writing"]);
  });

  test("waits in the browser while the server is away, and is offered from there", async () => {
    const { sync, server, browser, send } = setUp();
    await sync.find();
    server.isAway = true;
    sync.write(draftOf("Eva"));
    await send();
    expect([sync.read().status, browser.kept?.data]).toEqual(["local", draftOf("Eva")]);
    sync.leave();
    const later = setUp({ saved: savedOf("Ada", 3), ...(browser.kept ? { kept: browser.kept } : {}) });
    await later.sync.find();
    expect(later.sync.read().offer).toMatchObject({ draft: draftOf("Eva"), version: 3 });
  });

  test("of another window is taken, or written over", async () => {
    const { sync, server, send, settled } = setUp();
    await sync.find();
    server.draft = savedOf("Ada", 2);
    sync.write(draftOf("Eva"));
    await send();
    expect(sync.read()).toMatchObject({ status: "conflict", other: { version: 2 } });
    sync.keepOwn();
    await settled();
    expect(server.draft).toMatchObject({ data: draftOf("Eva"), version: 3 });
    server.draft = savedOf("Ida", 5);
    sync.write(draftOf("Eva M."));
    await send();
    expect(sync.takeOther()).toEqual(draftOf("Ida"));
    expect(sync.read().status).toBe("idle");
  });

  test("is gone once the record is saved, whatever was still found or written", async () => {
    const { sync, server, send } = setUp({ saved: savedOf("Ada", 3) });
    const finding = sync.find();
    sync.finish();
    await finding;
    sync.write(draftOf("Eva"));
    sync.leave();
    await send();
    expect([server.draft, sync.read().phase, sync.read().offer]).toEqual([undefined, "finished", undefined]);
  });
});

test("what says nothing new changes nothing", () => {
  expect(reduceFormDraft(LOOKING, { type: "written", hasDraft: false })).toBe(LOOKING);
  const finished = reduceFormDraft(LOOKING, { type: "finished" });
  expect(reduceFormDraft(finished, { type: "found", offer: undefined })).toBe(finished);
});
