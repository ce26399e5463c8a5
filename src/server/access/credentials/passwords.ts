import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";
import pLimit from "p-limit";

// OWASP's argon2id minimum: 19 MiB, two passes.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** A core is left to everybody else: when many sign in at once, they wait, and not those who are in already. */
const inTurn = pLimit(Math.max(1, availableParallelism() - 1));

/** argon2id hash of a password, NFC-normalised so that every keyboard's accents agree. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password.normalize("NFC"), COST));
}

let decoy: Promise<string> | undefined;

/** Whether the password fits; takes as long where there is no account or no password yet. */
export async function isPassword(password: string, passwordHash: string | null | undefined): Promise<boolean> {
  decoy ??= hashPassword("an account that does not exist");
  const expected = passwordHash ?? (await decoy);
  const isRight = await inTurn(() => verify(expected, password.normalize("NFC")));
  return isRight && passwordHash != null;
}
