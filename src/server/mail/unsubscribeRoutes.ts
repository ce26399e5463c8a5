import type { FastifyInstance } from "fastify";
import type { Kysely } from "kysely";
import { AppError } from "../../shared/errors";
import { pageLanguage } from "../../shared/languageCookie";
import type { Language } from "../../shared/languages";
import { OPEN_TO_SITES } from "../access/session/credential";
import { documented } from "../api/openApi/callDocument";
import type { Tables } from "../db/generated/tables";
import { type PlainPage, sendPlainPage } from "../platform/pages/plainPage";
import type { Texts } from "../platform/texts";
import { siteNameOf } from "./rendering/mailTheme";
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
  const pageOf = async (language: Language, { spaceId }: Subscription, step: "ask" | "done"): Promise<PlainPage> => {
    const brand = await siteNameOf(root, spaceId ?? undefined);
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
      const page = await pageOf(pageLanguage(request.headers), read(request.params.token), "ask");
      return sendPlainPage(reply, page);
    });
    scope.post<{ Params: TokenParams }>(
      PATH,
      { config: OPEN_TO_SITES, ...documentedAs("Send this person no more mails of this space") },
      async (request, reply) => {
        const subscription = read(request.params.token);
        await unsubscriptions.add(subscription);
        return sendPlainPage(reply, await pageOf(pageLanguage(request.headers), subscription, "done"));
      },
    );
  });
}
