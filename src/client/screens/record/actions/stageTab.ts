import type { EntityRecord, RecordStage, RecordTab } from "../../../host/clientHost";

/** The first tab of a record that stands for a part of its life; nothing where it has none. */
export function stageTab(
  tabs: readonly RecordTab[],
  { entity, record, stage }: { readonly entity: string; readonly record: EntityRecord; readonly stage: RecordStage },
): RecordTab | undefined {
  return tabs.find((tab) => tab.entity === entity && tab.stage === stage && tab.isShown(record));
}
