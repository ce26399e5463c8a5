import type { Entity } from "../../schema/catalog";
import type { WizardDocument } from "../../schema/document";
import { formSchema, type WriteMode } from "../api/rest/forms";

/** Whose wizard it is, and what for. */
export interface WizardUse {
  readonly wizard: WizardDocument;
  readonly entity: Entity;
  readonly keys: readonly string[];
  readonly mode: WriteMode;
}

/**
 * The wizard as a person goes through it. What they have to give and no step asks for comes first: the back office,
 * which belongs to no space, names the one that a new record is for.
 */
export function wizardUse(use: WizardUse): WizardUse {
  const { wizard, entity, keys, mode } = use;
  const [first, ...rest] = wizard.steps;
  if (mode === "update" || !first) return use;
  const asked = new Set(wizard.steps.flatMap(({ fields }) => fields));
  const required = (formSchema(entity, keys, mode).required ?? []) as readonly string[];
  const missing = required.filter((name) => !asked.has(name));
  if (missing.length === 0) return use;
  return { ...use, wizard: { ...wizard, steps: [{ ...first, fields: [...missing, ...first.fields] }, ...rest] } };
}
