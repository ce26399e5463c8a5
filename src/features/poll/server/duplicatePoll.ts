import { type ActivityCopy, json, newId } from "../../../server/kit";
import { readPoll } from "./readPoll";

/** A poll asks the same in the copy of its activity; nobody has voted there. */
export async function duplicatePoll({ db, from, to }: ActivityCopy): Promise<void> {
  const poll = await readPoll(db, from);
  if (!poll) return;
  await db
    .insertInto("poll")
    .values({ ...poll, id: newId(), activity: to, options: json(poll.options) })
    .execute();
}
