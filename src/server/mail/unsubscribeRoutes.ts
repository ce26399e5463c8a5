import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "../../shared/errors";
import { pageLanguage } from "../../shared/languageCookie";
import { OPEN_TO_SITES } from "../access/session/credential";
import { documented } from "../api/openApi/callDocument";
import type { Database } from "../db/database";
import { sendPlainPage } from "../platform/pages/plainPage";
import type { Texts } from "../platform/texts";
import type { RecordUnsubscription } from "./recordUnsubscription";
import type { Subscription, Unsubscriptions } from "./unsubscribe";
import { type UnsubscribeStep, unsubscribePage } from "./unsubscribePage";

const BASE = "/experienceLabs/unsubscribe";
const PATH = `${BASE}/:token`;

interface TokenParams {
  readonly token: string;
}

export interface UnsubscribeRoutesOptions {
  readonly database: Database;
  readonly texts: Texts;
  readonly unsubscriptions: Pick<Unsubscriptions, "read" | "undo">;
  readonly recordUnsubscription: RecordUnsubscription;
}

/**
 * `/experienceLabs/unsubscribe/{token}`: GET asks, since mail filters open every link; POST does it, by the page's
 * button or by the mail programme's own (RFC 8058). POST to `/undo` below it takes it back. None of them asks for a
 * sign-in: whoever has the mail has the link.
 */
export function unsubscribeRoutes(app: FastifyInstance, options: UnsubscribeRoutesOptions): void {
  const { database, texts, unsubscriptions, recordUnsubscription } = options;
  const read = (token: string): Subscription => {
    const subscription = unsubscriptions.read(token);
    if (!subscription) throw new AppError("record.notFound");
    return subscription;
  };
  const sendPage = async (
    { params: { token }, headers }: FastifyRequest<{ Params: TokenParams }>,
    reply: FastifyReply,
    { subscription, step }: { readonly subscription: Subscription; readonly step: UnsubscribeStep },
  ): Promise<FastifyReply> => {
    const page = { root: database.kysely, texts, path: `${BASE}/${token}`, productLanguage: pageLanguage(headers) };
    return sendPlainPage(reply, await unsubscribePage(subscription, step, page));
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
    scope.get<{ Params: TokenParams }>(PATH, documentedAs("Ask whether to send no more mails"), async (request, reply) =>
      sendPage(request, reply, { subscription: read(request.params.token), step: "ask" }),
    );
    scope.post<{ Params: TokenParams }>(
      PATH,
      { config: OPEN_TO_SITES, ...documentedAs("Send this person no more mails of this space") },
      async (request, reply) => {
        const subscription = read(request.params.token);
        await recordUnsubscription(subscription);
        return sendPage(request, reply, { subscription, step: "done" });
      },
    );
    scope.post<{ Params: TokenParams }>(
      `${PATH}/undo`,
      { config: OPEN_TO_SITES, ...documentedAs("Send this person mails of this space again") },
      async (request, reply) => {
        const subscription = read(request.params.token);
        // That of the product's own mails is withdrawn in the panel.
        if (subscription.spaceId === null) throw new AppError("record.notFound");
        await unsubscriptions.undo(subscription);
        return sendPage(request, reply, { subscription, step: "back" });
      },
    );
  });
}
