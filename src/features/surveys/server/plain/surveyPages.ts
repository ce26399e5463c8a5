import type { FastifyReply, FastifyRequest } from "fastify";
import { type GuestPage, type PageContext, requireSameOrigin } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import { linkSeat } from "../execution/linkSeat";
import { memberSeat } from "../execution/memberSeat";
import type { Seat } from "../execution/seat";
import { LARGEST_FILE } from "../files/uploadRules";
import { respondentHash } from "../respondentCookie";
import { takeLinkSeat } from "../routes/linkDoor";
import type { SurveyServices } from "../services";
import { readForm } from "./readForm";
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
  /** Nothing where the page is left to its script. @param reply where a respondent who isn't known yet may sit down */
  readonly sit: (context: PageContext, request: FastifyRequest, reply?: FastifyReply) => Promise<Sitting | undefined>;
}

const memberPage: Door = {
  url: "/c/:origin/activities/:id/survey",
  sit: async (context, request) => {
    const { origin, id } = request.params as { readonly origin: string; readonly id: string };
    if (!UUID.test(id) || queryOf(request).get("preview") === "1") return undefined;
    const found = await context.findSpace({ entity: "activity", field: "id", value: id });
    const community = found && (await context.personalization(found.db.spaceId));
    if (!found || community?.origin !== origin.toLowerCase()) return undefined;
    const member = (await context.sessionsIn(found.db.spaceId)).find(({ kind }) => kind === "member")?.memberId;
    return member ? { seat: await memberSeat(found.db, id, member), home: `/c/${community.origin}/` } : undefined;
  },
};

const linkPage: Door = {
  url: "/s/:linkToken",
  sit: async (context, request, reply) => {
    if (reply) return { seat: await takeLinkSeat(context, request, reply, true) };
    const { linkToken } = request.params as { readonly linkToken: string };
    const found = await context.findSpace({ entity: "questionnaire", field: "linkToken", value: linkToken });
    if (!found) return undefined;
    const tokenHash = respondentHash(request, found.id) ?? "";
    return { seat: await linkSeat(found.db, found.id, { channel: "link", tokenHash, isTest: false }) };
  },
};

function pageOf({ url, sit }: Door, services: SurveyServices): GuestPage {
  const visitOf = async (context: PageContext, request: FastifyRequest, reply?: FastifyReply): Promise<Visit | undefined> => {
    const sitting = await sit(context, request, reply);
    return sitting && visit(sitting.seat, { context, request, home: sitting.home }, services);
  };
  return {
    url,
    bodyLimit: LARGEST_FILE * 5,
    show: async (context, request) => {
      const visited = await visitOf(context, request);
      return visited && showSurvey(visited, request);
    },
    take: async (context, request, reply) => {
      requireSameOrigin(request);
      const form = await readForm(request);
      // The page itself says why nothing can be answered.
      const visited = await visitOf(context, request, reply).catch((error: unknown) => {
        if (error instanceof AppError && error.code.startsWith("execution.")) return undefined;
        throw error;
      });
      if (!visited) return { location: request.url };
      return takeForm(visited, form, { request, tools: { ...services, files: context.files } });
    },
  };
}

/** The pages that surveys are answered on, as plain HTML that works before its script and without. */
export function surveyPages(services: SurveyServices): readonly GuestPage[] {
  return [memberPage, linkPage].map((door) => pageOf(door, services));
}
