import { useQueryClient } from "@tanstack/react-query";
import { useDataProvider, useListContext, useNotify } from "ra-core";
import { restoreRecords } from "../../../data/recordApi";
import { useConfirm } from "../../common/confirm";
import { UndoButton } from "../../common/UndoButton";
import { useTexts } from "../../common/useTexts";
import { useEntity } from "../../entity/entities";
import { BulkButton } from "./BulkButton";
import { useBulkFailure } from "./useBulkFailure";
import { useBulkRun } from "./useBulkRun";

const UNDO_MS = 10_000;

/** Deletes what is selected: what can be brought back at once, with a way back; what can't after a question. */
export function BulkDelete() {
  const { selectedIds } = useListContext();
  const { resource, isSoftDeleted } = useEntity();
  const { t } = useTexts();
  const confirm = useConfirm();
  const notify = useNotify();
  const dataProvider = useDataProvider();
  const queries = useQueryClient();
  const failureOf = useBulkFailure();
  const { run, isRunning } = useBulkRun();
  const texts = { smart_count: selectedIds.length };

  const restore = async (ids: readonly string[]) => {
    try {
      await restoreRecords(resource, ids);
    } catch (error) {
      notify(failureOf(error).message, { type: "error" });
    }
    await queries.invalidateQueries({ queryKey: [resource] });
  };
  const tell = (ids: readonly string[]) => {
    const undo = { action: <UndoButton onUndo={() => void restore(ids)} />, autoHideDuration: UNDO_MS };
    const messageArgs = { smart_count: ids.length };
    notify("ra.notification.deleted", { type: "success", messageArgs, ...(isSoftDeleted ? undo : {}) });
  };
  const remove = async () => {
    const isSure =
      isSoftDeleted ||
      (await confirm({
        title: t("ra.message.bulk_delete_title", texts),
        body: t("ra.message.bulk_delete_content", texts),
        confirmLabel: t("console.action.delete"),
        isDestructive: true,
      }));
    if (!isSure) return;
    const work = async (ids: readonly string[]) => (await dataProvider.deleteMany(resource, { ids: [...ids] })).data ?? [];
    await run(work, (deleted) => {
      tell(deleted.map(String));
      return undefined;
    });
  };
  return (
    <BulkButton icon="Delete" label={t("console.action.delete")} isBusy={isRunning} isDangerous onClick={() => void remove()} />
  );
}
