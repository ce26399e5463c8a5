import type { FastifyInstance } from "fastify";
import { AppError } from "../../../shared/errors";
import { isId } from "../../../shared/ids";
import { demandOwnPassword } from "../../access/credentials/ownPassword";
import { AFTER_END } from "../../access/session/endedCommunity";
import { SECOND_STEP } from "../../access/session/heldBack";
import { inTransaction } from "../../db/transaction";
import { confirmedFactors, lockAccount, nameFactor } from "../factors";
import { mailChange } from "../notices";
import { readFactors } from "../readFactors";
import { renewRecoveryCodes } from "../recoveryCodes";
import { removeFactor } from "../removeFactor";
import { documentedCall } from "./documents";
import { noticeOf, type TwoFactorRoutesOptions } from "./routeOptions";

interface IdParams {
  readonly id: string;
}

/** @throws AppError `record.notFound` for what is no id */
export function demandId(id: string): string {
  if (!isId(id)) throw new AppError("record.notFound");
  return id;
}

/** One's own second factors: read, renamed, removed; new recovery codes. Whoever has yet to show one changes none. */
export function ownFactorRoutes(app: FastifyInstance, options: TwoFactorRoutesOptions): void {
  const { root, seal, sessionOf } = options;
  app.get(
    "/api/second-factors",
    { config: SECOND_STEP, schema: documentedCall("One's own second factors", { answer: "factors" }) },
    async (request) => readFactors(options, await sessionOf(request), request.ip),
  );
  app.post<{ Body: { password: string } }>(
    "/api/second-factors/recovery-codes",
    {
      config: AFTER_END,
      schema: documentedCall("New recovery codes; the old ones are void", { body: "password", answer: "recoveryCodes" }),
    },
    async (request) => {
      const session = await sessionOf(request);
      const { accountId } = session;
      await demandOwnPassword(root, { accountId, password: request.body.password, path: "/password" });
      const recoveryCodes = await inTransaction(root, async () => {
        await lockAccount(root, accountId);
        if ((await confirmedFactors(root, accountId)).length === 0) throw new AppError("auth.nothingToConfirm");
        await mailChange(options, "recoveryCodes", noticeOf(options, request, session));
        return renewRecoveryCodes(root, { seal, accountId });
      });
      return { recoveryCodes };
    },
  );
  app.put<{ Params: IdParams; Body: { label: string } }>(
    "/api/second-factors/:id",
    { config: AFTER_END, schema: documentedCall("Name one of one's second factors", { body: "label", answer: "nothing" }) },
    async (request, reply) => {
      const { accountId } = await sessionOf(request);
      await nameFactor(root, { accountId, id: demandId(request.params.id), label: request.body.label.trim() });
      return reply.code(204).send();
    },
  );
  app.delete<{ Params: IdParams; Body: { password: string } }>(
    "/api/second-factors/:id",
    { config: AFTER_END, schema: documentedCall("Remove one of one's second factors", { body: "password", answer: "nothing" }) },
    async (request, reply) => {
      const session = await sessionOf(request);
      const id = demandId(request.params.id);
      await demandOwnPassword(root, { accountId: session.accountId, password: request.body.password, path: "/password" });
      await removeFactor(options, { session, id, notice: noticeOf(options, request, session) });
      return reply.code(204).send();
    },
  );
}
