import type { Comment } from "../../../../contracts/api/comments";
import type { SpaceDb } from "../../../../server/kit";
import { presenting, type Reader } from "../conversation/openReader";
import { visibleComments } from "../conversation/view";
import { COMMENT_FIELDS } from "../read/commentFields";
import { type CommentFilter, filtered } from "../read/filter";
import { presentComments } from "../read/presentComments";

const CHUNK = 500;

/** All that was said, or what a filter leaves of it, in order, some hundred at a time. */
export async function* readTranscript(reader: Reader, filter: CommentFilter = {}): AsyncGenerator<readonly Comment[]> {
  const { db, view } = reader;
  for (let after = 0; ; ) {
    const rows = await filtered(visibleComments(db, view), filter)
      .select(COMMENT_FIELDS)
      .where("comment.seq", ">", after)
      .orderBy("comment.seq")
      .limit(CHUNK)
      .execute();
    if (rows.length === 0) return;
    yield await presentComments(db, rows, { view, ...presenting(reader) });
    after = rows.at(-1)?.seq ?? after;
  }
}

/** Names of an activity's topics, by id. */
export async function readTopicNames(db: SpaceDb, activityId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom("topic")
    .select(["id", "title"])
    .where("activity", "=", activityId)
    .orderBy("position")
    .execute();
  return new Map(rows.map(({ id, title }) => [id, title]));
}

/** What a file of an export is called, without what file systems refuse. */
export function fileName(title: string, extension: string): string {
  const plain = title
    .replace(/[^\p{L}\p{N} _-]/gu, " ")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, 80);
  return `${plain || "comments"}.${extension}`;
}

/** The header that names a file for whoever saves it. */
export const disposition = (name: string) => `attachment; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, "_")}`;
