import { composedText } from "../../../../shared/composedText";
import { ImportError } from "../../../../survey/exchange/importer";

/**
 * Text of a file: byte order marks win, then UTF-8, then Windows-1252, which reads any byte and is what older
 * spreadsheets write. NUL characters mean that the file is no text. It is composed (NFC).
 */
export function decodeText(content: Buffer): string {
  const text = decoder(content).decode(content);
  refuseNul(text);
  return composedText(text);
}

function decoder(content: Buffer): TextDecoder {
  if (content[0] === 0xff && content[1] === 0xfe) return new TextDecoder("utf-16le");
  if (content[0] === 0xfe && content[1] === 0xff) return new TextDecoder("utf-16be");
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
