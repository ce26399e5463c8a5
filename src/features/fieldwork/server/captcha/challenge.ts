import { randomInt } from "node:crypto";
import { createChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import type { CaptchaState } from "../../../../contracts/api/execution";
import type { HostTools } from "../../../../server/kit";

const SECONDS = 600;
/**
 * Keys that are derived until the right one is found, and rounds of each: about a second on a phone, and nothing that a
 * person notices beside reading. Bounded, unlike a search for a hash that begins with zeros.
 */
const FEWEST_KEYS = 800;
const MOST_KEYS = 2_400;
const ROUNDS = 1_000;

type Tools = Pick<HostTools, "keyedHash">;

/** Whose check it is: it lets one respondent into one questionnaire, whoever solves it. */
export interface CaptchaSubject {
  readonly questionnaireId: string;
  readonly tokenHash: string;
}

/** What is signed along with a challenge, so that it is of no use to anybody else. */
export function subjectMark({ keyedHash }: Tools, { questionnaireId, tokenHash }: CaptchaSubject): string {
  return keyedHash("captcha subject", questionnaireId, tokenHash);
}

/** What challenges and their solutions are signed with. */
export function captchaSecrets({ keyedHash }: Tools) {
  return {
    hmacSignatureSecret: keyedHash("captcha", "challenge"),
    hmacKeySignatureSecret: keyedHash("captcha", "solution"),
  };
}

/**
 * A proof of work (ALTCHA, version 2): cheap for one person, dear for a program that comes a thousand times. Nothing of it
 * is kept, and nothing about the person is asked.
 */
export async function createCaptcha(tools: Tools, subject: CaptchaSubject): Promise<Pick<CaptchaState, "challenge" | "seconds">> {
  const challenge = await createChallenge({
    algorithm: "PBKDF2/SHA-256",
    cost: ROUNDS,
    counter: randomInt(FEWEST_KEYS, MOST_KEYS),
    deriveKey,
    expiresAt: new Date(Date.now() + SECONDS * 1_000),
    data: { for: subjectMark(tools, subject) },
    ...captchaSecrets(tools),
  });
  return { challenge, seconds: SECONDS };
}
