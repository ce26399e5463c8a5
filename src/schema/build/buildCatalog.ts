import type { ErrorObject, ValidateFunction } from "ajv";
import Ajv2020 from "ajv/dist/2020";
import addFormats from "ajv-formats";
import type { JsonObject } from "../../shared/json";
import type { Catalog, Entity } from "../catalog";
import { checkCatalog } from "../checks/checkCatalog";
import type { WizardFile } from "../checks/wizards";
import type { FieldSchema, WizardDocument, WizardStep } from "../document";
import { fingerprint } from "../hash";
import { nearest } from "../naming";
import { SchemaError, type SchemaIssue } from "../schemaFault";
import { buildEntity, type EntityFile } from "./buildEntity";
import { buildField, type FieldSources } from "./buildField";

function resolve(name: string, schema: FieldSchema, sources: FieldSources): FieldSchema {
  const field = buildField({ name, schema, isRequired: false }, sources, () => undefined);
  // Our own keywords stay beside: where a choice's words are found, what stands beside a number.
  return field ? { ...field.schema, ...field.apiSchema, "x-kind": field.kind.name } : schema;
}

function buildStep(step: WizardStep, sources: FieldSources): WizardStep {
  if (!step.properties) return step;
  const questions = Object.entries(step.properties).map(([name, schema]) => [name, resolve(name, schema, sources)] as const);
  return { ...step, properties: Object.fromEntries(questions) };
}

/** A checked wizard with the questions of its own as callers see them: lists spelled out, kinds applied. */
function buildWizard(document: WizardDocument, sources: FieldSources): WizardDocument {
  return { ...document, steps: document.steps.map((step) => buildStep(step, sources)) };
}

export interface CatalogSources extends Omit<FieldSources, "documents"> {
  readonly entities: readonly EntityFile[];
  readonly wizards: readonly WizardFile[];
  /** The meta-schema of entity documents, `schemas/meta/entity.schema.json`. */
  readonly metaSchema: JsonObject;
  /** That of wizards, `schemas/meta/wizard.schema.json`. */
  readonly wizardMetaSchema: JsonObject;
  /** That of ui documents and of the steps' ui, `schemas/meta/ui.schema.json`. */
  readonly uiMetaSchema: JsonObject;
}

function explain(error: ErrorObject): Pick<SchemaIssue, "message" | "remedy"> {
  const { additionalProperty, allowedValues, missingProperty } = error.params as Record<string, unknown>;
  const allowed = Array.isArray(allowedValues) ? `Use one of: ${allowedValues.join(", ")}` : "See schemas/README.md";
  if (typeof additionalProperty === "string") {
    const known = (error.parentSchema as { readonly properties?: object } | undefined)?.properties ?? {};
    const hint = nearest(additionalProperty, Object.keys(known));
    const remedy = hint ? `Did you mean "${hint}"?` : "See schemas/README.md for those there are";
    return { message: `"${additionalProperty}" is no keyword here`, remedy };
  }
  if (error.keyword === "pattern" && error.instancePath.endsWith("/resource"))
    return { message: "is no path segment", remedy: "Write it in small letters with hyphens, e.g. sales-calls" };
  if (missingProperty)
    return { message: `"${missingProperty}" is missing`, remedy: "Add it; schemas/README.md shows an example" };
  if (error.propertyName) return { message: `the name "${error.propertyName}" does not fit`, remedy: allowed };
  if (Array.isArray(allowedValues)) return { message: "the value is not one of those allowed", remedy: allowed };
  return { message: error.message ?? "is not valid", remedy: "See schemas/README.md" };
}

function metaIssues(validate: ValidateFunction, file: string, document: unknown): readonly SchemaIssue[] {
  if (validate(document)) return [];
  // Ajv reports the `if` and `propertyNames` that contain the real fault as well; those say nothing to a person.
  const errors = (validate.errors ?? []).filter((error) => !["if", "propertyNames"].includes(error.keyword));
  return errors.map((error) => ({ file, pointer: error.instancePath, ...explain(error) }));
}

function repeated(entities: readonly Entity[], files: readonly EntityFile[], key: "name" | "resource"): readonly SchemaIssue[] {
  const seen = new Map<string, string>();
  return entities.flatMap((entity, index) => {
    const file = files[index]?.file ?? "";
    const first = seen.get(entity[key]);
    seen.set(entity[key], first ?? file);
    const pointer = key === "name" ? "/$id" : "/x-entity/resource";
    return first ? [{ file, pointer, message: `"${entity[key]}" is taken by ${first}`, remedy: "Choose another" }] : [];
  });
}

type MetaSchemas = Pick<CatalogSources, "metaSchema" | "wizardMetaSchema" | "uiMetaSchema">;

interface Checkers {
  readonly ajv: Ajv2020;
  readonly validate: ValidateFunction;
  readonly validateWizard: ValidateFunction;
  readonly validateUi: ValidateFunction;
}

const checkers = new Map<string, Checkers>();

/** Compiled once for the same meta-schemas: that takes longer than all that is checked with them. */
function checkersOf({ metaSchema, wizardMetaSchema, uiMetaSchema }: MetaSchemas): Checkers {
  const key = fingerprint(JSON.stringify([metaSchema, wizardMetaSchema, uiMetaSchema]));
  const known = checkers.get(key);
  if (known) return known;
  const ajv = addFormats(new Ajv2020({ allErrors: true, strict: false, verbose: true, multipleOfPrecision: 6 }));
  // Before the wizards', whose steps refer to it.
  const validateUi = ajv.compile(uiMetaSchema);
  const made = { ajv, validate: ajv.compile(metaSchema), validateWizard: ajv.compile(wizardMetaSchema), validateUi };
  checkers.set(key, made);
  return made;
}

/**
 * The Catalog of all documents.
 * @throws SchemaError with every fault: file, pointer, remedy.
 */
export function buildCatalog({ entities: files, wizards, ...given }: CatalogSources): Catalog {
  const { ajv, validate, validateWizard, validateUi } = checkersOf(given);
  const faults: SchemaIssue[] = [
    ...files.flatMap(({ file, document }) => metaIssues(validate, file, document)),
    ...files.flatMap(({ file, uiFile = file, ui }) => metaIssues(validateUi, uiFile, ui)),
    ...wizards.flatMap(({ file, document }) => metaIssues(validateWizard, file, document)),
  ];
  if (faults.length > 0) throw new SchemaError(faults);

  const sources = { ...given, documents: new Map(files.map(({ document }) => [document.$id, document])) };
  const built = files.map((file) => buildEntity(file, sources, faults));
  faults.push(...repeated(built, files, "name"), ...repeated(built, files, "resource"));
  const draft = {
    entities: new Map(built.map((entity) => [entity.name, entity])),
    wizards: new Map(wizards.map(({ document }) => [document.$id, document])),
  };
  faults.push(...checkCatalog(draft, { files, wizards, sources, ajv, known: faults }));
  if (faults.length > 0) throw new SchemaError(faults);

  return Object.freeze({
    entities: draft.entities,
    wizards: new Map(wizards.map(({ document }) => [document.$id, buildWizard(document, sources)])),
    byResource: new Map(built.map((entity) => [entity.resource, entity])),
    lists: sources.lists,
    hash: fingerprint(JSON.stringify([built.map((entity) => entity.hash), wizards.map(({ document }) => document)])),
  });
}
