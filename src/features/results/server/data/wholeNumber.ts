const WHOLE = /^(0|-?[1-9]\d{0,14})$/;

/** A code as the number that it is written as: `7`, not `07`, which is another code; undefined where it is none. */
export function wholeNumber(code: string): number | undefined {
  return WHOLE.test(code) ? Number(code) : undefined;
}
