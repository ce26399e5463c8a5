import type { Kysely } from "kysely";
import { AppError } from "../../../shared/errors";
import { newId } from "../../../shared/ids";
import type { Tables } from "../../db/generated/tables";
import type { SpaceDb } from "../../db/query/spaceDb";
import { executor } from "../../db/transaction";

/** What a configuration holds before anybody has told the welcome: nothing that members would be shown, and LABs as before. */
const UNTOLD = {
  instructions: "",
  labsExplanation: "",
  redeemExplanation: "",
  moderatorImage: "",
  moderatorInfo: "",
  labsPerActivity: 0,
  labsPerComment: 0,
  labsPerStayingActive: 0,
  gamification: true,
} as const;

async function findConfiguration(db: SpaceDb): Promise<string | undefined> {
  return (await db.selectFrom("communityConfiguration").select("id").executeTakeFirst())?.id;
}

/**
 * The id of a community's configuration, made where there is none: calls that set a part of it ask for no other part.
 * @throws AppError `community.notFound`
 */
export async function configurationOf(root: Kysely<Tables>, db: SpaceDb): Promise<string> {
  const existing = await findConfiguration(db);
  if (existing) return existing;
  const space = await executor(root).selectFrom("space").select("name").where("id", "=", db.spaceId).executeTakeFirst();
  if (!space) throw new AppError("community.notFound");
  await db
    .insertInto("communityConfiguration")
    .values({ id: newId(), welcomeTitle: space.name, ...UNTOLD })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const made = await findConfiguration(db);
  if (!made) throw new AppError("community.notFound");
  return made;
}
