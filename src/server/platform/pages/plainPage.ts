import type { FastifyReply } from "fastify";
import { escapeHtml } from "../../../shared/escapeHtml";
import type { Language } from "../../../shared/languages";

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

/** Sends a page that works without a script and asks nothing of another address: on an old telephone, or where nothing is. */
export function sendPlainPage(reply: FastifyReply, page: PlainPage): FastifyReply {
  const { language, title, body, button, link, status = 200 } = page;
  const form = button ? `<form method="post"><button type="submit">${escapeHtml(button)}</button></form>` : "";
  const way = link ? `<p><a class="button" href="${escapeHtml(link.href)}">${escapeHtml(link.label)}</a></p>` : "";
  return reply
    .code(status)
    .header(
      "Content-Security-Policy",
      "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'",
    )
    .header("Referrer-Policy", "no-referrer")
    .type("text/html; charset=utf-8")
    .send(
      `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(body)}</p>${form}${way}</main></body></html>`,
    );
}
