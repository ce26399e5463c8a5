import { useState } from "react";
import { useClientRegistry } from "../../../host/clientRegistry";
import { useTexts } from "../../common/useTexts";
import { useEntity } from "../../entity/entities";
import { isEditable } from "../table/editable";
import { BulkButton } from "./BulkButton";
import { BulkEditDialog } from "./BulkEditDialog";

/** Gives a field of all the selected records one value. */
export function BulkEdit() {
  const { t } = useTexts();
  const entity = useEntity();
  const { fieldKinds } = useClientRegistry();
  const [isOpen, setIsOpen] = useState(false);
  const fields = entity.fields.filter((field) => isEditable(entity, field, fieldKinds.get(field.kind)));
  if (fields.length === 0) return null;
  return (
    <>
      <BulkButton icon="Edit" label={t("console.action.edit")} onClick={() => setIsOpen(true)} />
      {isOpen ? <BulkEditDialog fields={fields} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
