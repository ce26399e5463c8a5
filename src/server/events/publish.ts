import type { EventType } from "../../contracts/defineEvent";
import type { SpaceDb } from "../db/query/spaceDb";
import type { Scheduler } from "../scheduler/scheduler";
import type { EventHandlers } from "./eventHandlers";

export type Publish = <Payload extends object>(
  db: SpaceDb,
  event: EventType<Payload>,
  payload: Payload | readonly Payload[],
) => Promise<void>;

/**
 * Tells an event, or several of one type, to all who follow it, in the open transaction: to some at once, to the others
 * by rows that are done after the commit.
 */
export function createPublish(handlers: EventHandlers, add: Scheduler["add"]): Publish {
  return async <Payload extends object>(
    db: SpaceDb,
    { name }: EventType<Payload>,
    payload: Payload | readonly Payload[],
  ): Promise<void> => {
    const payloads: readonly object[] = Array.isArray(payload) ? payload : [payload];
    if (payloads.length === 0) return;
    for (const handle of handlers.immediate(name)) await handle({ db, payloads });
    const tasks = payloads.flatMap((one) =>
      handlers.followers(name).map((follower) => ({ kind: "follower" as const, name: follower, payload: one })),
    );
    await add(tasks.map((task) => ({ ...task, spaceId: db.spaceId })));
  };
}
