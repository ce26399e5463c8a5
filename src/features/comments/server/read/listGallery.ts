import type { Comment } from "../../../../contracts/api/comments";
import { sql } from "../../../../server/kit";
import type { GalleryItem, GalleryPage } from "../../shared/api/files";
import { presenting, type Reader } from "../conversation/openReader";
import { visibleComments } from "../conversation/view";
import { COMMENT_FIELDS } from "./commentFields";
import { type CommentFilter, filtered, visualCount } from "./filter";
import { presentComments } from "./presentComments";

/** Comments a page. */
const PAGE = 40;

function itemsOf({ id, images, videos, seq, topicId, author, createdAt, text }: Comment): readonly GalleryItem[] {
  const said = { commentId: id, seq, topicId, author, createdAt, text };
  return [
    ...images.map(({ image }) => ({ file: image, kind: "image" as const, ...said })),
    ...videos.map(({ file }) => ({ file, kind: "video" as const, ...said })),
  ];
}

/** Images and videos of a conversation, those of the newest comments first. @param before only of comments with lower numbers */
export async function listGallery(reader: Reader, filter: CommentFilter, before?: number): Promise<GalleryPage> {
  const { db, view } = reader;
  const found = filtered(visibleComments(db, view), { ...filter, isVisual: true });
  const { total } = await found.select(sql<number>`coalesce(sum(${visualCount}), 0)`.as("total")).executeTakeFirstOrThrow();
  const rows = await (before === undefined ? found : found.where("comment.seq", "<", before))
    .select(COMMENT_FIELDS)
    .orderBy("comment.seq", "desc")
    .limit(PAGE + 1)
    .execute();
  const shown = rows.slice(0, PAGE);
  const comments = await presentComments(db, shown, { view, ...presenting(reader) });
  const last = shown.at(-1)?.seq ?? null;
  return { items: comments.flatMap(itemsOf), before: rows.length > PAGE ? last : null, total: Number(total) };
}
