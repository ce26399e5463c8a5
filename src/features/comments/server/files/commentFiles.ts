import type { Participations } from "../../../../contracts/services/participation";
import type { FilePurpose, ServerHost, Session, SpaceDb } from "../../../../server/kit";
import { readConversation } from "../conversation/readConversation";
import { viewOf, visibleComments } from "../conversation/view";

/** Purpose of the files that people attach to comments. */
export const COMMENT_FILES = "comment";

interface FileServices {
  readonly types: ServerHost["registries"]["activityTypes"];
  readonly participations: () => Participations;
}

type Asked = Parameters<FilePurpose["canRead"]>[0];

async function seesComment(
  db: SpaceDb,
  session: Session,
  comment: { readonly id: string; readonly activity: string },
  { types, participations }: FileServices,
): Promise<boolean> {
  if (!session.memberId) return false;
  const who = { activityId: comment.activity, memberId: session.memberId };
  // Neither for those whom the activity isn't for, nor before its prerequisites are done.
  if (!(await participations().isAdmitted(db, who))) return false;
  const conversation = await readConversation(db, comment.activity, types).catch(() => undefined);
  if (!conversation) return false;
  const view = await viewOf(db, conversation, { kind: "member", id: session.memberId });
  const seen = await visibleComments(db, view).select("comment.id").where("comment.id", "=", comment.id).executeTakeFirst();
  return seen !== undefined;
}

/** Who sees a comment has its files; before it is posted, whoever sent them. */
export function commentFiles(services: FileServices): FilePurpose {
  const readComment = async ({ db, id }: Asked) =>
    db
      .selectFrom("file")
      .leftJoin("comment", "comment.id", "file.recordId")
      .select(["file.uploaderId", "comment.id", "comment.activity", "comment.deletedAt"])
      .where("file.id", "=", id)
      .executeTakeFirst();
  return {
    name: COMMENT_FILES,
    isSwept: true,
    canRead: async (asked) => {
      const found = await readComment(asked);
      if (!found) return false;
      const { id, activity } = found;
      if (!id || !activity) return asked.sessions.some(({ accountId }) => accountId === found.uploaderId);
      if (found.deletedAt) return false;
      if (await asked.mayRead("comment", id)) return true;
      for (const session of asked.sessions) if (await seesComment(asked.db, session, { id, activity }, services)) return true;
      return false;
    },
  };
}
