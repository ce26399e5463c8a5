import type { FieldSchema, WizardDocument, WizardStep } from "../document";
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
export function buildWizard(document: WizardDocument, sources: FieldSources): WizardDocument {
  return { ...document, steps: document.steps.map((step) => buildStep(step, sources)) };
}
