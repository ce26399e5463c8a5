import { missingOf } from "../../../../../../survey/answers/missingMarks";
import type { DataCell } from "../../dataColumn";
import { elementsOf, padded, segmentsOf } from "./records";
import { type SavVariable, toNumber } from "./variables";

const SPACES = Buffer.alloc(8, " ");
/** A long text lies in pieces of 255 bytes, each in 256. */
const PIECE = 255;
const CODES = { raw: 253, spaces: 254, systemMissing: 255, bias: 100, lowest: -99, highest: 151 } as const;

/** The bytecode compression of SPSS: eight codes, each followed by its 8 bytes where the code isn't all. */
export class CaseCompressor {
  #codes: number[] = [];
  #raw: Buffer[] = [];
  #done: Buffer[] = [];

  #add(code: number, raw?: Buffer): void {
    this.#codes.push(code);
    if (raw) this.#raw.push(raw);
    if (this.#codes.length === 8) this.#flush();
  }

  #flush(): void {
    this.#done.push(Buffer.from([...this.#codes, ...Array<number>(8 - this.#codes.length).fill(0)]), ...this.#raw);
    this.#codes = [];
    this.#raw = [];
  }

  number(value: number | undefined): void {
    if (value === undefined) this.#add(CODES.systemMissing);
    else if (Number.isInteger(value) && value >= CODES.lowest && value <= CODES.highest) this.#add(value + CODES.bias);
    else {
      const raw = Buffer.alloc(8);
      raw.writeDoubleLE(value);
      this.#add(CODES.raw, raw);
    }
  }

  /** @param bytes a multiple of 8 */
  text(bytes: Buffer): void {
    for (let start = 0; start < bytes.length; start += 8) {
      const element = bytes.subarray(start, start + 8);
      if (element.equals(SPACES)) this.#add(CODES.spaces);
      else this.#add(CODES.raw, element);
    }
  }

  /** What is complete so far. */
  take(): Buffer {
    const bytes = Buffer.concat(this.#done);
    this.#done = [];
    return bytes;
  }

  /** The rest. SPSS asks for no mark of the end, and some readers take one for a row. */
  end(): Buffer {
    if (this.#codes.length > 0) this.#flush();
    return this.take();
  }
}

function numberOf(cell: string | number, { column, missing }: SavVariable): number | undefined {
  const reason = typeof cell === "string" ? missingOf(cell) : undefined;
  return reason ? Number(missing[reason]) : toNumber(cell, column);
}

function textBytes(cell: string, variable: SavVariable): Buffer {
  const segments = segmentsOf(variable);
  const whole = padded(cell, variable.width);
  return Buffer.concat(
    segments.map(({ width }, index) => {
      const bytes = Buffer.alloc(elementsOf(width) * 8, " ");
      whole.copy(bytes, 0, index * PIECE, Math.min(whole.length, (index + 1) * PIECE));
      return bytes;
    }),
  );
}

/** Adds one row. */
export function addCase(compressor: CaseCompressor, variables: readonly SavVariable[], cells: readonly DataCell[]): void {
  for (const [index, variable] of variables.entries()) {
    const cell = cells[index] ?? null;
    if (variable.width === 0) compressor.number(cell === null ? undefined : numberOf(cell, variable));
    else {
      const reason = typeof cell === "string" ? missingOf(cell) : undefined;
      const text = reason ? variable.missing[reason] : cell;
      compressor.text(textBytes(String(text ?? ""), variable));
    }
  }
}
