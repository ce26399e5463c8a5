const CODE = /<\s*\/?\s*(?:script|style)(?![\p{L}\p{N}_-])/iu;

/**
 * Whether a text has a script or style tag, opening or closing, which comments may not hold (spec section 5).
 *
 * @example
 * holdsCode("<script>alert(1)</script>"); // true
 * holdsCode("I like the style > 10 years old"); // false
 */
export function holdsCode(text: string): boolean {
  return CODE.test(text);
}
