import { useMemo } from "react";
import type { ClientField } from "../../../schema/clientCatalog";
import { useTexts } from "../common/useTexts";
import { useEntity } from "./entities";
import { entityName, fieldHelp, fieldLabel, listedLabel, recordLabel, valueLabel } from "./entityTexts";

/** The words of the entity whose screen this is. */
export function useEntityTexts() {
  const entity = useEntity();
  const { t, language } = useTexts();
  return useMemo(
    () => ({
      singular: entityName(t, entity, 1),
      plural: entityName(t, entity, 2),
      label: (field: Pick<ClientField, "name" | "title">) => fieldLabel(t, entity, field),
      help: (field: ClientField) => fieldHelp(t, entity, field),
      value: (field: ClientField, value: string) => valueLabel(t, entity, field, value),
      record: (record: object) => listedLabel(t, entity, record) ?? recordLabel(entity, record, language),
    }),
    [entity, t, language],
  );
}
