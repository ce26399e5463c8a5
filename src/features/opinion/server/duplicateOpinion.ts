import { type ActivityCopy, newId } from "../../../server/kit";
import { readOpinion } from "./settings";

/** An opinion asks the same in the copy of its activity; nobody has written there. */
export async function duplicateOpinion({ db, from, to }: ActivityCopy): Promise<void> {
  const opinion = await readOpinion(db, from);
  if (!opinion) return;
  await db
    .insertInto("opinion")
    .values({ ...opinion, id: newId(), activity: to })
    .execute();
}
