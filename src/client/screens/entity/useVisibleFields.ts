import { useMemo } from "react";
import type { ClientField } from "../../../schema/clientCatalog";
import { useCatalog, useEntity } from "./entities";
import { visibleFields } from "./visibleFields";

/** The fields that the entity's screens show to this person. */
export function useVisibleFields(): readonly ClientField[] {
  const entity = useEntity();
  const catalog = useCatalog();
  return useMemo(() => visibleFields(entity, catalog), [entity, catalog]);
}
