import { MenuItem, Select } from "@mui/material";
import type { ClientField } from "../../../../schema/clientCatalog";
import { useClientRegistry } from "../../../host/clientRegistry";
import { useTexts } from "../../common/useTexts";
import { FieldProvider, useEntity } from "../../entity/entities";
import { requiredNames } from "../../entity/requiredNames";
import { useEntityTexts } from "../../entity/useEntityTexts";
import { describedBy } from "../../form/describedBy";

interface CellControlProps {
  readonly id: string;
  readonly field: ClientField;
  readonly value: unknown;
  readonly errors: readonly string[];
  readonly isDisabled: boolean;
  readonly onChange: (value: unknown) => void;
}

function YesOrNo({ id, field, value, isDisabled, onChange }: CellControlProps) {
  const { t } = useTexts();
  const { label } = useEntityTexts();
  return (
    <Select
      size="small"
      fullWidth
      value={value === true ? "yes" : "no"}
      disabled={isDisabled}
      SelectDisplayProps={{ id, "aria-label": label(field), "aria-describedby": describedBy(id) }}
      onChange={(event) => onChange(event.target.value === "yes")}
    >
      <MenuItem value="yes">{t("fields.yes")}</MenuItem>
      <MenuItem value="no">{t("fields.no")}</MenuItem>
    </Select>
  );
}

/** The control of one field outside a form: in a cell of the list, or for many records at once. */
export function CellControl(props: CellControlProps) {
  const { id, field, value, errors, isDisabled, onChange } = props;
  const entity = useEntity();
  const { label } = useEntityTexts();
  const Widget = useClientRegistry().fieldKinds.get(field.kind)?.Widget;
  if (!Widget) return <YesOrNo {...props} />;
  return (
    <FieldProvider value={field}>
      <Widget
        id={id}
        label={label(field)}
        value={value ?? undefined}
        required={requiredNames(entity.update).includes(field.name)}
        disabled={isDisabled}
        schema={entity.update?.schema.properties?.[field.name] ?? field.schema}
        errors={errors}
        onChange={onChange}
      />
    </FieldProvider>
  );
}
