import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import { sql } from "kysely";
import { AppError } from "../../shared/errors";
import { newId } from "../../shared/ids";
import type { NextStep } from "../../shared/nextStep";
import { createCode, spendCode } from "../access/credentials/codes";
import { demandAttempt, releaseLimits } from "../access/limits/limits";
import type { Session } from "../access/session/session";
import { executor, inTransaction } from "../db/transaction";
import { siteNameOf } from "../mail/rendering/mailTheme";
import { completeFactor, demandMayAdd, type FactorConfirmation } from "./addFactor";
import { confirmedFactors, type Factor, lockAccount } from "./factors";
import { stepsFrom } from "./guesses";
import type { NoticeTo } from "./notices";
import type { RelyingParty } from "./relyingParty";
import { confirmSession, isPending, rememberStep, stepAfter } from "./sessionStep";
import type { TwoFactorTools } from "./twoFactorTools";

const CHALLENGE_MINUTES = 5;
const TIMEOUT_MS = CHALLENGE_MINUTES * 60_000;
type Purpose = "passkey.add" | "passkey.use";

/** A challenge is a code: good once, for the session that asked. */
async function newChallenge({ root }: TwoFactorTools, session: Session, purpose: Purpose) {
  const { accountId, sessionId } = session;
  const code = await createCode(root, { purpose, accountId, data: { session: sessionId }, minutes: CHALLENGE_MINUTES });
  return Uint8Array.from(Buffer.from(code, "base64url"));
}

function challengeOf({ root }: TwoFactorTools, { accountId, sessionId }: Session, purpose: Purpose) {
  return async (secret: string): Promise<boolean> => {
    const spent = await spendCode(root, { purpose, secret, accountId });
    return spent?.data.session === sessionId;
  };
}

function refuse(cause?: unknown): never {
  throw new AppError("auth.wrongSecondFactor", { faults: [{ path: "/response", rule: "secondFactor" }], cause });
}

const transportsOf = ({ transports }: Factor) => transports as unknown as string[];
const passkeysOf = async ({ root }: TwoFactorTools, accountId: string) =>
  (await confirmedFactors(root, accountId)).flatMap((factor) =>
    factor.credentialId ? [{ factor, id: factor.credentialId, transports: transportsOf(factor) }] : [],
  );

/** What a browser makes a passkey by. The account's own are left out, so that no device gets a second one. */
export async function registrationOptions(
  tools: TwoFactorTools,
  session: Session,
  { id: rpID }: RelyingParty,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const passkeys = await passkeysOf(tools, session.accountId);
  return generateRegistrationOptions({
    rpName: await siteNameOf(tools.root, session.spaceId),
    rpID,
    userName: session.email,
    userDisplayName: session.name,
    userID: Uint8Array.from(Buffer.from(session.accountId)),
    challenge: await newChallenge(tools, session, "passkey.add"),
    timeout: TIMEOUT_MS,
    attestationType: "none",
    excludeCredentials: passkeys.map(({ id, transports }) => ({ id, transports })),
    authenticatorSelection: { userVerification: "preferred", residentKey: "discouraged" },
  });
}

export interface NewPasskey {
  readonly session: Session;
  readonly party: RelyingParty;
  readonly label: string;
  readonly response: RegistrationResponseJSON;
  readonly network: string;
  readonly notice: NoticeTo;
}

async function verifyRegistration(tools: TwoFactorTools, { session, party, response }: NewPasskey) {
  const verified = await verifyRegistrationResponse({
    response,
    expectedChallenge: challengeOf(tools, session, "passkey.add"),
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: false,
  }).catch(refuse);
  return verified.registrationInfo?.credential ?? refuse();
}

/** Adds a passkey: its response is its confirmation. @throws AppError `auth.stepRequired`, `auth.wrongSecondFactor`, `record.exists` */
export async function addPasskey(
  tools: TwoFactorTools,
  passkey: NewPasskey,
): Promise<FactorConfirmation & { readonly id: string }> {
  const { root } = tools;
  const { session, label, notice, network } = passkey;
  const { accountId } = session;
  await demandMayAdd(root, session);
  const credential = await verifyRegistration(tools, passkey);
  const added = await inTransaction(root, async () => {
    await lockAccount(root, accountId);
    const isFirst = (await confirmedFactors(root, accountId)).length === 0;
    if (isPending(session) && !isFirst) await demandMayAdd(root, session);
    const row = await executor(root)
      .insertInto("secondFactor")
      .values({
        id: newId(),
        accountId,
        kind: "passkey",
        label,
        secret: Buffer.from(credential.publicKey),
        credentialId: credential.id,
        counter: credential.counter,
        transports: JSON.stringify(credential.transports ?? []),
        confirmedAt: sql<string>`now()`,
      })
      .onConflict((conflict) => conflict.column("credentialId").doNothing())
      .returning("id")
      .executeTakeFirst();
    if (!row) throw new AppError("record.exists", { faults: [{ path: "/response", rule: "unique" }] });
    return { id: row.id, ...(await completeFactor(tools, { session, isFirst, notice })) };
  });
  await rememberStep(root, session, network);
  return added;
}

/** What a browser shows a passkey by. @throws AppError `auth.nothingToConfirm` where the account has none, or none is asked for */
export async function authenticationOptions(
  tools: TwoFactorTools,
  session: Session,
  { id: rpID }: RelyingParty,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const passkeys = await passkeysOf(tools, session.accountId);
  if (!isPending(session) || passkeys.length === 0) throw new AppError("auth.nothingToConfirm");
  return generateAuthenticationOptions({
    rpID,
    allowCredentials: passkeys.map(({ id, transports }) => ({ id, transports })),
    challenge: await newChallenge(tools, session, "passkey.use"),
    timeout: TIMEOUT_MS,
    userVerification: "preferred",
  });
}

export interface PresentedPasskey {
  readonly session: Session;
  readonly party: RelyingParty;
  readonly response: AuthenticationResponseJSON;
  readonly network: string;
}

/** The passkey's new count. A copy's would stand still: where one counts, it has to grow. */
async function verifyAssertion(
  tools: TwoFactorTools,
  { session, party, response }: PresentedPasskey,
  factor: Factor,
): Promise<number> {
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challengeOf(tools, session, "passkey.use"),
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: false,
    credential: {
      id: factor.credentialId ?? "",
      publicKey: Uint8Array.from(factor.secret),
      counter: factor.counter,
      transports: transportsOf(factor),
    },
  }).catch(refuse);
  return verified ? authenticationInfo.newCounter : refuse();
}

/**
 * Takes a sign-in's second step by a passkey. A signature cannot be guessed: it is counted by network only.
 * @throws AppError `auth.nothingToConfirm`, `auth.wrongSecondFactor`, `auth.tooManyAttempts`
 */
export async function takeStepByPasskey(tools: TwoFactorTools, shown: PresentedPasskey): Promise<NextStep> {
  const { root } = tools;
  const { session, response, network } = shown;
  if (!isPending(session)) throw new AppError("auth.nothingToConfirm");
  await demandAttempt(root, stepsFrom(network));
  const passkey = (await passkeysOf(tools, session.accountId)).find(({ id }) => id === response.id);
  if (!passkey) refuse();
  const counter = await verifyAssertion(tools, shown, passkey.factor);
  await inTransaction(root, async () => {
    const noted = await executor(root)
      .updateTable("secondFactor")
      .set({ counter, lastUsedAt: sql<string>`now()` })
      .where("id", "=", passkey.factor.id)
      .where(({ eb, or }) => or([eb("counter", "<", counter), eb(sql.lit(counter), "=", 0)]))
      .returning("id")
      .executeTakeFirst();
    if (!noted) refuse();
    await confirmSession(root, session);
  });
  await releaseLimits(root, stepsFrom(network));
  await rememberStep(root, session, network);
  return stepAfter(session);
}
