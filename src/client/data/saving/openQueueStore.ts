import { type DBSchema, openDB } from "idb";
import type { QueueStore, StoredWrite } from "./writeQueue";

/** A browser that asks itself whether it may keep something must not keep anybody from taking part. */
const LONGEST_OPENING_MS = 3_000;

/** Where the jobs of one queue wait in this browser. */
export interface KeptQueueStore<Write> extends QueueStore<Write> {
  /** Whether they outlive this page; otherwise it has to stay open until they are sent. */
  readonly isDurable: boolean;
  /** In the order in which they were given. */
  readonly read: () => Promise<readonly StoredWrite<Write>[]>;
}

interface QueueStoreOptions<Write> {
  /** Name of the browser's database: one for each extension. */
  readonly database: string;
  /** Whose queue it is: whoever signs in here next sends nothing of it. */
  readonly owner: string;
  readonly keyOf: (write: Write) => string;
}

const inOrder = <Write>(writes: readonly StoredWrite<Write>[]) => [...writes].sort((a, b) => a.at - b.at);

async function openIndexed<Write>({ database, owner, keyOf }: QueueStoreOptions<Write>): Promise<KeptQueueStore<Write>> {
  interface Schema extends DBSchema {
    jobs: { key: [string, string]; value: StoredWrite<Write> };
  }
  const db = await openDB<Schema>(database, 1, { upgrade: (created) => void created.createObjectStore("jobs") });
  const keyFor = ({ job }: StoredWrite<Write>): [string, string] => [owner, keyOf(job)];
  return {
    isDurable: true,
    read: async () => inOrder(await db.getAll("jobs", IDBKeyRange.bound([owner], [owner, []]))),
    put: async (kept) => void (await db.put("jobs", kept, keyFor(kept))),
    has: async (kept) => (await db.get("jobs", keyFor(kept)))?.token === kept.token,
    remove: async (kept) => {
      const { store } = db.transaction("jobs", "readwrite");
      if ((await store.get(keyFor(kept)))?.token === kept.token) await store.delete(keyFor(kept));
    },
  };
}

function createMemory<Write>({ keyOf }: QueueStoreOptions<Write>): KeptQueueStore<Write> {
  const writes = new Map<string, StoredWrite<Write>>();
  const isCurrent = ({ job, token }: StoredWrite<Write>) => writes.get(keyOf(job))?.token === token;
  return {
    isDurable: false,
    read: async () => inOrder([...writes.values()]),
    put: async (kept) => void writes.set(keyOf(kept.job), kept),
    has: async (kept) => isCurrent(kept),
    remove: async (kept) => {
      if (isCurrent(kept)) writes.delete(keyOf(kept.job));
    },
  };
}

/** A queue's place in the browser, or in the page alone where the browser keeps nothing (a private window, a full disk). */
export async function openQueueStore<Write>(options: QueueStoreOptions<Write>): Promise<KeptQueueStore<Write>> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("no answer")), LONGEST_OPENING_MS);
  });
  try {
    return await Promise.race([openIndexed(options), late]);
  } catch {
    return createMemory(options);
  } finally {
    clearTimeout(timer);
  }
}
