import { composedText } from "../../../../shared/composedText";
import { ImportError } from "../../../../survey/exchange/importer";

/**
 * Text of a file: byte order marks win, then what the file declares, then UTF-8, then Windows-1252, which reads any byte and is
 * what older spreadsheets write. NUL characters mean that the file is no text. It is composed (NFC).
 * @param declared name of an encoding, as an XML declaration has it
 */
export function decodeText(content: Buffer, declared?: string): string {
  const { encoding } = decoder(content, declared);
  const read = new TextDecoder(encoding).decode(content);
  const text = encoding === "windows-1252" ? read.replace(/[\u0080-\u009f]/g, (sign) => signOf(sign.charCodeAt(0))) : read;
  refuseNul(text);
  return composedText(text);
}

/** What Windows-1252 has where Latin-1 has control characters, from 0x80 on: the engine's decoder leaves those as they are. */
const OF_1252 = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";
const signOf = (code: number) => OF_1252.charAt(code - 0x80);

/** The encoding that an XML declaration names. */
export function declaredEncoding(content: Buffer): string | undefined {
  const head = content.subarray(0, 200).toString("latin1");
  return /^\s*<\?xml\b[^>]*\bencoding\s*=\s*["']([\w.-]+)["']/.exec(head)?.[1];
}

function named(encoding: string): TextDecoder | undefined {
  try {
    return new TextDecoder(encoding);
  } catch {
    // A name that nobody knows says nothing.
    return undefined;
  }
}

function decoder(content: Buffer, declared: string | undefined): TextDecoder {
  if (content[0] === 0xff && content[1] === 0xfe) return new TextDecoder("utf-16le");
  if (content[0] === 0xfe && content[1] === 0xff) return new TextDecoder("utf-16be");
  // One that says UTF-8 and isn't has been saved by something older.
  const own = declared === undefined || /^utf-?8$/i.test(declared) ? undefined : named(declared);
  if (own) return own;
  return new TextDecoder(isUtf8(content) ? "utf-8" : "windows-1252");
}

function isUtf8(content: Buffer): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(content);
    return true;
  } catch {
    return false;
  }
}

function refuseNul(text: string): void {
  const at = text.indexOf("\u0000");
  if (at < 0) return;
  const before = text.slice(0, at).split(/\r\n|\n|\r/);
  throw new ImportError("binaryFile", {}, { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 });
}
