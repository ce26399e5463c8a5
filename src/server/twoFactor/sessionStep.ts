import { type Kysely, sql } from "kysely";
import { AppError } from "../../shared/errors";
import { type NextStep, nextStep } from "../../shared/nextStep";
import { networkOf } from "../access/limits/network";
import { rememberPlace, wasSignedInFrom } from "../access/limits/places";
import type { Actor, Session } from "../access/session/session";
import type { Tables } from "../db/generated/tables";
import { executor } from "../db/transaction";

/** Whether the session has yet to take its second step. */
export function isPending({ missing }: Actor): boolean {
  return missing.includes("twoFactor");
}

/** Where the person goes once the second step is taken. */
export function stepAfter({ missing }: Actor): NextStep {
  return nextStep(missing.filter((one) => one !== "twoFactor"));
}

/** Notes that the session's second step was taken. @throws AppError `auth.notAuthenticated` where it has ended meanwhile */
export async function confirmSession(root: Kysely<Tables>, { sessionId }: Actor): Promise<void> {
  const confirmed = await executor(root)
    .updateTable("session")
    .set({ secondFactorAt: sql<string>`now()` })
    .where("id", "=", sessionId)
    .returning("id")
    .executeTakeFirst();
  if (!confirmed) throw new AppError("auth.notAuthenticated");
}

/** Whether the space that the session belongs to asks for a second factor. */
export async function isDemanded(root: Kysely<Tables>, { kind, spaceId }: Actor): Promise<boolean> {
  if (!spaceId || (kind !== "member" && kind !== "staff")) return false;
  const community = await executor(root)
    .selectFrom("community")
    .select(kind === "member" ? "needs2FA as asks" : "staffNeeds2FA as asks")
    .where("id", "=", spaceId)
    .executeTakeFirst();
  return community?.asks === true;
}

/** Where somebody comes from, as far as the account's second steps are concerned. */
export interface StepPlace {
  readonly network: string;
  /** Whether one was passed from there before: the password alone makes no place known. */
  readonly isKnownPlace: boolean;
}

const placeOf = (email: string, network: string) => ({ email, network, scope: "secondFactor.place" }) as const;

export async function stepPlace(root: Kysely<Tables>, { email }: Session, address: string): Promise<StepPlace> {
  const network = networkOf(address);
  return { network, isKnownPlace: await wasSignedInFrom(root, placeOf(email, network)) };
}

/** Remembers that a second step was passed from there. */
export function rememberStep(root: Kysely<Tables>, { email }: Session, network: string): Promise<void> {
  return rememberPlace(root, placeOf(email, network));
}
