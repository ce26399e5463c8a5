import { attributes, type Html, html } from "../../../../server/kit";
import { entryName } from "../../../../survey/plainForm/plainForm";
import { renderFields } from "./controls";
import type { PlainFilled, PlainQuestion } from "./plainQuestion";

const TITLE = "plain-title";
const DESCRIPTION = "plain-description";
const GUIDE = "plain-guide";
const ERRORS = "plain-errors";

type Text = (key: string, params?: Readonly<Record<string, unknown>>) => string;

function errorBox(errors: readonly string[]): Html {
  if (errors.length === 0) return html``;
  return html`<div class="rn-errors" id="${ERRORS}" role="alert">${errors.map((error) => html`<p>${error}</p>`)}</div>`;
}

function dontKnowBox({ dontKnow }: PlainQuestion, isUnknown: boolean): Html {
  if (dontKnow === "") return html``;
  const input = attributes({ type: "checkbox", name: "missing", value: "dont-know", checked: isUnknown });
  return html`<label class="rn-dont-know"><input${input}><span>${dontKnow}</span></label>`;
}

/** Files of before, each of which can be let go. */
function keptFiles({ entries, files }: PlainFilled): Html {
  const kept = (entries.get(entryName()) ?? []).map(
    (address) =>
      html`<label class="rn-option"><input type="checkbox" name="${entryName()}" value="${address}" checked><span>${files.get(address) ?? address}</span></label>`,
  );
  return kept.length > 0 ? html`<div class="rn-options rn-options-list">${kept}</div>` : html``;
}

function head({ block, description, guide }: PlainQuestion): { readonly above: Html; readonly below: Html } {
  const above = [
    block.title && html`<p class="rn-block-title">${block.title}</p>`,
    block.description && html`<p class="rn-block-text">${block.description}</p>`,
  ];
  const below = [
    description && html`<p class="rn-description" id="${DESCRIPTION}">${description}</p>`,
    guide && html`<p class="rn-guide" id="${GUIDE}">${guide}</p>`,
  ];
  return { above: html`${above.filter((part) => part !== "")}`, below: html`${below.filter((part) => part !== "")}` };
}

/** A question's part of the form: its title, its fields and what is wrong with them. */
export function questionForm(question: PlainQuestion, filled: PlainFilled, text: Text): Html {
  const { above, below } = head(question);
  const isInvalid = filled.errors.length > 0;
  const described =
    [question.description && DESCRIPTION, question.guide && GUIDE, isInvalid && ERRORS].filter(Boolean).join(" ") || undefined;
  const fields = renderFields(question.form.fields, {
    entries: filled.entries,
    // Whoever may say "don't know" instead can't be made to answer by the browser.
    isRequired: question.isRequired && question.dontKnow === "",
    title: TITLE,
    described,
    isInvalid,
    choose: text("runner.choose"),
  });
  const mark = question.isRequired ? html`<span class="rn-required" aria-hidden="true">&nbsp;*</span>` : html``;
  const title = html`<h1 class="rn-title" id="${TITLE}">${question.title}${mark}</h1>`;
  const body = html`${question.form.shape === "files" && keptFiles(filled)}${fields}${dontKnowBox(question, filled.isUnknown)}${errorBox(filled.errors)}`;
  if (!question.isAsked) return html`${above}${title}${below}${body}`;
  return html`${above}<fieldset class="rn-ask"${attributes({ "aria-describedby": described })}><legend>${title}</legend>${below}${body}</fieldset>`;
}
