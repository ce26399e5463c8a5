import { type ActivityCopy, newId } from "../../../server/kit";
import { withPictures } from "../shared/pictures";
import { pictureFields } from "./pictures";
import { pollColumns, readPoll } from "./readPoll";

/** A poll asks the same in the copy of its activity, with pictures of its own; nobody has voted there. */
export async function duplicatePoll({ db, uploads, from, to }: ActivityCopy): Promise<void> {
  const poll = await readPoll(db, from);
  if (!poll) return;
  const id = newId();
  const copies = new Map<string, string>();
  for (const [address, field] of pictureFields(poll))
    copies.set(address, await uploads.copy(address, { entity: "poll", recordId: id, field }));
  const copy = withPictures(poll, ({ image, alt }) => ({ image: copies.get(image) ?? image, alt }));
  await db
    .insertInto("poll")
    .values({ ...pollColumns(copy), id, activity: to })
    .execute();
}
