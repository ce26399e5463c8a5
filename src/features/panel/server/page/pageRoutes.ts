import type { FastifyReply, FastifyRequest } from "fastify";
import {
  DOCUMENT_STYLE,
  type ExtensionRoute,
  type HostTools,
  type RouteContext,
  route,
  sendDocument,
} from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import { pageLanguage } from "../../../../shared/languageCookie";
import type { Language } from "../../../../shared/languages";
import { linksApi } from "../../shared/api/links";
import { PANEL_ERRORS } from "../../shared/errors";
import { setConsent } from "../consent/setConsent";
import { enter, NO_INVITATION } from "../field/enterRoute";
import type { FieldServices } from "../field/fieldServices";
import { joinPath } from "../friends/joinToken";
import { requestPayout } from "../payouts/payouts";
import { noPageDocument, pageDocument } from "./pageDocument";
import { PAGE, type PagePanelist, panelistOf, TOKEN_PATTERN } from "./pageToken";
import { isAddress, readForm } from "./readForm";
import { type PayoutFault, readPage } from "./readPage";

/** What the page works with, from the first request on. */
export interface PageServices extends Pick<FieldServices, "fieldwork"> {
  readonly tools: () => ReturnType<FieldServices["tools"]> &
    Pick<HostTools, "communitiesFor" | "invitePanelist" | "mailBackOffice" | "note" | "resubscribe">;
}

/** A request of a page. */
interface PageRequest {
  readonly params: { readonly token: string };
  readonly query: { readonly language?: Language; readonly fault?: PayoutFault };
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

const AMOUNT = /^\d{1,6}([.,]\d{1,2})?$/;

function readAmount(text = ""): number | undefined {
  return AMOUNT.test(text) ? Number(text.replace(",", ".")) : undefined;
}

const languageOf = ({ query, request }: PageRequest): Language => query.language ?? pageLanguage(request.headers);

/** Whose page the request speaks of; whoever comes by a link of nobody is told so. */
async function admit(
  { globalDb, text }: RouteContext,
  asked: PageRequest,
  { tools }: PageServices,
): Promise<PagePanelist | undefined> {
  const { token } = asked.params;
  const isToken = new RegExp(TOKEN_PATTERN).test(token);
  const panelist = isToken ? await panelistOf(globalDb, token, tools().keyedHash) : undefined;
  if (panelist) return panelist;
  const language = languageOf(asked);
  sendDocument(asked.reply, { language, ...noPageDocument({ language, text }), style: DOCUMENT_STYLE, status: 404 });
  return undefined;
}

/** Whether the panelist wants invitations. Who wants them again wants their mails, too. */
function consentRoute(name: "stop" | "resume", services: PageServices): ExtensionRoute {
  return route(linksApi, `POST ${PAGE}/:token/${name}`, {
    access: "public",
    document: { answer: { status: 303, description: "Back to the page" } },
    handle: async (context, asked) => {
      const panelist = await admit(context, asked, services);
      if (!panelist) return;
      const { globalDb: db } = context;
      const wants = name === "resume";
      if (panelist.status === "ACTIVE")
        await db.transaction(async () => {
          await setConsent(db, { id: panelist.id }, wants, services.tools());
          if (wants) await services.tools().resubscribe(panelist.email);
        });
      await asked.reply.redirect(`${PAGE}/${asked.params.token}?language=${languageOf(asked)}`, 303);
    },
  });
}

const FAULTS: Readonly<Record<string, PayoutFault>> = {
  [PANEL_ERRORS.payoutTooSmall.code]: "amount",
  [PANEL_ERRORS.tooFewCoins.code]: "coins",
  [PANEL_ERRORS.payoutPending.code]: "pending",
};

/** A panelist asks to be paid; what keeps it from being taken stands on the page that it leads back to. */
function payoutRoute(services: PageServices): ExtensionRoute {
  return route(linksApi, `POST ${PAGE}/:token/payouts`, {
    access: "public",
    document: { answer: { status: 303, description: "Back to the page" } },
    handle: async (context, asked) => {
      const panelist = await admit(context, asked, services);
      if (!panelist) return;
      const form = await readForm(asked.request);
      const language = languageOf(asked);
      const [amount, address] = [readAmount(form.get("amount")), form.get("address") ?? ""];
      const ask = async (): Promise<PayoutFault | undefined> => {
        if (amount === undefined) return "amount";
        if (!isAddress(address)) return "address";
        try {
          await requestPayout(context.globalDb, { panelistId: panelist.id, amount, address, language }, services.tools());
        } catch (error) {
          const fault = error instanceof AppError ? FAULTS[error.code] : undefined;
          if (!fault) throw error;
          return fault;
        }
      };
      const fault = await ask();
      const query = new URLSearchParams({ language, ...(fault ? { fault } : {}) });
      await asked.reply.redirect(`${PAGE}/${asked.params.token}?${query}`, 303);
    },
  });
}

/** A panelist joins a community: the next page asks them to agree to its terms. */
function communityRoute(services: PageServices): ExtensionRoute {
  return route(linksApi, `POST ${PAGE}/:token/communities/:communityId`, {
    access: "public",
    document: { answer: { status: 303, description: "To the community's sign-up" } },
    handle: async (context, asked) => {
      const panelist = await admit(context, asked, services);
      if (!panelist) return;
      const { token, communityId } = asked.params;
      const { invitePanelist } = services.tools();
      const path =
        panelist.status === "ACTIVE"
          ? await context.globalDb.transaction(() => invitePanelist(communityId, panelist))
          : undefined;
      const back = `${PAGE}/${token}?language=${languageOf(asked)}`;
      await asked.reply.header("Referrer-Policy", "no-referrer").redirect(path ?? back, 303);
    },
  });
}

/** A panelist's page and what it does. It is opened by the link of the panel's mails. */
export const pageRoutes = (services: PageServices): readonly ExtensionRoute[] => [
  route(linksApi, `GET ${PAGE}/:token`, {
    access: "public",
    document: { answer: { type: "text/html", schema: { type: "string" } } },
    handle: async (context, asked) => {
      const panelist = await admit(context, asked, services);
      if (!panelist) return;
      const { token } = asked.params;
      const words = { language: languageOf(asked), text: context.text, timeZone: await context.timeZone(), token };
      const { tools } = services;
      const invitationLink = `${asked.request.protocol}://${asked.request.host}${joinPath(panelist.id, tools().keyedHash)}`;
      const page = await readPage(context, panelist, {
        ...{ invitationLink, payoutFault: asked.query.fault },
        communitiesFor: tools().communitiesFor,
      });
      const document = pageDocument(page, words);
      // Its links tell nobody where they were followed by themselves; its forms have to say that they are its own.
      sendDocument(asked.reply, { language: words.language, ...document, style: DOCUMENT_STYLE, referrer: "same-origin" });
    },
  }),
  payoutRoute(services),
  // An invitation of the page's, whose mail may be lost.
  route(linksApi, `GET ${PAGE}/:token/invitations/:invitationId`, {
    access: "public",
    handle: async (context, asked) => {
      const panelist = await admit(context, asked, services);
      if (!panelist) return;
      const key = { id: asked.params.invitationId, panelist: panelist.id };
      const place = (await enter(context, key, services)) ?? NO_INVITATION;
      await asked.reply.header("Referrer-Policy", "no-referrer").redirect(place, 303);
    },
  }),
  communityRoute(services),
  consentRoute("stop", services),
  consentRoute("resume", services),
];
