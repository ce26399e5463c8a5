import { useCallback, useMemo } from "react";
import type { ClientField, ClientWizard } from "../../../../schema/clientCatalog";
import { useTexts } from "../../common/useTexts";
import { useEntity } from "../../entity/entities";
import { useEntityTexts } from "../../entity/useEntityTexts";
import { looseField } from "../../form/itemFields";
import { ownFields } from "./steps";

/** The fields of a wizard's entity and its own, those that it asks for, and what people call them. */
export function useStepFields(wizard: ClientWizard) {
  const entity = useEntity();
  const { t } = useTexts();
  const { label: entityLabel } = useEntityTexts();
  const fields = useMemo(() => {
    const known = new Set(entity.fields.map((field) => field.name));
    const asked = wizard.steps.flatMap(({ form }) => Object.entries(form.schema.properties ?? {}));
    const loose = new Map(
      asked.filter(([name]) => !known.has(name)).map(([name, schema]) => [name, looseField(name, name, schema)]),
    );
    return [...entity.fields, ...loose.values()];
  }, [entity, wizard]);
  const label = useCallback(
    (field: ClientField) => {
      const isOwn = entity.fields.some(({ name }) => name === field.name) || field.name.includes(".");
      return isOwn ? entityLabel(field) : t(`wizards.${wizard.name}.fields.${field.name}`, { _: field.title });
    },
    [entity, entityLabel, t, wizard.name],
  );
  const asked = useMemo(() => {
    const names = new Set(wizard.steps.flatMap(ownFields));
    return fields.filter((field) => names.has(field.name));
  }, [fields, wizard]);
  return { fields, asked, label };
}
