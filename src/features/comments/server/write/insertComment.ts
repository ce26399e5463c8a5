import type { Attachments } from "../../../../contracts/api/comments";
import type { Audience } from "../../../../contracts/api/conversation";
import { newId, type SpaceDb } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import { COMMENT_ERRORS } from "../../shared/errors";
import type { Viewer } from "../conversation/viewer";
import { attachmentColumns } from "./attachments";

export interface NewComment {
  readonly activityId: string;
  readonly audience: Audience;
  readonly author: Viewer;
  readonly text: string;
  readonly topicId: string | null;
  readonly parentId: string | null;
  readonly isQuestion: boolean;
  readonly seenBefore: string | null;
  readonly attachments: Attachments;
  readonly clientKey: string;
}

/** What was posted under a key, if anything. @throws AppError `comments.keyUsed` where it says something else */
export async function findPosted(
  db: SpaceDb,
  { activityId, author, clientKey, text }: Pick<NewComment, "activityId" | "author" | "clientKey" | "text">,
): Promise<string | undefined> {
  const row = await db
    .selectFrom("comment")
    .select(["id", "text", "editedAt"])
    .where("activity", "=", activityId)
    .where(author.kind === "member" ? "member" : "moderator", "=", author.id)
    .where("clientKey", "=", clientKey)
    .executeTakeFirst();
  if (row && row.editedAt === null && row.text !== text) throw new AppError(COMMENT_ERRORS.keyUsed);
  return row?.id;
}

/** The row, without its number yet. @returns its id; nothing where another call was first with the same key */
export async function insertComment(db: SpaceDb, comment: NewComment): Promise<string | undefined> {
  const { activityId, audience, author, text, topicId, parentId, isQuestion, seenBefore, attachments, clientKey } = comment;
  const row = await db
    .insertInto("comment")
    .values({
      id: newId(),
      activity: activityId,
      audience,
      [author.kind === "member" ? "member" : "moderator"]: author.id,
      text,
      topic: topicId,
      parentComment: parentId,
      isRootComment: parentId === null,
      isQuestion,
      seenBefore,
      clientKey,
      ...attachmentColumns(attachments),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id;
}
