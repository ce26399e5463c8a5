import { attributes, type Html, html, type PageContent } from "../../../../server/kit";
import { writeMarks } from "../../../../survey/plainForm/plainForm";
import { paragraphs } from "./paragraphs";
import type { PlainFilled, PlainQuestion } from "./plainQuestion";
import { questionForm } from "./questionForm";
import { shell } from "./shell";
import type { SurveyPageContext } from "./surveyPageContext";

interface IntroOptions {
  readonly title: string;
  /** Above the first question, where nothing is begun yet; empty where it has none. */
  readonly welcome: string | undefined;
  /** Absent where the first question depends on a draw that isn't made yet. */
  readonly question: PlainQuestion | undefined;
  readonly filled: PlainFilled;
  readonly isLast: boolean;
  readonly canGoBack: boolean;
  readonly progress?: { readonly current: number; readonly total: number };
  /** Where the form goes. */
  readonly action: string;
  readonly address: (language: string) => string;
  readonly status?: number;
}

const FORM = "plain";

function intro({ title, welcome }: IntroOptions, { text, responseContext }: SurveyPageContext): Html {
  if (welcome === undefined) return html``;
  const words = welcome === "" ? html`<p class="rn-lead">${text("runner.welcome")}</p>` : paragraphs(welcome);
  const labs = responseContext.labs > 0 && html`<li>${text("runner.labs", { smart_count: responseContext.labs })}</li>`;
  const facts = html`<ul class="rn-facts rn-facts-plain">${labs}<li>${text("runner.resumable")}</li></ul>`;
  return html`<section class="rn-intro"><p class="rn-intro-title">${title}</p>${words}${facts}</section>`;
}

function button(move: string, label: string, isBack = false): Html {
  const own = attributes({
    class: `rn-button ${isBack ? "rn-back" : "rn-next"}`,
    form: FORM,
    name: "move",
    value: move,
    formnovalidate: isBack,
  });
  return html`<button${own}>${label}</button>`;
}

function actions({ question, isLast, canGoBack }: IntroOptions, { text }: SurveyPageContext): Html {
  if (!question) return button("start", text("runner.start"));
  const next = button("next", text(isLast ? "common.send" : "common.next"));
  // The first button of a form is what Enter presses. Where there is no way back, the place for it stays.
  const back = canGoBack
    ? button("back", text("common.back"), true)
    : html`<button class="rn-button rn-back" type="button" disabled>${text("common.back")}</button>`;
  return html`${next}${back}`;
}

function marksOf({ id, form }: PlainQuestion, { errors }: PlainFilled): Readonly<Record<string, string>> {
  const { shape, isNumeric = false } = form;
  return writeMarks({ questionId: id, shape, isNumeric, isRefused: errors.length > 0 });
}

/** What is asked now as a form that works by itself. */
export function questionPage(page: SurveyPageContext, asking: IntroOptions): PageContent {
  const { question, filled, action, title } = asking;
  const form = attributes({
    id: FORM,
    method: "post",
    action,
    enctype: "multipart/form-data",
    ...(question ? marksOf(question, filled) : {}),
    "data-language": page.language,
  });
  const hidden = html`<input type="hidden" name="question" value="${question?.id ?? ""}">`;
  const asked = question
    ? html`<div class="rn-plain">${questionForm({ ...question, title: question.title || title }, filled, page.text)}</div>`
    : html`<h1 class="rn-hidden">${title}</h1>`;
  const main = html`<div class="rn-question">${intro(asking, page)}<form${form}>${hidden}${asked}</form></div>`;
  const { progress, address, status } = asking;
  return shell(page, {
    title,
    main,
    address,
    actions: actions(asking, page),
    ...(progress ? { progress } : {}),
    ...(status === undefined ? {} : { status }),
  });
}
