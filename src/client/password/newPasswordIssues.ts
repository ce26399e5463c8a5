import { passwordIssues } from "../../shared/passwordRule";

export interface TypedPasswords {
  readonly password: string;
  readonly repeated: string;
}

/** The same characters, whichever keyboard's accents they were typed with. */
export function isSame({ password, repeated }: TypedPasswords): boolean {
  return password.normalize("NFC") === repeated.normalize("NFC");
}

/** What is missing or wrong before the server is asked; values are keys of the locales. */
export function newPasswordIssues(typed: TypedPasswords): { readonly password?: string; readonly repeated?: string } {
  const { password, repeated } = typed;
  if (password === "") return { password: "password.choose.required" };
  if (passwordIssues(password.normalize("NFC")).length > 0) return { password: "validation.password" };
  if (repeated === "") return { repeated: "password.choose.repeatRequired" };
  return isSame(typed) ? {} : { repeated: "validation.passwordMismatch" };
}
