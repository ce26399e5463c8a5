import { type Html, html } from "../../../../server/kit";

/** Plain text of a questionnaire: an empty line starts a paragraph, a line break stays one. */
export function paragraphs(text: string): Html {
  const all = text.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== "");
  return html`<div class="rn-text">${all.map((paragraph) => html`<p>${paragraph}</p>`)}</div>`;
}
