import type { Comment } from "../../../../contracts/api/comments";
import type { SpaceDb } from "../../../../server/kit";
import { type View, visibleComments } from "../conversation/view";
import { COMMENT_FIELDS } from "./commentFields";
import { type PresentOptions, presentComments } from "./presentComments";

/** One comment as a reader gets it; nothing where it can't be seen. */
export async function readComment(
  db: SpaceDb,
  view: View,
  id: string,
  options: Omit<PresentOptions, "view">,
): Promise<Comment | undefined> {
  const rows = await visibleComments(db, view).select(COMMENT_FIELDS).where("comment.id", "=", id).execute();
  const [comment] = await presentComments(db, rows, { view, ...options });
  return comment;
}
