import { useDelete } from "ra-core";
import { useCallback } from "react";
import type { EntityRecord } from "../../host/clientHost";
import { useConfirm } from "../common/confirm";
import { useNotice } from "../common/useNotice";
import { useTexts } from "../common/useTexts";
import { useEntity } from "../entity/entities";
import { useEntityTexts } from "../entity/useEntityTexts";

/** Asks, deletes, tells; resolves to whether the record is gone. */
export function useDeleteRecord(): (record: EntityRecord) => Promise<boolean> {
  const { resource } = useEntity();
  const { singular, record: labelOf } = useEntityTexts();
  const { t } = useTexts();
  const confirm = useConfirm();
  const notice = useNotice();
  const [deleteOne] = useDelete();
  return useCallback(
    async (record) => {
      const name = labelOf(record);
      const isSure = await confirm({
        title: t("console.record.delete.title", { name }),
        body: t("console.record.delete.body", { type: singular.toLowerCase() }),
        confirmLabel: t("console.action.delete"),
        isDestructive: true,
      });
      if (!isSure) return false;
      try {
        const params = { id: record.id, previousData: record };
        await deleteOne(resource, params, { mutationMode: "pessimistic", returnPromise: true });
        notice(t("console.record.deleted", { name }));
        return true;
      } catch (error) {
        notice(error instanceof Error ? error.message : t("console.state.failed.title"), "error");
        return false;
      }
    },
    [resource, singular, labelOf, t, confirm, notice, deleteOne],
  );
}
