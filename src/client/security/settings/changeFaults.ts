import { newPasswordFaults } from "../../password/newPasswordFaults";

export interface TypedChange {
  readonly currentPassword: string;
  readonly newPassword: string;
  readonly repeatedPassword: string;
}

/** What is missing or wrong before the server is asked, by field; values are keys of the locales. */
export function changeFaults({ currentPassword, newPassword, repeatedPassword }: TypedChange): Partial<TypedChange> {
  if (currentPassword === "") return { currentPassword: "login.passwordRequired" };
  const { password, repeated } = newPasswordFaults({ password: newPassword, repeated: repeatedPassword });
  return { ...(password ? { newPassword: password } : {}), ...(repeated ? { repeatedPassword: repeated } : {}) };
}
