import { csvCell } from "../../../../shared/csv/csvRows";
import type { Archive } from "./archive";
import { cellText } from "./cellText";
import { createCredit } from "./credit";
import { readXml } from "./readXml";
import { XlsxError } from "./xlsxFault";
import { LONGEST_TEXT, MOST_TEXT, MOST_UNUSED_TEXTS } from "./xlsxLimits";

/** The texts that cells refer to by their number, as cells of a CSV in UTF-8: outside of the thread's heap, and none twice. */
export interface SharedTexts {
  readonly count: number;
  readonly bytes: Buffer;
  /** Where the text begins; the next one's is where it ends. */
  readonly startOf: (index: number) => number;
}

const NONE: SharedTexts = { count: 0, bytes: Buffer.alloc(0), startOf: () => 0 };
const MB = 1024 * 1024;
const SHEET = /worksheets\/[^/]+\.xml$/i;
const REFERENCE = /\st=["']s["']/g;
/** Characters that may be the beginning of one, cut off. */
const SHORT_OF_REFERENCE = 5;

function createTable(part: string) {
  let bytes = Buffer.alloc(MB);
  let starts = new Uint32Array(4_096);
  let count = 0;
  let used = 0;
  return {
    add: (text: string) => {
      const most = used + text.length * 3;
      if (most > bytes.length) bytes = Buffer.concat([bytes], Math.max(most, bytes.length * 2));
      used += bytes.write(text, used);
      if (used > MOST_TEXT) throw new XlsxError("unpackedSize", { part, size: Math.ceil(used / MB), most: MOST_TEXT / MB });
      count += 1;
      if (count >= starts.length) {
        const longer = new Uint32Array(starts.length * 2);
        longer.set(starts);
        starts = longer;
      }
      starts[count] = used;
      return count;
    },
    done: (): SharedTexts => ({ count, bytes, startOf: (index) => starts[index] ?? 0 }),
  };
}

/** Counts the cells of the whole workbook that refer to a shared text, as far as it is asked to. */
async function* countReferences(archive: Archive): AsyncGenerator<number> {
  let count = 0;
  for (const path of archive.paths.filter((one) => SHEET.test(one))) {
    let rest = "";
    for await (const chunk of await archive.open(path)) {
      const text = rest + chunk.toString("latin1");
      count += text.match(REFERENCE)?.length ?? 0;
      yield count;
      rest = text.slice(-SHORT_OF_REFERENCE);
    }
  }
}

/** No program writes more texts than the cells use. @returns refuses a count that the cells don't reach */
function createUseCheck(archive: Archive): (count: number) => Promise<void> {
  const references = countReferences(archive);
  let used = 0;
  return async (count) => {
    while (count > MOST_UNUSED_TEXTS && used < count) {
      const { done, value } = await references.next();
      if (done) throw new XlsxError("unusedTexts", { count, used });
      used = value;
    }
  };
}

/** @param alive is called now and then. @throws XlsxError `unusedTexts`, `longText`, `unpackedSize`, `unusualPart` */
export async function readSharedTexts(archive: Archive, part: string | undefined, alive: () => void): Promise<SharedTexts> {
  if (!part) return NONE;
  const credit = createCredit();
  const table = createTable(part);
  const demandUse = createUseCheck(archive);
  const tooLong = () => new XlsxError("longText", { place: part, most: LONGEST_TEXT });
  let count = 0;
  let text = "";
  let isText = false;
  let isPhonetic = false;
  await readXml(archive, part, {
    bytes: (read) => {
      if (!credit.spend(read)) throw new XlsxError("unusualPart", { part });
      return demandUse(count);
    },
    fault: (kind) => (kind === "stretch" ? tooLong() : undefined),
    open: (name) => {
      if (name === "si") text = "";
      if (name === "rPh") isPhonetic = true;
      isText = name === "t" && !isPhonetic;
    },
    text: (words) => {
      if (!isText) return;
      text += words;
      if (text.length > LONGEST_TEXT) throw tooLong();
    },
    close: (name) => {
      isText = false;
      if (name === "rPh") isPhonetic = false;
      if (name !== "si") return;
      credit.earn(text.length);
      count = table.add(csvCell(cellText(text)));
      if (count % 5_000 === 0) alive();
    },
  });
  await demandUse(count);
  return table.done();
}
