import { useListContext } from "ra-core";
import { restoreRecord } from "../../../data/recordApi";
import { useTexts } from "../../common/useTexts";
import { useEntity } from "../../entity/entities";
import { BulkButton } from "./BulkButton";
import { useBulkRun } from "./useBulkRun";

/** Brings back what is selected in the list of deleted records. */
export function BulkRestore() {
  const { selectedIds } = useListContext();
  const { resource } = useEntity();
  const { t } = useTexts();
  const { run, isRunning } = useBulkRun();
  const restore = () => {
    const each = async (ids: readonly string[]) => {
      for (const id of ids) await restoreRecord({ resource, id });
    };
    return run(each, t("console.list.restored", { smart_count: selectedIds.length }));
  };
  return (
    <BulkButton icon="RestoreFromTrash" label={t("console.action.restore")} isBusy={isRunning} onClick={() => void restore()} />
  );
}
