import { existsSync } from "node:fs";
import { basename, join, relative } from "node:path";
import Ajv2020, { type ErrorObject } from "ajv/dist/2020";
import semver from "semver";
import { SchemaError, type SchemaIssue } from "../../schema/schemaFault";
import type { JsonObject } from "../../shared/json";
import { readJson } from "../host/readJson";

export const MANIFEST = "plugin.json";

/** What a plugin says of itself in `plugin.json`. */
export interface PluginManifest {
  /** Name of its folder. Its name and description stand in its texts, under `plugins.<id in camel case>`. */
  readonly id: string;
  readonly version: string;
  /** Range of the product's versions that it runs with. */
  readonly platform: string;
  /** Hooks of the server that it may register by. */
  readonly permissions: readonly string[];
  /** JSON Schema of what each community may set, with a default for everything. */
  readonly settings?: JsonObject;
}

function remedyOf({ keyword, params }: ErrorObject): string {
  if (keyword === "enum") return `It is one of: ${(params.allowedValues as readonly string[]).join(", ")}`;
  if (keyword === "additionalProperties") return `Take "${params.additionalProperty}" away`;
  return "See plugins/README.md";
}

function issue(file: string, pointer: string, message: string, remedy: string): SchemaIssue {
  return { file, pointer, message, remedy };
}

/** A community that has set nothing works with the defaults alone. */
function settingsFaults(settings: JsonObject, file: string): SchemaIssue[] {
  const remedy = "Give each setting a default that fits";
  try {
    const check = new Ajv2020({ strict: false, allErrors: true, useDefaults: true }).compile(settings);
    check({});
    return (check.errors ?? []).map(({ instancePath, message }) =>
      issue(file, "/settings", `defaults don't fit: ${instancePath || "/"} ${message}`, remedy),
    );
  } catch (error) {
    return [issue(file, "/settings", `is no JSON Schema: ${(error as Error).message}`, "Mend it")];
  }
}

/** What the schema doesn't say: the folder's name, versions, and settings that are a JSON Schema. */
function faultsOf({ id, version, platform, settings }: PluginManifest, { file, folder, product }: Checked): SchemaIssue[] {
  const faults: SchemaIssue[] = [];
  if (id !== folder) faults.push(issue(file, "/id", `is "${id}" in the folder "${folder}"`, "Give both the same name"));
  if (!semver.valid(version)) faults.push(issue(file, "/version", "is no version", "Write it as 1.2.0"));
  if (!semver.validRange(platform)) faults.push(issue(file, "/platform", "is no range of versions", "Write it as ^1.4.0"));
  else if (!semver.satisfies(product, platform, { includePrerelease: true }))
    faults.push(issue(file, "/platform", `is ${platform}, and this is ${product}`, "Install a version of the plugin that fits"));
  return settings ? [...faults, ...settingsFaults(settings, file)] : faults;
}

interface Checked {
  /** Its path below the project. */
  readonly file: string;
  readonly folder: string;
  /** The product's version. */
  readonly product: string;
}

/**
 * The manifest of a plugin's folder.
 * @param root project folder
 * @throws SchemaError with every fault: where it is and what to do about it
 */
export function readManifest(root: string, folder: string, product: string): PluginManifest {
  const path = join(folder, MANIFEST);
  const file = relative(root, path);
  if (!existsSync(path)) throw new SchemaError([issue(file, "", "is missing", "Every plugin has one: see plugins/README.md")]);
  const manifest = readJson(root, path);
  const validate = new Ajv2020({ allErrors: true }).compile(
    readJson(root, join(root, "schemas", "meta", "plugin.schema.json")) as JsonObject,
  );
  if (!validate(manifest)) {
    const errors = validate.errors ?? [];
    throw new SchemaError(
      errors.map((error) => issue(file, error.instancePath, error.message ?? error.keyword, remedyOf(error))),
    );
  }
  const read = manifest as unknown as PluginManifest;
  const faults = faultsOf(read, { file, folder: basename(folder), product });
  if (faults.length > 0) throw new SchemaError(faults);
  return read;
}
