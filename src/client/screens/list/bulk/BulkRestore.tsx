import { restoreRecords } from "../../../data/recordApi";
import { useTexts } from "../../common/useTexts";
import { useEntity } from "../../entity/entities";
import { BulkButton } from "./BulkButton";
import { useBulkRun } from "./useBulkRun";

/** Brings back what is selected in the list of deleted records. */
export function BulkRestore() {
  const { resource } = useEntity();
  const { t } = useTexts();
  const { run, isRunning } = useBulkRun();
  const restore = () =>
    run(
      (ids) => restoreRecords(resource, ids),
      (restored) => t("console.list.restored", { smart_count: restored.length }),
    );
  return (
    <BulkButton icon="RestoreFromTrash" label={t("console.action.restore")} isBusy={isRunning} onClick={() => void restore()} />
  );
}
