import { useContext, useMemo } from "react";
import { useTexts } from "../common/useTexts";
import { EntityContext, useField } from "../entity/entities";
import { valueLabel } from "../entity/entityTexts";

/** The words of the field that a cell, filter or control stands for. */
export function useFieldTexts(): { readonly value: (value: string) => string } {
  const entity = useContext(EntityContext);
  const field = useField();
  const { t } = useTexts();
  return useMemo(
    () => ({ value: (value) => (entity && field ? valueLabel(t, entity, field, value) : value) }),
    [entity, field, t],
  );
}
