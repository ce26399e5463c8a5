import type { FastifyRequest } from "fastify";
import { html, type PageContent } from "../../../../server/kit";
import { NEEDS_SCRIPT } from "../../../../survey/plainForm/plainForm";
import { titleOf } from "../presentation/titleOf";
import { shell } from "./shell";
import type { SurveyPageContext } from "./surveyPageContext";

/** What stands until a captcha is there, which only a script can solve; after a while, that it needs one. */
export function captchaPage(page: SurveyPageContext, request: FastifyRequest): PageContent {
  const { questionnaire, responseContext, language, text } = page;
  const title = titleOf(questionnaire, responseContext, language);
  const words = html`<p class="rn-lead">${text("runner.captcha.needsScript")}</p>`;
  const ways = html`<a class="rn-button" href="${request.url}">${text("common.retry")}</a>`;
  // Nobody sees it whose script comes; no noscript, which a script that was blocked on its way doesn't open.
  const late = html`<div class="rn-late">${words}${ways}</div>`;
  const main = html`<section class="rn-screen rn-centred" ${NEEDS_SCRIPT} data-language="${language}"><h1>${title}</h1>${late}</section>`;
  return shell(page, { title, main });
}
