import Type from "typebox";
import type { ValueOf } from "../../shared/calls/defineApi";
import { closed, component, EXAMPLE_ID, Id, Instant, nullable } from "../../shared/calls/schemas";
import { FILE_KINDS } from "../../shared/fileKinds";

const Text = Type.String();
const Flag = Type.Boolean();
const Count = Type.Integer({ minimum: 0 });

/** Who wrote something. */
export const Author = closed({
  kind: Type.Enum(["member", "team"]),
  id: nullable(Type.String({ format: "uuid", description: "Of the member or the staff role; null if the person is gone" })),
  name: Type.String({ description: "Nickname, or the staff person's name; empty if the person is gone" }),
  image: nullable(Text),
});

/** What goes with a text; addresses are `/files/{id}`, as the uploads answered them. */
export const Attachments = closed({
  images: Type.Array(closed({ image: Text })),
  videos: Type.Array(closed({ file: Text })),
  files: Type.Array(closed({ name: Text, file: Text })),
  pdf: nullable(Text),
});

const AttachedFile = closed({
  file: Type.String({ description: "Its address, as the upload answered it" }),
  kind: Type.Enum(FILE_KINDS),
  name: Text,
  size: Type.Integer({ minimum: 0, description: "Bytes" }),
});

const TeamSide = closed({
  note: nullable(Type.String({ description: "Internal" })),
  tags: Type.Array(Text),
  seenBefore: nullable(
    Type.String({
      description: "What the author had been shown of others, as ranges of `seq`: `1-12,15`; null if that isn't kept",
    }),
  ),
  versions: Type.Integer({ minimum: 0, description: "Earlier versions that are kept" }),
});

export const CommentStatus = Type.Enum(["PUBLISHED", "HIDDEN", "SENT_BACK"]);
export const Reaction = Type.Enum(["LIKE", "DISLIKE"]);

export const commentFields = {
  id: Id,
  seq: Type.Integer({
    minimum: 0,
    description: "Gap-free number in its conversation, in the order of the commits: order, cursor and read marker",
  }),
  topicId: nullable(Id),
  parentId: nullable(Type.String({ format: "uuid", description: "Of the thread that it replies to; null if it begins one" })),
  author: Author,
  isOwn: Flag,
  text: Type.String({ description: "Plain text; empty if the author's data were erased" }),
  ...Attachments.properties,
  attached: Type.Array(AttachedFile, { description: "What is known of the files above, in the order of their fields" }),
  createdAt: Instant,
  editedAt: nullable(Instant),
  isEditedAfterSeeing: Flag,
  status: CommentStatus,
  explanation: nullable(Type.String({ description: "Why it was sent back" })),
  isQuestion: Flag,
  isPinned: Flag,
  medal: Flag,
  likes: Count,
  dislikes: Count,
  reaction: nullable(Reaction),
  isChangeable: Type.Boolean({ description: "Whether the reader may change and delete it now" }),
  team: Type.Optional(TeamSide),
};

export const Comment = component("ConversationComment", closed(commentFields));

export type Author = ValueOf<typeof Author>;
export type Attachments = ValueOf<typeof Attachments>;
/** A file that goes with a comment. */
export type AttachedFile = ValueOf<typeof AttachedFile>;
/** The reader's own. */
export type Reaction = ValueOf<typeof Reaction>;
/**
 * A comment as its reader gets it. Members are shown their own that are hidden or sent back, and of others a hidden thread
 * without its text; `team` is what the team alone reads.
 */
export type Comment = ValueOf<typeof Comment>;

export const COMMENT_EXAMPLE: Comment = {
  ...{ id: EXAMPLE_ID, seq: 12, topicId: null, parentId: null },
  author: { kind: "member", id: EXAMPLE_ID, name: "lucia", image: null },
  isOwn: true,
  text: "I go by bike, except when it rains.",
  ...{ images: [], videos: [], files: [], pdf: null, attached: [] },
  createdAt: "2026-11-02T09:30:00.000Z",
  editedAt: null,
  isEditedAfterSeeing: false,
  status: "PUBLISHED",
  explanation: null,
  ...{ isQuestion: false, isPinned: false, medal: false },
  ...{ likes: 3, dislikes: 0, reaction: null, isChangeable: true },
};
