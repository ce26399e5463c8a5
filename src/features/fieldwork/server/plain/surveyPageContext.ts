import type { FastifyRequest } from "fastify";
import type { Exit } from "../../../../contracts/api/execution";
import type { PageContext } from "../../../../server/kit";
import { type Language, resolveLanguage } from "../../../../shared/languages";
import { ADDED, broughtParameters } from "../../../../shared/surveyAddress";
import type { CompiledQuestionnaire } from "../../../../survey/compile/compileQuestionnaire";
import type { Parameters } from "../answer/assignedAnswers";
import type { ResponseContext } from "../context/responseContext";
import { requireDevice } from "../eligibility/requireDevice";
import { requireEntrance } from "../eligibility/requireEntrance";
import { exitOf } from "../entry/exitOf";
import { pickLanguage } from "../presentation/pickLanguage";
import { type Theme, themeOf } from "../presentation/theme";
import { readResponse, requireOpen, type StoredResponse } from "../response/findResponse";
import type { FieldworkServices } from "../services";

/** Somebody at a survey's page. */
export interface SurveyPageContext {
  readonly responseContext: ResponseContext;
  readonly questionnaire: CompiledQuestionnaire;
  /** Absent until something is sent. */
  readonly response: StoredResponse | undefined;
  /** One of the document's. */
  readonly language: string;
  readonly theme: Theme | null;
  /** Where the supplier that sent the respondent wants it back; absent before the end. */
  readonly exit?: Exit | undefined;
  /** The community's home; an open link has none. */
  readonly home: string | undefined;
  /** A text of the interface in the survey's language. */
  readonly text: (key: string, params?: Readonly<Record<string, unknown>>) => string;
}

export function queryOf(request: FastifyRequest): URLSearchParams {
  return new URL(request.url, "http://localhost").searchParams;
}

/** What the address says, for its signature and for hidden variables. */
export function parametersOf(request: FastifyRequest): Parameters {
  return broughtParameters(queryOf(request));
}

/** The language that was picked on the page, or that the address asks for. */
function addressLanguage(request: FastifyRequest): string | null {
  const query = queryOf(request);
  return query.get(ADDED.language) ?? query.get("language");
}

interface PageRequest {
  readonly context: PageContext;
  readonly request: FastifyRequest;
  readonly home: string | undefined;
}

/**
 * What a page needs to know of who sits here.
 * @returns nothing where no version can be answered
 * @throws AppError as `startResponse` where nobody may begin
 */
export async function surveyPageContext(
  responseContext: ResponseContext,
  { context, request, home }: PageRequest,
  services: FieldworkServices,
): Promise<SurveyPageContext | undefined> {
  const { compiled, tools, questionnaires } = services;
  const response = await readResponse(responseContext);
  if (!response || response.state === "open") requireOpen(responseContext);
  if (!response) {
    requireDevice(responseContext);
    await requireEntrance(responseContext);
  }
  const { questionnaireId: id, publishedVersion, fieldwork } = responseContext;
  const published = () => questionnaires().publishedVersionOf(responseContext.db, { id, publishedVersion });
  const version = response?.questionnaireVersion ?? (await published())?.id;
  if (!version) return undefined;
  const questionnaire = response
    ? await compiled.fielded(responseContext.db, response)
    : await compiled.version(responseContext.db, version);
  const theme = await themeOf(context, responseContext, services);
  const wanted = addressLanguage(request) ?? response?.language ?? (home ? theme?.language : undefined) ?? context.language;
  const language = pickLanguage(questionnaire.document.languages, wanted);
  const shown: Language = resolveLanguage(language);
  const exit = response && response.state !== "open" ? exitOf(tools(), { questionnaireId: id, fieldwork, response }) : undefined;
  return {
    responseContext,
    questionnaire,
    response,
    language,
    theme,
    exit,
    home,
    text: (key, params) => context.text(key, params, shown),
  };
}
