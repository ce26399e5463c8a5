import type { SpaceDb } from "../db/query/spaceDb";
import type { Registrations } from "../host/registerExtensions";
import type { TaskHandler } from "./scheduler";

/** Followers of events and appointments of the extensions, by name. */
export function taskHandlers(
  { appointments, events }: Pick<Registrations, "appointments" | "events">,
  spaceDb: (spaceId: string) => SpaceDb,
): ReadonlyMap<string, TaskHandler> {
  const handlers = new Map<string, TaskHandler>();
  // Payloads come back as they were written.
  for (const [name, handle] of events.allFollowers())
    handlers.set(name, ({ spaceId, payload }) => handle({ db: spaceDb(spaceId), payload: payload as object }));
  for (const { name, run } of appointments) {
    if (handlers.has(name)) throw new Error(`an appointment and a follower are both called "${name}"`);
    handlers.set(name, ({ spaceId, payload }) => run({ db: spaceDb(spaceId), payload: payload as object }));
  }
  return handlers;
}
