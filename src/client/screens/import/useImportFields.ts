import { useMemo } from "react";
import type { ClientField } from "../../../schema/clientCatalog";
import type { FixedValues } from "../../data/importApi";
import { useEntity } from "../entity/entities";
import { requiredNames } from "../entity/requiredNames";

interface ImportField {
  readonly field: ClientField;
  readonly isRequired: boolean;
}

/**
 * The fields that a load may fill: those of the person's form for a new record, and what tells records apart. Where one of
 * several columns tells which record a row is about, none of them alone is required, and what a new record lacks is made.
 * @param fixed what all rows have anyway
 */
export function useImportFields(fixed?: FixedValues): readonly ImportField[] {
  const { fields, create, imports } = useEntity();
  return useMemo(() => {
    const properties = create?.schema.properties ?? {};
    const required = imports?.keys.length ? [] : requiredNames(create);
    const open = fields
      .filter(({ name }) => imports?.fields.includes(name) && properties[name]?.readOnly !== true)
      .filter(({ name }) => fixed?.[name] === undefined);
    const all = open.map((field) => ({ field, isRequired: required.includes(field.name) }));
    return all.sort((a, b) => Number(b.isRequired) - Number(a.isRequired));
  }, [fields, create, imports, fixed]);
}
