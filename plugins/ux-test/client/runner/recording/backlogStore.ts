import { type DBSchema, openDB } from "idb";
import type { Source } from "../../../shared/uxTest";

/** A recording of one source from one start, as this browser knows it until all of it is sent. */
export interface Segment {
  /** Also the recording's id at the server. */
  readonly id: string;
  /** Run token that it is sent with. */
  readonly token: string;
  readonly source: Source;
  readonly mediaType: string;
  /** ISO 8601, of the browser's clock. */
  readonly startedAt: string;
  /** Once it is over. */
  readonly endedAt?: string;
  /** Chunks that the recorder has handed over. */
  readonly chunks: number;
  /** Whether the server knows of it. */
  readonly isAnnounced: boolean;
}

interface StoreSchema extends DBSchema {
  segments: { key: string; value: Segment };
  chunks: { key: [string, number]; value: ArrayBuffer };
}

const DATABASE = "sondeo-ux-recordings";
const rangeOf = (id: string) => IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER]);

const open = () =>
  openDB<StoreSchema>(DATABASE, 1, {
    upgrade: (db) => {
      db.createObjectStore("segments");
      db.createObjectStore("chunks");
    },
  });
let opened: ReturnType<typeof open> | undefined;
const database = () => {
  opened ??= open();
  return opened;
};

/** Does the work of a transaction until it is stored; one failure is told once, though work and transaction both fail. */
async function whole<Result>(done: Promise<void>, work: () => Promise<Result>): Promise<Result> {
  const [result] = await Promise.all([work(), done]);
  return result;
}

/** What waits in this browser until the server has it, whatever becomes of the page. @throws if the browser keeps nothing */
export const backlogStore = {
  /** All segments, in the order of their starts. */
  segments: async (): Promise<readonly Segment[]> => {
    const all = await (await database()).getAll("segments");
    return all.toSorted((one, other) => one.startedAt.localeCompare(other.startedAt));
  },
  putSegment: async (segment: Segment): Promise<void> => {
    await (await database()).put("segments", segment, segment.id);
  },
  /** @returns the segment as it is then; undefined if it isn't kept any more */
  changeSegment: async (id: string, change: (segment: Segment) => Segment): Promise<Segment | undefined> => {
    const { store, done } = (await database()).transaction("segments", "readwrite");
    return whole(done, async () => {
      const before = await store.get(id);
      const after = before && change(before);
      if (after) await store.put(after, id);
      return after;
    });
  },
  /** Keeps a segment's next chunk. @returns false if the segment isn't kept any more */
  addChunk: async (id: string, bytes: ArrayBuffer): Promise<boolean> => {
    const transaction = (await database()).transaction(["segments", "chunks"], "readwrite");
    const segments = transaction.objectStore("segments");
    return whole(transaction.done, async () => {
      const segment = await segments.get(id);
      if (!segment) return false;
      await transaction.objectStore("chunks").put(bytes, [id, segment.chunks]);
      await segments.put({ ...segment, chunks: segment.chunks + 1 }, id);
      return true;
    });
  },
  /** The first chunk that waits. */
  nextChunk: async (id: string): Promise<{ readonly number: number; readonly bytes: ArrayBuffer } | undefined> => {
    const cursor = await (await database()).transaction("chunks").store.openCursor(rangeOf(id));
    return cursor ? { number: cursor.key[1], bytes: cursor.value } : undefined;
  },
  removeChunk: async (id: string, number: number): Promise<void> => {
    await (await database()).delete("chunks", [id, number]);
  },
  removeSegment: async (id: string): Promise<void> => {
    const transaction = (await database()).transaction(["segments", "chunks"], "readwrite");
    await whole(transaction.done, async () => {
      await transaction.objectStore("segments").delete(id);
      await transaction.objectStore("chunks").delete(rangeOf(id));
    });
  },
  /** Bytes that wait. */
  size: async (): Promise<number> => {
    let bytes = 0;
    const { store } = (await database()).transaction("chunks");
    for (let cursor = await store.openCursor(); cursor; cursor = await cursor.continue()) bytes += cursor.value.byteLength;
    return bytes;
  },
};
