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

/** The texts of a file: neither its comments nor what it imports. */
function textsIn(root: string, file: string): readonly Text[] {
  const source = ts.createSourceFile(file, readFileSync(join(root, file), "utf8"), ts.ScriptTarget.Latest, true);
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

/** Tables that a text names as SQL does. */
function tablesOfSql(text: string): readonly string[] {
  return [...text.matchAll(/\b(?:from|join|update|into|using|references|table)\s+(?:only\s+)?"?([a-z_]+)"?/gi)]
    .filter(
      ([, name]) =>
        /\b(select|insert|update|delete|from|join|table)\b[^]*\b(from|where|set|values|on|join|into|table|returning)\b|"/i.test(
          text,
        ) && name,
    )
    .map(([, name]) => String(name));
}

/** The entity that a text names as an argument or a property, judged by what it is given to. */
function entityNamed({ node, value }: Text): string | undefined {
  const name = value.split(" as ")[0];
  const holder = ts.isArrayLiteralExpression(node.parent) ? node.parent : node;
  const parent = holder.parent;
  if (ts.isCallExpression(parent) && parent.arguments.some((argument) => argument === holder)) {
    const callee = parent.expression;
    const called = ts.isPropertyAccessExpression(callee) ? callee.name.text : callee.getText();
    if (parent.arguments[0] === holder && KYSELY.test(called)) return name;
    if (BY_NAME.test(called) || CATALOG.test(callee.getText())) return name;
  }
  if (ts.isIndexedAccessTypeNode(parent.parent) || ts.isElementAccessExpression(parent))
    return /\b(Tables|entities)\b/.test(parent.parent.getText()) ? name : undefined;
  if (ts.isPropertyAssignment(parent) && parent.name.getText() === "entity") return name;
  return undefined;
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

/** Addresses of calls: the keys of contracts, and what routes are given. */
function addressesOf(root: string, folder: string): ReadonlySet<string> {
  const texts = filesBelow(root, folder).flatMap((file) => textsIn(root, file));
  const calls = texts.filter(({ value, node }) => {
    const { parent } = node;
    return METHOD.test(value) || (ts.isPropertyAssignment(parent) && parent.name.getText() === "url" && value.startsWith("/"));
  });
  return new Set(calls.flatMap(({ value }) => addressIn(value) ?? []));
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
  /** Owners by the entity's name, also as SQL spells it. */
  readonly entities: Owners;
  /** Owners by address. */
  readonly addresses: Owners;
  /** Owners by what all addresses of theirs begin with, and nobody else's. */
  readonly prefixes: Owners;
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
  for (const folder of folders) {
    for (const { $id } of entitiesIn(folder, root)) for (const name of [$id, snakeCase($id)]) entities.set(name, folder);
    own.set(folder, new Set([...addressesOf(root, folder), ...resources(folder)]));
  }
  const agreed = addressesOf(root, AGREED);
  const isAgreed = (address: string) => agreed.has(address);
  const prefixes = ownedPrefixes(own, new Set([...agreed, ...resources(".")]));
  const addresses = new Map(
    [...own].flatMap(([folder, all]) =>
      [...all].filter((address) => !isAgreed(address)).map((address) => [address, folder] as const),
    ),
  );
  return { entities, addresses, prefixes };
}

function namesIn(text: Text, { entities, addresses, prefixes }: Owned): readonly (readonly [name: string, owner: string])[] {
  const entity = entityNamed(text);
  const tables = [...(entity ? [entity] : []), ...tablesOfSql(text.value)];
  const named = tables.flatMap((name) => {
    const owner = entities.get(name);
    return owner ? [[name, owner] as const] : [];
  });
  const address = addressIn(text.value);
  if (address === undefined) return named;
  const prefix = prefixesOf(address).find((begin) => prefixes.has(begin));
  const owner = addresses.get(address) ?? (prefix ? prefixes.get(prefix) : undefined);
  return owner ? [...named, [address, owner]] : named;
}

/** Every place of core's that names an extension's table or address. */
export function namedExtensions(root: string): readonly NamedExtension[] {
  const owned = ownedNames(root);
  return CORE.flatMap((folder) => filesBelow(root, folder)).flatMap((file) =>
    textsIn(root, file).flatMap((text) => namesIn(text, owned).map(([name, owner]) => ({ file, line: text.line, name, owner }))),
  );
}
