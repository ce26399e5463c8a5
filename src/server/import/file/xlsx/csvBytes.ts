import { XlsxError } from "./xlsxFault";
import { MOST_TEXT } from "./xlsxLimits";

const PART = 1024 * 1024;
/** Bytes of a UTF-16 unit in UTF-8 at most. */
const WIDEST = 3;

/** The bytes of a table, handed on in parts. */
export interface CsvBytes {
  readonly write: (text: string) => void;
  readonly copy: (bytes: Buffer, from: number, to: number) => void;
  readonly end: () => void;
}

/** @param give takes a part, and its memory with it */
export function createCsvBytes(give: (part: Uint8Array<ArrayBuffer>) => void, row: () => number): CsvBytes {
  let part = Buffer.from(new ArrayBuffer(PART));
  let used = 0;
  let total = 0;
  const flush = () => {
    give(new Uint8Array(part.buffer as ArrayBuffer, 0, used));
    part = Buffer.from(new ArrayBuffer(PART));
    used = 0;
  };
  const makeRoom = (bytes: number) => {
    if (used + bytes > PART) flush();
  };
  const add = (bytes: number) => {
    used += bytes;
    total += bytes;
    if (total > MOST_TEXT) throw new XlsxError("muchText", { row: row(), most: MOST_TEXT / PART });
  };
  return {
    write: (text) => {
      makeRoom(text.length * WIDEST);
      add(part.write(text, used));
    },
    copy: (bytes, from, to) => {
      makeRoom(to - from);
      add(bytes.copy(part, used, from, to));
    },
    end: flush,
  };
}
