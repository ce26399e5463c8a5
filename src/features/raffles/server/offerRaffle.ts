import { type HostTools, newId, type SpaceDb } from "../../../server/kit";
import { AppError } from "../../../shared/errors";
import type { NewRaffle } from "../shared/api/entries";
import { RAFFLE_ERRORS } from "../shared/errors";
import { MOST_LABS } from "../shared/raffles";
import { drawTime } from "./drawTime";
import { commitTo } from "./makeRaffles";

/**
 * Offers a raffle whose entries members buy with LABs. Its terms are promised at once: it can be cancelled, not changed.
 * @returns its id
 * @throws AppError `raffles.endPassed`, `request.invalid` at `/maxEntries` where they would cost more than anybody has
 */
export async function offerRaffle(
  db: SpaceDb,
  { reward, labs, maxEntries, winners, endsAt }: NewRaffle,
  tools: Pick<HostTools, "keyedHash" | "timeZone">,
): Promise<string> {
  if (Date.parse(endsAt) <= Date.now()) throw new AppError(RAFFLE_ERRORS.endPassed);
  if (labs * maxEntries > MOST_LABS) {
    const params = { limit: Math.floor(MOST_LABS / labs) };
    throw new AppError("request.invalid", { faults: [{ path: "/maxEntries", rule: "maximum", params }] });
  }
  const id = newId();
  const drawAt = drawTime(endsAt, await tools.timeZone(db));
  return db.transaction(async () => {
    await db
      .insertInto("raffle")
      .values({ id, activity: null, reward, winnerCount: winners, labs, maxEntries, endsAt, drawAt })
      .execute();
    await commitTo(db, id, { activityId: id, reward, winnerCount: winners }, tools);
    return id;
  });
}
