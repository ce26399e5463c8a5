import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Catalog } from "../../schema/catalog";
import type { FieldKind } from "../../schema/fieldKind";
import { SchemaError } from "../../schema/schemaFault";
import type { JsonObject } from "../../shared/json";
import { createCatalog } from "../host/createCatalog";
import { PluginFailure } from "../host/pluginFailure";
import { readJson } from "../host/readJson";
import { type Registrations, registerExtensions, registryNames } from "../host/registerExtensions";
import type { ServerExtension } from "../host/serverHost";
import { createTexts, type Texts } from "../platform/texts";
import { type PluginManifest, readManifest } from "./manifest";
import { asExtension } from "./pluginHost";
import type { PluginModule } from "./pluginModules";
import { pluginOfFile } from "./pluginOfFile";
import type { PluginStatus } from "./pluginStatus";

export interface StartedExtensions {
  readonly registered: Registrations;
  readonly catalog: Catalog;
  readonly texts: Texts;
  /** In order of their folders' names. */
  readonly plugins: readonly PluginStatus[];
}

export interface StartOptions {
  readonly root: string;
  readonly kinds: readonly FieldKind[];
  /** What fails in one of these ends the start. */
  readonly features: readonly ServerExtension[];
  /** What fails in one of these is reported, and the plugin left out. */
  readonly modules: readonly PluginModule[];
}

interface Candidate {
  readonly id: string;
  readonly manifest?: PluginManifest;
  readonly extension?: ServerExtension;
  failure?: string;
}

const textOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

function folderNames(root: string): readonly string[] {
  const parent = join(root, "plugins");
  if (!existsSync(parent)) return [];
  return readdirSync(parent, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

function productVersion(root: string): string {
  const path = join(root, "package.json");
  // A project folder of schemas alone says nothing of versions.
  return existsSync(path) ? String((readJson(root, path) as JsonObject).version) : "0.0.0";
}

function candidateOf({ root, modules }: StartOptions, id: string, product: string): Candidate {
  const found = modules.find((module) => module.id === id);
  try {
    const manifest = readManifest(root, join(root, "plugins", id), product);
    if (found?.error !== undefined) return { id, manifest, failure: textOf(found.error) };
    return { id, manifest, ...(found?.extension ? { extension: found.extension } : {}) };
  } catch (error) {
    return { id, failure: textOf(error) };
  }
}

/** Registers the features and the plugins that are left; one that fails is noted, and all begin anew without it. */
function registerAll({ features }: StartOptions, candidates: readonly Candidate[]): Registrations {
  for (;;) {
    const running = candidates.filter(({ failure, extension, manifest }) => failure === undefined && extension && manifest);
    const plugins = running.map(({ id, extension, manifest }) =>
      asExtension(extension as ServerExtension, { id, permissions: manifest?.permissions ?? [] }),
    );
    try {
      return registerExtensions([...features, ...plugins], (user) => running.some(({ id }) => id === user));
    } catch (error) {
      const failed = error instanceof PluginFailure ? candidates.find(({ id }) => id === error.plugin) : undefined;
      if (!failed) throw error;
      failed.failure = textOf((error as PluginFailure).cause);
    }
  }
}

/** The plugins whose files are at fault; nothing where the product's own are, too. */
function pluginsAtFault({ faults }: SchemaError): readonly string[] {
  const ids = faults.map(({ file }) => pluginOfFile(file));
  return ids.every((id) => id !== undefined) ? [...new Set(ids)] : [];
}

/**
 * Everything that schemas, texts and extensions say. A plugin whose code fails keeps its schemas: its tables and what is
 * in them stay. One whose schemas or texts fail is left out whole; its tables stay where they are, unknown to the rest.
 * @throws SchemaError, Error where the product's own files or features fail
 */
export function startExtensions(options: StartOptions): StartedExtensions {
  const { root, kinds } = options;
  const product = productVersion(root);
  const candidates = folderNames(root).map((id) => candidateOf(options, id, product));
  const leftOut = new Set<string>();
  for (;;) {
    const registered = registerAll(options, candidates);
    try {
      const catalog = createCatalog({ root, kinds, registries: registryNames(registered), leftOut });
      const texts = createTexts(root, leftOut);
      const plugins = candidates.map(({ id, manifest, failure }) => ({
        id,
        ...(manifest ? { manifest } : {}),
        ...(failure === undefined ? {} : { failure }),
      }));
      return { registered, catalog, texts, plugins };
    } catch (error) {
      const ids = error instanceof SchemaError ? pluginsAtFault(error).filter((id) => !leftOut.has(id)) : [];
      if (ids.length === 0) throw error;
      for (const candidate of candidates.filter(({ id }) => ids.includes(id))) candidate.failure ??= textOf(error);
      for (const id of ids) leftOut.add(id);
    }
  }
}
