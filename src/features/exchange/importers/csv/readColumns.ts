import { type Column, countColumn, onlyValue } from "./column";
import { isOther } from "./labels";
import type { Table } from "./readTable";
import { isResponseHeading } from "./responseColumns";

/** The table once its header rows are one: a heading a column, `question - option` where a question has several. */
export interface Columns {
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly string[])[];
}

/** Joins a question and one of its options in a heading; `splitHeading` takes them apart again. */
export const JOINT = " - ";

export function readColumns(table: Table): Columns {
  const { titles, variables, subtitles, rows } = withoutCodes(headerRows(table));
  const profiles = titles.map((_, index) => countColumn(rows, index));
  const isBlank = titles.map((title, index) => title === "" || isPlaceholder(title) || repeats(titles, profiles, index));
  const columns = titles.map((title, index): Column => {
    const question = titles[ownerOf(index, isBlank)] ?? "";
    const isOfGroup = isBlank[index] || isBlank[index + 1];
    const option = subtitles
      ? subtitle(subtitles[index])
      : isOfGroup
        ? onlyValue(profiles[index] ?? { counts: new Map() })
        : undefined;
    const heading =
      isBlank[index] || (subtitles && isOfGroup) || option ? joined(question, option, isBlank[index] ?? false) : title;
    const parts = option && question && !isPlaceholder(question) ? { parts: { question, option } } : {};
    return {
      index,
      heading,
      ...parts,
      variable: variables?.[index] || undefined,
      counts: new Map(),
      filled: 0,
      ...profiles[index],
    };
  });
  return { columns, rows };
}

interface HeaderRows {
  readonly titles: readonly string[];
  readonly variables?: readonly string[];
  readonly subtitles?: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

function headerRows({ header, rows }: Table): HeaderRows {
  const [first, second] = rows;
  if (first && second && isTechnical(second)) return { titles: first, variables: header, rows: rows.slice(2) };
  if (first && (isTitleRow(header, first, rows.slice(1)) || isWordingRow(header, first, rows.slice(1))))
    return { titles: first, variables: header, rows: rows.slice(1) };
  if (first && isSubHeader(header, first, rows.slice(1))) return { titles: header, subtitles: first, rows: rows.slice(1) };
  return { titles: header, rows };
}

/** The third header row of a Qualtrics export: `{"ImportId":"QID1"}` in every cell. */
function isTechnical(row: readonly string[]): boolean {
  return row.every((cell) => cell === "" || /^\{\s*"ImportId"/.test(cell)) && row.some((cell) => cell !== "");
}

const VARIABLE = /^[A-Za-z_][\w.#$-]{0,40}$/;

const CODED = /^([A-Za-z]\w*)((?:\[[\w-]+\])*)\.\s+(\S.*)$/s;

/** `Q2[SQ001]. Which? [Tea]` as LimeSurvey writes headings with their codes: the variable `Q2_SQ001` and the rest. */
function withoutCodes(found: HeaderRows): HeaderRows {
  const coded = found.titles.map((title) => CODED.exec(title));
  if (found.variables || !coded.some((match) => match?.[2])) return found;
  return {
    ...found,
    titles: coded.map((match, index) => match?.[3] ?? found.titles[index] ?? ""),
    variables: coded.map((match) => `${match?.[1] ?? ""}${(match?.[2] ?? "").replace(/\[([\w-]+)\]/g, "_$1")}`),
  };
}

/** Letters and digits alone. */
const squashed = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");

/**
 * A second header row of texts below variable names, as older exports of Qualtrics have: it names what isn't asked, too. A
 * title stands once in its column, as an answer such as "No" doesn't.
 */
function isTitleRow(header: readonly string[], row: readonly string[], rows: readonly (readonly string[])[]): boolean {
  const named = row.flatMap((cell, index) => {
    const name = header[index] ?? "";
    const isTitle = isResponseHeading(cell) && (!isResponseHeading(name) || squashed(cell) === squashed(name));
    return isTitle ? [index] : [];
  });
  return (
    named.length >= 2 &&
    header.every((cell) => cell === "" || VARIABLE.test(cell)) &&
    named.every((index) => rows.every((later) => later[index] !== row[index]))
  );
}

/** Fewest columns whose answers repeat, so that what doesn't is none. */
const FEWEST_CLOSED = 3;
/** Answers of a column for each of its texts. */
const REPEATS = 3;

/** The wording below variable names: in columns of a few answers it is none of them. */
function isWordingRow(header: readonly string[], row: readonly string[], rows: readonly (readonly string[])[]): boolean {
  if (!header.every((cell) => VARIABLE.test(cell))) return false;
  const closed = header.flatMap((_, index) => {
    const { counts, filled } = countColumn(rows, index);
    return counts.size > 1 && filled >= REPEATS * counts.size ? [{ cell: row[index] ?? "", counts }] : [];
  });
  const isWording = ({ cell, counts }: (typeof closed)[number]) => /\p{L}{2}/u.test(cell) && !counts.has(cell);
  return closed.length >= FEWEST_CLOSED && closed.every(isWording);
}

const RESPONSE =
  /^(open-ended response|response|respuesta( abierta)?|réponse( libre)?|risposta( aperta)?|resposta( aberta)?|antwoord)$/i;

/** A second header row: names of the answer columns under headings that span several. */
function isSubHeader(header: readonly string[], row: readonly string[], rows: readonly (readonly string[])[]): boolean {
  const responses = row.filter((cell) => RESPONSE.test(cell)).length;
  const spanned = header.flatMap((title, index) => (index > 0 && (title === "" || isPlaceholder(title)) ? [index] : []));
  if (spanned.length === 0) return responses >= 2;
  if (responses > 0) return true;
  if (spanned.some((index) => row[index] === "")) return false;
  // The row leaves the respondent's column blank, which every other row fills.
  const isFirstOpen = spanned.includes(1) || header[0] === "";
  if (!isFirstOpen && row[0] !== "") return false;
  if (!isFirstOpen && rows.length > 0 && rows.every((later) => later[0] !== "")) return true;
  const grouped = [...new Set(spanned.flatMap((index) => [index - 1, index]))];
  const labels = grouped.filter((index) => {
    const label = row[index] ?? "";
    return label !== "" && (isOther(label) || rows.every((later) => later[index] === "" || later[index] === label));
  });
  return labels.length > grouped.length / 2;
}

function subtitle(text: string | undefined): string | undefined {
  return text && !RESPONSE.test(text) ? text : undefined;
}

/** What spreadsheets and data frames write where a heading is blank. */
function isPlaceholder(title: string): boolean {
  return /^(unnamed: \d+(_level_\d+)?|column ?\d+|columna ?\d+|_\d+|\.\.\.\d+)$/i.test(title);
}

/** A heading repeated over columns that hold one text each, and different ones: the options of one question. */
function repeats(titles: readonly string[], profiles: readonly Pick<Column, "counts">[], index: number): boolean {
  const title = titles[index] ?? "";
  if (index === 0 || title === "" || title !== titles[index - 1]) return false;
  const [before, own] = [profiles[index - 1], profiles[index]].map((profile) => profile && onlyValue(profile));
  return before !== undefined && own !== undefined && before !== own && !title.endsWith(before) && !title.endsWith(own);
}

function ownerOf(index: number, isBlank: readonly boolean[]): number {
  let owner = index;
  while (owner > 0 && isBlank[owner]) owner -= 1;
  return owner;
}

function joined(question: string, option: string | undefined, isContinued: boolean): string {
  if (option) return question && !isPlaceholder(question) ? `${question}${JOINT}${option}` : option;
  return isContinued ? "" : question;
}
