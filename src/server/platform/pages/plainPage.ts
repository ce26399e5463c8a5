import type { FastifyReply } from "fastify";
import { escapeHtml } from "../../../shared/escapeHtml";
import type { Language } from "../../../shared/languages";
import { type Html, html } from "./html";

const STYLE =
  ":root{color-scheme:light dark}\
body{font:16px/1.5 system-ui,sans-serif;max-width:32rem;margin:4rem auto;padding:0 1.5rem;color:#161a23;background:#fff;overflow-wrap:anywhere}\
h1{font-size:1.75rem;line-height:1.25;text-wrap:balance}\
button,.button{display:inline-flex;align-items:center;box-sizing:border-box;font:inherit;font-weight:600;min-height:44px;padding:0 1.5rem;border:0;border-radius:8px;background:#3447d4;color:#fff;cursor:pointer;text-decoration:none}\
:focus-visible{outline:2px solid #3447d4;outline-offset:2px}\
@media (prefers-color-scheme:dark){body{color:#e8eaf0;background:#12151c}:focus-visible{outline-color:#a9b4ff}}";

/** A page without a script: a title, a sentence and one thing to do. */
export interface PlainPage {
  readonly language: Language;
  readonly title: string;
  readonly body: string;
  /** Label of a button that sends the page's own address a form. */
  readonly button?: string;
  readonly link?: { readonly href: string; readonly label: string };
  /** @default 200 */
  readonly status?: number;
}

/** A document without a script. */
export interface HtmlDocument {
  readonly language: Language;
  readonly title: string;
  /** All that its body holds. */
  readonly body: Html;
  /** CSS. */
  readonly style: string;
  /** @default 200 */
  readonly status?: number;
  /** @default "no-referrer", by which forms of people who are signed in are refused: they say not where they come from */
  readonly referrer?: "no-referrer" | "same-origin";
}

/** Sends a page that works without a script and asks nothing of another address; no search engine keeps it. */
export function sendDocument(reply: FastifyReply, page: HtmlDocument): FastifyReply {
  const { language, title, body, style, status = 200, referrer = "no-referrer" } = page;
  return reply
    .code(status)
    .header(
      "Content-Security-Policy",
      "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
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
  const { language, title, body, button, link, status = 200 } = page;
  const form = button && html`<form method="post"><button type="submit">${button}</button></form>`;
  const way = link && html`<p><a class="button" href="${link.href}">${link.label}</a></p>`;
  const main = html`<main><h1>${title}</h1><p>${body}</p>${form}${way}</main>`;
  return sendDocument(reply, { language, title, body: main, style: STYLE, status });
}
