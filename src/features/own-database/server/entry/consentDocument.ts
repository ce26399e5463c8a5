import { attributes, DOCUMENT_STYLE, type Html, html, type RouteContext } from "../../../../server/kit";
import { LANGUAGES, type Language } from "../../../../shared/languages";

/** What the pages before a survey are written with. */
export interface EntryPage {
  readonly language: Language;
  readonly text: RouteContext["text"];
  /** Name of the company that asks. */
  readonly brand: string;
}

export const ENTRY_STYLE = `${DOCUMENT_STYLE}.check{display:flex;gap:12px;align-items:flex-start;color:inherit;margin:20px 0}.check input{flex:none;width:24px;min-height:24px;margin:0}.terms{white-space:pre-line;overflow-wrap:anywhere;max-height:50vh;overflow-y:auto;padding:16px;border:1px solid var(--rn-edge-strong);border-radius:8px}.fault{color:var(--rn-danger,inherit);font-weight:600}`;

const say = ({ text, language }: EntryPage, key: string, params?: Readonly<Record<string, unknown>>) =>
  text(`ownDatabase.page.${key}`, params, language);

function frame({ brand }: EntryPage, title: string, main: Html): { readonly title: string; readonly body: Html } {
  const body = html`<header><div class="column"><span class="brand">${brand}</span></div></header><main><div class="column"><h1 class="page-title">${title}</h1>${main}</div></main>`;
  return { title: `${title} · ${brand}`, body };
}

function languageNav({ language, text }: EntryPage, address: string): Html {
  const links = LANGUAGES.map((one) => {
    const current = one === language ? "true" : undefined;
    const own = attributes({ href: `${address}?language=${one}`, lang: one, hreflang: one, "aria-current": current });
    const name = new Intl.DisplayNames([one], { type: "language" }).of(one) ?? one;
    return html`<a${own}>${name.charAt(0).toLocaleUpperCase(one)}${name.slice(1)}</a>`;
  });
  return html`<nav aria-label="${text("common.language", {}, language)}">${links}</nav>`;
}

interface Consent {
  readonly title: string;
  readonly minutes: number | null;
  readonly consentText: string;
  /** Of the page itself. */
  readonly address: string;
  /** Sent without having agreed. */
  readonly isMissing: boolean;
}

/** What somebody agrees to before the first question. */
export function consentDocument(page: EntryPage, { title, minutes, consentText, address, isMissing }: Consent) {
  const input = attributes({
    ...{ type: "checkbox", name: "consent", value: "yes", required: true },
    ...(isMissing ? { "aria-invalid": "true", "aria-describedby": "fault" } : {}),
  });
  const fault = isMissing && html`<p class="fault" id="fault" role="alert">${say(page, "missing")}</p>`;
  const length = minutes !== null && html`<p>${say(page, "minutes", { smart_count: minutes })}</p>`;
  const terms = html`<div class="terms" tabindex="0" role="region" aria-label="${say(page, "terms")}">${consentText}</div>`;
  const form = html`<form${attributes({ method: "post", enctype: "multipart/form-data", action: `${address}?language=${page.language}` })}><label class="check"><input${input}><span>${say(page, "agree")}</span></label>${fault}<button type="submit">${say(page, "begin")}</button></form>`;
  return frame(page, title, html`${length}<h2>${say(page, "terms")}</h2>${terms}${form}${languageNav(page, address)}`);
}

/** Why nobody answers now. */
export type Refusal = "unknown" | "early" | "paused" | "over";

export function refusalDocument(page: EntryPage, refusal: Refusal) {
  return frame(page, say(page, `${refusal}.title`), html`<p>${say(page, `${refusal}.body`)}</p>`);
}
