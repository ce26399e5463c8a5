import { useMemo } from "react";
import type { EntityRecord } from "../../host/clientHost";
import { useDocumentTitle } from "../common/useDocumentTitle";
import { useTexts } from "../common/useTexts";
import { useEntityPath } from "../entity/useEntityPath";
import { useEntityTexts } from "../entity/useEntityTexts";
import { SetupProgress } from "../record/setup/SetupProgress";
import { useRecordSetup } from "../record/setup/useSetupWizard";
import { WizardStart } from "./start/WizardStart";

/** Starts, or goes on with, the wizard that changes a record. */
export function WizardEdit({ name, record }: { readonly name: string; readonly record: EntityRecord }) {
  const { t } = useTexts();
  const { record: labelOf } = useEntityTexts();
  const path = useEntityPath();
  const setup = useRecordSetup()(record);
  const title = setup ? labelOf(record) : t("console.record.editing", { name: labelOf(record) });
  const addressOf = useMemo(() => (id: string) => `${path.record(record.id, "wizard")}/${id}`, [path, record.id]);
  useDocumentTitle(title);
  const head = setup && <SetupProgress setup={setup} record={record} current={setup.steps[0]?.path ?? ""} />;
  return <WizardStart name={name} title={title} record={record.id} head={head} addressOf={addressOf} />;
}
