import { describe, expect, test } from "vitest";
import type { JsonObject } from "../../../../shared/json";
import { ApiError } from "../../../data/api";
import type { StoredWizard, WizardDraft } from "../../../data/wizardApi";
import type { EntityRecord } from "../../../host/clientHost";
import type { OpenedWizard } from "./openWizard";
import { createWizardSync } from "./wizardSync";

function draftOf(stored: Partial<StoredWizard>): WizardDraft {
  return { id: "1", data: {}, version: 0, updatedAt: "2026-11-20T09:00:00.000Z", shown: [], faults: [], ...stored };
}

function problem(status: number, code: string, more: object = {}): ApiError {
  return new ApiError(status, { type: "", title: "", status, code, ...more } as never);
}

/** A server that keeps one draft, a network that can be away, and a browser's storage. */
function setUp(opened: Partial<OpenedWizard> = {}) {
  const start = draftOf({ data: { mode: "A" } });
  const server = { draft: undefined as WizardDraft | undefined, isAway: false, losesAnswers: false, records: [] as JsonObject[] };
  const held = new Map<string, JsonObject>();
  const refusals: ApiError[] = [];
  const reach = () => {
    if (server.isAway) throw new ApiError(0, undefined);
  };
  const sync = createWizardSync({
    opened: { draft: start, values: start.data, ...opened },
    save: async (seen, { pin: _pin, ...data }) => {
      reach();
      const { draft } = server;
      if (seen.version > 0 && !draft) throw problem(404, "draft.notFound");
      if (draft && draft.version !== seen.version) throw problem(409, "draft.conflict", { current: draft });
      server.draft = draftOf({ ...seen, data, version: seen.version + 1 });
      if (server.losesAnswers) throw new ApiError(0, undefined);
      return server.draft;
    },
    submit: async (_seen, secrets) => {
      reach();
      const refusal = refusals.shift();
      if (refusal) throw refusal;
      const data = { ...server.draft?.data, ...secrets };
      server.records.push(data);
      server.draft = undefined;
      return { id: "r", ...data } as EntityRecord;
    },
    keep: ({ id }, values) => held.set(id, values).has(id),
    forget: (id) => void held.delete(id),
    secrets: ["pin"],
    sensitive: ["pin"],
    answers: ["mode", "name", "seats", "pin", "isAgreed"],
    recordFields: ["mode", "name", "seats", "pin"],
  });
  sync.start();
  return { server, held, refusals, sync };
}

describe("a wizard's answers", () => {
  test("leave nothing behind before the first, and are there after it", async () => {
    const { server, held, sync } = setUp();
    expect(await sync.flush()).toBe(true);
    expect(server.draft).toBeUndefined();
    sync.change({ name: "Ana", pin: "1234" });
    expect(held.get("1")).toEqual({ mode: "A", name: "Ana" });
    expect(await sync.flush()).toBe(true);
    expect(server.draft).toMatchObject({ data: { mode: "A", name: "Ana" }, version: 1 });
    expect(held.size).toBe(0);
    expect((await sync.submit())?.pin).toBe("1234");
  });

  test("wait in the browser while the server is away, and can't be submitted", async () => {
    const { server, held, sync } = setUp();
    server.isAway = true;
    sync.change({ name: "Ana" });
    expect(await sync.flush()).toBe(false);
    expect([sync.read().status, held.get("1")]).toEqual(["local", { mode: "A", name: "Ana" }]);
    expect(await sync.submit()).toBeUndefined();
    server.isAway = false;
    expect(await sync.flush()).toBe(true);
    expect([sync.read().status, held.size, server.draft?.data]).toEqual(["saved", 0, { mode: "A", name: "Ana" }]);
  });

  test("that the browser held are sent when the wizard is opened again", async () => {
    const { server, held, sync } = setUp({ values: { mode: "A", name: "Ana" }, isHeld: true });
    expect(await sync.flush()).toBe(true);
    expect([server.draft?.data, held.size]).toEqual([{ mode: "A", name: "Ana" }, 0]);
  });

  test("whose save was not answered are no other window's", async () => {
    const { server, sync } = setUp();
    server.losesAnswers = true;
    sync.change({ name: "Ana" });
    expect(await sync.flush()).toBe(false);
    server.losesAnswers = false;
    sync.change({ name: "Ana María" });
    await sync.flush();
    expect(await sync.flush()).toBe(true);
    expect(sync.read().conflict).toBeUndefined();
    expect(server.draft).toMatchObject({ data: { name: "Ana María" }, version: 2 });
  });

  test("go together with another window's where they differ in nothing", async () => {
    const { server, sync } = setUp();
    server.draft = draftOf({ data: { mode: "A", seats: 5 }, version: 3 });
    sync.change({ name: "Ana" });
    await sync.flush();
    expect(await sync.flush()).toBe(true);
    expect(server.draft).toMatchObject({ data: { mode: "A", seats: 5, name: "Ana" }, version: 4 });
  });

  test("of another window that came in late are seen before they are submitted", async () => {
    const { server, sync } = setUp();
    sync.change({ name: "Ana" });
    await sync.flush();
    server.draft = draftOf({ data: { mode: "A", name: "Ana", seats: 5 }, version: 2 });
    sync.change({ name: "Eva" });
    expect(await sync.submit()).toBeUndefined();
    expect(sync.read()).toMatchObject({ values: { name: "Eva", seats: 5 }, isAsking: false });
    expect(await sync.submit()).toMatchObject({ name: "Eva", seats: 5 });
  });

  test("that another window gave otherwise are asked about, and what is typed meanwhile stays", async () => {
    const { server, held, sync } = setUp();
    server.draft = draftOf({ data: { mode: "A", name: "Eva", seats: 5 }, version: 3 });
    sync.change({ name: "Ana", seats: 7 });
    expect(await sync.flush()).toBe(false);
    sync.change({ isAgreed: true });
    expect(sync.read()).toMatchObject({ status: "conflict", conflict: { disputed: ["name", "seats"] }, isAsking: false });
    expect(held.get("1")).toMatchObject({ name: "Ana", seats: 7, isAgreed: true });
    expect(await sync.submit()).toBeUndefined();
    expect(sync.read().isAsking).toBe(true);
    expect(sync.decide({ name: "theirs" })).toBe(false);
    expect(await sync.flush()).toBe(true);
    expect(server.draft).toMatchObject({ data: { mode: "A", name: "Eva", seats: 7, isAgreed: true }, version: 4 });
  });

  test("of a draft that was finished elsewhere go on as another", async () => {
    const { server, held, sync } = setUp({ draft: draftOf({ data: { name: "Ana" }, version: 2 }) });
    sync.change({ name: "Eva" });
    expect(await sync.flush()).toBe(false);
    expect([sync.read().isGone, held.get("1")]).toMatchObject([true, { name: "Eva" }]);
    await sync.startOver("2");
    expect(server.draft).toMatchObject({ id: "2", data: { name: "Eva" }, version: 1 });
    expect(held.size).toBe(0);
  });

  test("that are refused keep what was said of them until they change", async () => {
    const { refusals, sync } = setUp();
    sync.change({ name: "Ana" });
    const errors = [{ step: "general", path: "/name", rule: "unique", message: "taken" }];
    refusals.push(problem(409, "record.exists", { errors }));
    await expect(sync.submit()).rejects.toThrow();
    sync.change({ name: "Ana", seats: 2 });
    expect(sync.read().refused).toEqual(errors);
    sync.change({ name: "Eva" });
    expect(sync.read().refused).toEqual([]);
  });

  test("to a record that somebody else changed are asked about, and go on from what it is now", async () => {
    const before = { mode: "A", name: "Ana", seats: 5 };
    const draft = draftOf({ record: "r", recordVersion: 1, before, data: before });
    const { server, refusals, sync } = setUp({ draft, values: before });
    sync.change({ name: "Eva", isAgreed: true, pin: "1234" });
    const current = { id: "r", mode: "B", name: "Ada", seats: null, version: 4 };
    refusals.push(problem(409, "record.conflict", { current }));
    expect(await sync.submit()).toBeUndefined();
    expect(sync.read()).toMatchObject({ conflict: { about: "record", disputed: ["name"], theirs: ["mode", "seats"] } });
    expect(sync.decide({})).toBe(true);
    expect(await sync.submit()).toMatchObject({ mode: "B", name: "Eva", isAgreed: true, pin: "1234" });
    expect(server.records).toEqual([{ mode: "B", name: "Eva", isAgreed: true, pin: "1234" }]);
  });
});
