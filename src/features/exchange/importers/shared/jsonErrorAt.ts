const TOKEN =
  /[ \t\n\r]*(?:([[\]{}:,])|("(?:[^"\\\p{Cc}]|[\u007f-\u009f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*")|(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null))/uy;

/** What may come next: a value, a key of an object, what closes or continues a list, or the colon after a key. */
type ExpectedToken = "value" | "value-or-end" | "key" | "key-or-end" | "colon" | "next" | "nothing";

/**
 * Offset of the first syntax fault of a JSON text (its length where it is cut short). The engines' own messages give a
 * position only for some faults, and in words that change between versions.
 */
export function jsonErrorAt(text: string): number {
  const open: string[] = [];
  let expected: ExpectedToken = "value";
  let offset = 0;
  for (;;) {
    TOKEN.lastIndex = offset;
    const match = TOKEN.exec(text);
    if (!match) return offset + (/^[ \t\n\r]*/.exec(text.slice(offset))?.[0].length ?? 0);
    const next = step(match[1] ?? (match[2] === undefined ? "scalar" : "string"), expected, open);
    if (!next) return TOKEN.lastIndex - match[0].trimStart().length;
    expected = next;
    offset = TOKEN.lastIndex;
  }
}

/** The next expectation, or nothing where the token may not stand here. */
function step(token: string, expected: ExpectedToken, open: string[]): ExpectedToken | undefined {
  const after = (): ExpectedToken => (open.length > 0 ? "next" : "nothing");
  const wantsValue = expected === "value" || expected === "value-or-end";
  const wantsKey = expected === "key" || expected === "key-or-end";
  if (token === "string" && wantsKey) return "colon";
  if (token === "string" || token === "scalar") return wantsValue ? after() : undefined;
  if (token === "[" || token === "{") {
    if (!wantsValue) return undefined;
    open.push(token);
    return token === "[" ? "value-or-end" : "key-or-end";
  }
  if (token === ":") return expected === "colon" ? "value" : undefined;
  if (token === ",") return expected === "next" ? (open.at(-1) === "[" ? "value" : "key") : undefined;
  const mayEnd = expected === "next" || expected === (token === "]" ? "value-or-end" : "key-or-end");
  if (!mayEnd || open.pop() !== (token === "]" ? "[" : "{")) return undefined;
  return after();
}
