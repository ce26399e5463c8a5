import { useQueryClient } from "@tanstack/react-query";
import { useDelete, useNotify } from "ra-core";
import { useCallback } from "react";
import { restoreRecord } from "../../../data/recordApi";
import type { EntityRecord } from "../../../host/clientHost";
import { useClientRegistry } from "../../../host/clientRegistry";
import { useConfirm } from "../../common/confirm";
import { UndoButton } from "../../common/UndoButton";
import { useTexts } from "../../common/useTexts";
import { useEntity } from "../../entity/entities";
import { useEntityTexts } from "../../entity/useEntityTexts";

/** Long enough to read the notice and to think again. */
const UNDO_MS = 10_000;

/**
 * Deletes, tells; resolves to whether the record is gone. What can be brought back whole is deleted at once, with a way
 * back in the notice; what can't is asked first.
 */
export function useDeleteRecord(): (record: EntityRecord) => Promise<boolean> {
  const { name: entity, resource, isSoftDeleted } = useEntity();
  const explain = useClientRegistry().removals.get(entity)?.explain;
  // What goes along with a record doesn't come back with it.
  const isTakenAtOnce = isSoftDeleted && explain === undefined;
  const { singular, record: labelOf } = useEntityTexts();
  const { t, language } = useTexts();
  const confirm = useConfirm();
  const notify = useNotify();
  const queries = useQueryClient();
  const [deleteOne] = useDelete();

  const restore = useCallback(
    async (record: EntityRecord) => {
      try {
        await restoreRecord({ resource, id: record.id });
        notify(t("console.record.restored", { name: labelOf(record) }), { type: "success" });
      } catch (error) {
        notify(error instanceof Error ? error.message : t("console.state.failed.title"), { type: "error" });
      }
      void queries.invalidateQueries({ queryKey: [resource] });
    },
    [resource, labelOf, t, notify, queries],
  );

  return useCallback(
    async (record) => {
      const name = labelOf(record);
      const common = t("console.record.delete.body", { type: singular.toLowerCase() });
      // Where nobody can say what goes, what is true of every record is said.
      const body = await (explain?.(record, t, language) ?? Promise.resolve(common)).catch(() => common);
      const isSure =
        isTakenAtOnce ||
        (await confirm({
          title: t("console.record.delete.title", { name }),
          body,
          confirmLabel: t("console.action.delete"),
          isDestructive: true,
        }));
      if (!isSure) return false;
      try {
        const params = { id: record.id, previousData: record };
        await deleteOne(resource, params, { mutationMode: "pessimistic", returnPromise: true });
        const undo = { action: <UndoButton onUndo={() => void restore(record)} />, autoHideDuration: UNDO_MS };
        notify(t("console.record.deleted", { name }), { type: "success", ...(isSoftDeleted ? undo : {}) });
        return true;
      } catch (error) {
        notify(error instanceof Error ? error.message : t("console.state.failed.title"), { type: "error" });
        return false;
      }
    },
    [resource, singular, isSoftDeleted, isTakenAtOnce, explain, language, labelOf, t, confirm, notify, deleteOne, restore],
  );
}
