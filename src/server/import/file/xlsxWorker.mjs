// Reads a spreadsheet away from the main thread: neither unpacking nor parsing it can be interrupted.
import { parentPort, workerData } from "node:worker_threads";
import { Unzip, UnzipInflate } from "fflate";
import { readSheet } from "read-excel-file/node";

const { content, largest } = workerData;
const BLOCK = 65_536;

/** Unpacks without keeping anything: what the archive says of its own size may be a lie. */
function unpackedSize() {
  let size = 0;
  const unzip = new Unzip((file) => {
    file.ondata = (error, chunk) => {
      if (error) throw error;
      size += chunk.length;
      if (size > largest) throw new RangeError("too large");
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  for (let at = 0; at < content.length; at += BLOCK) unzip.push(content.subarray(at, at + BLOCK), at + BLOCK >= content.length);
  return size;
}

const two = (number) => String(number).padStart(2, "0");

/** Spreadsheets know no time zone: what stands in the cell is what counts. */
function dateText(date) {
  const day = `${date.getUTCFullYear()}-${two(date.getUTCMonth() + 1)}-${two(date.getUTCDate())}`;
  const time = date.toISOString().slice(11, -1);
  return time === "00:00:00.000" ? day : `${day} ${time}`;
}

function cellText(cell) {
  if (cell === null || cell === undefined) return "";
  const text = cell instanceof Date ? dateText(cell) : String(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

try {
  unpackedSize();
  const rows = await readSheet(Buffer.from(content));
  const text = rows.map((row) => row.map(cellText).join(",")).join("\r\n");
  parentPort.postMessage({ csv: Buffer.from(text) });
} catch (error) {
  parentPort.postMessage({ failure: error instanceof RangeError ? "tooLarge" : "corrupt" });
}
