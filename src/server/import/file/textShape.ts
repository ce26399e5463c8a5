import { isUtf8 } from "node:buffer";

/** How the bytes of a CSV are to be read. */
export interface TextShape {
  readonly encoding: "utf-8" | "utf-16le" | "utf-16be" | "windows-1252";
  readonly delimiter: string;
  /** Whether the first line only tells the delimiter, as Excel writes it (`sep=;`). */
  readonly hasSeparatorLine: boolean;
}

/** Where two occur as often, the one that headings rarely hold. */
const DELIMITERS = [";", "\t", "|", ","] as const;
const HEAD = 65_536;

/** Byte order marks win, then UTF-8; Windows-1252 reads any byte and is what older spreadsheets write. */
function encodingOf(content: Buffer): TextShape["encoding"] {
  if ((content[0] === 0xff && content[1] === 0xfe) || (content.length > 1 && content[0] !== 0 && content[1] === 0))
    return "utf-16le";
  if ((content[0] === 0xfe && content[1] === 0xff) || (content.length > 1 && content[0] === 0 && content[1] !== 0))
    return "utf-16be";
  return isUtf8(content) ? "utf-8" : "windows-1252";
}

/** The headings' line, quoted line breaks included, without what stands in quotes. */
function unquotedHeading(text: string): string {
  let heading = "";
  let isQuoted = false;
  for (const sign of text) {
    if (sign === '"') isQuoted = !isQuoted;
    else if (!isQuoted && (sign === "\n" || sign === "\r")) {
      if (heading.trim() !== "") return heading;
    } else if (!isQuoted) heading += sign;
  }
  return heading;
}

function countOf(text: string, sign: string): number {
  return text.split(sign).length - 1;
}

/** Encoding and delimiter, told from the content. */
export function textShape(content: Buffer): TextShape {
  const encoding = encodingOf(content);
  const head = new TextDecoder(encoding).decode(content.subarray(0, HEAD));
  const named = /^sep=(.)\r?\n/i.exec(head)?.[1];
  const heading = unquotedHeading(head);
  const [likeliest = ","] = DELIMITERS.toSorted((one, other) => countOf(heading, other) - countOf(heading, one));
  const delimiter = named ?? (heading.includes(likeliest) ? likeliest : ",");
  return { encoding, delimiter, hasSeparatorLine: named !== undefined };
}
