import { fetchJson } from "../data/api";
import type { PasswordCode } from "./passwordCode";
import type { PasswordPages } from "./passwordPages";

/** Why there is a code: one that was asked for, or one that came with a role. */
export type Purpose = "reset" | "invite";

function codeCall(pages: PasswordPages, { userId }: PasswordCode, name: string): string {
  return `${pages.codes}/${encodeURIComponent(userId)}/${name}`;
}

/** Has a mail sent; says nothing about whether anybody has the address. @returns minutes that its link is good for */
export async function askForReset(pages: PasswordPages, email: string): Promise<number> {
  const { minutes } = await fetchJson<{ minutes: number }>(pages.ask, { method: "POST", body: { email }, isQuiet: true });
  return minutes;
}

export async function checkCode(pages: PasswordPages, code: PasswordCode, signal: AbortSignal): Promise<Purpose> {
  const options = { method: "POST", body: { codeAction: code.codeAction }, signal, isQuiet: true } as const;
  return (await fetchJson<{ purpose: Purpose }>(codeCall(pages, code, "checkResetCode"), options)).purpose;
}

export async function spendCode(pages: PasswordPages, code: PasswordCode, password: string): Promise<void> {
  const options = { method: "POST", body: { codeAction: code.codeAction, password }, isQuiet: true } as const;
  await fetchJson(codeCall(pages, code, "resetNewPassword"), options);
}
