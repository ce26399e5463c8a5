import { useContext, useMemo } from "react";
import type { ClientField } from "../../../schema/clientCatalog";
import { useTexts } from "../common/useTexts";
import { EntityContext } from "../entity/entities";
import { fieldLabel } from "../entity/entityTexts";
import { itemFields, nameInItem } from "./itemFields";

interface ItemField {
  readonly field: ClientField;
  /** What an item itself calls it. */
  readonly name: string;
  readonly label: string;
}

/** The fields of an embedded list's items, with what people call them. */
export function useItemFields(field: ClientField): readonly ItemField[] {
  const entity = useContext(EntityContext);
  const { t } = useTexts();
  return useMemo(
    () =>
      itemFields(field).map((part) => ({
        field: part,
        name: nameInItem(part),
        label: entity ? fieldLabel(t, entity, part) : part.title,
      })),
    [field, entity, t],
  );
}
