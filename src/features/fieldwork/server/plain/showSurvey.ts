import type { FastifyRequest } from "fastify";
import { html, type PageContent } from "../../../../server/kit";
import { localize } from "../../../../shared/languages";
import { ADDED } from "../../../../shared/surveyAddress";
import type { Disposition } from "../../../../survey/fieldwork/dispositions";
import { NEEDS_SCRIPT } from "../../../../survey/plainForm/plainForm";
import { answersById } from "../answer/storedAnswers";
import { isCaptchaDue } from "../captcha/requireHuman";
import { firstStep } from "../presentation/firstStep";
import { titleOf } from "../presentation/titleOf";
import type { StoredResponse } from "../response/findResponse";
import { endPage } from "./endPage";
import { EMPTY, filledOf } from "./filledOf";
import { placeOf } from "./placeOf";
import type { PlainFilled, PlainQuestion } from "./plainQuestion";
import { presentQuestion } from "./presentQuestion";
import { questionPage } from "./questionPage";
import { shell } from "./shell";
import { queryOf, type SurveyPageContext } from "./surveyPageContext";

/** What stands until a captcha is there, which only a script can solve; after a while, that it needs one. */
function captchaPage(page: SurveyPageContext, request: FastifyRequest): PageContent {
  const { questionnaire, responseContext, language, text } = page;
  const title = titleOf(questionnaire, responseContext, language);
  const words = html`<p class="rn-lead">${text("runner.captcha.needsScript")}</p>`;
  const ways = html`<a class="rn-button" href="${request.url}">${text("common.retry")}</a>`;
  // Nobody sees it whose script comes; no noscript, which a script that was blocked on its way doesn't open.
  const late = html`<div class="rn-late">${words}${ways}</div>`;
  const main = html`<section class="rn-screen rn-centred" ${NEEDS_SCRIPT} data-language="${language}"><h1>${title}</h1>${late}</section>`;
  return shell(page, { title, main });
}

/** What was sent and refused: shown in place of what is stored. */
export interface RefusedForm {
  readonly question: PlainQuestion;
  readonly filled: PlainFilled;
}

/** This page's address with what the page says of itself. */
export function addressWith(request: FastifyRequest, name: (typeof ADDED)[keyof typeof ADDED], value: string): string {
  const { pathname, searchParams } = new URL(request.url, "http://localhost");
  searchParams.set(name, value);
  return `${pathname}?${searchParams}`;
}

/** What surrounds a question, whichever it is. */
function frameOf(page: SurveyPageContext, request: FastifyRequest) {
  const address = (language: string) => addressWith(request, ADDED.language, language);
  return { title: titleOf(page.questionnaire, page.responseContext, page.language), action: request.url, address };
}

/** Nothing is begun: the welcome, and the first question where it is everybody's. */
function beforeStart(page: SurveyPageContext, request: FastifyRequest): PageContent {
  const { questionnaire, language } = page;
  const { welcome, languages } = questionnaire.document;
  const step = firstStep(questionnaire);
  const compiled = step && questionnaire.byId.get(step.question.id);
  const drawn = { seed: 0, ordinal: 0 };
  const { path, isLast, current, total } = placeOf(questionnaire, { drawn, answers: new Map(), position: null });
  const question = step && compiled && presentQuestion(compiled, step, { questionnaire, path, drawn, language });
  return questionPage(page, {
    ...frameOf(page, request),
    welcome: localize(welcome, language, languages[0]),
    question,
    filled: EMPTY,
    isLast,
    canGoBack: false,
    ...(question ? { progress: { current, total } } : {}),
  });
}

function atPlace(page: SurveyPageContext, response: StoredResponse, request: FastifyRequest, refused?: RefusedForm) {
  const { questionnaire, language } = page;
  const answers = answersById(response.answers);
  const position = refused?.question.id ?? response.currentQuestionId;
  const { step, path, before, ...place } = placeOf(questionnaire, { drawn: response, answers, position });
  const compiled = step && questionnaire.byId.get(step.question.id);
  // A clock is the script's to show.
  if (!step || !compiled || questionnaire.logic.timed.has(step.question.id)) return undefined;
  const question = presentQuestion(compiled, step, { questionnaire, path, drawn: response, language });
  const stored = filledOf(question, compiled, { answer: path.read(question.id), language });
  const isRefused = refused?.question.id === question.id;
  return questionPage(page, {
    ...frameOf(page, request),
    welcome: undefined,
    question,
    filled: isRefused ? { ...refused.filled, files: new Map([...stored.files, ...refused.filled.files]) } : stored,
    isLast: place.isLast,
    canGoBack: before !== undefined,
    progress: place,
    ...(isRefused ? { status: 422 } : {}),
  });
}

/** The survey's page for this respondent: what is asked now, or how it ended. */
export async function showSurvey(
  page: SurveyPageContext,
  request: FastifyRequest,
  refused?: RefusedForm,
): Promise<PageContent | undefined> {
  const { response, questionnaire, responseContext, language } = page;
  if (!response) return isCaptchaDue(responseContext) ? captchaPage(page, request) : beforeStart(page, request);
  if (response.state === "open") return atPlace(page, response, request, refused);
  const disposition = (response.disposition ?? "complete") as Disposition;
  return endPage(page, {
    disposition,
    isNew: queryOf(request).has(ADDED.ended),
    title: titleOf(questionnaire, responseContext, language),
  });
}
