import { Box, FormControlLabel, FormLabel, MenuItem, Select, Switch } from "@mui/material";
import { useId } from "react";
import type { ClientField } from "../../../../schema/clientCatalog";
import { useTexts } from "../../common/useTexts";
import { useEntityTexts } from "../../entity/useEntityTexts";
import { CellControl } from "../table/CellControl";

const VALUE = "bulk-value";
const LABEL = { typography: "body2", fontWeight: 600, color: "text.primary" } as const;

interface FieldSelectProps {
  readonly fields: readonly ClientField[];
  readonly name: string;
  readonly onChange: (name: string) => void;
}

export function FieldSelect({ fields, name, onChange }: FieldSelectProps) {
  const { t } = useTexts();
  const { label } = useEntityTexts();
  const id = useId();
  return (
    <Box sx={{ display: "grid", gap: 0.75 }}>
      <FormLabel id={id} sx={LABEL}>
        {t("console.bulk.edit.field")}
      </FormLabel>
      <Select size="small" value={name} labelId={id} onChange={(event) => onChange(event.target.value)}>
        {fields.map((field) => (
          <MenuItem key={field.name} value={field.name}>
            {label(field)}
          </MenuItem>
        ))}
      </Select>
    </Box>
  );
}

interface FieldValueProps {
  readonly field: ClientField;
  readonly title: string;
  readonly value: unknown;
  readonly isDisabled: boolean;
  readonly onChange: (value: unknown) => void;
}

export function FieldValue({ field, title, value, isDisabled, onChange }: FieldValueProps) {
  return (
    <>
      <FormLabel id={`${VALUE}-label`} htmlFor={VALUE} sx={LABEL}>
        {title}
      </FormLabel>
      <CellControl
        key={field.name}
        id={VALUE}
        field={field}
        value={value}
        errors={[]}
        isDisabled={isDisabled}
        onChange={onChange}
      />
    </>
  );
}

interface ClearSwitchProps {
  readonly isCleared: boolean;
  readonly onChange: (isCleared: boolean) => void;
}

export function ClearSwitch({ isCleared, onChange }: ClearSwitchProps) {
  const { t } = useTexts();
  return (
    <FormControlLabel
      label={t("console.bulk.edit.clear")}
      control={<Switch size="small" checked={isCleared} onChange={(_, isOn) => onChange(isOn)} />}
      sx={{ ml: -0.5, gap: 0.75 }}
    />
  );
}
