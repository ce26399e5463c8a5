import { AppError, type FieldIssue } from "../../../shared/errors";
import { passwordIssues } from "../../../shared/passwordRule";
import { coresOf, folded, isWellKnown } from "./wellKnown";

/** Long enough for any sentence, short enough that hashing stays cheap. */
const MOST_BYTES = 1024;
const SHORTEST_NAME = 3;

export interface PasswordCheck {
  readonly password: string;
  /** Where the body has it, e.g. `/password`. */
  readonly path: string;
  /** E-mails and nicknames of the person: no password can be one of them. */
  readonly names: readonly string[];
}

const letters = (text: string) => folded(text).replace(/[^\p{L}]/gu, "");

/** The letters of a name, and of the part of an e-mail before the `@`. */
function isName(password: string, names: readonly string[]): boolean {
  const own = names.flatMap((name) => [name, name.split("@")[0] ?? ""]).map(letters);
  const cores = new Set([letters(password), ...coresOf(password)]);
  return own.some((name) => name.length >= SHORTEST_NAME && cores.has(name));
}

/** Why it can't be anybody's password (spec section 5; NIST SP 800-63B, 3.1.1.2), if so. */
export function passwordIssue({ password: given, names, path }: PasswordCheck): FieldIssue | undefined {
  // As it's hashed: the same rule for every keyboard's accents.
  const password = given.normalize("NFC");
  if (Buffer.byteLength(password) > MOST_BYTES) return { path, rule: "passwordTooLong", params: { limit: MOST_BYTES } };
  if (passwordIssues(password).length > 0) return { path, rule: "password" };
  if (isName(password, names)) return { path, rule: "passwordOwn" };
  if (isWellKnown(password)) return { path, rule: "passwordBreached" };
  return undefined;
}

/**
 * Refuses what can't be anybody's password (spec section 5; NIST SP 800-63B, 3.1.1.2): too weak, on the lists of leaked
 * ones, or the person's own e-mail or nickname.
 * @throws AppError `request.invalid` with the rule `password`, `passwordTooLong`, `passwordOwn` or `passwordBreached`
 */
export function demandPassword(check: PasswordCheck): void {
  const fault = passwordIssue(check);
  if (fault) throw new AppError("request.invalid", { faults: [fault] });
}
