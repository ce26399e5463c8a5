import type { Actor } from "../access/session/session";
import type { SpaceDb } from "../db/query/spaceDb";

/** What people listen to while they look at something: a room of its own for each id, in each space. */
export interface Channel {
  /** Unique, e.g. `alerts`. */
  readonly name: string;
  /** Asked when somebody joins, and about every minute after that; who may not is put out. */
  readonly mayJoin: (wish: { readonly db: SpaceDb; readonly actor: Actor; readonly id: string }) => Promise<boolean>;
}

/** What is told on a channel. */
export interface ChannelNews {
  /** Name of the channel. */
  readonly channel: string;
  /** Each is told to those who listen to it. */
  readonly ids: readonly string[];
  /** Small and not secret to those who may join; what matters is read anew by a call. */
  readonly event?: object;
}

/** Tells those who listen, once the open transaction is committed. */
export type Emit = (db: Pick<SpaceDb, "spaceId">, news: ChannelNews) => void;

export interface Channels {
  readonly mayJoin: (actor: Actor, wish: { readonly channel: string; readonly id: string }) => Promise<boolean>;
}

const PREFIX = "channel";

export function channelRoom(spaceId: string, channel: string, id: string): string {
  return `${PREFIX}|${spaceId}|${channel}|${id}`;
}

/** What the room belongs to; nothing for those that follow from a person's rights. */
export function channelOf(room: string): { readonly channel: string; readonly id: string } | undefined {
  const [prefix, , channel, id] = room.split("|");
  return prefix === PREFIX && channel !== undefined && id !== undefined ? { channel, id } : undefined;
}

/** Who may listen to what, as its extension says; nobody to what nobody registers, nor beyond the own space. */
export function createChannels(channels: ReadonlyMap<string, Channel>, spaceDb: (spaceId: string) => SpaceDb): Channels {
  return {
    mayJoin: async (actor, { channel, id }) => {
      const found = channels.get(channel);
      if (!found || !actor.spaceId) return false;
      return found.mayJoin({ db: spaceDb(actor.spaceId), actor, id });
    },
  };
}
