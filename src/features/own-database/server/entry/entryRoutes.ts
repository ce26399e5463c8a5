import type {} from "@fastify/cookie";
import type { FastifyReply, FastifyRequest } from "fastify";
import {
  createToken,
  type ExtensionRoute,
  FROM_ROOM,
  isToken,
  networkOf,
  type RouteContext,
  route,
  type SpaceDb,
  sendDocument,
} from "../../../../server/kit";
import { pageLanguage } from "../../../../shared/languageCookie";
import { type Language, resolveLanguage } from "../../../../shared/languages";
import { entryApi } from "../../shared/api/entry";
import { LINK_PREFIX, SUPPLIER } from "../rules";
import type { OwnServices } from "../services";
import { consentDocument, type EntryPage, type Refusal, refusalDocument } from "./consentDocument";
import { agree, hasAgreed } from "./consents";
import { addresseeIn, INVITED } from "./entryToken";
import { readConsent } from "./readConsent";

const OPEN_LINK = "/survey/open" as const;
const COOKIE_DAYS = 90;
const SECONDS_PER_DAY = 86_400;

interface Asked {
  readonly params: { readonly token: string };
  readonly query: { readonly language?: Language };
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Somebody at the door of a study. */
interface Visitor {
  readonly db: SpaceDb;
  readonly studyId: string;
  /** As the response names them. */
  readonly respondent: string;
  readonly language: string | null;
  readonly address: string;
}

/** By an addressee's own link. */
async function invitedVisitor(
  { findSpace }: Pick<RouteContext, "findSpace">,
  { params: { token } }: Asked,
  { tools }: OwnServices,
): Promise<Visitor | undefined> {
  const id = addresseeIn(token, tools().keyedHash);
  const found = id === undefined ? undefined : await findSpace({ entity: "addressee", field: "id", value: id });
  const person = await found?.db
    .selectFrom("addressee")
    .select(["study", "language"])
    .where("id", "=", found.id)
    .executeTakeFirst();
  if (!found || !person) return undefined;
  const { study: studyId, language } = person;
  return { db: found.db, studyId, respondent: found.id, language, address: `${INVITED}/${token}` };
}

/** By the open link: a browser is one respondent. */
async function linkVisitor(
  { findSpace }: Pick<RouteContext, "findSpace">,
  { params: { token }, request, reply }: Asked,
): Promise<Visitor | undefined> {
  const found = isToken(token) ? await findSpace({ entity: "ownField", field: "linkToken", value: token }) : undefined;
  const field = await found?.db
    .selectFrom("ownField")
    .select(["study", "isLinkOpen"])
    .where("id", "=", found.id)
    .executeTakeFirst();
  if (!found || !field?.isLinkOpen) return undefined;
  const name = `sondeo.survey.${field.study}`;
  const known = request.cookies[name];
  const own = known && isToken(known) ? known : createToken();
  reply.setCookie(name, own, {
    ...{ path: OPEN_LINK, httpOnly: true, sameSite: "lax", secure: request.isSecure },
    maxAge: COOKIE_DAYS * SECONDS_PER_DAY,
  });
  const respondent = `${LINK_PREFIX}${own}`;
  return { db: found.db, studyId: field.study, respondent, language: null, address: `${OPEN_LINK}/${token}` };
}

async function readStudy({ db, studyId }: Visitor) {
  return db
    .selectFrom("study")
    .innerJoin("ownField", "ownField.study", "study.id")
    .select(["study.name", "study.title", "study.estimatedDuration", "study.consentText", "ownField.state"])
    .where("study.id", "=", studyId)
    .executeTakeFirst();
}

const REFUSALS: Readonly<Record<string, Refusal>> = { WAITING: "early", PAUSED: "paused", CLOSED: "over" };
const GONE: Readonly<Record<Refusal, number>> = { unknown: 404, early: 200, paused: 200, over: 200 };

type FindVisitor = (context: RouteContext, asked: Asked, services: OwnServices) => Promise<Visitor | undefined>;

/** Whoever has agreed goes on to the questionnaire, and nobody else: its own address is given to nobody before. */
async function enter(context: RouteContext, asked: Asked, { find, services, isSent }: EnterOptions): Promise<void> {
  const { tools, fieldwork } = services;
  const { reply, request, query } = asked;
  const visitor = await find(context, asked, services);
  const own = visitor?.language ? resolveLanguage(visitor.language) : pageLanguage(request.headers);
  const language = query.language ?? own;
  const brand = visitor ? await fieldwork().companyTheme(visitor.db) : { name: tools().operatorName, logo: null };
  const page: EntryPage = { language, text: context.text, brand };
  const send = (document: ReturnType<typeof consentDocument>, status = 200) =>
    void sendDocument(reply, { language, ...document, status, referrer: "same-origin" });
  const study = visitor && (await readStudy(visitor));
  if (!visitor || !study) return send(refusalDocument(page, "unknown"), GONE.unknown);
  const refusal = REFUSALS[study.state ?? "WAITING"];
  if (refusal) return send(refusalDocument(page, refusal), GONE[refusal]);
  const { db, studyId, respondent, address } = visitor;
  const consentText = study.consentText ?? "";
  const saysYes = isSent && (await readConsent(request));
  if (saysYes) await agree(db, { studyId, respondent, text: consentText, language });
  if (!saysYes && (isSent || !(await hasAgreed(db, { studyId, respondent }, consentText)))) {
    const { title, name, estimatedDuration: minutes } = study;
    const consent = { title: title ?? name, minutes, consentText, address, isMissing: isSent };
    return send(consentDocument(page, consent), isSent ? 422 : 200);
  }
  const entry = { ownerId: studyId, supplier: SUPPLIER.id, externalId: respondent, segments: [] };
  const place = await fieldwork().entryOf(db, entry);
  await reply.header("Cache-Control", "no-store").header("Referrer-Policy", "no-referrer").redirect(place, 303);
}

interface EnterOptions {
  readonly find: FindVisitor;
  readonly services: OwnServices;
  /** Whether the page's form was sent. */
  readonly isSent: boolean;
}

/** The links by which a study's people come: their own, and the open one. */
export function entryRoutes(services: OwnServices): readonly ExtensionRoute[] {
  const document = { answer: { type: "text/html", schema: { type: "string" } } };
  const both = (path: typeof INVITED | typeof OPEN_LINK, find: FindVisitor) => [
    route(entryApi, `GET ${path}/:token`, {
      access: "public",
      document,
      handle: (context, asked) => enter(context, asked, { find, services, isSent: false }),
    }),
    route(entryApi, `POST ${path}/:token`, {
      access: "public",
      document: { answer: { status: 303, description: "To the questionnaire" } },
      handle: async (context, asked) => {
        const limited = { scope: "ownDatabase.enter", key: networkOf(asked.request.ip), limits: FROM_ROOM };
        await services.tools().demandAttempt({ ...limited, refusal: "request.rateLimited" });
        await enter(context, asked, { find, services, isSent: true });
      },
    }),
  ];
  return [...both(INVITED, invitedVisitor), ...both(OPEN_LINK, linkVisitor)];
}
