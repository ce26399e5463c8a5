import type { ProcessCall, ProcessSaid } from "../../../../src/server/kit";
import type { Json } from "../../../../src/shared/json";
import type { MediaServer } from "./mediaServer";
import type { MediaAddress } from "./mediaSettings";
import { Room } from "./room";

/*
 * The process that carries sound and pictures: started by `sfu.ts`, spoken to over its channel, ended with it. What it knows
 * may be lost: browsers come back to the one that follows.
 */
const address: MediaAddress = JSON.parse(process.env.OWN_PROCESS ?? "{}");
const rooms = new Map<string, Room>();
const say = (said: ProcessSaid) => void process.send?.(said);

function roomOf(name: string): Room {
  const found = rooms.get(name);
  if (found) return found;
  const room = new Room({ address, onLeft: (figures) => say({ event: { left: { room: name, ...figures } } }) });
  rooms.set(name, room);
  return room;
}

const server: MediaServer = {
  join: async ({ room, offer, ...rules }) => roomOf(room).join(rules, offer),
  leave: async ({ room, seat }) => rooms.get(room)?.leave(seat),
  mute: async ({ room, seat, isMuted }) => rooms.get(room)?.mute(seat, isMuted),
  tell: async ({ room, news, seats }) => rooms.get(room)?.tell(news, seats),
  figures: async ({ room }) => rooms.get(room)?.figures() ?? [],
  record: async ({ room, ...rules }) => roomOf(room).record(rules),
  stopRecording: async ({ room }) => rooms.get(room)?.stopRecording(),
  close: async ({ room }) => {
    await rooms.get(room)?.close();
    rooms.delete(room);
  },
};

process.on("message", async ({ id, method, payload }: ProcessCall) => {
  try {
    const answer = await server[method as keyof MediaServer](payload as never);
    say({ id, answer: (answer ?? null) as Json });
  } catch (error) {
    say({ id, error: error instanceof Error ? error.message : String(error) });
  }
});
process.on("disconnect", () => process.exit());
// One browser's malformed packet ends nobody's session: werift throws where a packet names a stream that was never offered.
process.on("uncaughtException", (error) => console.error("media:", error.message));
process.on("unhandledRejection", (error) => console.error("media:", error instanceof Error ? error.message : error));
