import { hash, verify } from "@node-rs/argon2";

// OWASP's argon2id minimum: 19 MiB, two passes.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** argon2id hash of a password, NFC-normalised so that every keyboard's accents agree. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize("NFC"), COST);
}

let decoy: Promise<string> | undefined;

/** Whether the password fits; takes as long where there is no account or no password yet. */
export async function isPassword(password: string, passwordHash: string | null | undefined): Promise<boolean> {
  decoy ??= hashPassword("an account that does not exist");
  const isRight = await verify(passwordHash ?? (await decoy), password.normalize("NFC"));
  return isRight && passwordHash != null;
}
