import { component, EXAMPLE_FILE } from "../../../../server/kit";
import type { Json, JsonObject } from "../../../../shared/json";
import { optionalObject, requiredObject } from "../../../../shared/objectSchema";
import { LONGEST_TEXT, MOST_CHOSEN, MOST_FILES, MOST_IMAGES, MOST_VIDEOS } from "../../shared/comment";
import { FILE_KINDS } from "../../shared/fileTypes";

export const EXAMPLE_ID = "0193fd0a-7c1e-7000-8000-000000000001";
export const id: JsonObject = { type: "string", format: "uuid" };
const text: JsonObject = { type: "string" };
const flag: JsonObject = { type: "boolean" };
const count: JsonObject = { type: "integer", minimum: 0 };
const maybe = (schema: JsonObject): JsonObject => ({ anyOf: [schema, { type: "null" }] });
const instant: JsonObject = { type: "string", format: "date-time" };
const address: JsonObject = { type: "string", maxLength: 60, pattern: "^/files/[0-9a-f-]{36}$" };
const name: JsonObject = { type: "string", minLength: 1, maxLength: 200, pattern: "\\S" };
const list = (items: JsonObject, maxItems: number): JsonObject => ({ type: "array", items, maxItems });

const attachments = {
  images: list(requiredObject({ image: address }), MOST_IMAGES),
  videos: list(requiredObject({ file: address }), MOST_VIDEOS),
  files: list(requiredObject({ name, file: address }), MOST_FILES),
  pdf: maybe(address),
};

const BODY = {
  text: { type: "string", minLength: 1, maxLength: LONGEST_TEXT, pattern: "\\S" },
  ...attachments,
};

export const postBody = optionalObject(
  {
    ...BODY,
    topicId: id,
    isRootComment: flag,
    parentCommentId: id,
    isQuestion: flag,
    clientKey: { type: "string", pattern: "^[A-Za-z0-9:-]{8,60}$", maxLength: 60 },
  },
  ["text"],
);
export const changeBody = optionalObject({ ...BODY, editedAt: maybe(instant) }, ["text", "editedAt"]);

export const POST_EXAMPLE: Json = { text: "I go by bike, except when it rains.", clientKey: EXAMPLE_ID };

const author = requiredObject({
  kind: { type: "string", enum: ["member", "team"] },
  id: maybe(id),
  name: text,
  image: maybe(text),
});

const team = requiredObject({
  note: maybe(text),
  tags: { type: "array", items: text },
  seenBefore: { ...maybe(text), description: "What the author had been shown of others, as ranges of `seq`" },
  versions: count,
});

const comment = {
  id,
  seq: { ...count, description: "Gap-free number in its conversation" },
  topicId: maybe(id),
  parentId: maybe(id),
  author,
  isOwn: flag,
  text,
  images: { type: "array", items: requiredObject({ image: text }) },
  videos: { type: "array", items: requiredObject({ file: text }) },
  files: { type: "array", items: requiredObject({ name: text, file: text }) },
  pdf: maybe(text),
  attached: {
    type: "array",
    items: requiredObject({ file: text, kind: { type: "string", enum: [...FILE_KINDS] }, name: text, size: count }),
    description: "What is known of the files above",
  },
  createdAt: instant,
  editedAt: maybe(instant),
  isEditedAfterSeeing: flag,
  status: { type: "string", enum: ["PUBLISHED", "HIDDEN", "SENT_BACK"] },
  explanation: maybe(text),
  isQuestion: flag,
  isPinned: flag,
  medal: flag,
  likes: count,
  dislikes: count,
  reaction: maybe({ type: "string", enum: ["LIKE", "DISLIKE"] }),
  isChangeable: flag,
} satisfies JsonObject;

export const COMMENT = component("ConversationComment", requiredObject({ ...comment, team }, ["team"]));
export const THREAD = component(
  "ConversationThread",
  requiredObject({ ...comment, team, replies: { type: "array", items: COMMENT } }, ["team"]),
);
/** A comment that was looked for in more than one activity. */
export const FOUND_COMMENT = component(
  "FoundComment",
  requiredObject({ ...comment, team, activity: requiredObject({ id, title: text, type: text }) }, ["team"]),
);

export const COMMENT_EXAMPLE = {
  id: EXAMPLE_ID,
  seq: 12,
  topicId: null,
  parentId: null,
  author: { kind: "member", id: EXAMPLE_ID, name: "lucia", image: null },
  isOwn: true,
  text: "I go by bike, except when it rains.",
  images: [],
  videos: [],
  files: [],
  pdf: null,
  attached: [],
  createdAt: "2026-11-02T09:30:00.000Z",
  editedAt: null,
  isEditedAfterSeeing: false,
  status: "PUBLISHED",
  explanation: null,
  isQuestion: false,
  isPinned: false,
  medal: false,
  likes: 3,
  dislikes: 0,
  reaction: null,
  isChangeable: true,
} satisfies Json;

export const PAGE = component(
  "ConversationPage",
  requiredObject({ threads: { type: "array", items: THREAD }, before: count, hasMore: flag, total: count }),
);
export const PAGE_EXAMPLE: Json = { threads: [{ ...COMMENT_EXAMPLE, replies: [] }], before: 13, hasMore: false, total: 1 };

const topic = requiredObject({
  id,
  title: text,
  description: maybe(text),
  tag: maybe(text),
  color: text,
  comments: count,
  unseen: count,
  isAnswered: flag,
});

export const STATE = component(
  "ConversationState",
  requiredObject({
    topics: { type: "array", items: topic },
    mayStart: flag,
    mayReply: flag,
    mayReact: flag,
    hasTopics: flag,
    isOneThreadEach: flag,
    changeable: { type: "string", enum: ["shortly", "untilEnd"] },
    isLive: flag,
    others: { type: "string", enum: ["visible", "afterOwn", "never"] },
    hasWritten: flag,
    lastSeq: count,
    lastSeen: count,
    unseen: { ...count, description: "At most 100" },
    pinned: { type: "array", items: COMMENT },
  }),
);
export const STATE_EXAMPLE: Json = {
  topics: [],
  mayStart: true,
  mayReply: true,
  mayReact: true,
  hasTopics: false,
  isOneThreadEach: false,
  changeable: "shortly",
  isLive: false,
  others: "visible",
  hasWritten: true,
  lastSeq: 12,
  lastSeen: 12,
  unseen: 0,
  pinned: [],
};

export const SINCE = requiredObject({ comments: { type: "array", items: COMMENT }, lastSeq: count });
export const SINCE_EXAMPLE: Json = { comments: [COMMENT_EXAMPLE], lastSeq: 12 };

export const GALLERY = component(
  "ConversationGallery",
  requiredObject({
    items: {
      type: "array",
      items: requiredObject({
        file: { ...text, description: "Its address" },
        kind: { type: "string", enum: ["image", "video"] },
        commentId: id,
        seq: count,
        topicId: maybe(id),
        author,
        createdAt: instant,
        text,
      }),
    },
    before: { ...maybe(count), description: "To be sent for what follows; null where nothing does" },
    total: { ...count, description: "Images and videos that the filter leaves" },
  }),
);
export const GALLERY_EXAMPLE: Json = {
  items: [
    {
      file: EXAMPLE_FILE,
      kind: "image",
      commentId: EXAMPLE_ID,
      seq: 12,
      topicId: null,
      author: COMMENT_EXAMPLE.author,
      createdAt: COMMENT_EXAMPLE.createdAt,
      text: COMMENT_EXAMPLE.text,
    },
  ],
  before: null,
  total: 1,
};

export const ofActivity = { id, activityId: id };
export const number: JsonObject = { type: "integer", minimum: 0, maximum: 100_000_000 };
/** Of addresses: they are text. */
export const digits: JsonObject = { type: "string", pattern: "^[0-9]{1,9}$", maxLength: 9 };
const word: JsonObject = { type: "string", minLength: 1, maxLength: 100 };
export const audience: JsonObject = { type: "string", enum: ["EVERYBODY", "TEAM"] };
const yes: JsonObject = { type: "string", enum: ["true", "false"] };

/** Images and videos alone. */
export const isVisual: JsonObject = yes;
/** Ids with commas between: as many as fit into an address. */
export const fileIds: JsonObject = {
  type: "string",
  pattern: "^[0-9a-f-]{36}(,[0-9a-f-]{36})*$",
  maxLength: 37 * MOST_CHOSEN - 1,
};

/** What members look for. */
export const memberQuery = { before: digits, topicId: id, word, isOwn: yes };
/** What the team looks for. */
export const teamQuery = {
  before: digits,
  topicId: id,
  authorId: id,
  word,
  tag: { type: "string", minLength: 1, maxLength: 60 },
  hasMedal: yes,
  status: { type: "string", enum: ["PUBLISHED", "HIDDEN", "SENT_BACK"] },
  from: instant,
  to: instant,
  audience,
} satisfies JsonObject;

/** A file that was sent, for a comment to refer to. */
export const SENT_FILE = requiredObject({
  id,
  url: text,
  kind: { type: "string", enum: [...FILE_KINDS] },
  name: text,
  size: { ...count, description: "Bytes" },
});
export const SENT_FILE_EXAMPLE: Json = {
  id: EXAMPLE_ID,
  url: `/files/${EXAMPLE_ID}`,
  kind: "video",
  name: "breakfast.mp4",
  size: 8_211_004,
};
