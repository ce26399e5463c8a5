import { guardCell } from "../../../shared/csv/guardCell";
import { MS_PER_DAY } from "../../../shared/dates/msPerDay";
import type { Cell } from "./columns";
import { type SheetStyle, styleOf } from "./sheetStyles";

const LONGEST_TEXT = 32_767;
/** Day 0 of Excel's calendar. */
const EPOCH = Date.UTC(1899, 11, 30);
const ESCAPES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** The beginning of a text, no character cut in two. */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  const end = /[\ud800-\udbff]/.test(text.charAt(most - 1)) ? most - 1 : most;
  return text.slice(0, end);
}

/** XML has no way to write control characters, and one line break for all; spreadsheets read them as `_x0001_`. */
export function escapeText(text: string): string {
  const cut = text.length > LONGEST_TEXT ? `${cutText(text, LONGEST_TEXT - 1)}…` : text;
  // What looks like such an escape is told from one.
  return cut.replace(/_(?=x[0-9A-Fa-f]{4}_)/g, "_x005F_").replace(
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones that XML can't hold
    /[&<>\u0000-\u0008\u000b-\u001f\ufffe\uffff]/g,
    (character) => ESCAPES[character] ?? `_x${character.charCodeAt(0).toString(16).padStart(4, "0").toUpperCase()}_`,
  );
}

/** A text in an attribute. */
export function escapeAttribute(text: string): string {
  return escapeText(text).replaceAll('"', "&quot;");
}

/** Days since Excel's day 0, in UTC; `undefined` for dates that its calendar lacks. */
export function serialOf(text: string): number | undefined {
  const days = (Date.parse(text) - EPOCH) / MS_PER_DAY;
  // Before March 1900 Excel counts a day that never was.
  if (!(days > 60)) return undefined;
  // What a binary fraction lacks, readers cut: half past eleven would be a moment before.
  return Math.ceil(days * 1e10) / 1e10;
}

/** A text's cell; one that looks like a formula is guarded, and shows no apostrophe. */
export function textCell(at: string, text: string, style: SheetStyle = "plain"): string {
  const number = styleOf(style, guardCell(text) !== text);
  const styled = number === 0 ? "" : ` s="${number}"`;
  return `<c r="${at}"${styled} t="inlineStr"><is><t xml:space="preserve">${escapeText(text)}</t></is></c>`;
}

/** A cell as its value says; dates are texts of ISO 8601 under a style of dates. */
export function cellXml(at: string, cell: Cell, style: SheetStyle = "plain"): string {
  if (cell === null || cell === "") return "";
  const styled = style === "plain" ? "" : ` s="${styleOf(style)}"`;
  if (typeof cell === "number") return Number.isFinite(cell) ? `<c r="${at}"${styled}><v>${cell}</v></c>` : "";
  if (typeof cell === "boolean") return `<c r="${at}"${styled} t="b"><v>${cell ? 1 : 0}</v></c>`;
  if (style !== "date" && style !== "moment") return textCell(at, cell, style);
  const serial = serialOf(cell);
  return serial === undefined ? textCell(at, cell) : `<c r="${at}"${styled}><v>${serial}</v></c>`;
}
