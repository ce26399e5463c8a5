import { useQueryClient } from "@tanstack/react-query";
import { useDataProvider, useListContext, useNotify } from "ra-core";
import { restoreRecords } from "../../../data/recordApi";
import type { EntityRecord } from "../../../host/clientHost";
import { useClientRegistry } from "../../../host/clientRegistry";
import { useConfirm } from "../../common/confirm";
import { UndoButton } from "../../common/UndoButton";
import { useTexts } from "../../common/useTexts";
import { useEntity } from "../../entity/entities";
import { useEntityTexts } from "../../entity/useEntityTexts";
import { BulkButton } from "./BulkButton";
import { useBulkFailure } from "./useBulkFailure";
import { useBulkRun } from "./useBulkRun";

const UNDO_MS = 10_000;
/** Records of which it is said what goes with them. */
const MOST_EXPLAINED = 5;

/** Deletes what is selected: what can be brought back at once, with a way back; what can't after a question. */
export function BulkDelete() {
  const { selectedIds, data } = useListContext<EntityRecord>();
  const { name: entity, resource, isSoftDeleted } = useEntity();
  const explain = useClientRegistry().removals.get(entity)?.explain;
  const { record: labelOf } = useEntityTexts();
  const { t, language } = useTexts();
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
  /** What goes along with the first of those that are selected. */
  const bodyOf = async () => {
    const common = t("ra.message.bulk_delete_content", texts);
    if (!explain) return common;
    const named = (data ?? []).filter(({ id }) => selectedIds.includes(id)).slice(0, MOST_EXPLAINED);
    const lines = named.map(async (record) => `${labelOf(record)}: ${await explain(record, t, language)}`);
    const explained = await Promise.all(lines).catch(() => []);
    const rest = selectedIds.length - explained.length;
    const more = explained.length > 0 && rest > 0 ? [t("console.transition.more", { smart_count: rest })] : [];
    return [common, ...explained, ...more].join("\n");
  };
  const remove = async () => {
    const isSure =
      (isSoftDeleted && !explain) ||
      (await confirm({
        title: t("ra.message.bulk_delete_title", texts),
        body: await bodyOf(),
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
