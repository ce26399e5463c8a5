import { type DBSchema, openDB } from "idb";

interface DraftSchema extends DBSchema {
  drafts: { key: [owner: string, key: string]; value: unknown };
}

const DATABASE = "sondeo-drafts";
/** After every key of one owner: arrays come behind texts. */
const LAST: readonly string[] = [];

async function store(mode: "readonly" | "readwrite") {
  const db = await openDB<DraftSchema>(DATABASE, 1, { upgrade: (created) => void created.createObjectStore("drafts") });
  const transaction = db.transaction("drafts", mode);
  // What is under way is finished all the same.
  db.close();
  return transaction.store;
}

/**
 * Keeps what is too large for `keepDraft` in this browser, of one person alone.
 * @param value what can be cloned: no functions
 * @returns whether it is kept: a full or forbidden storage takes nothing
 */
export async function keepLargeDraft(owner: string, key: string, value: unknown): Promise<boolean> {
  try {
    const drafts = await store("readwrite");
    await Promise.all([drafts.put?.(value, [owner, key]), drafts.transaction.done]);
    return true;
  } catch {
    return false;
  }
}

/** @returns what is kept; nothing where there is none, or where the storage is forbidden */
export async function readLargeDraft(owner: string, key: string): Promise<unknown> {
  try {
    return await (await store("readonly")).get([owner, key]);
  } catch {
    return undefined;
  }
}

/** Removes what is kept, if anything is. */
export async function forgetLargeDraft(owner: string, key: string): Promise<void> {
  try {
    await (await store("readwrite")).delete?.([owner, key]);
  } catch {
    // Forbidden storage holds nothing to forget.
  }
}

/** The person has signed out: nothing of theirs stays in this browser. */
export async function leaveLargeDrafts(owner: string): Promise<void> {
  try {
    await (await store("readwrite")).delete?.(IDBKeyRange.bound([owner], [owner, LAST]));
  } catch {
    // As above.
  }
}
