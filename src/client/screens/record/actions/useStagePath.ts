import { useCreatePath } from "ra-core";
import { useCallback } from "react";
import type { EntityRecord, RecordStage } from "../../../host/clientHost";
import { useClientRegistry } from "../../../host/clientRegistry";
import { useCatalog } from "../../entity/entities";
import { stageTab } from "./stageTab";

/** @returns gives the address of a record's tab by its stage; of the record itself where no tab has that stage */
export function useStagePath(): (entity: string, record: EntityRecord, stage?: RecordStage) => string {
  const { entities } = useCatalog();
  const { recordTabs } = useClientRegistry();
  const createPath = useCreatePath();
  return useCallback(
    (entity, record, stage) => {
      const resource = entities.find(({ name }) => name === entity)?.resource ?? entity;
      const path = createPath({ resource, id: record.id, type: "edit" });
      const tab = stage && stageTab(recordTabs, { entity, record, stage });
      return tab ? `${path}/${tab.path}` : path;
    },
    [entities, recordTabs, createPath],
  );
}
