import { useMemo } from "react";
import type { ClientField } from "../../../schema/clientCatalog";
import { useCatalog, useEntity } from "./entities";
import { shownFields } from "./shownFields";

/** The fields that the entity's screens show to this person. */
export function useShownFields(): readonly ClientField[] {
  const entity = useEntity();
  const catalog = useCatalog();
  return useMemo(() => shownFields(entity, catalog), [entity, catalog]);
}
