import type { FieldSchema, WizardStep } from "../../schema/document";
import { issuesOf } from "../../schema/faults";
import { fingerprint } from "../../schema/hash";
import { type StepForm, stepForm } from "../../schema/wizardStep";
import type { FieldIssue } from "../../shared/errors";
import type { JsonObject } from "../../shared/json";
import { type BoundedValidate, createBoundedCompiler } from "../api/boundedValidator";
import { formSchema } from "../api/rest/forms";
import type { WizardUse } from "./wizardUse";

/** A fault, and the step that asks for the field. */
export interface StepIssue extends FieldIssue {
  readonly step: string;
}

export function formOfStep({ wizard, entity, keys, mode }: WizardUse, step: WizardStep): StepForm {
  return stepForm(wizard, step, formSchema(entity, keys, mode));
}

function pick(values: JsonObject, names: readonly string[]): JsonObject {
  return Object.fromEntries(
    names.flatMap((name) => (values[name] === undefined || values[name] === null ? [] : [[name, values[name]]])),
  );
}

/** Answers questions about what a wizard was told so far. */
export interface StepValidators {
  /** The steps that what was told leaves in, in order. */
  readonly shown: (use: WizardUse, values: JsonObject) => readonly WizardStep[];
  /** What is wrong with these steps' answers. */
  readonly faults: (use: WizardUse, steps: readonly WizardStep[], values: JsonObject) => readonly StepIssue[];
}

export function createStepValidators(): StepValidators {
  const compileBounded = createBoundedCompiler();
  const compiled = new Map<string, BoundedValidate>();
  const compile = (schema: FieldSchema): BoundedValidate => {
    const key = fingerprint(JSON.stringify(schema));
    const validate = compiled.get(key) ?? compileBounded(schema);
    compiled.set(key, validate);
    return validate;
  };
  const issuesOfStep = (
    use: WizardUse,
    shown: readonly WizardStep[],
    step: WizardStep,
    values: JsonObject,
  ): readonly StepIssue[] => {
    const { schema, own, context } = formOfStep(use, step);
    const validate = compile(schema);
    if (validate(pick(values, [...own, ...context]))) return [];
    return issuesOf(validate.errors ?? [], use.entity).map((fault) => {
      const field = fault.path.split("/")[1] ?? "";
      // A rule's fault may lie at a field of an earlier step; where that step is skipped, it is told here.
      const asking = own.includes(field) ? step : shown.find((other) => other.fields.includes(field));
      return { ...fault, step: (asking ?? step).name };
    });
  };
  return {
    shown: ({ wizard }, values) => {
      const told = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
      return wizard.steps.filter((step) => !step.if || compile({ type: "object", ...step.if } as FieldSchema)(told));
    },
    faults: (use, steps, values) => {
      const found = steps.flatMap((step) => issuesOfStep(use, steps, step, values));
      return [...new Map(found.map((fault) => [fault.path, fault])).values()];
    },
  };
}
