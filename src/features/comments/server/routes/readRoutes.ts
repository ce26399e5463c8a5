import type { ExtensionRoute } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import { optionalObject, requiredObject } from "../../../../shared/objectSchema";
import { type ConversationServices, presenting } from "../conversation/openReader";
import { moveMarker, noteDelivered } from "../markers/markers";
import { listThreads, numbersOfOthers, readThread } from "../read/listThreads";
import { readLatest, readSince } from "../read/readSince";
import { readLastSeq, readPinned, readState } from "../read/readState";
import { pageOf, paramsOf, queryOf, readerOf } from "./asked";
import type { Face } from "./faces";
import * as schemas from "./schemas";

const LARGEST_LATEST = 50;
const example = { id: schemas.EXAMPLE_ID, activityId: schemas.EXAMPLE_ID };

/** Reading a conversation, the same for members and the team. */
export function readRoutes({ base, read: access, query }: Face, services: ConversationServices): readonly ExtensionRoute[] {
  const params = requiredObject(schemas.ofActivity);
  const ofTeam = optionalObject("audience" in query ? { audience: query.audience } : {});
  const list = { schema: { type: "array", items: schemas.COMMENT }, example: [schemas.COMMENT_EXAMPLE] } as const;
  return [
    {
      method: "GET",
      url: `${base}/conversation`,
      summary: "How a conversation stands: topics, what one may do, what is new",
      access,
      schema: { params, querystring: ofTeam },
      describe: () => ({ examples: example, answer: { schema: schemas.STATE, example: schemas.STATE_EXAMPLE } }),
      handle: async (context, request) => readState(await readerOf(context, request, services)),
    },
    {
      method: "GET",
      url: `${base}/comments/page/:page/size/:size`,
      summary: "Threads, the newest first; pages of the same `before` never repeat or skip",
      access,
      schema: {
        params: requiredObject({
          ...schemas.ofActivity,
          page: schemas.digits,
          size: { type: "string", enum: ["10", "20", "50"] },
        }),
        querystring: optionalObject(query),
      },
      describe: () => ({
        examples: { ...example, page: "0", size: "10" },
        answer: { schema: schemas.PAGE, example: schemas.PAGE_EXAMPLE },
      }),
      handle: async (context, request) => {
        const reader = await readerOf(context, request, services);
        const page = await listThreads(reader.db, reader.view, pageOf(request), presenting(reader));
        await noteShown(reader, numbersOfOthers(page.threads));
        return page;
      },
    },
    {
      method: "GET",
      url: `${base}/comments/since/:seq`,
      summary: "Comments with a higher number, in order: what one has missed",
      access,
      schema: { params: requiredObject({ ...schemas.ofActivity, seq: schemas.digits }), querystring: ofTeam },
      describe: () => ({
        examples: { ...example, seq: "11" },
        answer: { schema: schemas.SINCE, example: schemas.SINCE_EXAMPLE },
      }),
      handle: async (context, request) => {
        const reader = await readerOf(context, request, services);
        const since = await readSince(reader.db, reader.view, Number(paramsOf(request).seq), presenting(reader));
        await noteShown(
          reader,
          since.comments.flatMap(({ isOwn, seq }) => (isOwn ? [] : [seq])),
        );
        return since;
      },
    },
    {
      method: "GET",
      url: `${base}/comments/latest`,
      summary: "The newest comments of a stream, in order; `before` goes back",
      access,
      schema: {
        params,
        querystring: optionalObject({ before: schemas.digits, ...("audience" in query ? { audience: query.audience } : {}) }),
      },
      describe: () => ({ examples: example, answer: list }),
      handle: async (context, request) => {
        const reader = await readerOf(context, request, services);
        const { before } = queryOf(request);
        const wanted = { size: LARGEST_LATEST, ...(before ? { before: Number(before) } : {}) };
        return readLatest(reader.db, reader.view, wanted, presenting(reader));
      },
    },
    {
      method: "GET",
      url: `${base}/pinnedComments`,
      summary: "Comments that the team has pinned",
      access,
      schema: { params, querystring: ofTeam },
      describe: () => ({ examples: example, answer: list }),
      handle: async (context, request) => readPinned(await readerOf(context, request, services)),
    },
    {
      method: "GET",
      url: `${base}/comment/:commentId`,
      summary: "The thread that a comment belongs to",
      access,
      schema: { params: requiredObject({ ...schemas.ofActivity, commentId: schemas.id }), querystring: ofTeam },
      describe: () => ({
        examples: { ...example, commentId: schemas.EXAMPLE_ID },
        answer: { schema: schemas.THREAD, example: { ...schemas.COMMENT_EXAMPLE, replies: [] } },
      }),
      handle: async (context, request) => {
        const reader = await readerOf(context, request, services);
        const thread = await readThread(reader.db, reader.view, paramsOf(request).commentId, presenting(reader));
        if (!thread) throw new AppError("record.notFound");
        await noteShown(reader, numbersOfOthers([thread]));
        return thread;
      },
    },
    {
      method: "POST",
      url: `${base}/seeComments`,
      summary: "All comments up to a number have been seen; it never goes back",
      access,
      schema: { params, querystring: ofTeam, body: requiredObject({ seq: schemas.number }) },
      describe: () => ({
        examples: example,
        body: { schema: requiredObject({ seq: schemas.number }), example: { seq: 12 } },
      }),
      handle: async (context, request) => {
        const reader = await readerOf(context, request, services);
        const { seq } = request.body as { readonly seq: number };
        const { viewer, view } = reader;
        const last = await readLastSeq(reader);
        const key = { activityId: view.activityId, viewer, audience: view.audience };
        await moveMarker(reader.db, key, Math.min(seq, last));
      },
    },
  ];
}

type Reader = Awaited<ReturnType<typeof readerOf>>;

/** What members were shown of others is kept: whoever writes later says with it what had been read before. */
async function noteShown({ db, viewer, view, conversation }: Reader, numbers: readonly number[]): Promise<void> {
  if (viewer.kind === "team" || conversation.rules.isLive) return;
  await noteDelivered(db, { activityId: view.activityId, viewer, audience: view.audience }, numbers);
}
