import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { EntityRecord } from "../../../host/clientHost";
import { useEntityPath } from "../../entity/useEntityPath";
import { NEXT_STEP } from "../actions/useNextStep";
import { SetupSteps } from "./SetupSteps";
import { setupEntries } from "./setupSteps";
import type { RecordSetup } from "./useSetupWizard";

interface SetupProgressProps {
  readonly setup: RecordSetup;
  /** Absent while it is yet to be created. */
  readonly record?: EntityRecord;
  /** Path of the step in view. */
  readonly current: string;
}

const NONE: readonly string[] = [];

/** Steps that are done: those that the wizard says, and tabs that say so themselves. */
async function readDone({ wizard, steps }: RecordSetup, record: EntityRecord, signal: AbortSignal): Promise<readonly string[]> {
  const ofTabs = steps.map(async ({ path, tab }) => ((await tab?.readDone?.(record, signal)) ? [path] : NONE));
  // Together: one that fails, as all do once nobody waits any more, leaves none behind.
  return (await Promise.all([wizard.readDone(record, signal), ...ofTabs])).flat();
}

/** How far a record's preparation is: its steps, each of which can be gone to. */
export function SetupProgress({ setup, record, current }: SetupProgressProps) {
  const path = useEntityPath();
  const { data: done = NONE } = useQuery({
    // What was done in one step is seen from the next.
    queryKey: [NEXT_STEP, "setup", setup.wizard.entity, record?.id, record?.version, current],
    queryFn: ({ signal }) => (record ? readDone(setup, record, signal) : NONE),
    enabled: record !== undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return (
    <SetupSteps
      entries={setupEntries({ steps: setup.steps, isCreated: record !== undefined, current, done })}
      addressOf={(step) => (record ? path.record(record.id, step) : path.create)}
    />
  );
}
