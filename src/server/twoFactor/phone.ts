import { AppError } from "../../shared/errors";

const E164 = /^\+[1-9][0-9]{6,14}$/;
const PUNCTUATION = /[\s.()[\]\-‐‑–]/g;
const SHOWN_DIGITS = 3;

/** A telephone number as messages are sent to it (E.164). @throws AppError `request.invalid` */
export function demandPhone(typed: string): string {
  const phone = typed.replace(PUNCTUATION, "");
  if (E164.test(phone)) return phone;
  throw new AppError("request.invalid", { faults: [{ path: "/phone", rule: "phone" }] });
}

/** What its owner knows a number by: its last digits. */
export function phoneHint(phone: string): string {
  return `··· ${phone.slice(-SHOWN_DIGITS)}`;
}
