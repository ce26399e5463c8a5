import type { SpaceDb } from "../db/query/spaceDb";

/** An event on its way to those who follow it. */
export interface Delivery<Payload extends object> {
  /** Scoped to the space that the event happened in. */
  readonly db: SpaceDb;
  /** As it was published; plain JSON. */
  readonly payload: Payload;
}

/** Events of one type that happened together. */
export interface Deliveries<Payload extends object> {
  readonly db: SpaceDb;
  readonly payloads: readonly Payload[];
}

/** Follows an event after it is committed. */
export interface Follower<Payload extends object> {
  /** Unique, e.g. `alerts.tellEarned`: undelivered events are kept under it. */
  readonly name: string;
  /**
   * Runs in a transaction of its own, which also notes that the event was delivered: what it writes is written once.
   * What it throws is tried again later. Keep it under 200 ms; long work goes into a job.
   */
  readonly handle: (delivery: Delivery<Payload>) => Promise<void>;
}
