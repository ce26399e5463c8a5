/** A text without case and accents, unit by unit: what is found at an offset of it stands there in the text. */
export function folded(text: string): string {
  const plain = (sign: string) => sign.normalize("NFD").charAt(0);
  return text.replace(/[^\p{ASCII}]/gu, (sign) => (sign.length > 1 ? sign : plain(sign))).toLowerCase();
}
