import type { FastifyRequest } from "fastify";
import type { PageContext } from "../../../../server/kit";
import { type Language, resolveLanguage } from "../../../../shared/languages";
import type { Parameters } from "../execution/assignedAnswers";
import type { CompiledQuestionnaire } from "../execution/compileQuestionnaire";
import { type FoundResponse, findResponse, requireOpen } from "../execution/findResponse";
import { pickLanguage } from "../execution/pickLanguage";
import { requireDevice } from "../execution/requireDevice";
import { requireInvited } from "../execution/requireInvited";
import { requireRoom } from "../execution/requireRoom";
import type { Seat } from "../execution/seat";
import { publishedVersionOf } from "../questionnaire/publishedVersion";
import type { SurveyServices } from "../services";
import type { Theme } from "../theme";

/** Somebody at a survey's page. */
export interface Visit {
  readonly seat: Seat;
  readonly questionnaire: CompiledQuestionnaire;
  /** Absent until something is sent. */
  readonly response: FoundResponse | undefined;
  /** One of the document's. */
  readonly language: string;
  readonly theme: Theme | null;
  /** The community's home; an open link has none. */
  readonly home: string | undefined;
  /** A text of the interface in the survey's language. */
  readonly text: (key: string, params?: Readonly<Record<string, unknown>>) => string;
}

/** Parameters of the address that are the page's own. */
const OWN = new Set(["preview", "language", "ended"]);
const MOST_PARAMETERS = 50;
const LONGEST_NAME = 64;
const LONGEST_VALUE = 500;

export function queryOf(request: FastifyRequest): URLSearchParams {
  return new URL(request.url, "http://localhost").searchParams;
}

/** What the address says for hidden variables. */
export function parametersOf(request: FastifyRequest): Parameters {
  const entries = [...queryOf(request)].filter(
    ([name, value]) => !OWN.has(name) && name.length <= LONGEST_NAME && value.length <= LONGEST_VALUE,
  );
  return Object.fromEntries(entries.slice(0, MOST_PARAMETERS));
}

/** @throws AppError where somebody who is new may not begin */
async function requireEntrance(seat: Seat): Promise<void> {
  requireDevice(seat);
  requireInvited(seat);
  await requireRoom(seat);
}

interface Asked {
  readonly context: PageContext;
  readonly request: FastifyRequest;
  readonly home: string | undefined;
}

/**
 * What a page needs to know of who sits here.
 * @returns nothing where no version can be answered
 * @throws AppError as `startResponse` where nobody may begin
 */
export async function visit(
  seat: Seat,
  { context, request, home }: Asked,
  { compiled }: SurveyServices,
): Promise<Visit | undefined> {
  const response = await findResponse(seat);
  if (!response || response.state === "open") requireOpen(seat);
  if (!response) await requireEntrance(seat);
  const { questionnaireId: id, publishedVersion } = seat;
  const version = response?.questionnaireVersion ?? (await publishedVersionOf(seat.db, { id, publishedVersion }))?.id;
  if (!version) return undefined;
  const questionnaire = response ? await compiled.fielded(seat.db, response) : await compiled.version(seat.db, version);
  const theme = (await context.personalization(seat.db.spaceId)) ?? null;
  const wanted =
    queryOf(request).get("language") ?? response?.language ?? (home ? theme?.language : undefined) ?? context.language;
  const language = pickLanguage(questionnaire.document.languages, wanted);
  const shown: Language = resolveLanguage(language);
  return { seat, questionnaire, response, language, theme, home, text: (key, params) => context.text(key, params, shown) };
}
