import type { FastifyReply, FastifyRequest } from "fastify";
import { DOCUMENT_STYLE, type ExtensionRoute, type HostTools, type RouteContext, sendDocument } from "../../../../server/kit";
import { pageLanguage } from "../../../../shared/languageCookie";
import { LANGUAGES, type Language } from "../../../../shared/languages";
import { requiredObject } from "../../../../shared/objectSchema";
import { setConsent } from "../consent/setConsent";
import { enter, NO_INVITATION } from "../field/enterRoute";
import type { FieldServices } from "../field/fieldServices";
import { noPageDocument, pageDocument } from "./pageDocument";
import { PAGE, type PagePanelist, panelistOf, TOKEN_PATTERN } from "./pageToken";
import { readPage } from "./readPage";

/** What the page works with, from the first request on. */
export interface PageServices extends Pick<FieldServices, "fieldwork"> {
  readonly tools: () => ReturnType<FieldServices["tools"]> & Pick<HostTools, "note" | "resubscribe">;
}

const EXAMPLE_TOKEN = "AZP9CnwecACAAAAAAAAAAQ3Qx4vJ2mB8nR6tY1kZ3wL5pD7sF9gH0aCQx4vJ2mB8nR";
const EXAMPLE_ID = "0193fd0a-7c1e-7000-8000-000000000001";
const TOKEN = { type: "string", minLength: 16, maxLength: 100, pattern: "^[A-Za-z0-9_-]+$" };
const QUERY = {
  type: "object",
  additionalProperties: false,
  properties: { language: { type: "string", enum: [...LANGUAGES] } },
};
const ANSWER = { type: "text/html", schema: { type: "string" } };

interface Params {
  readonly token: string;
  readonly invitationId?: string;
}

function languageOf(request: FastifyRequest): Language {
  return (request.query as { readonly language?: Language }).language ?? pageLanguage(request.headers);
}

/** Whose page the request speaks of; whoever comes by a link of nobody is told so. */
async function admit(
  { globalDb, text }: RouteContext,
  request: FastifyRequest,
  reply: FastifyReply,
  { tools }: PageServices,
): Promise<PagePanelist | undefined> {
  const { token } = request.params as Params;
  const isToken = new RegExp(TOKEN_PATTERN).test(token);
  const panelist = isToken ? await panelistOf(globalDb, token, tools().keyedHash) : undefined;
  if (panelist) return panelist;
  const language = languageOf(request);
  sendDocument(reply, { language, ...noPageDocument({ language, text }), style: DOCUMENT_STYLE, status: 404 });
  return undefined;
}

function showRoute(services: PageServices): ExtensionRoute {
  return {
    method: "GET",
    url: `${PAGE}/:token`,
    summary: "A panelist's own page: coins, open invitations, and whether they want more",
    access: "public",
    schema: { params: requiredObject({ token: TOKEN }), querystring: QUERY },
    describe: () => ({ examples: { token: EXAMPLE_TOKEN, language: "es" }, answer: ANSWER }),
    handle: async (context, request, reply) => {
      const panelist = await admit(context, request, reply, services);
      if (!panelist) return;
      const { token } = request.params as Params;
      const words = { language: languageOf(request), text: context.text, timeZone: await context.timeZone(), token };
      const document = pageDocument(await readPage(context, panelist), words);
      // Its links tell nobody where they were followed by themselves; its forms have to say that they are its own.
      sendDocument(reply, { language: words.language, ...document, style: DOCUMENT_STYLE, referrer: "same-origin" });
    },
  };
}

/** Follows an invitation of the page's, whose mail may be lost. */
function invitationRoute(services: PageServices): ExtensionRoute {
  return {
    method: "GET",
    url: `${PAGE}/:token/invitations/:invitationId`,
    summary: "Follow an invitation of a panelist's page to its questionnaire",
    access: "public",
    schema: {
      params: requiredObject({ token: TOKEN, invitationId: { type: "string", format: "uuid" } }),
      querystring: QUERY,
    },
    describe: () => ({ examples: { token: EXAMPLE_TOKEN, invitationId: EXAMPLE_ID, language: "es" } }),
    handle: async (context, request, reply) => {
      const panelist = await admit(context, request, reply, services);
      if (!panelist) return;
      const { invitationId = "" } = request.params as Params;
      const place = (await enter(context, { id: invitationId, panelist: panelist.id }, services)) ?? NO_INVITATION;
      await reply.header("Referrer-Policy", "no-referrer").redirect(place, 303);
    },
  };
}

/** Whether the panelist wants invitations. Who wants them again wants their mails, too. */
function consentRoute(name: "stop" | "resume", summary: string, services: PageServices): ExtensionRoute {
  return {
    method: "POST",
    url: `${PAGE}/:token/${name}`,
    summary,
    access: "public",
    schema: { params: requiredObject({ token: TOKEN }), querystring: QUERY },
    describe: () => ({
      examples: { token: EXAMPLE_TOKEN, language: "es" },
      answer: { status: 303, description: "Back to the page" },
    }),
    handle: async (context, request, reply) => {
      const panelist = await admit(context, request, reply, services);
      if (!panelist) return;
      const { globalDb: db } = context;
      const wants = name === "resume";
      if (panelist.status === "ACTIVE")
        await db.transaction(async () => {
          await setConsent(db, { id: panelist.id }, wants, services.tools());
          if (wants) await services.tools().resubscribe(panelist.email);
        });
      const { token } = request.params as Params;
      await reply.redirect(`${PAGE}/${token}?language=${languageOf(request)}`, 303);
    },
  };
}

/** A panelist's page and what it does. It is opened by the link of the panel's mails: nobody signs in. */
export const pageRoutes = (services: PageServices): readonly ExtensionRoute[] => [
  showRoute(services),
  invitationRoute(services),
  consentRoute("stop", "A panelist wants no more invitations", services),
  consentRoute("resume", "A panelist wants invitations again", services),
];
