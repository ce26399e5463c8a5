import type { FastifyInstance } from "fastify";
import { AppError } from "../../shared/errors";
import type { FairShare } from "../access/limits/fairShare";
import { presentedToken } from "../access/session/credential";

const RETRY_SECONDS = 1;
/** After which work that nobody waits for any more no longer counts. */
const ABANDONED_MS = 60_000;

declare module "fastify" {
  interface FastifyRequest {
    /** Said once the answer is there, sent or not. */
    onAnswered: (() => void) | null;
  }
}

/**
 * Runs a bounded number of one session's requests at a time; the others wait, and beyond that are refused with 429. Those
 * who come without a session can't be told apart, and aren't bounded here.
 */
export function shareRequests(app: FastifyInstance, share: FairShare): void {
  app.decorateRequest("onAnswered", null);
  app.addHook("onRequest", (request, reply, done) => {
    const token = presentedToken(request);
    if (token === undefined) return done();
    let isStarted = false;
    const leave = share.enter(token, () => {
      isStarted = true;
      done();
    });
    if (!leave) return done(new AppError("request.rateLimited", { retryAfterSeconds: RETRY_SECONDS }));
    const { raw } = reply;
    let [isAnswered, isClosed] = [false, false];
    request.onAnswered = () => {
      isAnswered = true;
      if (isClosed) leave();
    };
    const close = () => {
      if (isClosed) return;
      isClosed = true;
      // Who hangs up leaves the work behind: the place is free when that has ended, too.
      if (isAnswered || !isStarted || raw.writableEnded) leave();
      else setTimeout(leave, ABANDONED_MS).unref();
    };
    raw.once("finish", close);
    raw.once("close", close);
  });
  app.addHook("onSend", (request, _reply, payload, done) => {
    request.onAnswered?.();
    done(null, payload);
  });
}
