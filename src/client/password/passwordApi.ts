import type { Purpose, passwordsApi } from "../../contracts/api/passwords";
import { clientOf } from "../data/clientOf";
import type { PasswordCode } from "./passwordCode";
import type { PasswordPages } from "./passwordPages";

const passwords = clientOf<typeof passwordsApi>();

const CALLS = {
  member: {
    ask: "POST /experienceLabs/:origin/resetPassword",
    check: "POST /experienceLabs/:userId/checkResetCode",
    spend: "POST /experienceLabs/:userId/resetNewPassword",
  },
  staff: {
    ask: "POST /experienceLabs/client/:origin/resetPassword",
    check: "POST /experienceLabs/client/:userId/checkResetCode",
    spend: "POST /experienceLabs/client/:userId/resetNewPassword",
  },
  suite: {
    ask: "POST /clientSuite/resetPassword",
    check: "POST /clientSuite/:userId/checkResetCode",
    spend: "POST /clientSuite/:userId/resetNewPassword",
  },
  backoffice: {
    ask: "POST /admin/resetPassword",
    check: "POST /admin/:userId/checkResetCode",
    spend: "POST /admin/:userId/resetNewPassword",
  },
} as const;

/** Has a mail sent; says nothing about whether anybody has the address. @returns minutes that its link is good for */
export async function askForReset({ kind, origin = "" }: PasswordPages, email: string): Promise<number> {
  return (await passwords.call(CALLS[kind].ask, { params: { origin }, body: { email } }, { isQuiet: true })).minutes;
}

export async function checkCode({ kind }: PasswordPages, code: PasswordCode, signal: AbortSignal): Promise<Purpose> {
  const { userId, codeAction } = code;
  const input = { params: { userId }, body: { codeAction } };
  return (await passwords.call(CALLS[kind].check, input, { signal, isQuiet: true })).purpose;
}

export async function spendCode({ kind }: PasswordPages, code: PasswordCode, password: string): Promise<void> {
  const { userId, codeAction } = code;
  const input = { params: { userId }, body: { codeAction, password } };
  await passwords.call(CALLS[kind].spend, input, { isQuiet: true });
}
