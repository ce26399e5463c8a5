import type { FastifyReply, FastifyRequest } from "fastify";
import {
  DOCUMENT_STYLE,
  type ExtensionRoute,
  FROM_ROOM,
  type HostTools,
  isToken,
  networkOf,
  type RouteContext,
  route,
  sendDocument,
} from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import { pageLanguage } from "../../../../shared/languageCookie";
import type { Language } from "../../../../shared/languages";
import { linksApi } from "../../shared/api/links";
import { speakingPage } from "../page/frame";
import { pagePath, TOKEN_PATTERN } from "../page/pageToken";
import { isAddress, readForm } from "../page/readForm";
import { JOIN_STYLE, type JoinFault, type JoinForm, joinDocument, saidDocument } from "./joinDocument";
import { inviterOf, JOIN } from "./joinToken";
import { beginRegistration, CONFIRM, confirmRegistration, isRegistration } from "./register";

/** What registration works with, from the first request on. */
export type JoinTools = Pick<HostTools, "demandAttempt" | "keyedHash" | "mail" | "note">;

interface Asked {
  readonly params: { readonly token: string };
  readonly query: { readonly language?: Language };
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

const STYLE = `${DOCUMENT_STYLE}${JOIN_STYLE}`;
const YOUNGEST = 16;
const OLDEST = 100;
const LONGEST_NAME = 80;

const pageOf = ({ text }: RouteContext, { query, request }: Asked) =>
  speakingPage(text, query.language ?? pageLanguage(request.headers));

/** Shows a page; its forms have to say that they are its own. */
function send(asked: Asked, language: Language, document: ReturnType<typeof saidDocument>, status = 200): void {
  sendDocument(asked.reply, { language, ...document, style: STYLE, status, referrer: "same-origin" });
}

function yearsSince(day: string): number {
  const [born, now] = [new Date(day), new Date()];
  const years = now.getUTCFullYear() - born.getUTCFullYear();
  const hasHadBirthday = now.toISOString().slice(5, 10) >= day.slice(5);
  return hasHadBirthday ? years : years - 1;
}

function isBirthDate(day: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(Date.parse(day))) return false;
  return yearsSince(day) >= YOUNGEST && yearsSince(day) < OLDEST;
}

function faultsOf(form: JoinForm, hasConsented: boolean): readonly JoinFault[] {
  const { name = "", email = "", birthDate = "" } = form;
  return [
    ...(name !== "" && name.length <= LONGEST_NAME ? [] : (["name"] as const)),
    ...(isAddress(email) ? [] : (["email"] as const)),
    ...(isBirthDate(birthDate) ? [] : (["birthDate"] as const)),
    ...(hasConsented ? [] : (["consent"] as const)),
  ];
}

function genderOf(gender: string | undefined): "M" | "W" | null {
  return gender === "M" || gender === "W" ? gender : null;
}

/** Friends of a panelist register by their link, and confirm their address. */
export function joinRoutes(tools: () => JoinTools): readonly ExtensionRoute[] {
  const admit = async (context: RouteContext, asked: Asked) => {
    const { token } = asked.params;
    const isOne = new RegExp(TOKEN_PATTERN).test(token);
    const inviter = isOne ? await inviterOf(context.globalDb, token, tools().keyedHash) : undefined;
    const page = pageOf(context, asked);
    if (!inviter) send(asked, page.language, saidDocument(page, "join.unknown"), 404);
    return inviter && { inviter, page: { ...page, address: `${JOIN}/${token}` } };
  };
  const document = { answer: { type: "text/html", schema: { type: "string" } } };
  return [
    route(linksApi, `GET ${JOIN}/:token`, {
      access: "public",
      document,
      handle: async (context, asked) => {
        const admitted = await admit(context, asked);
        if (admitted) send(asked, admitted.page.language, joinDocument(admitted.page));
      },
    }),
    route(linksApi, `POST ${JOIN}/:token`, {
      access: "public",
      document,
      handle: async (context, asked) => {
        const admitted = await admit(context, asked);
        if (!admitted) return;
        const { page, inviter } = admitted;
        const limited = { scope: "panel.join.from", key: networkOf(asked.request.ip), limits: FROM_ROOM };
        await tools().demandAttempt({ ...limited, refusal: "request.rateLimited" });
        const sent = await readForm(asked.request);
        const form: JoinForm = Object.fromEntries(sent);
        const faults = faultsOf(form, sent.get("consent") === "yes");
        if (faults.length > 0) return send(asked, page.language, joinDocument(page, form, faults), 422);
        const { name = "", email = "", birthDate = "" } = form;
        const person = { name, email: email.toLowerCase(), birthDate, gender: genderOf(form.gender) };
        try {
          await beginRegistration(context.globalDb, { ...person, language: page.language, inviterId: inviter.id }, tools());
        } catch (error) {
          // That an address was asked for too often is told to nobody: the mails that it got still count.
          if (!(error instanceof AppError && error.code === "auth.tooManyAttempts")) throw error;
        }
        send(asked, page.language, saidDocument(page, "join.sent"));
      },
    }),
    route(linksApi, `GET ${CONFIRM}/:token`, {
      access: "public",
      document,
      handle: async (context, asked) => {
        const { token } = asked.params;
        const page = pageOf(context, asked);
        const isOne = isToken(token) && (await isRegistration(context.globalDb, token));
        if (!isOne) return send(asked, page.language, saidDocument(page, "join.unknown"), 404);
        const action = `${CONFIRM}/${token}?language=${page.language}`;
        send(asked, page.language, saidDocument(page, "join.confirm", action));
      },
    }),
    route(linksApi, `POST ${CONFIRM}/:token`, {
      access: "public",
      document: { answer: { status: 303, description: "To the panelist's page" } },
      handle: async (context, asked) => {
        const { token } = asked.params;
        const page = pageOf(context, asked);
        const person = isToken(token) ? await confirmRegistration(context.globalDb, token, tools()) : undefined;
        if (!person) return send(asked, page.language, saidDocument(page, "join.unknown"), 404);
        await asked.reply.redirect(`${pagePath(person, tools().keyedHash)}?language=${page.language}`, 303);
      },
    }),
  ];
}
