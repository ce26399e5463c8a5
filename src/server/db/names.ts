import { createHash } from "node:crypto";

const LONGEST_NAME = 63;

/** PostgreSQL cuts names at 63 bytes, silently; two long ones must stay two. */
export function nameOf(...parts: readonly string[]): string {
  const name = parts.join("_");
  if (name.length <= LONGEST_NAME) return name;
  const digest = createHash("sha256").update(name).digest("hex").slice(0, 8);
  return `${name.slice(0, LONGEST_NAME - 9)}_${digest}`;
}

export function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** A text as SQL writes it. */
export function textLiteral(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
