import { posix } from "node:path";
import type { Archive } from "./archive";
import { createCredit } from "./credit";
import { type Attributes, localName, readXml } from "./readXml";
import { XlsxError } from "./xlsxFault";

/** A sheet of cells, by what its tab says. */
export interface WorkbookSheet {
  readonly name: string;
  readonly part: string;
}

/** Where the sheets are and what their cells refer to. */
export interface Workbook {
  /** In the order of their tabs, hidden ones last; one at least. */
  readonly sheets: readonly WorkbookSheet[];
  readonly styles: string | undefined;
  readonly sharedTexts: string | undefined;
  /** Whether its days are counted from 1904 on. */
  readonly is1904: boolean;
}

interface Relation {
  readonly id: string;
  /** The last part of its type, e.g. `worksheet`. */
  readonly type: string;
  readonly path: string;
}

/** Reads a part that holds no table, as far as such parts are long. */
export function readPart(archive: Archive, part: string, open: (name: string, attributes: Attributes) => void): Promise<void> {
  const credit = createCredit();
  const bytes = (count: number) => {
    if (!credit.spend(count)) throw new XlsxError("unusualPart", { part });
  };
  return readXml(archive, part, { bytes, open });
}

/** What a part refers to; nothing where it doesn't say. @param part `""` for the whole file */
async function relationsOf(archive: Archive, part: string): Promise<readonly Relation[]> {
  const folder = posix.dirname(part);
  const list = posix.join(folder, "_rels", `${posix.basename(part)}.rels`);
  const relations: Relation[] = [];
  if (!archive.has(list)) return relations;
  await readPart(archive, list, (name, { Id: id = "", Type: type = "", Target: target = "" }) => {
    if (name !== "Relationship") return;
    const path = posix.join("/", target.startsWith("/") ? "" : folder, target).slice(1);
    relations.push({ id, type: type.slice(type.lastIndexOf("/") + 1), path });
  });
  return relations;
}

/** @throws XlsxError `brokenPart` where it isn't the file of a spreadsheet */
export async function readWorkbook(archive: Archive): Promise<Workbook> {
  const main = (await relationsOf(archive, "")).find(({ type }) => type === "officeDocument")?.path ?? "xl/workbook.xml";
  const relations = await relationsOf(archive, main);
  const tabs: { readonly name: string; readonly id: string | undefined; readonly isHidden: boolean }[] = [];
  let is1904 = false;
  await readPart(archive, main, (name, attributes) => {
    if (name === "workbookPr") is1904 = /^(1|true)$/.test(attributes.date1904 ?? "");
    if (name !== "sheet") return;
    const id = Object.entries(attributes).find(([key]) => key.includes(":") && localName(key) === "id")?.[1];
    tabs.push({ name: attributes.name ?? "", id, isHidden: (attributes.state ?? "visible") !== "visible" });
  });
  // Charts have tabs of their own.
  const sheetsOf = (isHidden: boolean) =>
    tabs
      .filter((tab) => tab.isHidden === isHidden)
      .flatMap(({ name, id }) => {
        const found = relations.find((relation) => relation.id === id && relation.type === "worksheet");
        return found ? [{ name, part: found.path }] : [];
      });
  const sheets = [...sheetsOf(false), ...sheetsOf(true)];
  if (sheets.length === 0) throw new XlsxError("brokenPart", { part: main, line: 1 });
  const pathOf = (type: string) => relations.find((relation) => relation.type === type && archive.has(relation.path))?.path;
  return { sheets, styles: pathOf("styles"), sharedTexts: pathOf("sharedStrings"), is1904 };
}
