/** What is wrong with an e-mail before the server is asked; a key under `login.` of the locales. */
export function emailIssue(email: string): "emailRequired" | "emailInvalid" | undefined {
  if (email.trim() === "") return "emailRequired";
  return /^[^\s@]+@[^\s@]+$/.test(email.trim()) ? undefined : "emailInvalid";
}

/** What is missing or wrong before the server is asked; values are keys under `login.` of the locales. */
export function credentialIssues({ email, password }: { readonly email: string; readonly password: string }): {
  readonly email?: string;
  readonly password?: string;
} {
  const fault = emailIssue(email);
  return { ...(fault ? { email: fault } : {}), ...(password === "" ? { password: "passwordRequired" } : {}) };
}
