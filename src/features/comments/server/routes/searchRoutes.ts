import type { ExtensionRoute } from "../../../../server/kit";
import { optionalObject, requiredObject } from "../../../../shared/objectSchema";
import { type ConversationServices, presenting } from "../conversation/openReader";
import { demandOwnCommunity, viewerOf } from "../conversation/viewer";
import { listGallery } from "../read/listGallery";
import { listThreads } from "../read/listThreads";
import { readVersions } from "../read/readVersions";
import { searchComments } from "../read/searchComments";
import { searchOfMember } from "../read/searchOfMember";
import { searchWord } from "../read/searchWord";
import { pageOf, paramsOf, queryOf, readerOf } from "./asked";
import { TEAM_FACE } from "./faces";
import * as schemas from "./schemas";

const { base, read: access, query } = TEAM_FACE;
const example = { id: schemas.EXAMPLE_ID, activityId: schemas.EXAMPLE_ID };
const params = requiredObject(schemas.ofActivity);
const text = { type: "string" } as const;
const count = { type: "integer" } as const;
const FOUND = requiredObject({
  comments: { type: "array", items: schemas.FOUND_COMMENT },
  before: count,
  hasMore: { type: "boolean" },
  total: count,
});
const VERSIONS = requiredObject({
  versions: {
    type: "array",
    items: requiredObject({ number: count, text, writtenAt: text, isAfterSeeing: { type: "boolean" } }),
  },
});
const WORD = requiredObject({
  word: text,
  count,
  excerpts: { type: "array", items: requiredObject({ commentId: schemas.id, text }) },
});
const FOUND_OF_MEMBER = requiredObject({ comments: { type: "array", items: schemas.FOUND_COMMENT } });
const foundExample = {
  comments: [{ ...schemas.COMMENT_EXAMPLE, activity: { id: schemas.EXAMPLE_ID, title: "Breakfast", type: "wat_chat" } }],
  before: 1_790_000_000_000,
  hasMore: false,
  total: 1,
};
const searchQuery = {
  ...query,
  before: { type: "string", pattern: "^[0-9]{1,15}$", maxLength: 15 },
  page: schemas.digits,
} as const;

/** Looking for comments, and for what they said before; the team's, but for the first. */
export function searchRoutes(services: ConversationServices): readonly ExtensionRoute[] {
  return [
    {
      method: "GET",
      url: "/tester/communities/:id/commentSearch",
      summary: "Comments with a word, in all activities that are open to the member; at most 30, the newest first",
      access: { kind: "member" },
      schema: {
        params: requiredObject({ id: schemas.id }),
        querystring: requiredObject({ word: { type: "string", minLength: 2, maxLength: 100 } }),
      },
      describe: () => ({
        examples: { id: schemas.EXAMPLE_ID, word: "bike" },
        answer: { schema: FOUND_OF_MEMBER, example: { comments: foundExample.comments } },
      }),
      handle: async (context, request) => {
        demandOwnCommunity(context, paramsOf(request).id);
        return { comments: await searchOfMember(context, queryOf(request).word ?? "", services) };
      },
    },
    {
      method: "GET",
      url: "/client/communities/:id/commentSearch",
      summary: "Comments of all activities that one sees, the newest first",
      access: { kind: "staff" },
      schema: {
        params: requiredObject({ id: schemas.id }),
        querystring: optionalObject({ ...searchQuery, activityId: schemas.id }),
      },
      describe: () => ({ examples: { id: schemas.EXAMPLE_ID }, answer: { schema: FOUND, example: foundExample } }),
      handle: async (context, request) => {
        demandOwnCommunity(context, paramsOf(request).id);
        return searchComments(
          context,
          { ...pageOf(request), activityId: queryOf(request).activityId },
          viewerOf(context.session),
        );
      },
    },
    {
      method: "GET",
      url: `${base}/commentSearch`,
      summary: "Comments of an activity, replies as well, the newest first",
      access,
      schema: { params, querystring: optionalObject(searchQuery) },
      describe: () => ({ examples: example, answer: { schema: FOUND, example: foundExample } }),
      handle: async (context, request) => {
        const { view, viewer } = await readerOf(context, request, services);
        return searchComments(context, { ...pageOf(request), activityId: view.activityId }, viewer);
      },
    },
    {
      method: "GET",
      url: `${base}/gallery`,
      summary: "Images and videos of an activity's comments, those of the newest first",
      access,
      schema: { params, querystring: optionalObject(query) },
      describe: () => ({
        examples: example,
        answer: { schema: schemas.GALLERY, example: schemas.GALLERY_EXAMPLE },
      }),
      handle: async (context, request) => {
        const { before, ...filter } = pageOf(request);
        return listGallery(await readerOf(context, request, services), filter, before);
      },
    },
    {
      method: "GET",
      url: `${base}/searchWord`,
      summary: "How often a word was used in an activity, and where",
      access,
      schema: { params, querystring: requiredObject({ word: { type: "string", minLength: 1, maxLength: 100 } }) },
      describe: () => ({
        examples: { ...example, word: "bike" },
        answer: {
          schema: WORD,
          example: {
            word: "bike",
            count: 1,
            excerpts: [{ commentId: schemas.EXAMPLE_ID, text: "I go by bike, except when it rains." }],
          },
        },
      }),
      handle: async (context, request) => searchWord(await readerOf(context, request, services), queryOf(request).word ?? ""),
    },
    {
      method: "GET",
      url: `${base}/topic/:topicId/commentsPaged`,
      summary: "Threads of one topic, ten a page, the newest first",
      access,
      schema: {
        params: requiredObject({ ...schemas.ofActivity, topicId: schemas.id }),
        querystring: optionalObject({ page: schemas.digits, before: schemas.digits }),
      },
      describe: () => ({
        examples: { ...example, topicId: schemas.EXAMPLE_ID },
        answer: { schema: schemas.PAGE, example: schemas.PAGE_EXAMPLE },
      }),
      handle: async (context, request) => {
        const reader = await readerOf(context, request, services);
        return listThreads(reader.db, reader.view, pageOf(request), presenting(reader));
      },
    },
    {
      method: "GET",
      url: `${base}/comment/:commentId/versions`,
      summary: "What a comment said before it was changed",
      access,
      schema: { params: requiredObject({ ...schemas.ofActivity, commentId: schemas.id }) },
      describe: () => ({
        examples: { ...example, commentId: schemas.EXAMPLE_ID },
        answer: {
          schema: VERSIONS,
          example: { versions: [{ number: 1, text: "By bike.", writtenAt: "2026-11-02T09:30:00.000Z", isAfterSeeing: false }] },
        },
      }),
      handle: async (context, request) => readVersions(await readerOf(context, request, services), paramsOf(request).commentId),
    },
  ];
}
