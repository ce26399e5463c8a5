import type { Condition, FieldSchema, Rule, WizardDocument, WizardStep } from "./document";
import { withoutKeywords } from "./fieldKinds";
import { fieldsOfCondition, fieldsOfRule } from "./rules/ruleFields";

/** Fields that the steps before ask for: a later step's rules may speak of them. */
function earlierFields({ steps }: WizardDocument, step: WizardStep): readonly string[] {
  return steps.slice(0, steps.indexOf(step)).flatMap(ownNames);
}

function ownNames(step: WizardStep): readonly string[] {
  return [...step.fields, ...Object.keys(step.properties ?? {})];
}

/** A wizard's step as a form of its own. */
export interface StepForm {
  readonly schema: FieldSchema;
  /** What the step asks for. */
  readonly own: readonly string[];
  /** Fields of earlier steps that the step's rules need to know. */
  readonly context: readonly string[];
}

/**
 * The form of one step: the part of the entity's form that it asks for, with the rules that can be told by then.
 * @param form the entity's form for the person, rules included
 */
export function stepForm(wizard: WizardDocument, step: WizardStep, form: FieldSchema): StepForm {
  const known = form.properties ?? {};
  const extra = Object.fromEntries(
    Object.entries(step.properties ?? {}).map(([name, schema]) => [name, withoutKeywords(schema)]),
  );
  const own = [...step.fields.filter((name) => name in known), ...Object.keys(extra)];
  const told = new Set([...own, ...earlierFields(wizard, step)]);
  const isTold = (names: readonly string[]) => names.every((name) => told.has(name)) && names.some((name) => own.includes(name));
  const rules = ((form["x-rules"] ?? []) as readonly Rule[]).filter((rule) => isTold(fieldsOfRule(rule)));
  const conditions = ((form.allOf ?? []) as readonly Condition[]).filter((condition) => isTold(fieldsOfCondition(condition)));
  const named = new Set([...rules.flatMap(fieldsOfRule), ...conditions.flatMap(fieldsOfCondition)]);
  const context = [...named].filter((name) => !own.includes(name) && name in known);
  const required = (form.required as readonly string[] | undefined) ?? [];
  const schema: FieldSchema = {
    type: "object",
    required: [...new Set([...required.filter((name) => own.includes(name)), ...(step.required ?? [])])].filter((name) =>
      own.includes(name),
    ),
    properties: {
      ...Object.fromEntries(own.flatMap((name) => (known[name] ? [[name, known[name]]] : []))),
      ...extra,
      ...Object.fromEntries(context.flatMap((name) => (known[name] ? [[name, { ...known[name], readOnly: true }]] : []))),
    },
    additionalProperties: false,
    ...(rules.length > 0 ? { "x-rules": rules } : {}),
    ...(conditions.length > 0 ? { allOf: conditions } : {}),
  };
  return { schema, own, context };
}
