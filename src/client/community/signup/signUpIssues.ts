import type { SignUpForm } from "../../../contracts/api/signUp";
import { passwordIssues } from "../../../shared/passwordRule";
import { credentialIssues } from "../login/credentials";
import type { SignUpValues } from "./signUpForm";

/** The box of each document, by the name that the call has. */
export const BOXES = { CONDITIONS: "acceptConditions", PRIVACY: "acceptPrivacy" } as const;

function typed(values: SignUpValues, name: string): string {
  const value = values[name];
  return typeof value === "string" ? value : "";
}

/** The fields of a sign-up, from the top. */
export function fieldNames({ email, required, documents }: SignUpForm): readonly string[] {
  return [...(email === null ? ["email"] : []), "password", ...required, ...documents.map(({ document }) => BOXES[document])];
}

/** What is missing or wrong before the server is asked, by field: keys of the locales. */
export function signUpIssues(form: SignUpForm, values: SignUpValues): Readonly<Record<string, string>> {
  const password = typed(values, "password");
  const { email, password: none } = credentialIssues({ email: form.email ?? typed(values, "email"), password });
  const isWeak = !form.hasAccount && passwordIssues(password.normalize("NFC")).length > 0;
  return {
    ...(email ? { email: `login.${email}` } : {}),
    ...(none ? { password: `login.${none}` } : isWeak ? { password: "validation.password" } : {}),
    ...Object.fromEntries(
      form.required.filter((name) => typed(values, name).trim() === "").map((name) => [name, "validation.required"]),
    ),
    ...Object.fromEntries(
      form.documents.flatMap(({ document }) =>
        values[BOXES[document]] === true ? [] : [[BOXES[document], "validation.acceptance"]],
      ),
    ),
  };
}

/** The call's body: what the form asks for, and nothing else. */
export function signUpBody(form: SignUpForm, values: SignUpValues, hash: string | undefined): Record<string, unknown> {
  const given = fieldNames(form).map((name) => {
    const value = values[name];
    return [name, typeof value === "string" && name !== "password" ? value.trim() : value] as const;
  });
  return { ...Object.fromEntries(given), ...(hash === undefined ? {} : { hash }) };
}
