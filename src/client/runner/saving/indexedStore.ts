import { type DBSchema, openDB } from "idb";
import { newId } from "../../../shared/ids";
import { type StoredWrite, writeKey } from "./pendingWrites";
import { JOB_DATABASE } from "./writeDatabase";
import type { WriteStore } from "./writeStore";

interface StoreSchema extends DBSchema {
  jobs: { key: [string, string]; value: StoredWrite };
  addresses: { key: [string, string]; value: string };
  devices: { key: string; value: string };
}

/** @returns all keys of one response */
function rangeOf(responseId: string): IDBKeyRange {
  return IDBKeyRange.bound([responseId], [responseId, []]);
}

function open() {
  return openDB<StoreSchema>(JOB_DATABASE, 1, {
    upgrade: (db) => {
      db.createObjectStore("jobs");
      db.createObjectStore("addresses");
      db.createObjectStore("devices");
    },
  });
}

/** What this browser is called, by whoever is told that name; always the same. */
async function nameOf(db: Awaited<ReturnType<typeof open>>, name: "own" | "secret", create: () => string): Promise<string> {
  const names = db.transaction("devices", "readwrite").store;
  const known = await names.get(name);
  if (known !== undefined) return known;
  const created = create();
  await names.put(created, name);
  return created;
}

/** Jobs that wait in this browser until they are sent, whatever becomes of the page. @throws where the browser keeps nothing */
export async function openIndexedStore(): Promise<WriteStore> {
  const db = await open();
  const remove: WriteStore["remove"] = async (responseId, { job, token }) => {
    const { store } = db.transaction("jobs", "readwrite");
    const key: [string, string] = [responseId, writeKey(job)];
    if ((await store.get(key))?.token === token) await store.delete(key);
  };
  return {
    isDurable: true,
    device: await nameOf(db, "own", newId),
    secret: await nameOf(db, "secret", () => newId() + newId()),
    read: async (responseId) => (await db.getAll("jobs", rangeOf(responseId))).sort((a, b) => a.at - b.at),
    put: async (responseId, kept) => void (await db.put("jobs", kept, [responseId, writeKey(kept.job)])),
    has: async (responseId, { job, token }) => (await db.get("jobs", [responseId, writeKey(job)]))?.token === token,
    remove,
    clear: async (responseId) => {
      await Promise.all([db.delete("jobs", rangeOf(responseId)), db.delete("addresses", rangeOf(responseId))]);
    },
    addressOf: (responseId, fileId) => db.get("addresses", [responseId, fileId]),
    keepAddress: async (responseId, fileId, address) => void (await db.put("addresses", address, [responseId, fileId])),
  };
}
