import type { FastifyInstance, FastifyReply } from "fastify";
import type { Kysely } from "kysely";
import { AppError } from "../../shared/errors";
import { type Language, negotiateLanguage } from "../../shared/languages";
import { OPEN_TO_SITES } from "../access/credential";
import { documented } from "../api/openApi/callDocument";
import type { Tables } from "../db/generated/tables";
import type { Texts } from "../platform/texts";
import { brandName } from "./brand";
import { escapeHtml } from "./escapeHtml";
import type { Subscription, Unsubscriptions } from "./unsubscribe";

const PATH = "/experienceLabs/unsubscribe/:token";

interface TokenParams {
  readonly token: string;
}

export interface UnsubscribeRoutesOptions {
  readonly root: Kysely<Tables>;
  readonly texts: Texts;
  readonly unsubscriptions: Unsubscriptions;
}

const STYLE =
  "body{font:16px/1.5 system-ui,sans-serif;max-width:32rem;margin:4rem auto;padding:0 1.5rem;color:#161a23}\
h1{font-size:1.75rem;line-height:1.25}button{font:inherit;font-weight:600;min-height:44px;padding:0 1.5rem;border:0;border-radius:8px;background:#3447d4;color:#fff;cursor:pointer}";

interface Page {
  readonly language: Language;
  readonly title: string;
  readonly body: string;
  /** Label of the button that does it. */
  readonly button?: string;
}

/** A page that works without a script, for whoever comes from an old mail on an old telephone. */
function sendPage(reply: FastifyReply, { language, title, body, button }: Page): FastifyReply {
  const form = button ? `<form method="post"><button type="submit">${escapeHtml(button)}</button></form>` : "";
  return reply
    .header(
      "Content-Security-Policy",
      "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'",
    )
    .header("Referrer-Policy", "no-referrer")
    .type("text/html; charset=utf-8")
    .send(
      `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(body)}</p>${form}</main></body></html>`,
    );
}

/**
 * `/experienceLabs/unsubscribe/{token}`: GET asks, since mail filters open every link; POST does it, by the page's
 * button or by the mail programme's own (RFC 8058).
 */
export function unsubscribeRoutes(app: FastifyInstance, { root, texts, unsubscriptions }: UnsubscribeRoutesOptions): void {
  const read = (token: string): Subscription => {
    const subscription = unsubscriptions.read(token);
    if (!subscription) throw new AppError("record.notFound");
    return subscription;
  };
  const pageOf = async (language: Language, { spaceId }: Subscription, step: "ask" | "done"): Promise<Page> => {
    const brand = await brandName(root, spaceId ?? undefined);
    const t = (key: string) => texts.translate(language, `mails.unsubscribe.${step}.${key}`, { brand });
    return { language, title: t("title"), body: t("body"), ...(step === "ask" ? { button: t("button") } : {}) };
  };
  const documentedAs = (summary: string) => ({
    schema: documented({ tags: ["Mails"], summary }, () => ({
      examples: { token: "dGhlLXRva2VuLW9mLWEtbWFpbA" },
      answer: { type: "text/html", schema: { type: "string" } },
    })),
  });

  app.register(async (scope) => {
    // What it says is known: that it came is all there is to it.
    scope.addContentTypeParser(
      ["application/x-www-form-urlencoded", "text/plain"],
      { parseAs: "string", bodyLimit: 1024 },
      (_request, _body, done) => done(null, undefined),
    );
    scope.get<{ Params: TokenParams }>(PATH, documentedAs("Ask whether to send no more mails"), async (request, reply) => {
      const page = await pageOf(negotiateLanguage(request.headers["accept-language"]), read(request.params.token), "ask");
      return sendPage(reply, page);
    });
    scope.post<{ Params: TokenParams }>(
      PATH,
      { config: OPEN_TO_SITES, ...documentedAs("Send this person no more mails of this space") },
      async (request, reply) => {
        const subscription = read(request.params.token);
        await unsubscriptions.add(subscription);
        return sendPage(reply, await pageOf(negotiateLanguage(request.headers["accept-language"]), subscription, "done"));
      },
    );
  });
}
