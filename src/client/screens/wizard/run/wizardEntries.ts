import type { ClientWizardStep } from "../../../../schema/clientCatalog";
import type { StepEntry } from "../steps/StepList";
import { SUMMARY, stepState } from "../steps/steps";

interface EntriesInput {
  readonly steps: readonly ClientWizardStep[];
  readonly progress: Parameters<typeof stepState>[1];
  readonly titleOf: (step: ClientWizardStep) => string;
  readonly summaryTitle: string;
  readonly addressOf: (step: string) => string;
}

/** The steps that the answers leave in, and after them the page that shows every answer. */
export function wizardEntries({ steps, progress, titleOf, summaryTitle, addressOf }: EntriesInput): readonly StepEntry[] {
  const walked = steps.filter(({ name }) => progress.shown.includes(name));
  const entries = walked.map((step) => ({
    name: step.name,
    title: titleOf(step),
    state: stepState(step, progress),
    to: addressOf(step.name),
  }));
  const state = progress.current === SUMMARY ? "current" : "open";
  return [...entries, { name: SUMMARY, title: summaryTitle, state, to: addressOf(SUMMARY) }];
}
