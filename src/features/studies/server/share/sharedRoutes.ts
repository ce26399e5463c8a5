import type { FastifyReply, FastifyRequest } from "fastify";
import { DOCUMENT_STYLE, type ExtensionRoute, type RouteContext, type SpaceDb, sendDocument } from "../../../../server/kit";
import { pageLanguage } from "../../../../shared/languageCookie";
import { requiredObject } from "../../../../shared/objectSchema";
import { SHARED } from "../../shared/comments";
import { writeComment } from "../comments/comments";
import type { StudyServices } from "../services";
import { readCommentForm } from "./readCommentForm";
import { readShared } from "./readShared";
import { noSharedDocument, sharedDocument } from "./sharedDocument";
import { type OpenedShare, openShare } from "./shares";

const EXAMPLE_TOKEN = "Qx4vJ2mB8nR6tY1kZ3wL5pD7sF9gH0aCQx4vJ2mB8nR";
const TOKEN = { type: "string", minLength: 16, maxLength: 100, pattern: "^[A-Za-z0-9_-]+$" };
const PARAMS = requiredObject({ token: TOKEN });
/** `sent`: a comment of this name has just been taken. */
const QUERY = {
  type: "object",
  additionalProperties: false,
  properties: { sent: { type: "string", maxLength: 80 } },
};
const ANSWER = { type: "text/html", schema: { type: "string" } };

/** Of this page alone: what is there for those who hear it, what was answered, and the blocks. */
const STYLE = `${DOCUMENT_STYLE}.hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}.column{max-width:760px}.sent{border-left-color:var(--rn-success)}.block{font-weight:600;margin:24px 0 12px}ol{list-style:none;margin:0;padding:0}.options li{border:0;background:none;padding:0;padding-inline-start:16px;margin:2px 0;position:relative}.options li::before{content:"–";position:absolute;inset-inline-start:0;color:var(--rn-muted)}.cards .said{border-block:0;border-inline-end:0;border-radius:0;background:none;padding:2px 0;padding-inline-start:12px;margin:10px 0}.rows .amount{text-align:end;flex:0 1 auto}`;

const languageOf = (request: FastifyRequest) => pageLanguage(request.headers);

function sendUnknown({ text }: RouteContext, request: FastifyRequest, reply: FastifyReply): void {
  const language = languageOf(request);
  sendDocument(reply, { language, ...noSharedDocument({ language, text }), style: STYLE, status: 404 });
}

const tokenOf = (request: FastifyRequest) => (request.params as { readonly token: string }).token;

/** The study that the link leads to. Expired, revoked and unknown links are told alike. */
async function admit(context: RouteContext, request: FastifyRequest, reply: FastifyReply): Promise<OpenedShare | undefined> {
  const share = await openShare(context, tokenOf(request));
  if (!share) sendUnknown(context, request, reply);
  return share;
}

/** Colleagues of a company read a study and comment on it, by a link and without an account. */
export const sharedRoutes = (services: StudyServices): readonly ExtensionRoute[] => [
  {
    method: "GET",
    url: `${SHARED}/:token`,
    summary: "A study as colleagues read it, who came by a link",
    access: "public",
    schema: { params: PARAMS, querystring: QUERY },
    describe: () => ({ examples: { token: EXAMPLE_TOKEN, sent: "Ana" }, answer: ANSWER }),
    handle: async (context, request, reply) => {
      const share = await admit(context, request, reply);
      if (!share) return;
      const { db } = share;
      const language = languageOf(request);
      const text: RouteContext["text"] = (key, params) => context.text(key, params, language);
      const study = await readShared(db, share.study, { globalDb: context.globalDb, language, text }, services);
      if (!study) return sendUnknown(context, request, reply);
      const { sent } = request.query as { readonly sent?: string };
      const address = `${SHARED}/${tokenOf(request)}`;
      const timeZone = await services.tools().timeZone(db);
      const words = { language, text, timeZone, address, name: sent ?? "" };
      const document = sharedDocument(study, words, sent !== undefined);
      // Its links tell nobody where they were followed by themselves; its forms have to say that they are its own.
      sendDocument(reply, { language, ...document, style: STYLE, referrer: "same-origin" });
    },
  },
  {
    method: "POST",
    url: `${SHARED}/:token`,
    summary: "A colleague's comment on a place of the study that their link leads to",
    access: "public",
    schema: { params: PARAMS },
    describe: () => ({ examples: { token: EXAMPLE_TOKEN }, answer: { status: 303, description: "Back to the study" } }),
    handle: async (context, request, reply) => {
      const share = await admit(context, request, reply);
      if (!share) return;
      const { db } = share;
      const { place, name, text } = await readCommentForm(request);
      await db.transaction(async () => {
        const colleague = { accountId: null, name, side: "COLLEAGUE", shareId: share.id } as const;
        await writeComment(db, { studyId: share.study, place, text }, colleague);
        await tellTeam(db, { studyId: share.study, name, text }, services);
      });
      const query = new URLSearchParams({ sent: name });
      await reply.redirect(`${SHARED}/${tokenOf(request)}?${query}#at-${place.replaceAll(/[^A-Za-z0-9]/g, "-")}`, 303);
    },
  },
];

interface Said {
  readonly studyId: string;
  readonly name: string;
  readonly text: string;
}

/** A colleague's comment is told to the company; whoever has the link could send many, so that mails have a pause. */
async function tellTeam(db: SpaceDb, { studyId, name, text }: Said, { tools, news }: StudyServices): Promise<void> {
  const study = await db.selectFrom("study").select("name").where("id", "=", studyId).executeTakeFirst();
  const title = tools().text(await tools().language(db), "studies.news.colleague.title", { name, study: study?.name ?? "" });
  await news().tell(db, { kind: "comment", studyId, title, message: text, link: `/studies/${studyId}/order` });
}
