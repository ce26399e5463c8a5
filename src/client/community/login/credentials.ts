/** What is missing or wrong before the server is asked; values are keys under `login.` of the locales. */
export function credentialFaults({ email, password }: { readonly email: string; readonly password: string }): {
  readonly email?: string;
  readonly password?: string;
} {
  const isEmpty = email.trim() === "";
  const isComplete = /^[^\s@]+@[^\s@]+$/.test(email.trim());
  return {
    ...(isEmpty ? { email: "emailRequired" } : isComplete ? {} : { email: "emailInvalid" }),
    ...(password === "" ? { password: "passwordRequired" } : {}),
  };
}
