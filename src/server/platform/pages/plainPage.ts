import type { FastifyReply } from "fastify";
import { escapeHtml } from "../../../shared/escapeHtml";
import type { Language } from "../../../shared/languages";
import { inkOn } from "../../../shared/theme/contrast";
import { type Html, html } from "./html";

const STYLE =
  ":root{color-scheme:light dark}\
body{font:16px/1.5 system-ui,sans-serif;max-width:32rem;margin:4rem auto;padding:0 1.5rem;color:#161a23;background:#fff;overflow-wrap:anywhere}\
h1{font-size:1.75rem;line-height:1.25;text-wrap:balance}\
button,.button{display:inline-flex;align-items:center;box-sizing:border-box;font:inherit;font-weight:600;min-height:44px;padding:0 1.5rem;border:0;border-radius:8px;background:#3447d4;color:#fff;cursor:pointer;text-decoration:none}\
:focus-visible{outline:2px solid #3447d4;outline-offset:2px}\
@media (prefers-color-scheme:dark){body{color:#e8eaf0;background:#12151c}:focus-visible{outline-color:#a9b4ff}}";

const LESSER = html` class="lesser"`;

/** @param accent `#rrggbb` */
function brandStyle(accent: string): string {
  return `\
.brand{margin:0;font-size:1.25rem;font-weight:600}\
.brand img{display:block;max-width:140px;max-height:64px;object-fit:contain}\
button,.button{background:${accent};color:${inkOn(accent)}}\
.lesser{background:none;color:inherit;box-shadow:inset 0 0 0 1px currentcolor}`;
}

/** A page without a script: a title, a sentence and one thing to do. */
export interface PlainPage {
  readonly language: Language;
  readonly title: string;
  /** Paragraphs, with an empty line between them. */
  readonly body: string;
  /** Whose page it is. @default the product's own */
  readonly brand?: { readonly name: string; readonly accent: string; readonly logo: string | undefined };
  /** Sends a form to an address of this server; next to a link it is the lesser of the two. */
  readonly button?: { readonly label: string; readonly action: string };
  readonly link?: { readonly href: string; readonly label: string };
  /** @default 200 */
  readonly status?: number;
}

/** A document that shows everything without a script. */
export interface HtmlDocument {
  readonly language: Language;
  readonly title: string;
  /** All that its body holds. */
  readonly body: Html;
  /** CSS. */
  readonly style: string;
  /** @default 200 */
  readonly status?: number;
  /** Whether it shows images of this server. @default false */
  readonly hasImages?: boolean;
  /** Whether it runs scripts of this server, which report to it. @default false */
  readonly hasScripts?: boolean;
  /** @default "no-referrer", by which forms of people who are signed in are refused: they say not where they come from */
  readonly referrer?: "no-referrer" | "same-origin";
}

/** Sends a page that works without a script and asks nothing of another address; no search engine keeps it. */
export function sendDocument(reply: FastifyReply, page: HtmlDocument): FastifyReply {
  const { language, title, body, style, status = 200, referrer = "no-referrer", hasImages = false, hasScripts = false } = page;
  const images = hasImages ? " img-src 'self';" : "";
  const scripts = hasScripts ? " script-src 'self'; connect-src 'self';" : "";
  return reply
    .code(status)
    .header(
      "Content-Security-Policy",
      `default-src 'none';${images}${scripts} style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    )
    .header("Referrer-Policy", referrer)
    .header("X-Robots-Tag", "noindex")
    .type("text/html; charset=utf-8")
    .send(
      `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${style}</style></head><body>${body.markup}</body></html>`,
    );
}

/** Sends a sentence and one thing to do: on an old telephone, or where nothing is. */
export function sendPlainPage(reply: FastifyReply, page: PlainPage): FastifyReply {
  const { language, title, body, brand, button, link, status = 200 } = page;
  // An image of another server would tell it who looks at the page.
  const logo = brand?.logo?.startsWith("/") && !brand.logo.startsWith("//") ? brand.logo : undefined;
  const head = brand && html`<p class="brand">${logo ? html`<img src="${logo}" alt="${brand.name}">` : brand.name}</p>`;
  const way = link && html`<p><a class="button" href="${link.href}">${link.label}</a></p>`;
  const form =
    button &&
    html`<form method="post" action="${button.action}"><button type="submit"${link ? LESSER : undefined}>${button.label}</button></form>`;
  const paragraphs = body.split("\n\n").map((one) => html`<p>${one}</p>`);
  const main = html`<main>${head}<h1>${title}</h1>${paragraphs}${way}${form}</main>`;
  const style = brand ? `${STYLE}${brandStyle(brand.accent)}` : STYLE;
  return sendDocument(reply, { language, title, body: main, style, status, hasImages: logo !== undefined });
}
