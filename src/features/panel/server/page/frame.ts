import { attributes, type Html, html, type RouteContext } from "../../../../server/kit";
import { LANGUAGES, type Language } from "../../../../shared/languages";

const BRAND = "Sondeo";

/** What pages of the panel are written with. */
export interface SpeakingPage {
  readonly language: Language;
  /** Its texts, by their keys below `panel.page`. */
  readonly say: (key: string, params?: Readonly<Record<string, unknown>>) => string;
  readonly languageLabel: string;
}

export function speakingPage(text: RouteContext["text"], language: Language): SpeakingPage {
  return {
    language,
    say: (key, params) => text(`panel.page.${key}`, params, language),
    languageLabel: text("common.language", {}, language),
  };
}

/** A page of the panel in the product's name. */
export function frame(title: string, main: Html): { readonly title: string; readonly body: Html } {
  const body = html`<header><div class="column"><span class="brand">${BRAND}</span></div></header><main><div class="column">${main}</div></main>`;
  return { title: `${title} · ${BRAND}`, body };
}

/** The same page in the other languages. @param path its own address */
export function languageNav({ language, languageLabel }: SpeakingPage, path: string): Html {
  const links = LANGUAGES.map((one) => {
    const current = one === language ? "true" : undefined;
    const own = attributes({ href: `${path}?language=${one}`, lang: one, hreflang: one, "aria-current": current });
    const name = new Intl.DisplayNames([one], { type: "language" }).of(one) ?? one;
    return html`<a${own}>${name.charAt(0).toLocaleUpperCase(one)}${name.slice(1)}</a>`;
  });
  return html`<nav aria-label="${languageLabel}">${links}</nav>`;
}
