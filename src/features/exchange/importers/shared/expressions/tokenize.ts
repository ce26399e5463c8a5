import { NoCounterpart } from "./syntax";

export interface Token {
  readonly kind: "name" | "variable" | "number" | "string" | "symbol";
  readonly text: string;
}

/** How a format spells its tokens; each pattern is sticky, and the first that matches wins. */
export type Spelling = readonly (readonly [kind: Token["kind"], pattern: RegExp])[];

const LONGEST = 20_000;

/** @throws NoCounterpart at a character that begins nothing */
export function tokenize(text: string, spelling: Spelling): readonly Token[] {
  if (text.length > LONGEST) throw new NoCounterpart(text.slice(0, 20));
  const tokens: Token[] = [];
  let at = 0;
  while (at < text.length) {
    const found = nextToken(text, at, spelling);
    if (!found) throw new NoCounterpart(text.slice(at, at + 20));
    if (found.token) tokens.push(found.token);
    at = found.end;
  }
  return tokens;
}

function nextToken(text: string, at: number, spelling: Spelling) {
  const blank = matchAt(/\s+/y, text, at);
  if (blank) return { end: at + blank[0].length };
  for (const [kind, pattern] of spelling) {
    const match = matchAt(pattern, text, at);
    if (match) return { token: { kind, text: match[1] ?? match[0] }, end: at + match[0].length };
  }
  return undefined;
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}
