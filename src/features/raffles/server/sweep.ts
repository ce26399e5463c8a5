import type { ExtensionSchedule, HostTools, SpaceDb } from "../../../server/kit";
import { drawRaffles } from "./draw";
import { freezeRaffles } from "./freeze";
import { makeRaffles } from "./makeRaffles";

type Tools = Pick<HostTools, "keyedHash" | "notify" | "timeZone">;

/** All that raffles do by themselves: what is due is done, however late, and once. */
export async function sweepRaffles(db: SpaceDb, tools: Tools, now = new Date()): Promise<void> {
  await makeRaffles(db, tools);
  await freezeRaffles(db, { now, timeZone: await tools.timeZone(db) });
  await drawRaffles(db, tools, now);
}

/** Looks each minute; no time is missed by a server that was down at 10:00. */
export const raffleSchedule = (tools: () => Tools): ExtensionSchedule => ({
  name: "raffles.sweep",
  everyMinutes: 1,
  run: (db) => sweepRaffles(db, tools()),
});
