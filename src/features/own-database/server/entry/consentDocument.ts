import type { SurveyTheme } from "../../../../contracts/api/execution";
import { attributes, DOCUMENT_STYLE, type Html, html, type RouteContext } from "../../../../server/kit";
import { LANGUAGES, type Language } from "../../../../shared/languages";
import { colourVariables, runnerColours } from "../../../../shared/theme/runnerColours";
import type { ThemeSettings } from "../../../../shared/theme/themeColours";

/** What the pages before a survey are written with. */
export interface EntryPage {
  readonly language: Language;
  readonly text: RouteContext["text"];
  /** The company that asks. */
  readonly brand: Pick<SurveyTheme, "name" | "logo"> & ThemeSettings;
}

const ENTRY_STYLE = `${DOCUMENT_STYLE}.logo{display:block;max-width:160px;max-height:40px;object-fit:contain}.check{display:flex;gap:12px;align-items:flex-start;color:inherit;margin:20px 0}.check input{flex:none;width:24px;min-height:24px;margin:0}.terms{white-space:pre-line;overflow-wrap:anywhere;max-height:50vh;overflow-y:auto;padding:16px;border:1px solid var(--rn-edge-strong);border-radius:8px}.fault{color:var(--rn-danger,inherit);font-weight:600}`;

const say = ({ text, language }: EntryPage, key: string, params?: Readonly<Record<string, unknown>>) =>
  text(`ownDatabase.page.${key}`, params, language);

/** An image of another server would tell it who looks at the page. */
const isOwn = (address: string | null): address is string => address?.startsWith("/") === true && !address.startsWith("//");

/** The company's colours in one mode. */
function colours(brand: EntryPage["brand"], mode: "light" | "dark"): string {
  const { colorScheme: _scheme, ...variables } = colourVariables(runnerColours(brand, mode));
  const declared = Object.entries(variables).map(([name, value]) => `${name}:${value}`);
  return `:root{${declared.join(";")}}`;
}

function frame({ brand }: EntryPage, title: string, main: Html) {
  const { name, logo } = brand;
  const mark = isOwn(logo) ? html`<img class="logo" src="${logo}" alt="${name}">` : html`<span class="brand">${name}</span>`;
  const body = html`<header><div class="column">${mark}</div></header><main><div class="column"><h1 class="page-title">${title}</h1>${main}</div></main>`;
  return {
    title: `${title} · ${name}`,
    body,
    style: `${ENTRY_STYLE}${colours(brand, "light")}@media (prefers-color-scheme:dark){${colours(brand, "dark")}}`,
    hasImages: isOwn(logo),
  };
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
