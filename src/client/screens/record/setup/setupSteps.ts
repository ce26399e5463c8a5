import type { EntityRecord, RecordTab, SetupStep, SetupWizard } from "../../../host/clientHost";

/** How a step stands to whoever is in the wizard. */
export type SetupState = "done" | "current" | "open";

/** A step of a wizard as one record has it. */
export interface RecordStep extends SetupStep {
  /** Locale key of the record's own name for it: `label` where there is no such text. */
  readonly ownLabel?: string;
  /** The record's tab that it shows, where it shows one. */
  readonly tab?: RecordTab;
}

export interface SetupEntry extends Pick<RecordStep, "path" | "label" | "ownLabel"> {
  readonly state: SetupState;
  /** Whether it can be gone to: a record that isn't there yet has its first step alone. */
  readonly isReachable: boolean;
}

interface StepsOptions {
  readonly wizard: SetupWizard;
  readonly tabs: readonly RecordTab[];
  /** Absent while it is yet to be created. */
  readonly record: EntityRecord | undefined;
}

/** Whether a wizard has a screen of its own for new records; otherwise they begin as without it. */
export function hasNewStep({ steps: [first] }: SetupWizard): boolean {
  return first !== undefined && "load" in first.content;
}

/** The steps of a wizard for a record: each tab of a stage is one, named as the tab is. */
export function stepsOf({ wizard, tabs, record }: StepsOptions): readonly RecordStep[] {
  return wizard.steps.flatMap((step): readonly RecordStep[] => {
    const { content } = step;
    if (!record || !("stage" in content)) return [step];
    const shown = tabs.filter((tab) => tab.entity === wizard.entity && tab.stage === content.stage && tab.isShown(record));
    if (shown.length === 0) return [step];
    return shown.map((tab) => ({
      ...{ path: tab.path, label: tab.label, content, tab },
      ...(tab.ownLabel ? { ownLabel: tab.ownLabel(record) } : {}),
    }));
  });
}

interface EntriesOptions {
  readonly steps: readonly RecordStep[];
  /** Whether there is a record already. */
  readonly isCreated: boolean;
  /** Path of the step in view. */
  readonly current: string;
  /** Paths of the steps that are done. */
  readonly done: readonly string[];
}

/** The steps of a wizard as its head shows them. */
export function setupEntries({ steps, isCreated, current, done }: EntriesOptions): readonly SetupEntry[] {
  return steps.map(({ path, label, ownLabel }, index) => ({
    ...{ path, label, ...(ownLabel ? { ownLabel } : {}) },
    state: path === current ? "current" : done.includes(path) ? "done" : "open",
    isReachable: isCreated || index === 0,
  }));
}
