// What Excel and Word refuse, or offer to repair: parts of an Office file that don't fit each other.
import { strFromU8, unzipSync } from "fflate";
import { SaxesParser } from "saxes";

const LONGEST_TEXT = 32_767;
const LAST = { column: 16_384, row: 1_048_576 };
/** In this order alone. */
const SHEET_PARTS = ["sheetViews", "cols", "sheetData", "hyperlinks"];

/** @returns elements with their attributes and text, in the order in which they begin; undefined where it is no XML */
function elementsOf(xml) {
  const found = [];
  const open = [];
  const parser = new SaxesParser();
  let fault;
  parser.on("error", (error) => {
    fault ??= error;
  });
  parser.on("opentag", ({ name, attributes }) => {
    const element = { name, attributes, text: "", parent: open.at(-1) };
    found.push(element);
    open.push(element);
  });
  parser.on("text", (text) => {
    if (open.length > 0) open.at(-1).text += text;
  });
  parser.on("closetag", () => open.pop());
  parser.write(xml).close();
  return fault ? undefined : found;
}

function columnNumber(letters) {
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
}

function relationFaults(path, elements, parts) {
  const folder = path.replace(/_rels\/[^/]+$/, "");
  return elements
    .filter(({ name, attributes }) => name === "Relationship" && attributes.TargetMode !== "External")
    .map(({ attributes }) => new URL(attributes.Target, `file:///${folder}`).pathname.slice(1))
    .filter((target) => !parts.has(target))
    .map((target) => `${path} refers to ${target}, which is missing`);
}

function typeFaults(elements, parts) {
  const endings = new Set(elements.filter(({ name }) => name === "Default").map(({ attributes }) => attributes.Extension));
  const named = new Set(elements.filter(({ name }) => name === "Override").map(({ attributes }) => attributes.PartName.slice(1)));
  const missing = [...named].filter((path) => !parts.has(path)).map((path) => `a type is said of ${path}, which is missing`);
  const untyped = [...parts.keys()].filter(
    (path) => !path.startsWith("[") && !named.has(path) && !endings.has(path.split(".").at(-1)),
  );
  return [...missing, ...untyped.map((path) => `no type is said of ${path}`)];
}

function nameFaults(elements) {
  const names = elements.filter(({ name }) => name === "sheet").map(({ attributes }) => attributes.name);
  const wrong = names.filter(
    (name) => name === "" || name.length > 31 || /[[\]:*?/\\]|^'|'$/.test(name) || /^history$/i.test(name),
  );
  const isRepeated = new Set(names.map((name) => name.toLowerCase())).size < names.length;
  return [...wrong.map((name) => `no name of a sheet: ${name}`), ...(isRepeated ? ["two sheets have one name"] : [])];
}

function cellFaults(path, elements, { styles, names, shared }) {
  const faults = [];
  let row = 0;
  let column = 0;
  for (const { name, attributes, text, parent } of elements) {
    if (name === "row") {
      if (!(Number(attributes.r) > row && Number(attributes.r) <= LAST.row))
        faults.push(`${path}: row ${attributes.r} after ${row}`);
      row = Number(attributes.r);
      column = 0;
    } else if (name === "c") {
      const [, letters = "", line] = /^([A-Z]+)(\d+)$/.exec(attributes.r) ?? [];
      const place = columnNumber(letters);
      if (Number(line) !== row || place <= column || place > LAST.column) faults.push(`${path}: ${attributes.r} stands wrongly`);
      if (Number(attributes.s ?? 0) >= styles) faults.push(`${path}: ${attributes.r} has no style ${attributes.s}`);
      column = place;
    } else if (name === "v" && parent?.attributes.t === "s") {
      if (!(Number(text) < shared)) faults.push(`${path}: no shared text ${text}`);
    } else if (name === "v" && !Number.isFinite(Number(text))) faults.push(`${path}: no number ${text}`);
    else if (name === "t" && text.length > LONGEST_TEXT) faults.push(`${path}: a text of ${text.length}`);
    else if (name === "col" && !(Number(attributes.width) > 0 && Number(attributes.width) <= 255))
      faults.push(`${path}: a width of ${attributes.width}`);
    else if (name === "hyperlink" && !names.some((sheet) => attributes.location?.startsWith(`'${sheet.replaceAll("'", "''")}'!`)))
      faults.push(`${path}: a link to ${attributes.location}`);
  }
  const order = elements.filter(({ parent }) => parent?.name === "worksheet").map(({ name }) => SHEET_PARTS.indexOf(name));
  if (order.some((place, index) => place < 0 || place <= (order[index - 1] ?? -1)))
    faults.push(`${path}: its parts stand wrongly`);
  return faults;
}

/** @returns what is wrong with a workbook or a document, in words */
export function packageFaults(file) {
  const parts = new Map(Object.entries(unzipSync(file)));
  const faults = [];
  const xml = new Map();
  for (const [path, content] of parts) {
    if (!/\.(xml|rels)$/.test(path)) continue;
    const elements = elementsOf(strFromU8(content));
    if (elements) xml.set(path, elements);
    else faults.push(`${path} is no XML`);
  }
  for (const [path, elements] of xml) if (path.endsWith(".rels")) faults.push(...relationFaults(path, elements, parts));
  faults.push(...typeFaults(xml.get("[Content_Types].xml") ?? [], parts));
  const workbook = xml.get("xl/workbook.xml");
  if (!workbook) return faults;
  faults.push(...nameFaults(workbook));
  const countIn = (path, outer, name) =>
    (xml.get(path) ?? []).filter((element) => element.name === name && element.parent?.name === outer).length;
  const known = {
    styles: countIn("xl/styles.xml", "cellXfs", "xf"),
    shared: countIn("xl/sharedStrings.xml", "sst", "si"),
    names: workbook.filter(({ name }) => name === "sheet").map(({ attributes }) => attributes.name),
  };
  for (const [path, elements] of xml)
    if (path.startsWith("xl/worksheets/sheet")) faults.push(...cellFaults(path, elements, known));
  return faults;
}
