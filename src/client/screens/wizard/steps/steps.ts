import type { ClientWizard, ClientWizardStep } from "../../../../schema/clientCatalog";
import { fitsConditional } from "../../../../schema/rules/fitsConditional";
import { isSame } from "../../../data/changedFields";
import type { WizardIssue } from "../../../data/wizardApi";

/** Path segment of the last page, which shows every answer. */
export const SUMMARY = "summary";

export type StepState = "done" | "current" | "faulty" | "open";

/** The fields that a step asks for: those that it only needs to know are read-only. */
export function ownFields({ form }: Pick<ClientWizardStep, "form">): readonly string[] {
  return Object.entries(form.schema.properties ?? {}).flatMap(([name, { readOnly }]) => (readOnly ? [] : [name]));
}

/**
 * A wizard's steps with the forms of what it is for; those that ask for nothing then are left out.
 * @param record the one to change; absent: a new one
 */
export function stepsFor({ steps }: Pick<ClientWizard, "steps">, record: string | undefined): readonly ClientWizardStep[] {
  if (record === undefined) return steps;
  const changing = steps.map((step) => (step.update ? { ...step, form: step.update } : step));
  return changing.filter((step) => ownFields(step).length > 0);
}

/**
 * Names of the steps that the answers leave in, in order; without the server, which may be away.
 * @param told what it said last: it alone can tell what takes a validator
 */
export function visibleSteps(
  steps: readonly Pick<ClientWizardStep, "name" | "if">[],
  answers: Readonly<Record<string, unknown>>,
  told: readonly string[],
): readonly string[] {
  const isShown = (step: Pick<ClientWizardStep, "name" | "if">) =>
    step.if ? (fitsConditional(step.if, answers) ?? told.includes(step.name)) : true;
  return steps.filter(isShown).map(({ name }) => name);
}

interface Progress {
  /** The record that is changed; absent: a new one. */
  readonly record?: string;
  readonly shown: readonly string[];
  readonly faults: readonly WizardIssue[];
  readonly data: Readonly<Record<string, unknown>>;
  /** Steps that were opened. */
  readonly visited: ReadonlySet<string>;
  /** Name of the step in view, or {@link SUMMARY}. */
  readonly current: string;
}

/** Whether somebody said something at a step. A new record's defaults are nobody's words. */
export function isAnswered(step: Pick<ClientWizardStep, "form">, { data, record }: Pick<Progress, "data" | "record">): boolean {
  const isTold = (value: unknown) => value !== undefined && value !== null;
  const isDefault = (name: string) => record === undefined && isSame(data[name], step.form.schema.properties?.[name]?.default);
  return ownFields(step).some((name) => isTold(data[name]) && !isDefault(name));
}

/** Whether somebody was at a step: it was opened now, or says something from an earlier visit. */
function wasVisited(step: ClientWizardStep, progress: Progress): boolean {
  return progress.visited.has(step.name) || isAnswered(step, progress);
}

/** How a step stands. What is missing at a step that nobody has opened yet is no fault. */
export function stepState(step: ClientWizardStep, progress: Progress): StepState {
  if (step.name === progress.current) return "current";
  if (!wasVisited(step, progress)) return "open";
  return progress.faults.some((fault) => fault.step === step.name) ? "faulty" : "done";
}

/** The page after a step, in the order that the answers leave; the summary comes last. */
export function stepAfter(current: string, shown: readonly string[]): string {
  return shown[shown.indexOf(current) + 1] ?? SUMMARY;
}

/** The page before a step; nothing before the first. */
export function stepBefore(current: string, shown: readonly string[]): string | undefined {
  return current === SUMMARY ? shown.at(-1) : shown[shown.indexOf(current) - 1];
}

/** Where to go on: the first step with something left to do, else the summary. */
export function stepToResume({ steps }: Pick<ClientWizard, "steps">, progress: Omit<Progress, "current" | "visited">): string {
  const known = steps.filter((step) => progress.shown.includes(step.name));
  const unfinished = known.find((step) => progress.faults.some((fault) => fault.step === step.name));
  const isBegun = Object.keys(progress.data).length > 0;
  return unfinished?.name ?? (isBegun ? SUMMARY : (known[0]?.name ?? SUMMARY));
}
