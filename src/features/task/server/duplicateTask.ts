import { type ActivityCopy, newId } from "../../../server/kit";

/** The copy of a task asks for the same in each of its parts; their topics are there already. */
export async function duplicateTask({ db, from, to, topics }: ActivityCopy): Promise<void> {
  const task = await db.selectFrom("taskSettings").select("othersVisible").where("activity", "=", from).executeTakeFirst();
  if (!task) return;
  await db
    .insertInto("taskSettings")
    .values({ ...task, id: newId(), activity: to })
    .execute();
  const parts = await db
    .selectFrom("taskPart")
    .select(["topic", "kind", "isRequired", "minWords"])
    .where("topic", "in", [...topics.keys()])
    .execute();
  const copies = parts.flatMap((part) => {
    const topic = topics.get(part.topic);
    return topic ? [{ ...part, id: newId(), topic }] : [];
  });
  if (copies.length > 0) await db.insertInto("taskPart").values(copies).execute();
}
