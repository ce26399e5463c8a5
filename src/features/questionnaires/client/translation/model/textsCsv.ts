import { CsvError, parse } from "csv-parse/browser/esm/sync";
import { CSV_MARK, csvRows } from "../../../../../shared/csv/csvRows";
import { unguardCell } from "../../../../../shared/csv/guardCell";
import type { DraftText, Translation } from "../../../shared/draftTexts";

const KEY = "key";
const PLACE = "place";

/** Why a file of texts can't be read: key under `surveys.translation.fileFaults.`. */
export class TextsFileIssue extends Error {
  constructor(
    readonly reason: "malformed" | "noKey" | "noLanguage",
    readonly params: Readonly<Record<string, string | number>> = {},
  ) {
    super(reason);
  }
}

export interface ReadTexts {
  readonly translations: readonly Translation[];
  /** Lines whose key the draft doesn't have. */
  readonly unknownLines: readonly number[];
  /** Columns that are none of the draft's languages. */
  readonly unknownColumns: readonly string[];
}

/** All texts as CSV (RFC 4180, UTF-8 with a byte order mark): a line for each, a column for each language. */
export function writeTexts(
  texts: readonly DraftText[],
  {
    languages,
    placeOf,
    delimiter,
  }: { readonly languages: readonly string[]; readonly placeOf: (text: DraftText) => string; readonly delimiter: string },
): string {
  const rows = texts.map((one) => [one.key, placeOf(one), ...languages.map((language) => one.text[language] ?? "")]);
  return CSV_MARK + csvRows([[KEY, PLACE, ...languages], ...rows], delimiter);
}

/** Spreadsheets write the delimiter of their language: it is what follows the first heading. */
function delimiterOf(content: string): string {
  const [, delimiter = ","] = /^"?key"?([,;\t])/i.exec(content) ?? [];
  return delimiter;
}

function rowsOf(content: string): readonly (readonly string[])[] {
  try {
    const options = { delimiter: delimiterOf(content), skip_empty_lines: true, relax_column_count: true } as const;
    return (parse(content, options) as string[][]).map((row) => row.map(unguardCell));
  } catch (error) {
    const line = error instanceof CsvError && typeof error.lines === "number" ? error.lines : 1;
    throw new TextsFileIssue("malformed", { line });
  }
}

/**
 * What a file of texts says of the draft's languages; empty cells leave the text as it is.
 * @throws TextsFileIssue
 */
export function readTexts(
  file: string,
  { keys, languages }: { readonly keys: ReadonlySet<string>; readonly languages: readonly string[] },
): ReadTexts {
  const [header = [], ...rows] = rowsOf(file.replace(/^\uFEFF/, ""));
  if (header[0]?.trim().toLowerCase() !== KEY) throw new TextsFileIssue("noKey", { key: KEY });
  const columns = header.map((heading) => heading.trim()).map((heading, index) => ({ heading, index }));
  const known = columns.filter(({ heading }) => languages.includes(heading));
  if (known.length === 0) throw new TextsFileIssue("noLanguage", { languages: languages.join(", ") });
  const own = rows.filter(([key = ""]) => keys.has(key));
  return {
    translations: known.map(({ heading, index }) => ({
      language: heading,
      words: new Map(own.flatMap((row) => (row[index]?.trim() ? [[row[0] ?? "", row[index]] as const] : []))),
    })),
    // The heading is the first line.
    unknownLines: rows.flatMap(([key = ""], index) => (keys.has(key) ? [] : [index + 2])),
    unknownColumns: columns
      .slice(1)
      .flatMap(({ heading }) => (languages.includes(heading) || heading === PLACE || heading === "" ? [] : [heading])),
  };
}
