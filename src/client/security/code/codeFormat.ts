/** What a code looks like, and how it's typed. */
export interface CodeFormat {
  /** Texts under `security.code`. */
  readonly name: "digits" | "recovery";
  /** What counts of what was typed or pasted. */
  readonly clean: (typed: string) => string;
  readonly isComplete: (code: string) => boolean;
}

const DIGITS = 6;
const HALF = 5;

/** Six digits; a message pasted whole gives up its code. */
export function cleanDigits(typed: string): string {
  const plain = typed.normalize("NFKC");
  // A text message says other numbers, too: "10 minutes".
  const alone = /(?<!\d)(\d{3}[\s-]?\d{3})(?!\d)/.exec(plain)?.[1] ?? plain;
  return alone.replace(/\D/g, "").slice(0, DIGITS);
}

/** Two halves of five, whatever case and signs they were written with. */
export function cleanRecoveryCode(typed: string): string {
  const plain = typed
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "")
    .slice(0, 2 * HALF);
  return plain.length > HALF ? `${plain.slice(0, HALF)}-${plain.slice(HALF)}` : plain;
}

export const DIGIT_CODE: CodeFormat = { name: "digits", clean: cleanDigits, isComplete: (code) => code.length === DIGITS };

export const RECOVERY_CODE: CodeFormat = {
  name: "recovery",
  clean: cleanRecoveryCode,
  isComplete: (code) => code.length === 2 * HALF + 1,
};
