import type { AttachedFile, Attachments, Comment, Reaction } from "../../../../contracts/api/comments";
import type { SpaceDb } from "../../../../server/kit";
import { kindOf } from "../../../../shared/fileTypes";
import type { View } from "../conversation/view";
import { addressesOf, fileIdOf } from "../write/attachments";
import { isChangeable } from "../write/isChangeable";
import type { CommentRow } from "./commentFields";
import { authorOf, readAuthors } from "./readAuthors";

type Files = ReadonlyMap<string, Pick<AttachedFile, "kind" | "name" | "size">>;

/** What is known of all that goes with comments, by address. */
async function readFiles(db: SpaceDb, attachments: readonly Attachments[]): Promise<Files> {
  const ids = attachments.flatMap((one) => addressesOf(one).flatMap(([, address]) => fileIdOf(address) ?? []));
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom("file").select(["id", "name", "mediaType", "size"]).where("id", "in", ids).execute();
  return new Map(rows.map(({ id, name, mediaType, size }) => [`/files/${id}`, { kind: kindOf(mediaType), name, size }]));
}

/** Those of one comment, in the order of its fields; without what is there no more, or lies elsewhere. */
function filesOf(attachments: Attachments, known: Files): readonly AttachedFile[] {
  return addressesOf(attachments).flatMap(([, file]) => {
    const found = known.get(file);
    return found ? [{ file, ...found }] : [];
  });
}

export interface PresentOptions {
  readonly view: Pick<View, "viewer">;
  /** Whether the activity can be written in now, and until when comments are changed. */
  readonly isOpen: boolean;
  readonly changeable: "shortly" | "untilEnd";
}

async function readReactions(db: SpaceDb, { viewer }: PresentOptions["view"], ids: readonly string[]) {
  if (viewer.kind === "team" || ids.length === 0) return new Map<string, Reaction>();
  const rows = await db
    .selectFrom("commentReaction")
    .select(["comment", "reactionType"])
    .where("member", "=", viewer.id)
    .where("comment", "in", [...ids])
    .execute();
  return new Map(rows.map(({ comment, reactionType }) => [comment, reactionType as Reaction]));
}

async function countBy(db: SpaceDb, what: "versions" | "replies", ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const rows =
    what === "versions"
      ? await db
          .selectFrom("commentVersion")
          .select(["comment as id", (eb) => eb.fn.countAll<number>().as("count")])
          .where("comment", "in", [...ids])
          .groupBy("comment")
          .execute()
      : await db
          .selectFrom("comment")
          .select(["parentComment as id", (eb) => eb.fn.countAll<number>().as("count")])
          .where("parentComment", "in", [...ids])
          .where("deletedAt", "is", null)
          .groupBy("parentComment")
          .execute();
  return new Map(rows.map(({ id, count }) => [id ?? "", Number(count)]));
}

function attachmentsOf({ images, videos, files, pdf }: CommentRow): Attachments {
  // Checked when they were written.
  return {
    images: (images ?? []) as Attachments["images"],
    videos: (videos ?? []) as Attachments["videos"],
    files: (files ?? []) as Attachments["files"],
    pdf,
  };
}

function isOwn({ viewer }: PresentOptions["view"], { member, moderator }: CommentRow): boolean {
  return viewer.id === (viewer.kind === "member" ? member : moderator);
}

/** Comments as a reader gets them; what the team alone may know goes to the team alone. */
export async function presentComments(
  db: SpaceDb,
  rows: readonly CommentRow[],
  { view, isOpen, changeable }: PresentOptions,
): Promise<readonly Comment[]> {
  const ids = rows.map(({ id }) => id);
  const isTeam = view.viewer.kind === "team";
  const [authors, files, reactions, versions, replies] = await Promise.all([
    readAuthors(db, rows),
    readFiles(db, rows.map(attachmentsOf)),
    readReactions(db, view, ids),
    isTeam ? countBy(db, "versions", ids) : undefined,
    countBy(
      db,
      "replies",
      rows.filter((row) => isOwn(view, row)).map(({ id }) => id),
    ),
  ]);
  return rows.map((row) => {
    const author = authorOf(row, authors);
    const own = isOwn(view, row);
    const isSentBack = row.status === "SENT_BACK";
    return {
      id: row.id,
      seq: row.seq ?? 0,
      topicId: row.topic,
      parentId: row.parentComment,
      author,
      isOwn: own,
      // What stands in an erased person's row says nothing.
      text: author.id === null ? "" : row.text,
      ...attachmentsOf(row),
      attached: filesOf(attachmentsOf(row), files),
      createdAt: row.createdAt,
      editedAt: row.editedAt,
      isEditedAfterSeeing: isTeam && row.isEditedAfterSeeing,
      status: row.status as Comment["status"],
      explanation: (own || isTeam) && isSentBack ? row.explanation : null,
      isQuestion: row.isQuestion,
      isPinned: row.isPinned,
      medal: row.medal,
      likes: row.likes,
      dislikes: row.dislikes,
      reaction: reactions.get(row.id) ?? null,
      isChangeable: own && isOpen && isChangeable({ ...row, replies: replies.get(row.id) ?? 0 }, changeable, new Date()),
      ...(isTeam
        ? {
            team: {
              note: row.note,
              tags: row.tags ?? [],
              seenBefore: row.seenBefore,
              versions: versions?.get(row.id) ?? 0,
            },
          }
        : {}),
    };
  });
}
