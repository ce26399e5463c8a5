import { type Html, html, type PageContent } from "../../../../server/kit";
import type { Disposition } from "../../../../survey/fieldwork/dispositions";
import { closingOf } from "../ending/closingOf";
import { paragraphs } from "./paragraphs";
import { shell } from "./shell";
import type { SurveyPageContext } from "./surveyPageContext";

interface End {
  readonly disposition: Disposition;
  /** Whether the respondent has just ended it, else comes back to it. */
  readonly isNew: boolean;
  readonly title: string;
}

function exitActions({ home, exit, text }: SurveyPageContext): Html {
  if (exit) return html`<a class="rn-button" href="${exit.url}">${text("runner.exit.go", { name: exit.name })}</a>`;
  if (!home) return html`<p class="rn-hint">${text("runner.closeTab")}</p>`;
  return html`<a class="rn-button" href="${home}">${text("runner.backToCommunity")}</a>`;
}

/** The last words of whoever has answered everything. */
function thanks({ questionnaire, language, responseContext, text }: SurveyPageContext): Html {
  const closing = closingOf(questionnaire, language);
  const words = closing ? paragraphs(closing) : html`<p class="rn-lead">${text("runner.closing")}</p>`;
  const earned =
    responseContext.labs > 0 && html`<p class="rn-earned">${text("runner.earned", { smart_count: responseContext.labs })}</p>`;
  return html`<h1>${text(closing ? "runner.done" : "runner.thanks")}</h1>${words}${earned}`;
}

/** How it ended: thanks, or what happened, without blame. */
export function endPage(page: SurveyPageContext, { disposition, isNew, title }: End): PageContent {
  const isComplete = disposition === "complete";
  const key = isComplete ? "runner.problems.alreadyAnswered" : `runner.endings.${disposition}`;
  const words =
    isComplete && isNew
      ? thanks(page)
      : html`<h1>${page.text(`${key}.title`)}</h1><p class="rn-lead">${page.text(`${key}.body`)}</p>`;
  return shell(page, { title, main: html`<section class="rn-screen rn-centred">${words}${exitActions(page)}</section>` });
}
