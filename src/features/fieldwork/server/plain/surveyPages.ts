import type { FastifyReply, FastifyRequest } from "fastify";
import { type ExtensionPage, type PageContext, requireSameOrigin } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import { SURVEY_PATHS } from "../../../../shared/surveyAddress";
import { isTeam } from "../context/isTeam";
import { linkResponseContext } from "../context/linkResponseContext";
import { memberResponseContext } from "../context/memberResponseContext";
import { requestOrigin } from "../context/requestOrigin";
import { respondentHash } from "../context/respondentCookie";
import type { ResponseContext } from "../context/responseContext";
import { resolveLink } from "../routes/resolveLink";
import type { FieldworkServices } from "../services";
import { entryResponseContext } from "./entryResponseContext";
import { LARGEST_FORM, readForm } from "./readForm";
import { showSurvey } from "./showSurvey";
import { queryOf, type SurveyPageContext, surveyPageContext } from "./surveyPageContext";
import { takeForm } from "./takeForm";

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

interface ResolvedPage {
  readonly responseContext: ResponseContext;
  readonly home?: string;
}

/** One way of coming to a survey's page. */
interface PageChannel {
  readonly url: string;
  /** Nothing where the page is left to its script; with a reply a respondent who isn't known yet may sit down. */
  readonly resolve: (call: PageCall) => Promise<ResolvedPage | undefined>;
}

interface PageCall {
  readonly context: PageContext;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply | undefined;
  readonly services: FieldworkServices;
}

const memberPage = (path: string): PageChannel => ({
  url: `/c/:origin/activities/:id/${path}`,
  resolve: async ({ context, request, services }) => {
    const { origin, id } = request.params as { readonly origin: string; readonly id: string };
    if (!UUID.test(id) || queryOf(request).get("preview") === "1") return undefined;
    const found = await context.findSpace({ entity: "activity", field: "id", value: id });
    const community = found && (await context.communityTheme(found.db.spaceId));
    if (!found || community?.origin !== origin.toLowerCase()) return undefined;
    const member = (await context.sessionsIn(found.db.spaceId)).find(({ kind }) => kind === "member")?.memberId;
    if (!member) return undefined;
    const responseContext = await memberResponseContext(
      found.db,
      { activityId: id, member, origin: requestOrigin(request) },
      services,
    );
    return { responseContext, home: `/c/${community.origin}/` };
  },
});

const linkPage: PageChannel = {
  url: "/s/:linkToken",
  resolve: async ({ context, request, reply, services }) => {
    const { linkToken } = request.params as { readonly linkToken: string };
    const found = await context.findSpace({ entity: "questionnaire", field: "linkToken", value: linkToken });
    if (!found) return undefined;
    const free = await linkResponseContext(found.db, found.id, requestOrigin(request));
    const sent = await entryResponseContext(free, { context, request, reply, services });
    if (sent) return { responseContext: sent };
    if (reply) return { responseContext: await resolveLink({ context, request, reply, services, linkToken, start: {} }) };
    const tokenHash = respondentHash(request, found.id) ?? "";
    // Who only looks is asked for nothing but a captcha, which the team isn't.
    const isTest = free.fieldwork.captcha && (await isTeam(context, found.db.spaceId));
    return { responseContext: { ...free, respondent: { channel: "link", tokenHash, isTest } } };
  },
};

function pageOf({ url, resolve }: PageChannel, services: FieldworkServices): ExtensionPage {
  const arrive = async (
    context: PageContext,
    request: FastifyRequest,
    reply?: FastifyReply,
  ): Promise<SurveyPageContext | undefined> => {
    const resolved = await resolve({ context, request, reply, services });
    return resolved && surveyPageContext(resolved.responseContext, { context, request, home: resolved.home }, services);
  };
  return {
    url,
    bodyLimit: LARGEST_FORM,
    largeBodyReason: "respondents of open links send files, once the link has let them in",
    show: async (context, request) => {
      const page = await arrive(context, request);
      return page && showSurvey(page, request);
    },
    take: async (context, request, reply) => {
      requireSameOrigin(request);
      const tools = { ...services, files: context.files };
      try {
        // Nothing is read from whoever has no business here.
        const page = await arrive(context, request, reply);
        if (page) return await takeForm(page, await readForm(request, page), { request, tools });
      } catch (error) {
        // The page itself says why nothing can be answered.
        if (!(error instanceof AppError) || !error.code.startsWith("execution.")) throw error;
      }
      return { location: request.url };
    },
  };
}

/** The pages that surveys are answered on, as plain HTML that works before its script and without. */
export function surveyPages(services: FieldworkServices): readonly ExtensionPage[] {
  return [...SURVEY_PATHS.map(memberPage), linkPage].map((channel) => pageOf(channel, services));
}
