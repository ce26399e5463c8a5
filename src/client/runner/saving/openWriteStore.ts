import { openIndexedStore } from "./indexedStore";
import { createMemoryStore } from "./memoryStore";
import type { WriteStore } from "./writeStore";

/** A browser that asks itself whether it may keep something must not keep anybody from answering. */
const LONGEST_OPENING_MS = 3_000;

let opened: Promise<WriteStore> | undefined;

async function open(): Promise<WriteStore> {
  const late = new Promise<never>((_, reject) => setTimeout(() => reject(new Error("no answer")), LONGEST_OPENING_MS));
  try {
    return await Promise.race([openIndexedStore(), late]);
  } catch {
    return createMemoryStore();
  }
}

/** The page's store: the browser's, or the page's own where the browser keeps nothing. */
export function openWriteStore(): Promise<WriteStore> {
  opened ??= open();
  return opened;
}
