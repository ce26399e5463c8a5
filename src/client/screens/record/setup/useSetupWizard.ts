import { useCallback } from "react";
import type { EntityRecord, SetupWizard } from "../../../host/clientHost";
import { useClientRegistry } from "../../../host/clientRegistry";
import { useEntity } from "../../entity/entities";
import { type RecordStep, stepsOf } from "./setupSteps";

/** The wizard that prepares the entity's records, where there is one. */
export function useSetupWizard(): SetupWizard | undefined {
  const { name } = useEntity();
  return useClientRegistry().setupWizards.get(name);
}

/** The wizard that a record is in. */
export interface RecordSetup {
  readonly wizard: SetupWizard;
  readonly steps: readonly RecordStep[];
}

/** @returns gives the wizard that a record is in; undefined for whoever doesn't make such records, e.g. the provider of a client's */
export function useRecordSetup(): (record: EntityRecord) => RecordSetup | undefined {
  const { actions } = useEntity();
  const { recordTabs: tabs } = useClientRegistry();
  const wizard = useSetupWizard();
  const isMaker = actions.create && actions.update;
  return useCallback(
    (record) => (wizard && isMaker && wizard.isOpen(record) ? { wizard, steps: stepsOf({ wizard, tabs, record }) } : undefined),
    [wizard, isMaker, tabs],
  );
}
