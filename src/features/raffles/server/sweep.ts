import type { Redemptions } from "../../../contracts/services/redemptions";
import type { ExtensionSchedule, HostTools, SpaceDb } from "../../../server/kit";
import { drawRaffles } from "./draw";
import { freezeRaffles } from "./freeze";
import { makeRaffles } from "./makeRaffles";
import { settleEntries } from "./settleEntries";

interface SweepServices {
  readonly tools: Pick<HostTools, "keyedHash" | "notify" | "timeZone">;
  readonly redemptions: Redemptions;
}

/** All that raffles do by themselves: what is due is done, however late, and once. */
export async function sweepRaffles(db: SpaceDb, { tools, redemptions }: SweepServices, now = new Date()): Promise<void> {
  await makeRaffles(db, tools);
  await freezeRaffles(db, { now, timeZone: await tools.timeZone(db) });
  await drawRaffles(db, tools, now);
  await settleEntries(db, redemptions);
}

/** Looks each minute; no time is missed by a server that was down at 10:00. */
export const raffleSchedule = (services: () => SweepServices): ExtensionSchedule => ({
  name: "raffles.sweep",
  everyMinutes: 1,
  run: (db) => sweepRaffles(db, services()),
});
