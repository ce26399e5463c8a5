import { isJsonObject } from "../../shared/json";
import { buildField, type FieldSources } from "../build/buildField";
import type { Entity, Field } from "../catalog";
import type { Conditional, WizardDocument, WizardStep } from "../document";
import type { SchemaIssue } from "../schemaFault";
import { type Draft, type EntityCheck, issueAt, shown, suggest } from "./check";
import { type Layout, layoutIssues } from "./layout";
import { iconIssues } from "./menu";

export interface WizardFile {
  /** Path below the project. */
  readonly file: string;
  readonly document: WizardDocument;
}

type Names = readonly (readonly [pointer: string, name: string])[];
type Issue = (pointer: string, message: string, remedy: string) => SchemaIssue;

interface Subject {
  readonly wizard: WizardDocument;
  readonly entity: Entity;
  readonly fault: Issue;
}

/** Why a step can't ask for the field. */
function unaskable(field: Field, entity: Entity): string | undefined {
  if (field.isSystem || field.name === entity.owner) return "is set by the server";
  if (field.computed) return "is computed";
  if (field.isHidden) return "is hidden";
  if (entity.states?.field === field.name) return "is set by transitions";
  return field.isReadOnly ? "is read-only" : undefined;
}

function each(pointer: string, names: readonly string[] = []): Names {
  return names.map((name, index) => [`${pointer}/${index}`, name] as const);
}

function fieldIssues({ entity, fault }: Subject, step: WizardStep, pointer: string): readonly SchemaIssue[] {
  return each(`${pointer}/fields`, step.fields).flatMap(([place, name]) => {
    const field = entity.fields.get(name);
    if (!field) {
      const remedy = suggest(name, entity.fields.keys(), `Declare it in ${entity.file}, or under "properties" of the step`);
      return [fault(place, `"${entity.name}" has no field "${name}"`, remedy)];
    }
    const why = unaskable(field, entity);
    return why ? [fault(place, `"${name}" ${why}: nobody can be asked for it`, "Take it out of the step")] : [];
  });
}

function unknown({ fault }: Subject, places: Names, known: readonly string[]): readonly SchemaIssue[] {
  return places
    .filter(([, name]) => !known.includes(name))
    .map(([place, name]) =>
      fault(place, `nothing before or in this step asks for "${name}"`, suggest(name, known, "Ask for it first")),
    );
}

function conditionNames(pointer: string, { required, properties = {} }: Conditional): Names {
  return [
    ...each(`${pointer}/required`, required),
    ...Object.keys(properties).map((name) => [`${pointer}/properties/${name}`, name] as const),
  ];
}

/** Questions of the wizard alone: fields by the same rules, with names that no field has. */
function questionFaults(
  { entity, fault }: Subject,
  step: WizardStep,
  pointer: string,
  sources: FieldSources,
): readonly SchemaIssue[] {
  return Object.entries(step.properties ?? {}).flatMap(([name, schema]): readonly SchemaIssue[] => {
    const place = `${pointer}/properties/${name}`;
    if (!isJsonObject(schema)) return [fault(place, "is no schema", "Write it like a property of an entity")];
    if (entity.fields.has(name)) {
      return [fault(place, `"${name}" is a field of "${entity.name}"`, 'List it under "fields", or choose another name')];
    }
    const faults: SchemaIssue[] = [];
    buildField({ name, schema, isRequired: false }, sources, ({ at = "", message, remedy }) => {
      faults.push(fault(`${place}${at}`, message, remedy));
      return undefined;
    });
    return faults;
  });
}

function asked(step: WizardStep): readonly string[] {
  return [...step.fields, ...Object.keys(step.properties ?? {})];
}

function stepIssues(subject: Subject, index: number, sources: FieldSources): readonly SchemaIssue[] {
  const { steps } = subject.wizard;
  const step = steps[index];
  if (!step) return [];
  const pointer = `/steps/${index}`;
  const isRepeated = steps.findIndex(({ name }) => name === step.name) < index;
  const before = steps.slice(0, index).flatMap(asked);
  return [
    ...(isRepeated ? [subject.fault(`${pointer}/name`, `there is a step "${step.name}" already`, "Choose another name")] : []),
    ...fieldIssues(subject, step, pointer),
    ...questionFaults(subject, step, pointer, sources),
    ...unknown(subject, each(`${pointer}/required`, step.required), asked(step)),
    ...layoutIssues({
      ui: (step.ui ?? {}) as Layout,
      known: asked(step),
      remedy: "Ask for it in this step, or take the name out",
      fault: (place, message, remedy) => subject.fault(`${pointer}/ui${place}`, message, remedy),
    }),
    ...(step.if ? unknown(subject, conditionNames(`${pointer}/if`, step.if), before) : []),
  ];
}

/** What a record can't be without, and no step asks for. */
function missing({ wizard, entity, fault }: Subject): readonly SchemaIssue[] {
  const all = new Set(wizard.steps.flatMap(asked));
  return [...entity.fields.values()]
    .filter(
      (field) => field.isRequired && field.schema.default === undefined && !unaskable(field, entity) && !all.has(field.name),
    )
    .map(({ name }) =>
      fault("/steps", `no step asks for "${name}", which "${entity.name}" requires`, "Add it to the fields of a step"),
    );
}

function wizardIssues({ file, document }: WizardFile, { entities }: Draft, sources: FieldSources): readonly SchemaIssue[] {
  const fault: Issue = (pointer, message, remedy) => ({ file, pointer, message, remedy });
  const entity = entities.get(document.entity);
  if (!entity) {
    const remedy = suggest(document.entity, entities.keys(), `Name one of: ${shown(entities.keys())}`);
    return [fault("/entity", `there is no entity "${document.entity}"`, remedy)];
  }
  const subject = { wizard: document, entity, fault };
  return [
    ...iconIssues(document.icon, "/icon", fault),
    ...document.steps.flatMap((_, index) => stepIssues(subject, index, sources)),
    ...missing(subject),
  ];
}

/** Wizards whose steps can be asked, and together give a whole record. */
export function checkWizards(files: readonly WizardFile[], draft: Draft, sources: FieldSources): readonly SchemaIssue[] {
  const seen = new Map<string, string>();
  return files.flatMap((wizard) => {
    const { $id } = wizard.document;
    const first = seen.get($id);
    seen.set($id, first ?? wizard.file);
    const taken = { file: wizard.file, pointer: "/$id", message: `"${$id}" is taken by ${first}`, remedy: "Choose another" };
    return [...(first ? [taken] : []), ...wizardIssues(wizard, draft, sources)];
  });
}

/** The wizard that an entity names. */
export const checkEntityWizard: EntityCheck = (entity, { wizards }) => {
  if (!entity.wizard) return [];
  const wizard = wizards.get(entity.wizard);
  if (!wizard) {
    const remedy = suggest(entity.wizard, wizards.keys(), `Add schemas/wizards/${entity.wizard}.json`);
    return [issueAt(entity, "/x-wizard", `there is no wizard "${entity.wizard}"`, remedy)];
  }
  if (wizard.entity === entity.name) return [];
  return [issueAt(entity, "/x-wizard", `"${entity.wizard}" is a wizard of "${wizard.entity}"`, "Name one of this entity")];
};
