import type { EventType } from "../../contracts/defineEvent";
import type { SpaceDb } from "../db/query/spaceDb";
import type { Scheduler } from "../scheduler/scheduler";
import type { EventHandlers } from "./eventHandlers";

export type Publish = <Payload extends object>(db: SpaceDb, event: EventType<Payload>, payload: Payload) => Promise<void>;

/**
 * Tells an event to all who follow it, in the open transaction: to some at once, to the others by rows that are done
 * after the commit.
 */
export function createPublish(handlers: EventHandlers, add: Scheduler["add"]): Publish {
  return async (db, { name }, payload) => {
    for (const handle of handlers.immediate(name)) await handle({ db, payload });
    const followers = handlers.followers(name).map((follower) => ({ kind: "follower" as const, name: follower, payload }));
    await add(followers.map((task) => ({ ...task, spaceId: db.spaceId })));
  };
}
