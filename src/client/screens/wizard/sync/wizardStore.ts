import type { OpenedWizard } from "../openWizard";
import { openedState, reduceWizard, type WizardEvent, type WizardSyncState } from "./wizardState";

export interface WizardStore {
  readonly read: () => WizardSyncState;
  readonly dispatch: (event: WizardEvent) => void;
  /** @returns stops it */
  readonly subscribe: (listener: () => void) => () => void;
}

/** The state of one wizard, which outlives the components that show it. */
export function createWizardStore(opened: OpenedWizard): WizardStore {
  const listeners = new Set<() => void>();
  let state = openedState(opened);
  return {
    read: () => state,
    dispatch: (event) => {
      state = reduceWizard(state, event);
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
