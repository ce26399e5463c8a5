import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "../../../shared/errors";
import { nextStep } from "../../../shared/nextStep";
import { networkOf } from "../../access/limits/network";
import { rememberPlace } from "../../access/limits/places";
import type { SessionStart } from "../../access/session/sessions";
import type { AfterAnswer } from "../../access/signIn/afterAnswer";
import { startSession } from "../../access/signIn/startSession";
import { languageOf } from "../../api/language";
import type { PublicAddress } from "../../platform/publicAddress";
import type { TwoFactorTools } from "../../twoFactor/twoFactorTools";
import { withAreasNamed } from "../areas/areaElement";
import { findCommunityBy, type IdentityCommunity } from "../profile/community";
import type { MemberTools } from "../profile/memberWrites";
import { VERIFY_MINUTES } from "./pendingSignUp";
import { type SignUpBody, signUpBody } from "./signUpBody";
import { formOperation, registerOperation, VERIFY_BODY, VERIFY_OPERATION } from "./signUpDocuments";
import { OPEN, presentForm } from "./signUpForm";
import { signUpInvited } from "./signUpInvited";
import { signUpOpenly } from "./signUpOpenly";
import { dropProof, leaveProof, proofOf } from "./signUpProof";
import { verifyEmail } from "./verifyEmail";

export interface SignUpRoutesOptions extends MemberTools, TwoFactorTools {
  readonly publicAddress: PublicAddress;
  readonly afterAnswer: AfterAnswer;
}

/** Signs in who has just become a member: from there no owner has to be told of it. */
async function signIn(options: SignUpRoutesOptions, request: FastifyRequest, reply: FastifyReply, start: SessionStart) {
  const { session, token } = await startSession(options, { request, reply, start });
  await rememberPlace(options.root, { email: session.email, network: networkOf(request.ip) });
  return {
    authToken: token,
    nextStep: nextStep(session.missing),
    active2fa: session.missing.includes("twoFactor"),
    space: session.space,
  };
}

/** Where the community is, for the links of its mails. */
function linkOf(
  { publicAddress }: SignUpRoutesOptions,
  request: FastifyRequest,
  { origin }: IdentityCommunity,
): string | undefined {
  const base = publicAddress.here();
  if (!base) request.log.error("PUBLIC_URL is not set: no mail can hold a link");
  return base && `${base}/c/${encodeURIComponent(origin)}`;
}

/** Sign-up by invitation, open sign-up, and the verification of an e-mail (spec section 7). */
export function signUpRoutes(app: FastifyInstance, options: SignUpRoutesOptions): void {
  const { root, member, afterAnswer } = options;
  const communityOf = async ({ origin }: { readonly origin: string }) => {
    const community = await findCommunityBy(root, { field: "origin", value: origin });
    if (community.isEnded) throw new AppError("community.ended");
    return community;
  };

  app.get<{ Params: { origin: string; hash: string } }>(
    "/experienceLabs/:origin/signup/:hash",
    { schema: formOperation(member) },
    async (request) => presentForm(options, await communityOf(request.params), request.params.hash),
  );
  app.post<{ Params: { origin: string }; Body: SignUpBody }>(
    "/experienceLabs/:origin/register",
    { schema: { ...registerOperation(member), body: signUpBody(member) } },
    async (request, reply) => {
      const { ip: address } = request;
      const community = await communityOf(request.params);
      const body = await withAreasNamed(root, { member, spaceId: community.id }, request.body);
      const call = { community, body, address, userAgent: request.headers["user-agent"] };
      if (body.hash !== undefined && body.hash !== OPEN)
        return signIn(options, request, reply, await signUpInvited(options, body.hash, call));
      const link = linkOf(options, request, community);
      const mail = await signUpOpenly(options, call, { link, language: languageOf(request) });
      const browserHash = leaveProof(request, reply, community);
      afterAnswer(() => mail(browserHash));
      return { nextStep: "verify-email", minutes: VERIFY_MINUTES };
    },
  );
  app.post<{ Params: { origin: string }; Body: { codeAction: string; password?: string } }>(
    "/experienceLabs/:origin/verifyEmail",
    { schema: { ...VERIFY_OPERATION, body: VERIFY_BODY } },
    async (request, reply) => {
      const community = await communityOf(request.params);
      const { codeAction: code, password } = request.body;
      const browserHash = proofOf(request, community);
      const verified = await verifyEmail(options, { community, code, password, browserHash, address: request.ip });
      if ("nextStep" in verified && verified.nextStep === "set-password") return verified;
      if (browserHash) dropProof(reply, community);
      if ("nextStep" in verified) return verified;
      return signIn(options, request, reply, { ...verified.start, userAgent: request.headers["user-agent"] });
    },
  );
}
