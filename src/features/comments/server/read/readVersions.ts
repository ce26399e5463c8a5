import { AppError } from "../../../../shared/errors";
import type { Reader } from "../conversation/openReader";
import { visibleComments } from "../conversation/view";

/** What a comment said before it was changed, the oldest first. @throws AppError `record.notFound` */
export async function readVersions({ db, view }: Reader, commentId: string) {
  const found = await visibleComments(db, view).select("comment.id").where("comment.id", "=", commentId).executeTakeFirst();
  if (!found) throw new AppError("record.notFound");
  const rows = await db
    .selectFrom("commentVersion")
    .select(["number", "text", "writtenAt", "isAfterSeeing"])
    .where("comment", "=", commentId)
    .orderBy("number")
    .execute();
  return {
    versions: rows.map(({ number, text, writtenAt, isAfterSeeing }) => ({
      number,
      text: text ?? "",
      writtenAt: writtenAt ?? "",
      isAfterSeeing,
    })),
  };
}
