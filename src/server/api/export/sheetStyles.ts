const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';

interface Look {
  readonly font: "plain" | "bold" | "large" | "link" | "muted";
  /** Id of a number format: built-in ones, and those of `FORMATS` from 164 on. @default general */
  readonly format?: number;
  readonly isWrapped?: boolean;
  readonly isRight?: boolean;
}

const FONTS = {
  plain: '<font><sz val="11"/><name val="Calibri"/></font>',
  bold: '<font><b/><sz val="11"/><name val="Calibri"/></font>',
  large: '<font><b/><sz val="16"/><name val="Calibri"/></font>',
  link: '<font><u/><sz val="11"/><color rgb="FF0B5CAD"/><name val="Calibri"/></font>',
  muted: '<font><i/><sz val="11"/><color rgb="FF595959"/><name val="Calibri"/></font>',
} as const satisfies Readonly<Record<Look["font"], string>>;

const FORMATS: Readonly<Record<number, string>> = { 164: "0.0%", 165: "#,##0.0" };

/** How cells look, by name; the first three are those of columns that say nothing else. */
const LOOKS = {
  plain: { font: "plain" },
  date: { font: "plain", format: 14 },
  moment: { font: "plain", format: 22 },
  header: { font: "bold", isWrapped: true },
  figureHeader: { font: "bold", isWrapped: true, isRight: true },
  title: { font: "large" },
  muted: { font: "muted" },
  link: { font: "link", isWrapped: true },
  wrapped: { font: "plain", isWrapped: true },
  count: { font: "plain", format: 3 },
  weighted: { font: "plain", format: 165 },
  percent: { font: "plain", format: 164 },
  decimal: { font: "plain", format: 2 },
} as const satisfies Readonly<Record<string, Look>>;

export type SheetStyle = keyof typeof LOOKS;

const NAMES = Object.keys(LOOKS) as readonly SheetStyle[];
const PLACES = Object.fromEntries(NAMES.map((name, place) => [name, place])) as Readonly<Record<SheetStyle, number>>;
/** Format of texts. */
const TEXT = 49;

/**
 * Number of a style in the workbook.
 * @param isGuarded of a text that looks like a formula: it stays a text when somebody edits its cell
 */
export function styleOf(name: SheetStyle, isGuarded = false): number {
  return PLACES[name] + (isGuarded ? NAMES.length : 0);
}

function formatXml({ font, format = 0, isWrapped, isRight }: Look, isGuarded: boolean): string {
  const fontId = Object.keys(FONTS).indexOf(font);
  const quoted = isGuarded ? ' quotePrefix="1"' : "";
  const alignment = [isRight ? ' horizontal="right"' : "", isWrapped ? ' wrapText="1" vertical="top"' : ""].join("");
  const attributes = `numFmtId="${isGuarded ? TEXT : format}" fontId="${fontId}" fillId="0" borderId="0" xfId="0"${quoted} applyNumberFormat="1" applyFont="1"`;
  return alignment ? `<xf ${attributes} applyAlignment="1"><alignment${alignment}/></xf>` : `<xf ${attributes}/>`;
}

const LOOK_LIST: readonly Look[] = Object.values(LOOKS);
const CELL_FORMATS = [false, true].flatMap((isGuarded) => LOOK_LIST.map((look) => formatXml(look, isGuarded)));
const NUMBER_FORMATS = Object.entries(FORMATS).map(([id, code]) => `<numFmt numFmtId="${id}" formatCode="${code}"/>`);

export const STYLESHEET = [
  `${HEAD}<styleSheet xmlns="${MAIN}">`,
  `<numFmts count="${NUMBER_FORMATS.length}">${NUMBER_FORMATS.join("")}</numFmts>`,
  `<fonts count="${Object.keys(FONTS).length}">${Object.values(FONTS).join("")}</fonts>`,
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>',
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>',
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>',
  `<cellXfs count="${CELL_FORMATS.length}">${CELL_FORMATS.join("")}</cellXfs></styleSheet>`,
].join("");
