import type { ErrorObject, ValidateFunction } from "ajv";
import Ajv2020 from "ajv/dist/2020";
import type { JsonObject } from "../shared/json";
import { buildEntity, type EntityFile } from "./buildEntity";
import type { FieldSources } from "./buildField";
import type { Catalog, Entity } from "./catalog";
import type { WizardDocument } from "./document";
import { fingerprint } from "./hash";
import { nearest } from "./naming";
import { SchemaError, type SchemaFault } from "./schemaFault";

export interface WizardFile {
  /** Path below the project. */
  readonly file: string;
  readonly document: WizardDocument;
}

export interface CatalogSources extends FieldSources {
  readonly entities: readonly EntityFile[];
  readonly wizards: readonly WizardFile[];
  /** The meta-schema of entity documents, `schemas/meta/entity.schema.json`. */
  readonly metaSchema: JsonObject;
  /** That of wizards, `schemas/meta/wizard.schema.json`. */
  readonly wizardMetaSchema: JsonObject;
}

function explain(error: ErrorObject): Pick<SchemaFault, "message" | "remedy"> {
  const { additionalProperty, allowedValues, missingProperty } = error.params as Record<string, unknown>;
  const allowed = Array.isArray(allowedValues) ? `Use one of: ${allowedValues.join(", ")}` : "See schemas/README.md";
  if (additionalProperty)
    return { message: `"${additionalProperty}" is no keyword here`, remedy: "See schemas/README.md for those there are" };
  if (missingProperty)
    return { message: `"${missingProperty}" is missing`, remedy: "Add it; schemas/README.md shows an example" };
  if (error.propertyName) return { message: `the name "${error.propertyName}" does not fit`, remedy: allowed };
  if (Array.isArray(allowedValues)) return { message: "the value is not one of those allowed", remedy: allowed };
  return { message: error.message ?? "is not valid", remedy: "See schemas/README.md" };
}

function metaFaults(validate: ValidateFunction, { file, document }: EntityFile): readonly SchemaFault[] {
  if (validate(document)) return [];
  // Ajv reports the `if` and `propertyNames` that contain the real fault as well; those say nothing to a person.
  const errors = (validate.errors ?? []).filter((error) => !["if", "propertyNames"].includes(error.keyword));
  return errors.map((error) => ({ file, pointer: error.instancePath, ...explain(error) }));
}

function repeated(entities: readonly Entity[], files: readonly EntityFile[], key: "name" | "resource"): readonly SchemaFault[] {
  const seen = new Map<string, string>();
  return entities.flatMap((entity, index) => {
    const file = files[index]?.file ?? "";
    const first = seen.get(entity[key]);
    seen.set(entity[key], first ?? file);
    const pointer = key === "name" ? "/$id" : "/x-entity/resource";
    return first ? [{ file, pointer, message: `"${entity[key]}" is taken by ${first}`, remedy: "Choose another" }] : [];
  });
}

function brokenReferences(entities: ReadonlyMap<string, Entity>, files: readonly EntityFile[]): readonly SchemaFault[] {
  return [...entities.values()].flatMap((entity) =>
    [...entity.fields.values()].flatMap((field) => {
      if (!field.reference || entities.has(field.reference.entity)) return [];
      const hint = nearest(field.reference.entity, entities.keys());
      return [
        {
          file: files.find((candidate) => candidate.document.$id === entity.name)?.file ?? "",
          pointer: `/properties/${field.name}/x-ref`,
          message: `there is no entity "${field.reference.entity}"`,
          remedy: hint ? `Did you mean "${hint}"?` : `Add schemas/entities/${field.reference.entity}.schema.json`,
        },
      ];
    }),
  );
}

/**
 * The Catalog of all documents.
 * @throws SchemaError with every fault: file, pointer, remedy.
 */
export function buildCatalog({ entities: files, wizards, metaSchema, ...sources }: CatalogSources): Catalog {
  const validate = new Ajv2020({ allErrors: true, strict: false }).compile(metaSchema);
  const faults: SchemaFault[] = files.flatMap((file) => metaFaults(validate, file));
  if (faults.length > 0) throw new SchemaError(faults);

  const built = files.map((file) => buildEntity(file, sources, faults));
  const entities = new Map(built.map((entity) => [entity.name, entity]));
  faults.push(...repeated(built, files, "name"), ...repeated(built, files, "resource"), ...brokenReferences(entities, files));
  if (faults.length > 0) throw new SchemaError(faults);

  return Object.freeze({
    entities,
    byResource: new Map(built.map((entity) => [entity.resource, entity])),
    lists: sources.lists,
    wizards: new Map(wizards.map(({ document }) => [document.$id, document])),
    hash: fingerprint(built.map((entity) => entity.hash).join()),
  });
}
