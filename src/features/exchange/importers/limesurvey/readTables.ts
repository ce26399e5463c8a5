import { SaxesParser } from "saxes";
import { ImportError } from "../../../../survey/exchange/importer";
import { declaredEncoding, decodeText } from "../shared/decode";

/** A row of a table: field -> value; fields that are NULL in the survey are absent. */
export type Row = Readonly<Record<string, string>>;

/** The tables of an export, as dumped from LimeSurvey's database. */
export interface Tables {
  /** Version of the database's layout, e.g. 177 or 630. */
  readonly version: number;
  readonly languages: readonly string[];
  readonly rows: (table: string) => readonly Row[];
}

/**
 * Reads `document > table > rows > row > field`. The parser knows no document type definitions, so that a file can neither
 * expand entities nor reach outside.
 *
 * @throws ImportError `corruptXml` with line and column; `notLimeSurvey`, `notASurvey` for other documents
 */
export function readTables(content: Buffer): Tables {
  const tables = new Map<string, Record<string, string>[]>();
  const languages: string[] = [];
  const heads = new Map<string, string>();
  const path: string[] = [];
  let text = "";
  let row: Record<string, string> = {};
  const parser = new SaxesParser();
  const place = () => ({ line: parser.line, column: parser.column });
  parser.on("error", (cause) => {
    throw new ImportError("corruptXml", { message: cause.message.replace(/^\d+:\d+: /, "") }, place());
  });
  parser.on("opentag", ({ name }) => {
    if (path.length === 0 && name !== "document") throw new ImportError("notLimeSurvey", { root: name }, place());
    path.push(name);
    text = "";
    if (path.length === 4 && name === "row") row = {};
  });
  const rowsOf = (table: string) => {
    const rows = tables.get(table) ?? [];
    tables.set(table, rows);
    return rows;
  };
  const append = (part: string) => {
    text += part;
  };
  parser.on("text", append);
  parser.on("cdata", append);
  parser.on("closetag", ({ name }) => {
    const [, table = "", , , field] = path;
    if (path.length === 5 && path[3] === "row" && field) row[field] = text;
    if (path.length === 4 && name === "row") rowsOf(table).push(row);
    if (path.length === 3 && table === "languages") languages.push(text.trim());
    if (path.length === 2) heads.set(name, text.trim());
    path.pop();
    text = "";
  });
  parser.write(decodeText(content, declaredEncoding(content))).close();
  const kind = heads.get("LimeSurveyDocType");
  if (kind === undefined) throw new ImportError("notLimeSurvey", { root: "document" }, { line: 1 });
  if (kind !== "Survey") throw new ImportError("notASurvey", { kind }, { line: 1 });
  return { version: Number(heads.get("DBVersion")) || 0, languages, rows: (table) => tables.get(table) ?? [] };
}
