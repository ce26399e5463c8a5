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
const FAR = '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>';

const FAR_REFERENCES: readonly Bomb[] = [
  large("one far cell", () => rows(HEADING, FAR), "1048576"),
  large("one cell in a far column", () => rows(HEADING, '<row r="2"><c r="XFD2"><v>1</v></c></row>'), "XFD2"),
  large(
    "a million empty rows",
    () =>
      rows(
        HEADING,
        many(1e6, (n) => `<row r="${n + 2}"/>`),
      ),
    "250001",
  ),
  large(
    "a million columns",
    () =>
      rows(
        '<row r="1">',
        many(1e6, () => "<c><v>1</v></c>"),
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
    "a million merged cells",
    () =>
      sheet(
        `<sheetData>${HEADING}</sheetData><mergeCells>`,
        many(1e6, () => '<mergeCell ref="A1:B2"/>'),
        "</mergeCells>",
      ),
    "50000",
  ),
  corrupt("the same row a million times", () => rows(many(1e6, () => HEADING)), "row 1 "),
];

const MUCH_OF_NOTHING: readonly Bomb[] = [
  large(
    "290 MB of spaces",
    () =>
      rows(
        HEADING,
        many(290, () => SPACES),
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
    "a million attributes",
    () =>
      rows(
        HEADING,
        "<row",
        many(1e6, (n) => ` a${n}="1"`),
        "/>",
      ),
    "row 1 ",
  ),
  large(
    "elements that no sheet has",
    () =>
      rows(
        HEADING,
        many(2e6, (n) => `<x n="${n}"/>`),
      ),
    "row 1 ",
  ),
  large("two million cells of nothing", () =>
    rows(
      HEADING,
      many(2_000, (n) => `<row r="${n + 2}">${'<c s="1"/>'.repeat(1_000)}</row>`),
    ),
  ),
  corrupt(
    "elements in elements",
    () =>
      rows(
        HEADING,
        many(1e6, () => "<a>"),
      ),
    SHEET,
  ),
];

const TEXTS_AND_FORMATS: readonly Bomb[] = [
  large(
    "a million shared texts",
    () => ({ ...rows(HEADING, TEXT), ...sharedTexts(many(1e6, (n) => `<si><t>${n}</t></si>`)) }),
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
      ...rows(many(240_000, (n) => `<row r="${n + 1}"><c r="A${n + 1}" t="s"><v>0</v></c></row>`)),
      ...sharedTexts(`<si><t>${"x".repeat(32_000)}</t></si>`),
    }),
    "By row ",
  ),
  large(
    "a million formats",
    () => ({
      ...tiny(),
      ...styles(
        "<cellXfs>",
        many(1e6, () => '<xf numFmtId="14"/>'),
        "</cellXfs>",
      ),
    }),
    STYLES,
  ),
  corrupt("entities in entities", () => ({ ...tiny(), [SHARED]: `${ENTITIES}<sst><si><t>&a12;</t></si></sst>` }), SHARED),
  corrupt("entities in the sheet", () => ({ [SHEET]: `${ENTITIES}<worksheet><sheetData>&a12;</sheetData></worksheet>` }), SHEET),
];

const ARCHIVES: readonly Bomb[] = [
  large("parts of 320 MB", () => ({ ...tiny(), "xl/media/image1.png": many(320, () => SPACES) }), "300"),
  corruptFile(
    "a part that says that it is small",
    claiming(SHEET, 900, () =>
      rows(
        HEADING,
        many(200, () => SPACES),
      ),
    ),
    SHEET,
  ),
  corruptFile("a part twice", doubled, SHEET),
  corrupt(
    "six thousand parts",
    () => ({ ...tiny(), ...Object.fromEntries(Array.from({ length: 6_000 }, (_, n) => [`xl/media/${n}`, ""])) }),
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
