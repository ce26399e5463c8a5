import { AppError } from "../../../shared/errors";

const LONGEST = 254;
const EMAIL = /^[^\s@,;:<>()[\]"\\\p{C}]+@[^\s@,;:<>()[\]"\\\p{C}]+\.[^\s@,;:<>()[\]"\\\p{C}]+$/u;

/** How e-mails are kept and compared. */
export function normaliseEmail(email: string): string {
  return email.normalize("NFC").trim().toLowerCase();
}

/** The e-mail as it is kept. @throws AppError `auth.needsEmail` for what no mail could reach */
export function demandEmail(email: string): string {
  const normalised = normaliseEmail(email);
  if (normalised.length <= LONGEST && EMAIL.test(normalised)) return normalised;
  throw new AppError("auth.needsEmail", { faults: [{ path: "/email", rule: "formatEmail" }] });
}
