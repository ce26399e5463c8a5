const ESCAPED = /_x([0-9A-Fa-f]{4})_/g;

/** A text as people see it: characters that XML can't hold stand in it as `_x0007_`. */
export function cellText(text: string): string {
  const plain = text.includes("_x")
    ? text.replace(ESCAPED, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text;
  return plain.trim();
}
