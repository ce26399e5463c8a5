import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { WizardDraft } from "../../../data/wizardApi";
import { keepWizard, keptWizards } from "./keptWizards";
import { openWizard } from "./openWizard";

const OWNER = "ana.suite:1";

function draftOf(version: number, data: WizardDraft["data"]): WizardDraft {
  return { id: "1", data, version, updatedAt: "2026-11-20T09:00:00.000Z", shown: [], faults: [] };
}

const asked: string[] = [];

/** The server answers every call so; a status of 0: it can't be reached. */
function answer(status: number, body: object): void {
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    if (status === 0) throw new TypeError("network");
    const type = status < 400 ? "application/json" : "application/problem+json";
    return new Response(JSON.stringify(body), { status, headers: { "content-type": type } });
  });
}

function open(more: object = {}) {
  return openWizard({ owner: OWNER, name: "study", id: "1", given: {}, sensitive: [], ...more });
}

beforeEach(() => {
  asked.length = 0;
  const stored = new Map<string, string>();
  // Names of what is stored are the storage's own keys.
  const storage = new Proxy(
    {
      getItem: (name: string) => stored.get(name) ?? null,
      setItem: (name: string, value: string) => stored.set(name, value),
      removeItem: (name: string) => stored.delete(name),
    },
    { ownKeys: () => [...stored.keys()], getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }) },
  );
  vi.stubGlobal("localStorage", storage);
});
afterEach(() => vi.unstubAllGlobals());

test("what the server has, where this browser holds nothing", async () => {
  answer(200, draftOf(3, { name: "Ana" }));
  expect(await open()).toEqual({ draft: draftOf(3, { name: "Ana" }), values: { name: "Ana" } });
});

test("a new one begins with the defaults and what it is given", async () => {
  answer(200, draftOf(0, { mode: "A" }));
  expect((await open({ begin: {}, given: { name: "Ana" } })).values).toEqual({ mode: "A", name: "Ana" });
  expect(asked).toEqual(["/api/wizards/study/drafts/1?begin=true"]);
});

test("what was held goes on from the same draft", async () => {
  keepWizard(OWNER, "study", draftOf(3, { name: "Ana" }), { name: "Eva" });
  answer(200, draftOf(3, { name: "Ana", phone: "600" }));
  const opened = await open({ sensitive: ["phone"] });
  expect(opened).toMatchObject({ values: { name: "Eva", phone: "600" }, isHeld: true });
});

test("what was held and has arrived is forgotten", async () => {
  keepWizard(OWNER, "study", draftOf(2, {}), { name: "Ana" });
  answer(200, draftOf(3, { name: "Ana" }));
  expect(await open()).not.toHaveProperty("isHeld");
  expect(keptWizards(OWNER, "study")).toEqual([]);
});

test("a newer draft of the server is asked about", async () => {
  keepWizard(OWNER, "study", draftOf(2, {}), { name: "Eva" });
  answer(200, draftOf(3, { name: "Ana" }));
  expect(await open()).toMatchObject({ draft: { version: 2 }, values: { name: "Eva" }, newer: { version: 3 } });
});

test("without the server there is what was held", async () => {
  keepWizard(OWNER, "study", draftOf(2, {}), { name: "Eva" });
  answer(0, {});
  expect(await open()).toMatchObject({ draft: { version: 2 }, values: { name: "Eva" }, isHeld: true });
  await expect(open({ sensitive: ["phone"] })).rejects.toMatchObject({ status: 0 });
});

test("one that never reached the server begins there", async () => {
  keepWizard(OWNER, "study", { ...draftOf(0, {}), record: "r" }, { name: "Eva" });
  answer(200, draftOf(0, { mode: "A" }));
  expect(await open()).toMatchObject({ values: { name: "Eva" }, isHeld: true });
  expect(asked).toEqual(["/api/wizards/study/drafts/1?begin=true&record=r"]);
});

test("what was held of one that is gone stays; without it the draft is unknown", async () => {
  answer(404, { code: "draft.notFound", status: 404 });
  await expect(open()).rejects.toMatchObject({ status: 404 });
  keepWizard(OWNER, "study", draftOf(2, {}), { name: "Eva" });
  expect(await open()).toMatchObject({ values: { name: "Eva" }, isGone: true });
});
