import type { FastifyReply, FastifyRequest } from "fastify";
import type { AnswerBody, MoveBody, PositionBody, RunTokenBody, StartBody } from "../../../../contracts/api/execution";
import { type ExtensionRoute, type RouteContext, readUpload } from "../../../../server/kit";
import { LARGEST_FILE } from "../../../../survey/compile/uploadRules";
import type { ResponseContext } from "../context/responseContext";
import { withExit } from "../entry/withExit";
import { uploadFile } from "../files/uploadFile";
import type { PresentationOptions } from "../presentation/presentResponse";
import { themeOf } from "../presentation/theme";
import { createRunToken } from "../response/runToken";
import type { FieldworkServices } from "../services";
import { completeResponse } from "../session/completeResponse";
import { nextBlock } from "../session/nextBlock";
import { saveAnswer } from "../session/saveAnswer";
import { savePosition } from "../session/savePosition";
import { startResponse } from "../session/startResponse";

/** What a form takes beside its file. */
const FRAME = 64 * 1024;
/** Answers hold long texts, and wait in the browser while there is no connection. */
export const LARGE_ANSWERS = {
  bodyLimit: 512 * 1024,
  largeBodyReason: "answers that were given without a connection come together",
} as const;

interface LanguageQuery {
  readonly language?: string;
}

/** What a call is answered in. */
export async function askedBy(
  context: RouteContext,
  query: LanguageQuery,
  { of, services }: { readonly of: Pick<ResponseContext, "db" | "questionnaireId">; readonly services: FieldworkServices },
): Promise<PresentationOptions> {
  const theme = await themeOf(context, of, services);
  return { language: query.language ?? context.language, theme };
}

interface ChannelCall<Params> {
  readonly params: Params;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** An execution channel: who may use it, and in whose context a call answers. */
interface ExecutionChannel<Params> {
  readonly access: ExtensionRoute["access"];
  readonly resolve: (
    context: RouteContext,
    /** `start`: what a start says, with which a respondent who isn't known yet may sit down. */
    call: ChannelCall<Params> & { readonly start?: StartBody },
  ) => Promise<ResponseContext>;
}

type Call<Params, Given = object> = ChannelCall<Params> & Given;
type Asking<Params, Body> = Call<Params, { readonly query: LanguageQuery; readonly body: Body }>;
interface OfQuestion {
  readonly questionId: string;
}

/** The calls of answering a questionnaire, as every channel carries them out. */
export function channelCalls<Params>({ access, resolve }: ExecutionChannel<Params>, services: FieldworkServices) {
  return {
    start: {
      access,
      handle: async (context: RouteContext, { query, body, ...call }: Asking<Params, StartBody | null>) => {
        const start = body ?? {};
        const taken = await resolve(context, { ...call, start });
        const { parameters, again, captcha } = start;
        const asked = await askedBy(context, query, { of: taken, services });
        return withExit(taken, services, () => startResponse(taken, { ...asked, parameters, again, captcha }, services));
      },
    },
    next: {
      access,
      ...LARGE_ANSWERS,
      handle: async (context: RouteContext, { query, body, ...call }: Asking<Params, MoveBody>) => {
        const taken = await resolve(context, call);
        return nextBlock(taken, body, await askedBy(context, query, { of: taken, services }), services);
      },
    },
    saveAnswer: {
      access,
      ...LARGE_ANSWERS,
      handle: async (context: RouteContext, { body, ...call }: Call<Params & OfQuestion, { readonly body: AnswerBody }>) => {
        const taken = await resolve(context, call);
        await saveAnswer(taken, { questionId: call.params.questionId, body }, services);
      },
    },
    savePosition: {
      access,
      handle: async (context: RouteContext, { body, ...call }: Call<Params, { readonly body: PositionBody }>) => {
        await savePosition(await resolve(context, call), body, services);
      },
    },
    upload: {
      access,
      bodyLimit: LARGEST_FILE + FRAME,
      largeBodyReason: "respondents of open links upload files, once the link has let them in",
      handle: async (context: RouteContext, call: Call<Params & OfQuestion>) => {
        const taken = await resolve(context, call);
        const upload = { questionId: call.params.questionId, ...(await readUpload(call.request, LARGEST_FILE)) };
        return uploadFile(taken, upload, { ...services, files: context.files });
      },
    },
    runToken: {
      access,
      handle: async (context: RouteContext, { body, ...call }: Call<Params, { readonly body: RunTokenBody }>) => ({
        token: await createRunToken(await resolve(context, call), body, services),
      }),
    },
    complete: {
      access,
      ...LARGE_ANSWERS,
      handle: async (
        context: RouteContext,
        { body, ...call }: Call<Params, { readonly body: Pick<MoveBody, "answers"> | null }>,
      ) => {
        const taken = await resolve(context, call);
        return completeResponse(taken, { language: context.language, answers: body?.answers }, services);
      },
    },
  };
}
