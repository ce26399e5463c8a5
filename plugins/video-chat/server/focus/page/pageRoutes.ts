import type {} from "@fastify/multipart";
import type { FastifyReply, FastifyRequest } from "fastify";
import {
  calendarFile,
  DOCUMENT_STYLE,
  type ExtensionRoute,
  type RouteContext,
  route,
  type SpaceDb,
  sendDocument,
} from "../../../../../src/server/kit";
import { AppError } from "../../../../../src/shared/errors";
import { pageLanguage } from "../../../../../src/shared/languageCookie";
import { resolveLanguage } from "../../../../../src/shared/languages";
import { focusPageApi, type PageSaid } from "../../../shared/focusApi";
import { FOCUS_ERRORS } from "../../../shared/focusErrors";
import { tellAll } from "../../news";
import { decideConsent } from "../../recording/consent";
import type { VideoServices } from "../../videoServices";
import type { FocusServices } from "../focusServices";
import { mailParticipant, readMailed, sessionEvent } from "../mails";
import { confirmParticipant } from "../participants";
import { participantOf } from "../participantToken";
import { leavePlace } from "../places";
import { closeSeat } from "../room/closeSeat";
import { keepSeat, takeSeat } from "../room/participantSeat";
import { readPhone, sendCode, spendCode } from "./codes";
import { noPageDocument, pageDocument, type Typed } from "./pageDocument";
import { type ParticipantPage, readPage } from "./readPage";
import { keepTyped, takeTyped } from "./typed";

interface Asked {
  readonly params: { readonly token: string };
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

interface Opened {
  readonly db: SpaceDb;
  readonly id: string;
  readonly page: ParticipantPage;
}

const FORM_LIMITS = { parts: 4, fields: 4, fieldSize: 200, fieldNameSize: 40, files: 0 };

/** @throws AppError `request.unsupportedMediaType` */
async function readForm(request: FastifyRequest): Promise<Typed> {
  if (!request.isMultipart()) throw new AppError("request.unsupportedMediaType");
  const fields = new Map<string, string>();
  for await (const part of request.parts({ limits: FORM_LIMITS }))
    if (part.type === "field") fields.set(part.fieldname, String(part.value).trim());
  return fields;
}

/** Whose page it is; whoever comes by a link of nobody is told so. */
async function admit(context: RouteContext, asked: Asked, { tools }: FocusServices): Promise<Opened | undefined> {
  const found = await participantOf(context, asked.params.token, tools().keyedHash);
  if (found) return { ...found, page: await readPage(found.db, found.id) };
  const language = pageLanguage(asked.request.headers);
  sendDocument(asked.reply, {
    language,
    ...noPageDocument({ language, text: context.text }),
    style: DOCUMENT_STYLE,
    status: 404,
  });
  return undefined;
}

const SAID: Readonly<Record<string, PageSaid>> = {
  [FOCUS_ERRORS.wrongCode.code]: "wrongCode",
  [FOCUS_ERRORS.locked.code]: "locked",
  [FOCUS_ERRORS.full.code]: "full",
  [FOCUS_ERRORS.sessionOver.code]: "over",
  [FOCUS_ERRORS.notOpen.code]: "over",
  "auth.tooManyAttempts": "wait",
};

type Step = (opened: Opened, form: Typed, services: PageServices) => Promise<PageSaid>;

/** What the page works with. */
interface PageServices extends FocusServices {
  readonly video: VideoServices;
}

const isInvited = ({ page }: Opened) => page.status === "PRE_CONFIRMED" && !page.isOver;

const STEPS: Readonly<Record<"code" | "confirm" | "decline" | "forget", Step>> = {
  code: async (opened, form, services) => {
    const { db, id, page } = opened;
    if (!isInvited(opened)) return undefined;
    if (page.legalText && form.get("accepted") !== "yes") return "terms";
    const phone = readPhone(form.get("phone") ?? "");
    if (!phone) return "phone";
    const language = resolveLanguage(page.sessionLanguage ?? undefined);
    await sendCode(db, { id, phone, study: page.heading, language }, services);
    return "code";
  },
  confirm: async (opened, form, services) => {
    const { db, id, page } = opened;
    if (!isInvited(opened)) return undefined;
    const phone = await spendCode(db, id, form.get("code") ?? "", services);
    await confirmParticipant(db, { studyId: page.studyId, participantId: id, phone }, services);
    return undefined;
  },
  decline: async ({ db, id, page }, form, services) => {
    if (page.isOver) return "over";
    if (form.get("sure") !== "yes") return "decline";
    await db.transaction(async () => {
      const person = await readMailed(db).where("focusParticipant.id", "=", id).executeTakeFirstOrThrow();
      const isTold = (await leavePlace(db, id, true)) && page.status === "CONFIRMED";
      const dedupe = `focus:${id}:declined:${page.declinedAt ?? ""}:${person.sequence}:${Date.now()}`;
      if (isTold) await mailParticipant(db, person, { kind: "cancelled", dedupe }, services);
    });
    await closeSeat(db, id, services.video);
    return undefined;
  },
  forget: async ({ db, page }, _form, { video }) => {
    const { sessionKey, seatId, hasConsented } = page;
    if (!seatId || !hasConsented) return undefined;
    await decideConsent(db, { sessionKey, holder: { role: "GUEST", seatId }, consent: "REFUSED" }, video);
    return "forgotten";
  },
};

/** A form of the page; what keeps it from being taken stands on the page that it leads back to. */
function stepRoute(name: keyof typeof STEPS, services: PageServices): ExtensionRoute {
  return route(focusPageApi, `POST /focus/:token/${name}`, {
    access: "public",
    document: { answer: { status: 303, description: "Back to the page" } },
    handle: async (context, asked) => {
      const opened = await admit(context, asked, services);
      if (!opened) return;
      const form = await readForm(asked.request);
      const said = await STEPS[name](opened, form, services).catch((error: unknown) => {
        const known = error instanceof AppError ? SAID[error.code] : undefined;
        if (!known) throw error;
        return known;
      });
      if (name === "code" && said !== undefined && said !== "code") keepTyped(asked, form);
      const query = said ? `?said=${said}` : "";
      await asked.reply.redirect(`/focus/${asked.params.token}${query}`, 303);
    },
  });
}

/** The way into the session's room: this browser has the participant's seat from now on. */
function enterRoute(services: PageServices): ExtensionRoute {
  return route(focusPageApi, "POST /focus/:token/enter", {
    access: "public",
    document: { answer: { status: 303, description: "To the session, or back to the page" } },
    handle: async (context, asked) => {
      const opened = await admit(context, asked, services);
      if (!opened) return;
      const { token } = asked.params;
      const seat = await takeSeat(opened.db, opened.id).catch((error: unknown) => {
        if (error instanceof AppError && error.code === FOCUS_ERRORS.notEnterable.code) return undefined;
        throw error;
      });
      if (seat) {
        keepSeat(asked.request, asked.reply, token, seat);
        tellAll(opened.db, services.video, opened.page.sessionKey);
      }
      await asked.reply.redirect(seat ? `/focus/${token}/session` : `/focus/${token}?said=entry`, 303);
    },
  });
}

/** A participant's page and what it does. It is opened by the link of their invitation. */
export const pageRoutes = (services: PageServices): readonly ExtensionRoute[] => [
  route(focusPageApi, "GET /focus/:token", {
    access: "public",
    document: { answer: { type: "text/html", schema: { type: "string" } } },
    handle: async (context, asked) => {
      const opened = await admit(context, asked, services);
      if (!opened) return;
      const language = resolveLanguage(opened.page.sessionLanguage ?? undefined);
      const words = { language, text: context.text, address: `/focus/${asked.params.token}` };
      const document = pageDocument(opened.page, words, { said: asked.query.said, typed: takeTyped(asked) });
      // Its forms have to say that they are its own.
      sendDocument(asked.reply, { language, ...document, style: DOCUMENT_STYLE, referrer: "same-origin" });
    },
  }),
  route(focusPageApi, "GET /focus/:token/session.ics", {
    access: "public",
    document: { answer: { type: "text/calendar", schema: { type: "string" } } },
    handle: async (context, asked) => {
      const opened = await admit(context, asked, services);
      if (!opened) return;
      const { db, id, page } = opened;
      const person = await readMailed(db).where("focusParticipant.id", "=", id).executeTakeFirstOrThrow();
      await asked.reply
        .header("Content-Disposition", 'attachment; filename="session.ics"')
        .header("Referrer-Policy", "no-referrer")
        .type("text/calendar; charset=utf-8")
        .send(calendarFile(sessionEvent(person, page.cancelledAt !== null)));
    },
  }),
  stepRoute("code", services),
  stepRoute("confirm", services),
  stepRoute("decline", services),
  stepRoute("forget", services),
  enterRoute(services),
];
