import { useQuery } from "@tanstack/react-query";
import type { EntityRecord, SetupWizard } from "../../../host/clientHost";
import { useClientRegistry } from "../../../host/clientRegistry";
import { PageHeader } from "../../common/PageHeader";
import { useTexts } from "../../common/useTexts";
import { useEntityPath } from "../../entity/useEntityPath";
import { useEntityTexts } from "../../entity/useEntityTexts";
import { NEXT_STEP } from "../actions/useNextStep";
import { BackLink } from "../page/BackLink";
import { SetupSteps } from "./SetupSteps";
import { setupEntries } from "./setupSteps";

interface SetupHeadProps {
  readonly wizard: SetupWizard;
  /** Absent while it is yet to be created. */
  readonly record?: EntityRecord;
  /** Path of the step in view. */
  readonly current: string;
}

const NONE: readonly string[] = [];

function useDone(wizard: SetupWizard, record: EntityRecord | undefined): readonly string[] {
  const { data } = useQuery({
    queryKey: [NEXT_STEP, "setup", wizard.entity, record?.id, record?.version],
    queryFn: ({ signal }) => (record ? wizard.readDone(record, signal) : NONE),
    enabled: record !== undefined,
    staleTime: 0,
  });
  return data ?? NONE;
}

/** What is being prepared, and how far it is. */
export function SetupHead({ wizard, record, current }: SetupHeadProps) {
  const { t } = useTexts();
  const path = useEntityPath();
  const { singular, record: labelOf } = useEntityTexts();
  const { recordTabs } = useClientRegistry();
  const done = useDone(wizard, record);
  const title = record ? labelOf(record) : t("console.record.new", { name: singular.toLowerCase(), title: singular });
  return (
    <>
      <BackLink />
      <PageHeader title={title} />
      <SetupSteps
        entries={setupEntries({ wizard, tabs: recordTabs, record, current, done })}
        addressOf={(step) => (record ? path.record(record.id, step) : path.create)}
      />
    </>
  );
}
