import { type ActivityCopy, newId } from "../../../server/kit";

/** As many topics count in the copy of a debate; the topics themselves are there already. */
export async function duplicateDebate({ db, from, to }: ActivityCopy): Promise<void> {
  const debate = await db.selectFrom("debate").select("minTopics").where("activity", "=", from).executeTakeFirst();
  if (!debate) return;
  await db
    .insertInto("debate")
    .values({ ...debate, id: newId(), activity: to })
    .execute();
}
