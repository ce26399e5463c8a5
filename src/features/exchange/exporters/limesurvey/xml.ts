/** A table of LimeSurvey's database: rows by its fields; a field that a row lacks is NULL. */
export interface Table {
  readonly name: string;
  readonly fields: readonly string[];
  readonly rows: readonly Row[];
}

export type Row = Readonly<Record<string, string | number | undefined>>;

/** The version of the database's layout that LimeSurvey 6 began with, whose tables version 5 has as well. */
const DB_VERSION = 600;

/** A survey's structure as LimeSurvey writes it. */
export function toXml(languages: readonly string[], tables: readonly Table[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    "<document>",
    " <LimeSurveyDocType>Survey</LimeSurveyDocType>",
    ` <DBVersion>${DB_VERSION}</DBVersion>`,
    " <languages>",
    ...languages.map((language) => `  <language>${cdata(language)}</language>`),
    " </languages>",
    ...tables.filter(({ rows }) => rows.length > 0).flatMap(tableLines),
    "</document>",
    "",
  ].join("\n");
}

function tableLines({ name, fields, rows }: Table): readonly string[] {
  return [
    ` <${name}>`,
    "  <fields>",
    ...fields.map((field) => `   <fieldname>${field}</fieldname>`),
    "  </fields>",
    "  <rows>",
    ...rows.flatMap((row) => ["   <row>", ...fields.flatMap((field) => cellLines(field, row[field])), "   </row>"]),
    "  </rows>",
    ` </${name}>`,
  ];
}

function cellLines(field: string, value: string | number | undefined): readonly string[] {
  if (value === undefined) return [];
  return [value === "" ? `    <${field}/>` : `    <${field}>${cdata(String(value))}</${field}>`];
}

/** Text that XML can hold: no control characters, no halves of characters, and nothing that ends the section early. */
function cdata(text: string): string {
  const sound = text
    .replace(/\p{Surrogate}/gu, "\ufffd")
    .replace(/\r\n?/g, "\n")
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML has no place for
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "");
  return `<![CDATA[${sound.replaceAll("]]>", "]]]]><![CDATA[>")}]]>`;
}
