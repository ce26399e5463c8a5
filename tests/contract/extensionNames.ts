import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { entitiesIn, extensionFolders } from "../helpers/entityDocuments";

/** Core's folders: they may know no extension. */
const CORE = ["src/shared", "src/schema", "src/survey", "src/server", "src/client", "src/fields"];
/** What core and extensions have agreed on: an address that stands here may be named by both. */
const AGREED = "src/contracts";
/** Tests of core play the whole product; generated files list its tables. */
const LEFT_OUT = /\.test\.tsx?$|\/generated\/|\/(tests|bench)\//;

const KYSELY = /^(selectFrom|insertInto|updateTable|deleteFrom|replaceInto|mergeInto|from|using|\w*[jJ]oin(Lateral)?)$/;
/** Calls of the engine that take an entity's name. */
const BY_NAME = /^(recordsOf|entityOf|createRecord|updateRecords)$/;
const CATALOG = /\b(entities|tables)(\.get|\.has)?$/;
const METHOD = /^(GET|POST|PUT|PATCH|DELETE) (?=\/)/;
const ADDRESS = /^(?:(?:GET|POST|PUT|PATCH|DELETE) )?(\/[^\s?#]*)/;
const QUOTED_ADDRESS = /["'`](?:(?:GET|POST|PUT|PATCH|DELETE) )?\//;
/** An address shorter than this begins nothing that only one extension would have. */
const FEWEST_SEGMENTS = 2;

/** A place of core's where an extension is named. */
export interface NamedExtension {
  readonly file: string;
  readonly line: number;
  readonly name: string;
  /** Folder of the extension. */
  readonly owner: string;
}

interface Text {
  /** Variable parts of a template as `*`. */
  readonly value: string;
  readonly line: number;
  readonly node: ts.Node;
}

function filesBelow(root: string, folder: string): readonly string[] {
  const path = join(root, folder);
  if (!statSync(path, { throwIfNoEntry: false })) return [];
  return readdirSync(path, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => `${folder}/${name}`)
    .filter((name) => !LEFT_OUT.test(name));
}

function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map(({ literal }) => `*${literal.text}`).join("");
}

/** The texts of a file that holds what is looked for: neither its comments nor what it imports. */
function textsIn(root: string, file: string, wanted: RegExp): readonly Text[] {
  const content = readFileSync(join(root, file), "utf8");
  if (!wanted.test(content)) return [];
  const source = ts.createSourceFile(file, content, ts.ScriptTarget.Latest, true);
  const found: Text[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    const value = textOf(node);
    if (value) found.push({ value, line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1, node });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const camelCase = (name: string) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

const SQL = /\b(select|insert|update|delete|create|alter|from|join|where|set|values|returning)\b/i;

/** Tables that a text names as SQL does. */
function tablesOfSql(text: string): readonly string[] {
  const isSql = new Set([...text.matchAll(new RegExp(SQL, "gi"))].map(([word]) => word.toLowerCase())).size > 1;
  if (!isSql) return [];
  const named = text.matchAll(/\b(?:from|join|update|into|using|references|table)\s+(?:only\s+)?"?([a-z_]+)"?/gi);
  return [...named].map(([, name]) => String(name));
}

/** What a text names as an argument, a property or an index, judged by what it is given to. */
function named({ node, value }: Text): { readonly entity?: string; readonly table?: string } {
  const [name = ""] = value.split(" as ");
  const given = ts.isLiteralTypeNode(node.parent) && ts.isAsExpression(node.parent.parent) ? node.parent.parent : node;
  const holder = ts.isArrayLiteralExpression(given.parent) ? given.parent : given;
  const parent = holder.parent;
  if (ts.isCallExpression(parent) && parent.arguments.some((argument) => argument === holder)) {
    const callee = parent.expression;
    const called = ts.isPropertyAccessExpression(callee) ? callee.name.text : callee.getText();
    if (parent.arguments[0] === holder && KYSELY.test(called)) return { table: name };
    if (BY_NAME.test(called) || CATALOG.test(callee.getText())) return { entity: name };
  }
  if (ts.isIndexedAccessTypeNode(parent.parent)) return parent.parent.objectType.getText() === "Tables" ? { table: name } : {};
  if (ts.isPropertyAssignment(parent) && parent.name.getText() === "entity") return { entity: name };
  return {};
}

const segmentsOf = (address: string) =>
  address
    .split("/")
    .filter((segment) => segment !== "")
    .map((segment) => (/^:|\*/.test(segment) ? "*" : segment));

function addressIn(value: string): string | undefined {
  const address = ADDRESS.exec(value)?.[1];
  return address === undefined ? undefined : `/${segmentsOf(address).join("/")}`;
}

/** Whether a text is the address of a route that core gives to Fastify by itself. */
function isRegistered({ node, value }: Text): boolean {
  const { parent } = node;
  if (!value.startsWith("/") || !ts.isCallExpression(parent) || parent.arguments[0] !== node) return false;
  return ts.isPropertyAccessExpression(parent.expression) && /^(get|post|put|patch|delete)$/.test(parent.expression.name.text);
}

/** Whether a property is the address of a route, which stands next to its method. */
function isRouteUrl(node: ts.Node): boolean {
  if (!ts.isPropertyAssignment(node) || node.name.getText() !== "url") return false;
  return node.parent.properties.some((property) => property.name?.getText() === "method");
}

type IsAddress = (text: Text) => boolean;

const isRoute: IsAddress = ({ value, node }) => isRouteUrl(node.parent) && value.startsWith("/");
/** What an extension registers: the keys of its contracts, and its routes. */
const isOfExtension: IsAddress = (text) => METHOD.test(text.value) || isRoute(text);
/** What core registers. */
const isOfCore: IsAddress = (text) => isRoute(text) || isRegistered(text);

function addressesOf(root: string, folder: string, isAddress: IsAddress): ReadonlySet<string> {
  const texts = filesBelow(root, folder).flatMap((file) => textsIn(root, file, QUOTED_ADDRESS));
  return new Set(texts.filter(isAddress).flatMap(({ value }) => addressIn(value) ?? []));
}

/** What stands before an address' first variable part, piece by piece, from two segments on. */
function prefixesOf(address: string): readonly string[] {
  const segments = segmentsOf(address);
  const variable = segments.indexOf("*");
  const fixed = variable === -1 ? segments : segments.slice(0, variable);
  return fixed.slice(FEWEST_SEGMENTS - 1).map((_, index) => `/${fixed.slice(0, index + FEWEST_SEGMENTS).join("/")}`);
}

type Owners = Map<string, string>;

interface Owned {
  /** Owners by the entity's name and by its resource. */
  readonly entities: Owners;
  /** Owners by the table's name, as SQL and as Kysely spell it. */
  readonly tables: Owners;
  /** Owners by address. */
  readonly addresses: Owners;
  /** Owners by what all addresses of theirs begin with, and nobody else's. */
  readonly prefixes: Owners;
  /** Addresses that core may name: its own, and those of contracts. */
  readonly free: ReadonlySet<string>;
}

function ownedPrefixes(addresses: ReadonlyMap<string, ReadonlySet<string>>, others: ReadonlySet<string>): Owners {
  const owners = new Map<string, Set<string>>();
  const note = (address: string, owner: string) => {
    for (const prefix of prefixesOf(address)) owners.set(prefix, (owners.get(prefix) ?? new Set()).add(owner));
  };
  for (const [owner, own] of addresses) for (const address of own) note(address, owner);
  for (const address of others) note(address, "core");
  return new Map(
    [...owners].flatMap(([prefix, [first, ...more]]) => (more.length > 0 || !first || first === "core" ? [] : [[prefix, first]])),
  );
}

/** What the extensions of a project own: the tables of their schemas, their resources, the addresses of their calls. */
export function ownedNames(root: string): Owned {
  const folders = extensionFolders(root);
  const entities: Owners = new Map();
  const own = new Map<string, ReadonlySet<string>>();
  const resources = (folder: string) => entitiesIn(folder, root).map((document) => `/api/${document["x-entity"].resource}`);
  const tables: Owners = new Map();
  for (const folder of folders) {
    for (const { $id, "x-entity": entity } of entitiesIn(folder, root)) {
      const table = entity.table ?? snakeCase($id);
      for (const name of [$id, entity.resource]) entities.set(name, folder);
      for (const name of [table, camelCase(table)]) tables.set(name, folder);
    }
    own.set(folder, new Set([...addressesOf(root, folder, isOfExtension), ...resources(folder)]));
  }
  const cores = new Set([...addressesOf(root, "src/server", isOfCore), ...resources(".")]);
  const free = new Set([...addressesOf(root, AGREED, () => true), ...cores]);
  const addresses = new Map([...own].flatMap(([folder, all]) => [...all].map((address) => [address, folder] as const)));
  return { entities, tables, addresses, prefixes: ownedPrefixes(own, cores), free };
}

function namesIn(
  text: Text,
  { entities, tables, addresses, prefixes, free }: Owned,
): readonly (readonly [name: string, owner: string])[] {
  const { entity = "", table = "" } = named(text);
  const found = [
    { name: entity, owner: entities.get(entity) },
    ...[table, ...tablesOfSql(text.value)].map((name) => ({ name, owner: tables.get(name) })),
  ].flatMap(({ name, owner }) => (owner ? [[name, owner] as const] : []));
  const address = addressIn(text.value);
  if (address === undefined || free.has(address)) return found;
  const prefix = prefixesOf(address).find((begin) => prefixes.has(begin));
  const owner = addresses.get(address) ?? (prefix ? prefixes.get(prefix) : undefined);
  return owner ? [...found, [address, owner]] : found;
}

/** Every place of core's that names an extension's table or address. */
export function namedExtensions(root: string, owned = ownedNames(root)): readonly NamedExtension[] {
  const wanted = new RegExp(`${QUOTED_ADDRESS.source}|\\b(${[...owned.entities.keys(), ...owned.tables.keys()].join("|")})\\b`);
  return CORE.flatMap((folder) => filesBelow(root, folder)).flatMap((file) =>
    textsIn(root, file, wanted).flatMap((text) =>
      namesIn(text, owned).map(([name, owner]) => ({ file, line: text.line, name, owner })),
    ),
  );
}
