import type { HostTools } from "../../../../src/server/kit";
import type { Json } from "../../../../src/shared/json";
import type { MediaServer, SeatFigures } from "./mediaServer";

/** A connection came to its end, by its own or because it was closed. */
export interface Left extends SeatFigures {
  readonly room: string;
}

/** A media server of our own, in a process of its own. */
export function createSfu({ ownProcess, media }: HostTools, onLeft: (left: Left) => void): MediaServer {
  const { publicIp, ports } = media;
  const { call } = ownProcess({
    name: "mediaProcess",
    beside: import.meta.url,
    settings: {
      ...(publicIp ? { publicIp } : {}),
      ...(ports ? { portRange: [...ports] } : {}),
      // Nobody but those on this machine reaches a server that has no address of its own.
      isLoopback: !publicIp,
    },
    onEvent: (event) => onLeft((event as { left: unknown }).left as Left),
  });
  const ask = async (method: keyof MediaServer, payload: object) => call(method, payload as Json);
  return {
    join: async (at) => (await ask("join", at)) as string | null,
    leave: async (at) => void (await ask("leave", at)),
    mute: async (at) => void (await ask("mute", at)),
    tell: async (told) => void (await ask("tell", told)),
    figures: async (of) => (await ask("figures", of)) as unknown as readonly SeatFigures[],
    record: async (recording) => void (await ask("record", recording)),
    stopRecording: async (of) => void (await ask("stopRecording", of)),
    close: async (of) => void (await ask("close", of)),
  };
}
