import { figure } from "./drill";
import { directoryRecord, HEADING, many, type Parts, rows, sharedTexts, sheet, styles, workbook } from "./workbooks";

/** A file that costs more than it brings, and how it is refused. */
export interface Bomb {
  readonly name: string;
  readonly make: () => Promise<Buffer>;
  readonly code: "import.tooLarge" | "import.corrupt" | "import.unknownFormat";
  /** What the text tells of the place. */
  readonly place: string;
}

const MB = 1024 * 1024;
/** How many there are of what a bomb repeats: somewhat more than what is refused, in the drill many times as much. */
const MILLION = 1e6;
const EMPTY_ROWS = figure({ commit: 260_000, drill: MILLION });
const COLUMNS = figure({ commit: 3_000, drill: MILLION });
const MERGED = figure({ commit: 60_000, drill: MILLION });
const EQUAL_ROWS = figure({ commit: 10_000, drill: MILLION });
const MB_OF_SPACES = figure({ commit: 20, drill: 290 });
const ATTRIBUTES = figure({ commit: 200_000, drill: MILLION });
const ELEMENTS = figure({ commit: 1_300_000, drill: 2 * MILLION });
const EMPTY_CELL_ROWS = figure({ commit: 1_700, drill: 2_000 });
const NESTED = figure({ commit: 10_000, drill: MILLION });
const SHARED_TEXTS = figure({ commit: 120_000, drill: MILLION });
const CELLS_OF_ONE_TEXT = figure({ commit: 4_000, drill: 240_000 });
const FORMATS = figure({ commit: 70_000, drill: MILLION });
const MB_UNTOLD = figure({ commit: 20, drill: 200 });
const PARTS = figure({ commit: 5_100, drill: 6_000 });
const LARGE_PART = 320;
const SPACES = " ".repeat(MB);
const tiny = () => rows(HEADING);
const TEXT = '<row r="2"><c r="A2" t="s"><v>0</v></c></row>';
const ENTITIES = `<!DOCTYPE sst [<!ENTITY a0 "lol">${Array.from(
  { length: 12 },
  (_, n) => `<!ENTITY a${n + 1} "${`&a${n};`.repeat(10)}">`,
).join("")}]>`;

/** What the directory says of the part's size. */
const claiming = (part: string, size: number, parts: () => Parts) => async () => {
  const file = await workbook(parts());
  file.writeUInt32LE(size, directoryRecord(file, part) + 24);
  return file;
};

const flagged = (part: string) => async () => {
  const file = await workbook(tiny());
  const at = directoryRecord(file, part) + 8;
  file.writeUInt16LE(file.readUInt16LE(at) | 1, at);
  return file;
};

/** Two records of one name: the other part's is renamed. */
const doubled = async () => {
  const file = await workbook({ ...tiny(), "xl/worksheets/sheet2.xml": "<worksheet/>" });
  file.write("xl/worksheets/sheet1.xml", directoryRecord(file, "xl/worksheets/sheet2.xml") + 46);
  return file;
};

const protectedFile = async () =>
  Buffer.concat([Buffer.from("d0cf11e0a1b11ae1", "hex"), Buffer.alloc(1_024), Buffer.from("EncryptedPackage", "utf16le")]);

type Make = Bomb["make"];

const refused =
  (code: Bomb["code"]) =>
  (name: string, make: Make, place = ""): Bomb => ({ name, make, code, place });
const largeFile = refused("import.tooLarge");
const corruptFile = refused("import.corrupt");
const foreignFile = refused("import.unknownFormat");
const large = (name: string, parts: () => Parts, place = "") => largeFile(name, () => workbook(parts()), place);
const corrupt = (name: string, parts: () => Parts, place = "") => corruptFile(name, () => workbook(parts()), place);

const SHEET = "xl/worksheets/sheet1.xml";
const SHARED = "xl/sharedStrings.xml";
const STYLES = "xl/styles.xml";
const IMAGE = "xl/media/image1.png";
const FAR = '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>';

const FAR_REFERENCES: readonly Bomb[] = [
  large("one far cell", () => rows(HEADING, FAR), "1048576"),
  large("one cell in a far column", () => rows(HEADING, '<row r="2"><c r="XFD2"><v>1</v></c></row>'), "XFD2"),
  large(
    "empty rows without end",
    () =>
      rows(
        HEADING,
        many(EMPTY_ROWS, (n) => `<row r="${n + 2}"/>`),
      ),
    "250001",
  ),
  large(
    "columns without end",
    () =>
      rows(
        '<row r="1">',
        many(COLUMNS, () => "<c><v>1</v></c>"),
        "</row>",
      ),
    "ALM1",
  ),
  large(
    "a sheet that says that it has no end",
    () => sheet('<dimension ref="A1:XFD1048576"/>', `<sheetData>${HEADING}</sheetData>`),
    "XFD1048576",
  ),
  large(
    "merged cells without end",
    () =>
      sheet(
        `<sheetData>${HEADING}</sheetData><mergeCells>`,
        many(MERGED, () => '<mergeCell ref="A1:B2"/>'),
        "</mergeCells>",
      ),
    "50000",
  ),
  corrupt("the same row again and again", () => rows(many(EQUAL_ROWS, () => HEADING)), "row 1 "),
];

const MUCH_OF_NOTHING: readonly Bomb[] = [
  large(
    "spaces without end",
    () =>
      rows(
        HEADING,
        many(MB_OF_SPACES, () => SPACES),
      ),
    "row 1 ",
  ),
  large(
    "12 MB of spaces in a row",
    () =>
      rows(
        HEADING,
        '<row r="2">',
        many(12, () => SPACES),
        "</row>",
      ),
    "row 2 ",
  ),
  large(
    "attributes without end",
    () =>
      rows(
        HEADING,
        "<row",
        many(ATTRIBUTES, (n) => ` a${n}="1"`),
        "/>",
      ),
    "row 1 ",
  ),
  large(
    "elements that no sheet has",
    () =>
      rows(
        HEADING,
        many(ELEMENTS, (n) => `<x n="${n}"/>`),
      ),
    "row 1 ",
  ),
  large("cells of nothing without end", () =>
    rows(
      HEADING,
      many(EMPTY_CELL_ROWS, (n) => `<row r="${n + 2}">${'<c s="1"/>'.repeat(1_000)}</row>`),
    ),
  ),
  corrupt(
    "elements in elements",
    () =>
      rows(
        HEADING,
        many(NESTED, () => "<a>"),
      ),
    SHEET,
  ),
];

const TEXTS_AND_FORMATS: readonly Bomb[] = [
  large(
    "shared texts without end",
    () => ({ ...rows(HEADING, TEXT), ...sharedTexts(many(SHARED_TEXTS, (n) => `<si><t>${n}</t></si>`)) }),
    "texts that no cell uses",
  ),
  large(
    "one shared text of 15 MB",
    () => ({
      ...rows(HEADING, TEXT),
      ...sharedTexts(
        "<si><t>",
        many(15, () => "long".repeat(MB / 4)),
        "</t></si>",
      ),
    }),
    SHARED,
  ),
  large(
    "one text in all cells",
    () => ({
      ...rows(many(CELLS_OF_ONE_TEXT, (n) => `<row r="${n + 1}"><c r="A${n + 1}" t="s"><v>0</v></c></row>`)),
      ...sharedTexts(`<si><t>${"x".repeat(32_000)}</t></si>`),
    }),
    "By row ",
  ),
  large(
    "formats without end",
    () => ({
      ...tiny(),
      ...styles(
        "<cellXfs>",
        many(FORMATS, () => '<xf numFmtId="14"/>'),
        "</cellXfs>",
      ),
    }),
    STYLES,
  ),
  corrupt("entities in entities", () => ({ ...tiny(), [SHARED]: `${ENTITIES}<sst><si><t>&a12;</t></si></sst>` }), SHARED),
  corrupt("entities in the sheet", () => ({ [SHEET]: `${ENTITIES}<worksheet><sheetData>&a12;</sheetData></worksheet>` }), SHEET),
];

const ARCHIVES: readonly Bomb[] = [
  largeFile(
    "parts of 320 MB",
    figure({
      // The file says itself what it unpacks to, and is believed as long as it says too much.
      commit: claiming(IMAGE, LARGE_PART * MB, () => ({ ...tiny(), [IMAGE]: SPACES })),
      drill: () => workbook({ ...tiny(), [IMAGE]: many(LARGE_PART, () => SPACES) }),
    }),
    "300",
  ),
  corruptFile(
    "a part that says that it is small",
    claiming(SHEET, 900, () =>
      rows(
        HEADING,
        many(MB_UNTOLD, () => SPACES),
      ),
    ),
    SHEET,
  ),
  corruptFile("a part twice", doubled, SHEET),
  corrupt(
    "parts without end",
    () => ({ ...tiny(), ...Object.fromEntries(Array.from({ length: PARTS }, (_, n) => [`xl/media/${n}`, ""])) }),
    "xl/media/",
  ),
  foreignFile("an encrypted part", flagged(SHEET), "password"),
  foreignFile("a file with a password", protectedFile, "password"),
  foreignFile(
    "a page that is named a spreadsheet",
    async () => Buffer.from("<html><table><tr><td>code</td></tr></table></html>"),
    "web page",
  ),
];

export const BOMBS: readonly Bomb[] = [...FAR_REFERENCES, ...MUCH_OF_NOTHING, ...TEXTS_AND_FORMATS, ...ARCHIVES];
