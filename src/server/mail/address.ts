import { AppError } from "../../shared/errors";

const ONE_ADDRESS = /^[^\s\p{C}<>()[\]"@,;:\\]+@[^\s\p{C}<>()[\]"@,;:\\]+$/u;
const LONGEST = 254;

/**
 * The address itself, where it is one and nothing else: neither a list, nor a line that a header could go on after.
 * @throws AppError `request.invalid`
 */
export function demandOneAddress(text: string): string {
  if (text.length > LONGEST || !ONE_ADDRESS.test(text))
    throw new AppError("request.invalid", { faults: [{ path: "/email", rule: "formatEmail" }] });
  return text;
}

/** A text that stays on its line: in a header the next line would be another header. */
export function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, " ").trim();
}
