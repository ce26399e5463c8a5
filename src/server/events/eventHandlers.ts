import type { EventType } from "../../contracts/defineEvent";
import type { Deliveries, Delivery, Follower } from "./delivery";

type Handle = (delivery: Delivery<object>) => Promise<void>;
type HandleAll = (deliveries: Deliveries<object>) => Promise<void>;

/** Who follows which events. */
export interface EventHandlers {
  readonly on: <Payload extends object>(
    event: EventType<Payload>,
    handle: (delivery: Delivery<Payload>) => Promise<void>,
  ) => void;
  /** As `on`, for whoever follows events that happened together by sets. */
  readonly onAll: <Payload extends object>(
    event: EventType<Payload>,
    handle: (deliveries: Deliveries<Payload>) => Promise<void>,
  ) => void;
  readonly afterCommit: <Payload extends object>(event: EventType<Payload>, follower: Follower<Payload>) => void;
  /** Those who follow inside the transaction, in order of registration. */
  readonly immediate: (event: string) => readonly HandleAll[];
  /** Names of those who follow after the commit. */
  readonly followers: (event: string) => readonly string[];
  readonly allFollowers: () => Iterable<readonly [name: string, handle: Handle]>;
}

export function createEventHandlers(): EventHandlers {
  const immediate = new Map<string, HandleAll[]>();
  const names = new Map<string, string[]>();
  const followers = new Map<string, Handle>();
  const push = <T>(map: Map<string, T[]>, key: string, value: T) => map.set(key, [...(map.get(key) ?? []), value]);
  return {
    // An event's payload is what its type says: `publish` takes no other.
    on: ({ name }, handle) =>
      void push(immediate, name, async ({ db, payloads }) => {
        for (const payload of payloads) await (handle as unknown as Handle)({ db, payload });
      }),
    onAll: ({ name }, handle) => void push(immediate, name, handle as unknown as HandleAll),
    afterCommit: (event, { name, handle }) => {
      if (followers.has(name)) throw new Error(`two extensions follow events as "${name}"`);
      followers.set(name, handle as unknown as Handle);
      push(names, event.name, name);
    },
    immediate: (event) => immediate.get(event) ?? [],
    followers: (event) => names.get(event) ?? [],
    allFollowers: () => followers,
  };
}
