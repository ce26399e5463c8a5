import { useCallback } from "react";
import type { EntityRecord, RecordTab } from "../../host/clientHost";
import { useTexts } from "../common/useTexts";

/** The name of a record's tab: the record's own where there is such a text. */
export function useTabLabel() {
  const { t } = useTexts();
  return useCallback(
    ({ label, ownLabel }: Pick<RecordTab, "label" | "ownLabel">, record: EntityRecord): string =>
      ownLabel ? t(ownLabel(record), { _: t(label) }) : t(label),
    [t],
  );
}
