/** What a mail's link holds behind its `#`. */
export interface PasswordCode {
  readonly userId: string;
  readonly codeAction: string;
}

/** A link that speaks of a code without holding all of it: mail programs cut long lines. */
export type ResetCode = PasswordCode | "incomplete";

/** @param hash of the address, with its `#`; @returns nothing where it speaks of no code */
export function readCode(hash: string): ResetCode | undefined {
  const values = new URLSearchParams(hash.replace(/^#/, ""));
  const [userId, codeAction] = [values.get("user"), values.get("code")];
  if (userId && codeAction) return { userId, codeAction };
  return values.has("user") || values.has("code") ? "incomplete" : undefined;
}
