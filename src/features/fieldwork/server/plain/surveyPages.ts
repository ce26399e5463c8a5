import type { FastifyReply, FastifyRequest } from "fastify";
import { type GuestPage, type PageContext, requireSameOrigin } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import { isTeam } from "../context/isTeam";
import { linkSeat } from "../context/linkSeat";
import { memberSeat } from "../context/memberSeat";
import { respondentHash } from "../context/respondentCookie";
import type { Seat } from "../context/seat";
import { visitOf } from "../context/visit";
import { takeLinkSeat } from "../routes/linkDoor";
import type { FieldworkServices } from "../services";
import { entrySeat } from "./entrySeat";
import { LARGEST_FORM, readForm } from "./readForm";
import { showSurvey } from "./showSurvey";
import { takeForm } from "./takeForm";
import { queryOf, type Visit, visit } from "./visit";

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

interface Sitting {
  readonly seat: Seat;
  readonly home?: string;
}

/** One way of coming to a survey's page. */
interface Door {
  readonly url: string;
  /** Nothing where the page is left to its script; with a reply a respondent who isn't known yet may sit down. */
  readonly sit: (coming: Coming) => Promise<Sitting | undefined>;
}

interface Coming {
  readonly context: PageContext;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply | undefined;
  readonly services: FieldworkServices;
}

const memberPage: Door = {
  url: "/c/:origin/activities/:id/survey",
  sit: async ({ context, request, services }) => {
    const { origin, id } = request.params as { readonly origin: string; readonly id: string };
    if (!UUID.test(id) || queryOf(request).get("preview") === "1") return undefined;
    const found = await context.findSpace({ entity: "activity", field: "id", value: id });
    const community = found && (await context.personalization(found.db.spaceId));
    if (!found || community?.origin !== origin.toLowerCase()) return undefined;
    const member = (await context.sessionsIn(found.db.spaceId)).find(({ kind }) => kind === "member")?.memberId;
    if (!member) return undefined;
    const seat = await memberSeat(found.db, { activityId: id, member, visit: visitOf(request) }, services);
    return { seat, home: `/c/${community.origin}/` };
  },
};

const linkPage: Door = {
  url: "/s/:linkToken",
  sit: async ({ context, request, reply, services }) => {
    const { linkToken } = request.params as { readonly linkToken: string };
    const found = await context.findSpace({ entity: "questionnaire", field: "linkToken", value: linkToken });
    if (!found) return undefined;
    const free = await linkSeat(found.db, found.id, visitOf(request));
    const sent = await entrySeat(free, { context, request, reply, services });
    if (sent) return { seat: sent };
    if (reply) return { seat: await takeLinkSeat({ context, request, reply, services }, true) };
    const tokenHash = respondentHash(request, found.id) ?? "";
    // Who only looks is asked for nothing but a captcha, which the team isn't.
    const isTest = free.fieldwork.captcha && (await isTeam(context, found.db.spaceId));
    return { seat: { ...free, respondent: { channel: "link", tokenHash, isTest } } };
  },
};

function pageOf({ url, sit }: Door, services: FieldworkServices): GuestPage {
  const arrive = async (context: PageContext, request: FastifyRequest, reply?: FastifyReply): Promise<Visit | undefined> => {
    const sitting = await sit({ context, request, reply, services });
    return sitting && visit(sitting.seat, { context, request, home: sitting.home }, services);
  };
  return {
    url,
    bodyLimit: LARGEST_FORM,
    largeBodyReason: "respondents of open links send files, once the link has let them in",
    show: async (context, request) => {
      const visited = await arrive(context, request);
      return visited && showSurvey(visited, request);
    },
    take: async (context, request, reply) => {
      requireSameOrigin(request);
      const tools = { ...services, files: context.files };
      try {
        // Nothing is read from whoever has no business here.
        const visited = await arrive(context, request, reply);
        if (visited) return await takeForm(visited, await readForm(request, visited), { request, tools });
      } catch (error) {
        // The page itself says why nothing can be answered.
        if (!(error instanceof AppError) || !error.code.startsWith("execution.")) throw error;
      }
      return { location: request.url };
    },
  };
}

/** The pages that surveys are answered on, as plain HTML that works before its script and without. */
export function surveyPages(services: FieldworkServices): readonly GuestPage[] {
  return [memberPage, linkPage].map((door) => pageOf(door, services));
}
