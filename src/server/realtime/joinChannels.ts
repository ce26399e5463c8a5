import type { Socket } from "socket.io";
import { type FairShare, inTurn } from "../access/limits/fairShare";
import type { Actor } from "../access/session/session";
import { type Channels, channelOf, channelRoom } from "./channels";

/** Of one socket at once. */
const MOST_CHANNELS = 50;
const LONGEST_NAME = 80;

const isName = (value: unknown): value is string =>
  typeof value === "string" && value.length > 0 && value.length <= LONGEST_NAME && !value.includes("|");

/** The rooms of a socket that it joined by a wish of its own. */
function joined(socket: Socket): readonly string[] {
  return [...socket.rooms].filter((room) => channelOf(room) !== undefined);
}

export interface WishOptions {
  readonly channels: Channels;
  readonly actorOf: (socket: Socket) => Promise<Actor | undefined>;
  /** The wishes of one session are looked at one after the other. */
  readonly turns: FairShare;
  readonly sessionId: string;
}

/** Lets a socket join and leave channels; an answer of `false` says no. */
export function acceptWishes(socket: Socket, { channels: { mayJoin }, actorOf, turns, sessionId }: WishOptions): void {
  const enter = async (channel: string, id: string): Promise<boolean> => {
    if (socket.disconnected || joined(socket).length >= MOST_CHANNELS) return false;
    const actor = await actorOf(socket);
    if (!actor?.spaceId || !(await mayJoin(actor, { channel, id }))) return false;
    await socket.join(channelRoom(actor.spaceId, channel, id));
    return true;
  };
  socket.on("join", (wish: unknown, answer: unknown) => {
    const reply = typeof answer === "function" ? (isIn: boolean) => answer(isIn) : () => undefined;
    const { channel, id } = (wish ?? {}) as { channel?: unknown; id?: unknown };
    if (!isName(channel) || !isName(id)) return reply(false);
    inTurn(turns, sessionId, () => enter(channel, id)).then(
      (isIn = false) => reply(isIn),
      () => reply(false),
    );
  });
  socket.on("leave", (wish: unknown) => {
    const { channel, id } = (wish ?? {}) as { channel?: unknown; id?: unknown };
    for (const room of joined(socket)) {
      const found = channelOf(room);
      if (found?.channel === channel && found?.id === id) void socket.leave(room);
    }
  });
}

/** Puts a socket out of the channels that its person may no longer listen to. */
export async function leaveForbidden(socket: Socket, actor: Actor, { mayJoin }: Channels): Promise<void> {
  for (const room of joined(socket)) {
    const wish = channelOf(room);
    if (wish && !(await mayJoin(actor, wish))) await socket.leave(room);
  }
}
