import type { Channel } from "../realtime/channels";
import { ALERTS_CHANNEL } from "./notify";

/** Everybody hears of the own alerts. */
export const alertsChannel: Channel = {
  name: ALERTS_CHANNEL,
  mayJoin: async ({ actor, id }) => actor.subjectId === id,
};
