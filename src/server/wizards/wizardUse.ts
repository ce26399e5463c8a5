import { grantOf } from "../../schema/accessKeys";
import type { Catalog, Entity } from "../../schema/catalog";
import type { WizardDocument } from "../../schema/document";
import { AppError } from "../../shared/errors";
import type { Actor } from "../access/session/session";
import { formSchema, type WriteMode } from "../api/rest/forms";

/** A person's call of a wizard. */
export interface WizardCall {
  readonly actor: Actor;
  /** The wizard's name. */
  readonly name: string;
}

/** Whose wizard it is, and what for. */
export interface WizardUse {
  readonly wizard: WizardDocument;
  readonly entity: Entity;
  readonly keys: readonly string[];
  readonly mode: WriteMode;
}

/**
 * The wizard as a person goes through it. What they have to give and no step asks for comes first: the back office,
 * which belongs to no space, names the one that a new record is for. Of a record that is there nothing is asked which is
 * given at its creation only.
 */
export function wizardUse(use: WizardUse): WizardUse {
  const { wizard, entity, keys, mode } = use;
  const [first, ...rest] = wizard.steps;
  if (mode === "update") {
    const isGiven = (name: string) => entity.fields.get(name)?.isCreateOnly ?? false;
    const steps = wizard.steps.filter((step) => step.properties || !step.fields.every(isGiven));
    return { ...use, wizard: { ...wizard, steps } };
  }
  if (!first) return use;
  const asked = new Set(wizard.steps.flatMap(({ fields }) => fields));
  const required = (formSchema(entity, keys, mode).required ?? []) as readonly string[];
  const missing = required.filter((name) => !asked.has(name));
  if (missing.length === 0) return use;
  return { ...use, wizard: { ...wizard, steps: [{ ...first, fields: [...missing, ...first.fields] }, ...rest] } };
}

/**
 * What the person may use the wizard for: to change the record, or without one to make a new one.
 * @throws AppError `wizard.notFound`, `access.denied`
 */
export function wizardUseOf(catalog: Catalog, { actor, name }: WizardCall, { record }: { readonly record?: string }): WizardUse {
  const mode = record === undefined ? "create" : "update";
  const wizard = catalog.wizards.get(name);
  const entity = wizard && catalog.entities.get(wizard.entity);
  if (!wizard || !entity) throw new AppError("wizard.notFound");
  if (grantOf(entity, actor.accessKeys, mode) === false) throw new AppError("access.denied");
  return wizardUse({ wizard, entity, keys: actor.accessKeys, mode });
}
