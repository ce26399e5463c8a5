import type { FieldSchema } from "../../src/schema/document";
import { toTitle } from "../../src/schema/naming";
import { type Files, ScaffoldError, scaffold, toJson } from "./writeFiles";

const USAGE = `npm run new:entity -- <name> [field[:type] ...] [--scope=community|company|space|global]

  <name>   camelCase, singular: supplier
  field    name:string (default), text, integer, number, money, boolean, date, date-time, email, url, image, colour, tags,
           localized, enum(A|B|C), ref(country), refs(member); a trailing ! makes it required

  npm run new:entity -- supplier name! country:ref(country) since:date rating:integer`;

const NAME = /^[a-z][a-zA-Z0-9]*$/;
const SCOPES = ["community", "company", "space", "global"];

/** Who keeps the records of a scope, unless the author says otherwise. */
const ACCESS: Readonly<Record<string, readonly [string, string]>> = {
  community: ["ADMINISTRATOR", "OBSERVATOR"],
  space: ["ADMINISTRATOR", "OBSERVATOR"],
  company: ["suite:SUPERADMIN", "suite:OBSERVER"],
  global: ["backoffice", "MODERATOR"],
};

const TYPES: Readonly<Record<string, FieldSchema>> = {
  string: { type: "string", maxLength: 120 },
  text: { type: "string", "x-kind": "long-text", maxLength: 5000 },
  integer: { type: "integer", minimum: 0 },
  number: { type: "number" },
  money: { type: "number", "x-kind": "money", minimum: 0 },
  boolean: { type: "boolean", default: false },
  date: { type: "string", format: "date" },
  "date-time": { type: "string", format: "date-time" },
  email: { type: "string", format: "email", maxLength: 254 },
  url: { type: "string", format: "uri", maxLength: 300 },
  image: { type: "string", "x-kind": "image", maxLength: 2000 },
  colour: { type: "string", "x-kind": "colour", pattern: "^#[0-9a-fA-F]{6}$" },
  tags: { type: "array", items: { type: "string", maxLength: 60 }, uniqueItems: true },
  localized: { type: "string", "x-localized": true, maxLength: 200 },
};

const WITH_ARGUMENT: Readonly<Record<string, (argument: string) => FieldSchema>> = {
  enum: (values) => ({ type: "string", enum: values.split("|") }),
  ref: (entity) => ({ "x-ref": entity }),
  refs: (entity) => ({ type: "array", items: { "x-ref": entity }, uniqueItems: true }),
};

interface NewField {
  readonly name: string;
  readonly schema: FieldSchema;
  readonly isRequired: boolean;
}

function parseField(text: string): NewField {
  const [, name = "", type = "string", argument, required] = /^([^:!]+)(?::([a-z-]+)(?:\(([^)]+)\))?)?(!)?$/.exec(text) ?? [];
  if (!NAME.test(name)) throw new ScaffoldError(`"${text}" is no field\n\n${USAGE}`);
  const found = argument === undefined ? TYPES[type] : WITH_ARGUMENT[type]?.(argument);
  if (!found) throw new ScaffoldError(`there is no type "${type}"\n\n${USAGE}`);
  const isRequired = required === "!";
  const isText = found.type === "string" && found.maxLength !== undefined && !found.pattern;
  const least = isRequired && isText ? { minLength: 1 } : {};
  return { name, isRequired, schema: { title: toTitle(name), ...found, ...least } };
}

/** `supplier` -> `suppliers`, `category` -> `categories`, `salesCall` -> `sales-calls`. */
function resourceOf(name: string): string {
  const kebab = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  if (/[^aeiou]y$/.test(kebab)) return `${kebab.slice(0, -1)}ies`;
  return /(s|x|z|ch|sh)$/.test(kebab) ? `${kebab}es` : `${kebab}s`;
}

/** The files of a new entity: one schema, from which all else comes. @throws ScaffoldError */
export function entityFiles(given: readonly string[]): Files {
  const scope = given.find((argument) => argument.startsWith("--scope="))?.slice("--scope=".length) ?? "community";
  const [name = "", ...fieldTexts] = given.filter((argument) => !argument.startsWith("--"));
  if (!NAME.test(name)) throw new ScaffoldError(USAGE);
  const [keeper, reader] = ACCESS[scope] ?? [];
  if (!keeper || !reader) throw new ScaffoldError(`there is no scope "${scope}": ${SCOPES.join(", ")}`);
  const fields = (fieldTexts.length > 0 ? fieldTexts : ["name!"]).map(parseField);
  const listed = fields.filter(({ schema }) => schema["x-kind"] !== "long-text").map((field) => field.name);
  const searched = fields.filter(({ schema }) => schema.type === "string" && !schema.enum && !schema.format && !schema["x-kind"]);
  const document = {
    $id: name,
    title: toTitle(name),
    type: "object",
    "x-entity": {
      resource: resourceOf(name),
      scope,
      label: (searched[0] ?? fields[0])?.name,
      list: listed.slice(0, 6),
      ...(searched.length > 0 ? { search: searched.map((field) => field.name) } : {}),
      access: {
        [keeper]: { list: true, create: true, update: true, delete: true },
        [reader]: { list: true },
      },
    },
    ...(fields.some((field) => field.isRequired)
      ? { required: fields.flatMap((field) => (field.isRequired ? [field.name] : [])) }
      : {}),
    properties: Object.fromEntries(fields.map((field) => [field.name, field.schema])),
  };
  return { [`schemas/entities/${name}.schema.json`]: toJson(document) };
}

export function main(given: readonly string[]): Promise<void> {
  return scaffold(() => ({
    files: entityFiles(given),
    next: [
      "npm run dev            its list, form and API are there at once (start does it after a restart)",
      "npm run schema:plan    what changes in the database, the API and the screens",
      "npm run generate       types of its rows, for code that uses them",
      "schemas/README.md      rules, states, wizards and all other keywords",
    ],
  }));
}
