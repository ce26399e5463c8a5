import { isReadable } from "../../schema/accessKeys";
import type { WizardStep } from "../../schema/document";
import type { Json, JsonObject } from "../../shared/json";
import { writableFields } from "../api/rest/forms";
import type { Row } from "../api/rest/serializers";
import type { WizardUse } from "./wizardUse";

function askedBy(steps: readonly WizardStep[]): readonly string[] {
  return [...new Set(steps.flatMap((step) => step.fields))];
}

function isEqual(a: unknown, b: unknown): boolean {
  return JSON.stringify(a ?? null) === JSON.stringify(b ?? null);
}

/** What a new record has before anybody says anything: the defaults of what the wizard asks for. */
export function firstValues({ wizard, entity, keys }: WizardUse): JsonObject {
  const writable = new Map(writableFields(entity, keys, "create").map((field) => [field.name, field]));
  return Object.fromEntries(
    askedBy(wizard.steps).flatMap((name) => {
      const value = writable.get(name)?.schema.default;
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** What a record says to the wizard's questions, as far as the person may read it. */
export function valuesOf({ wizard, entity, keys }: WizardUse, record: Row): JsonObject {
  return Object.fromEntries(
    askedBy(wizard.steps).flatMap((name) => {
      const field = entity.fields.get(name);
      const isKnown = field && isReadable(field, keys) && record[name] !== null && record[name] !== undefined;
      return isKnown ? [[name, record[name] as Json]] : [];
    }),
  );
}

/** The body of a new record: what the steps that the answers leave in were told. */
export function newBody({ entity, keys }: WizardUse, shown: readonly WizardStep[], values: JsonObject): JsonObject {
  const asked = new Set(askedBy(shown));
  const names = writableFields(entity, keys, "create").map((field) => field.name);
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = values[name];
      return asked.has(name) && value !== null && value !== undefined ? [[name, value]] : [];
    }),
  );
}

/** Steps that answers lead through. */
interface Ways {
  /** As they are now. */
  readonly shown: readonly WizardStep[];
  /** As the record has them. */
  readonly before: readonly WizardStep[];
}

/**
 * The body of a change: what differs from the record. What was emptied is cleared, and so is what a step was told that
 * the answers now skip, unless the entity demands it or gave it by itself. What is of a step that was skipped before came
 * from elsewhere, and stays.
 */
export function changedBody(use: WizardUse, { shown, before }: Ways, values: JsonObject, current: Row): JsonObject {
  const { entity, keys } = use;
  const asked = new Set(askedBy(shown));
  const all = new Set(askedBy([...shown, ...before]));
  return Object.fromEntries(
    writableFields(entity, keys, "update").flatMap((field): readonly (readonly [string, Json])[] => {
      const { name } = field;
      if (!all.has(name)) return [];
      // A secret that was not typed anew stays; nobody can tell what it is.
      if (field.isWriteOnly) return values[name] === undefined ? [] : [[name, values[name] as Json]];
      if (!asked.has(name) && field.isRequired) return [];
      // Nobody was asked for what it has by default.
      if (!asked.has(name) && isEqual(current[name], field.schema.default)) return [];
      const value = asked.has(name) ? (values[name] ?? null) : null;
      return isEqual(current[name], value) ? [] : [[name, value]];
    }),
  );
}
