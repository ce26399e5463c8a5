import { newPasswordIssues } from "../../password/newPasswordIssues";

export interface TypedChange {
  readonly currentPassword: string;
  readonly newPassword: string;
  readonly repeatedPassword: string;
}

/** What is missing or wrong before the server is asked, by field; values are keys of the locales. */
export function changeIssues({ currentPassword, newPassword, repeatedPassword }: TypedChange): Partial<TypedChange> {
  if (currentPassword === "") return { currentPassword: "login.passwordRequired" };
  const { password, repeated } = newPasswordIssues({ password: newPassword, repeated: repeatedPassword });
  return { ...(password ? { newPassword: password } : {}), ...(repeated ? { repeatedPassword: repeated } : {}) };
}
