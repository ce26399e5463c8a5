import { AppError } from "../../../shared/errors";
import { newId } from "../../../shared/ids";
import type { WriteContext } from "../../api/rest/write/writeContext";
import type { SpaceDb } from "../../db/query/spaceDb";
import { runStatement } from "../../db/runStatement";

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
export async function configurationOf({ database, spaceDb }: WriteContext, communityId: string): Promise<string> {
  const db = spaceDb(communityId);
  const existing = await findConfiguration(db);
  if (existing) return existing;
  const select = { text: "select name from space where id = $1", values: [communityId] };
  const [space] = await runStatement<{ name: string }>(database, select);
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
