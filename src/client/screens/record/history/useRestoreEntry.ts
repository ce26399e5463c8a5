import { ApiError } from "../../../data/api";
import { type HistoryEntry, restoreEntry } from "../../../data/recordApi";
import type { EntityRecord } from "../../../host/clientHost";
import { useConfirm } from "../../common/confirm";
import { absoluteTime } from "../../common/dates";
import { useNotice } from "../../common/useNotice";
import { useTexts } from "../../common/useTexts";
import { useEntity } from "../../entity/entities";

/** Makes the record what it was after an entry; nothing for those who may not change it. */
export function useRestoreEntry(record: EntityRecord, onRestored: () => void): ((entry: HistoryEntry) => void) | undefined {
  const { resource, actions, update } = useEntity();
  const { t, language } = useTexts();
  const confirm = useConfirm();
  const notice = useNotice();
  const restore = async (entry: HistoryEntry) => {
    const isSure = await confirm({
      title: t("console.history.restore.title"),
      body: t("console.history.restore.body", { when: absoluteTime(new Date(entry.at), language) }),
      confirmLabel: t("console.history.restore.confirm"),
    });
    if (!isSure) return;
    try {
      await restoreEntry({ resource, id: record.id }, entry.id);
      notice(t("console.history.restore.done"));
      onRestored();
    } catch (error) {
      const fault = error instanceof ApiError ? error.problem?.errors?.[0]?.message : undefined;
      notice(fault ?? (error instanceof Error ? error.message : t("console.state.failed.body")), "error");
    }
  };
  return actions.update && update ? (entry) => void restore(entry) : undefined;
}
