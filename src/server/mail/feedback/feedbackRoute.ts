import type { FastifyInstance } from "fastify";
import { AppError } from "../../../shared/errors";
import { documented } from "../../api/openApi/callDocument";
import { createBearerCheck } from "../../platform/bearerToken";
import { parseFeedback } from "./parseFeedback";
import { type TakeFeedbackOptions, takeFeedback } from "./takeFeedback";

const PATH = "/api/mail/feedback";
const LARGEST = 256 * 1024;
const RAW = "message/rfc822";

export interface FeedbackRouteOptions extends TakeFeedbackOptions {
  /** What the mail server says who it is by; absent: nothing is taken. */
  readonly feedbackToken: string | undefined;
}

/**
 * `POST /api/mail/feedback`: takes a message as the operator's mail server pipes it, `Authorization: Bearer` and the token of
 * `MAIL_FEEDBACK_TOKEN_FILE`. What it doesn't know what to do with is taken as well: a mail server would bounce it again.
 */
export function feedbackRoute(app: FastifyInstance, { feedbackToken, ...options }: FeedbackRouteOptions): void {
  const isKnown = createBearerCheck(feedbackToken ?? "");
  app.register(async (scope) => {
    scope.addContentTypeParser(RAW, { parseAs: "buffer", bodyLimit: LARGEST }, (_request, body, done) => done(null, body));
    scope.post(
      PATH,
      {
        bodyLimit: LARGEST,
        config: { largeBodyReason: "a mail server sends back a whole message, by a token of its own" },
        schema: documented({ tags: ["Mails"], summary: "Take a bounce or a complaint from the mail server" }, () => ({
          body: { type: RAW, schema: { type: "string" } },
          answer: { status: 204, description: "Taken" },
        })),
      },
      async ({ headers, body }, reply) => {
        if (feedbackToken === undefined) throw new AppError("route.notFound");
        if (!isKnown(headers.authorization)) throw new AppError("auth.notAuthenticated");
        const feedback = Buffer.isBuffer(body) ? await parseFeedback(body) : undefined;
        if (feedback) await takeFeedback(feedback, options);
        return reply.code(204).send();
      },
    );
  });
}
