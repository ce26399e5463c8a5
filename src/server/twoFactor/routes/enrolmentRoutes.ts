import type { FastifyInstance } from "fastify";
import { networkOf } from "../../access/limits/network";
import { SECOND_STEP } from "../../access/session/heldBack";
import { languageOf } from "../../api/language";
import { addAuthenticator, addPhone, confirmFactor, demandOwner } from "../addFactor";
import { demandPhone } from "../phone";
import { stepPlace } from "../sessionStep";
import { documentedCall } from "./documents";
import { demandId } from "./ownFactorRoutes";
import { noticeOf, type TwoFactorRoutesOptions } from "./routeOptions";

/** A telephone or an authenticator is added: begun, then confirmed by its first code. */
export function enrolmentRoutes(app: FastifyInstance, options: TwoFactorRoutesOptions): void {
  const { root, sessionOf } = options;
  app.post<{ Body: { phone: string; password?: string } }>(
    "/api/second-factors/sms",
    {
      config: SECOND_STEP,
      schema: documentedCall("Begin to add a telephone: a code is sent to it", { body: "phone", answer: "phone" }),
    },
    async (request, reply) => {
      const session = await sessionOf(request);
      const phone = demandPhone(request.body.phone);
      await demandOwner(root, session, request.body.password);
      const place = await stepPlace(root, session, request.ip);
      return reply.code(201).send(await addPhone(options, { session, phone, language: languageOf(request), place }));
    },
  );
  app.post<{ Body: { password?: string } }>(
    "/api/second-factors/authenticator",
    { config: SECOND_STEP, schema: documentedCall("Begin to add an authenticator", { body: "owner", answer: "authenticator" }) },
    async (request, reply) => {
      const session = await sessionOf(request);
      await demandOwner(root, session, request.body.password);
      return reply.code(201).send(await addAuthenticator(options, session));
    },
  );
  app.post<{ Params: { id: string }; Body: { code: string } }>(
    "/api/second-factors/:id/confirm",
    {
      config: SECOND_STEP,
      schema: documentedCall("Confirm a factor by its code; the account's other sessions end", {
        body: "code",
        answer: "confirmed",
      }),
    },
    async (request) => {
      const session = await sessionOf(request);
      return confirmFactor(options, {
        session,
        id: demandId(request.params.id),
        code: request.body.code,
        network: networkOf(request.ip),
        notice: noticeOf(options, request, session),
      });
    },
  );
}
