import { type SpaceDb, sql } from "../../../../server/kit";
import { grown } from "./answerColumn";
import { COMPLETE, type ReadStates } from "./responseFields";

const FIRST_ID = "00000000-0000-0000-0000-000000000000";
const BUCKET_SIZE = 2_048;

interface Bucket {
  /** Its responses have ids from this one to the next bucket's. */
  readonly from: string;
  /** What the database said of them when they were read. */
  digest: string;
}

/** A frame as it is saved. */
export interface SavedFrame {
  readonly ids: readonly (string | undefined)[];
  readonly revisions: readonly (string | undefined)[];
  readonly isTest: Uint8Array;
  readonly completedAt: Float64Array;
  readonly bucketOf: Uint16Array;
  readonly buckets: readonly Bucket[];
}

interface Row {
  readonly id: string;
  readonly revision: string;
  readonly isTest: boolean | null;
  readonly completedAt: string | Date | null;
}

/**
 * The complete responses of a questionnaire, or all that have ended, each in a slot of its own, and what is new about them. Whether anything is new is
 * one statement's answer: a digest over the ids and row versions (`xmin`, which every change of a row changes) of each of some
 * ranges of ids; only ranges whose digest differs are read.
 */
export class ResponseFrame {
  readonly slots = new Map<string, number>();
  ids: (string | undefined)[] = [];
  isTest: Uint8Array = new Uint8Array(0);
  /** Milliseconds; NaN where it isn't known. */
  completedAt: Float64Array = new Float64Array(0);
  #revisions: (string | undefined)[] = [];
  #bucketOf: Uint16Array = new Uint16Array(0);
  #buckets: Bucket[] = [{ from: FIRST_ID, digest: "" }];
  readonly #free: number[] = [];

  constructor(
    readonly questionnaire: string,
    readonly states: ReadStates = COMPLETE,
  ) {}

  /** What can be saved: whose responses they are isn't kept here. */
  get saved(): SavedFrame {
    const { ids, isTest, completedAt } = this;
    return { ids, isTest, completedAt, revisions: this.#revisions, bucketOf: this.#bucketOf, buckets: this.#buckets };
  }

  /** Goes on from what was saved, in place of nothing. */
  restore({ ids, isTest, completedAt, revisions, bucketOf, buckets }: SavedFrame): void {
    [this.ids, this.isTest, this.completedAt] = [[...ids], isTest, completedAt];
    [this.#revisions, this.#bucketOf, this.#buckets] = [[...revisions], bucketOf, [...buckets]];
    for (const [slot, id] of ids.entries())
      if (id === undefined) this.#free.push(slot);
      else this.slots.set(id, slot);
  }

  /** Slots in use and free ones. */
  get length(): number {
    return this.ids.length;
  }

  /** Brings it up to date. @param onChanged told each slot whose answers have to be read again, at once */
  async refresh(db: SpaceDb, onChanged: (slot: number) => void): Promise<void> {
    const digests = await this.#readDigests(db);
    let hasChanged = false;
    // From the last, so that a bucket that is parted moves none that is still to come.
    for (let at = this.#buckets.length - 1; at >= 0; at--) {
      const bucket = this.#buckets[at];
      const digest = digests.get(at) ?? "";
      if (!bucket || bucket.digest === digest) continue;
      for (const slot of this.#take(at, await this.#readBucket(db, at))) {
        onChanged(slot);
        hasChanged = true;
      }
      bucket.digest = digest;
    }
    // What is parted has no digest yet: it is read once more, so that a change in between isn't taken for known.
    if (hasChanged && this.#partBuckets()) await this.refresh(db, onChanged);
  }

  async #readDigests(db: SpaceDb): Promise<ReadonlyMap<number, string>> {
    const starts = this.#buckets.map(({ from }) => from);
    const rows = await db
      .selectFrom("response")
      .select([
        sql<number>`width_bucket(id, ${starts}::uuid[])`.as("bucket"),
        sql<string>`count(*) || ':' || sum(uuid_hash_extended(id, xmin::text::bigint))`.as("digest"),
      ])
      .where("questionnaire", "=", this.questionnaire)
      .where("state", "in", this.states)
      .groupBy("bucket")
      .execute();
    return new Map(rows.map(({ bucket, digest }) => [bucket - 1, digest]));
  }

  async #readBucket(db: SpaceDb, at: number): Promise<readonly Row[]> {
    const next = this.#buckets[at + 1];
    const query = db
      .selectFrom("response")
      .select(["id", "isTest", "completedAt", sql<string>`xmin::text`.as("revision")])
      .where("questionnaire", "=", this.questionnaire)
      .where("state", "in", this.states)
      .where("id", ">=", this.#buckets[at]?.from ?? FIRST_ID)
      // A sum of weights depends on its order in the last digits: it is the same whoever reads it first.
      .orderBy("id");
    return (next ? query.where("id", "<", next.from) : query).execute();
  }

  #take(at: number, rows: readonly Row[]): readonly number[] {
    const changed: number[] = [];
    const present = new Set<number>();
    for (const row of rows) {
      const slot = this.slots.get(row.id) ?? this.#newSlot(row.id);
      present.add(slot);
      this.#bucketOf[slot] = at;
      if (this.#revisions[slot] === row.revision) continue;
      this.#revisions[slot] = row.revision;
      this.isTest[slot] = row.isTest ? 1 : 0;
      this.completedAt[slot] = row.completedAt === null ? Number.NaN : new Date(row.completedAt).getTime();
      changed.push(slot);
    }
    for (let slot = 0; slot < this.length; slot++) {
      const id = this.ids[slot];
      if (id === undefined || this.#bucketOf[slot] !== at || present.has(slot)) continue;
      this.slots.delete(id);
      this.ids[slot] = undefined;
      this.#revisions[slot] = undefined;
      this.#free.push(slot);
      changed.push(slot);
    }
    return changed;
  }

  #newSlot(id: string): number {
    const slot = this.#free.pop() ?? this.length;
    this.ids[slot] = id;
    this.slots.set(id, slot);
    this.isTest = grown(this.isTest, slot + 1);
    this.completedAt = grown(this.completedAt, slot + 1);
    this.#bucketOf = grown(this.#bucketOf, slot + 1);
    return slot;
  }

  /** Parts buckets that have grown, so that few responses are read again when one of them changes. @returns whether any had */
  #partBuckets(): boolean {
    const members = this.#buckets.map((): string[] => []);
    for (const [id, slot] of this.slots) members[this.#bucketOf[slot] ?? 0]?.push(id);
    if (!members.some(({ length }) => length > 2 * BUCKET_SIZE)) return false;
    const parted: Bucket[] = [];
    for (const [at, ids] of members.entries()) {
      const { from = FIRST_ID, digest = "" } = this.#buckets[at] ?? {};
      const isGrown = ids.length > 2 * BUCKET_SIZE;
      if (isGrown) ids.sort();
      parted.push({ from, digest: isGrown ? "" : digest });
      for (const [index, id] of ids.entries()) {
        if (isGrown && index > 0 && index % BUCKET_SIZE === 0) parted.push({ from: id, digest: "" });
        this.#bucketOf[this.slots.get(id) ?? 0] = parted.length - 1;
      }
    }
    this.#buckets = parted;
    return true;
  }
}
