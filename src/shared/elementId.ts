const BASE = 36;

/**
 * The number by which the spec's lists (`GET /lovs/...`) know an element: a code of digits is that number, one with
 * letters is read as a number of base 36.
 */
export function elementIdOf(code: string): number {
  return Number.parseInt(code, /^\d+$/.test(code) ? 10 : BASE);
}
