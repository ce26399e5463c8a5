import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import type { FastifyInstance } from "fastify";
import { networkOf } from "../../access/limits/network";
import { SECOND_STEP } from "../../access/session/heldBack";
import { demandOwner } from "../addFactor";
import { notingFailure } from "../notingFailure";
import { addPasskey, authenticationOptions, registrationOptions, takeStepByPasskey } from "../passkeys";
import { relyingPartyOf } from "../relyingParty";
import { documentedCall } from "./documents";
import { noticeOf, type TwoFactorRoutesOptions } from "./routeOptions";

/** Passkeys: made, and shown at a sign-in. */
export function passkeyRoutes(app: FastifyInstance, options: TwoFactorRoutesOptions): void {
  const { root, config, sessionOf } = options;
  app.post<{ Body: { password?: string } }>(
    "/api/second-factors/passkey/options",
    { config: SECOND_STEP, schema: documentedCall("Begin to add a passkey", { body: "owner", answer: "options" }) },
    async (request) => {
      const session = await sessionOf(request);
      const party = relyingPartyOf(config, request);
      await demandOwner(root, session, request.body.password);
      return { options: await registrationOptions(options, session, party) };
    },
  );
  app.post<{ Body: { label: string; response: RegistrationResponseJSON } }>(
    "/api/second-factors/passkey",
    {
      config: SECOND_STEP,
      schema: documentedCall("Add the passkey that a browser has made", { body: "newPasskey", answer: "passkey" }),
    },
    async (request, reply) => {
      const session = await sessionOf(request);
      const added = await addPasskey(options, {
        session,
        party: relyingPartyOf(config, request),
        label: request.body.label.trim(),
        response: request.body.response,
        network: networkOf(request.ip),
        notice: noticeOf(options, request, session),
      });
      return reply.code(201).send(added);
    },
  );
  app.post(
    "/api/second-factors/passkey/challenge",
    {
      config: SECOND_STEP,
      schema: documentedCall("What a passkey is shown by at a sign-in", { body: "none", answer: "options" }),
    },
    async (request) => {
      const session = await sessionOf(request);
      return { options: await authenticationOptions(options, session, relyingPartyOf(config, request)) };
    },
  );
  app.post<{ Body: { response: AuthenticationResponseJSON } }>(
    "/api/second-factors/passkey/verify",
    {
      config: SECOND_STEP,
      schema: documentedCall("Take a sign-in's second step by a passkey", { body: "passkey", answer: "step" }),
    },
    async (request) => {
      const session = await sessionOf(request);
      const party = relyingPartyOf(config, request);
      const { response } = request.body;
      const step = () => takeStepByPasskey(options, { session, party, response, network: networkOf(request.ip) });
      return { nextStep: await notingFailure(options.root, session, step) };
    },
  );
}
