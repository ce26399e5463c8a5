import Type from "typebox";
import { COMMENT_EXAMPLE, commentFields } from "../../../../contracts/api/comments";
import { OfActivity, TeamQuery } from "../../../../contracts/api/conversation";
import { defineApi, defineCall, type ValueOf } from "../../../../shared/calls/defineApi";
import { ById, closed, component, EXAMPLE_ID, Id, nullable } from "../../../../shared/calls/schemas";
import { MOST_CHOSEN } from "../comment";
import { OF_ACTIVITY, TeamFilterQuery, YesOrNo } from "./schemas";

const { seq, topicId, author, createdAt, text } = commentFields;

const GalleryItem = closed({
  file: Type.String({ description: "Its address" }),
  kind: Type.Enum(["image", "video"]),
  commentId: Id,
  ...{ seq, topicId, author, createdAt, text },
});

const GalleryPage = component(
  "ConversationGallery",
  closed({
    items: Type.Array(GalleryItem),
    before: nullable(Type.Integer({ minimum: 0, description: "To be sent for what follows; null if nothing does" })),
    total: Type.Integer({ minimum: 0, description: "Images and videos that the filter leaves" }),
  }),
);

const Gallery = closed({
  activity: closed({ id: Id, title: Type.String(), type: Type.String() }),
  total: Type.Integer({ minimum: 1, description: "Images and videos" }),
});

const FileIds = Type.String({
  pattern: "^[0-9a-f-]{36}(,[0-9a-f-]{36})*$",
  maxLength: 37 * MOST_CHOSEN - 1,
  description: "Ids with commas between",
});

const FilesQuery = closed({
  ...TeamFilterQuery.properties,
  isVisual: Type.Optional(YesOrNo),
  files: Type.Optional(FileIds),
});

/** An image or a video of a comment. */
export type GalleryItem = ValueOf<typeof GalleryItem>;
/** An activity in whose comments there are images or videos. */
export type Gallery = ValueOf<typeof Gallery>;
/** Images and videos of some comments, the newest first. */
export type GalleryPage = ValueOf<typeof GalleryPage>;

const example: GalleryItem = {
  ...{ file: `/files/${EXAMPLE_ID}`, kind: "image", commentId: EXAMPLE_ID, seq: 12, topicId: null },
  ...{ author: COMMENT_EXAMPLE.author, createdAt: COMMENT_EXAMPLE.createdAt, text: COMMENT_EXAMPLE.text },
};

const exported = { params: OfActivity, query: TeamQuery, examples: { params: OF_ACTIVITY } };

/** An activity's images and videos, and its conversation as a file. */
export const filesApi = defineApi({
  "GET /client/communities/:id/galleries": defineCall({
    summary: "Activities with images or videos in their comments, of those that one sees; that of the newest first",
    params: ById,
    answer: closed({ galleries: Type.Array(Gallery) }),
    examples: {
      params: { id: EXAMPLE_ID },
      answer: { galleries: [{ activity: { id: EXAMPLE_ID, title: "Breakfast", type: "wat_chat" }, total: 12 }] },
    },
  }),
  "GET /client/communities/:id/activity/:activityId/gallery": defineCall({
    summary: "Images and videos of an activity's comments, those of the newest first",
    params: OfActivity,
    query: TeamFilterQuery,
    answer: GalleryPage,
    examples: { params: OF_ACTIVITY, answer: { items: [example], before: null, total: 1 } },
  }),
  "GET /client/communities/:id/activity/:activityId/excel": defineCall({
    summary: "What was said, as a workbook",
    ...exported,
  }),
  "GET /client/communities/:id/activity/:activityId/word": defineCall({
    summary: "What was said, as a readable transcript with its images",
    ...exported,
  }),
  "GET /client/communities/:id/activity/:activityId/multimedia": defineCall({
    summary: "Photos, videos and files that were attached, as a ZIP: all, those of some comments, or those that were chosen",
    params: OfActivity,
    query: FilesQuery,
    examples: { params: OF_ACTIVITY },
  }),
});
