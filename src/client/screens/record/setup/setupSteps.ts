import type { EntityRecord, RecordTab, SetupStep, SetupWizard } from "../../../host/clientHost";
import { stageTab } from "../actions/stageTab";

/** How a step stands to whoever is in the wizard. */
export type SetupState = "done" | "current" | "open";

export interface SetupEntry {
  readonly path: string;
  /** Locale key. */
  readonly label: string;
  /** Locale key of the record's own name for it: `label` where there is no such text. */
  readonly ownLabel?: string;
  readonly state: SetupState;
  /** Whether it can be gone to: a record that isn't there yet has its first step alone. */
  readonly isReachable: boolean;
}

interface SetupOptions {
  readonly wizard: SetupWizard;
  readonly tabs: readonly RecordTab[];
  /** Absent while it is yet to be created. */
  readonly record: EntityRecord | undefined;
  /** Path of the step in view. */
  readonly current: string;
  /** Paths of the steps that are done. */
  readonly done: readonly string[];
}

/** The record's tab that a step shows, where it shows one. */
export function tabOfStep(
  tabs: readonly RecordTab[],
  { entity, step, record }: { readonly entity: string; readonly step: SetupStep; readonly record: EntityRecord | undefined },
): RecordTab | undefined {
  if (!record || !("stage" in step.content)) return undefined;
  return stageTab(tabs, { entity, record, stage: step.content.stage });
}

/** The steps of a wizard as its head shows them. */
export function setupEntries({ wizard, tabs, record, current, done }: SetupOptions): readonly SetupEntry[] {
  const { entity } = wizard;
  return wizard.steps.map((step, index) => {
    const tab = tabOfStep(tabs, { entity, step, record });
    return {
      path: step.path,
      label: tab?.label ?? step.label,
      ...(record && tab?.ownLabel ? { ownLabel: tab.ownLabel(record) } : {}),
      state: step.path === current ? "current" : done.includes(step.path) ? "done" : "open",
      isReachable: record !== undefined || index === 0,
    };
  });
}
