import { Box, MenuItem, Select } from "@mui/material";
import { useState } from "react";
import { ReferencePicker, useTexts } from "../../client/kit/console";
import type { ClientReference } from "../../schema/clientCatalog";
import { partsOf } from "./partsOf";

interface TargetPickerProps {
  /** Id of the record's control; absent in filters. */
  readonly id?: string;
  readonly label: string;
  readonly targets: readonly ClientReference[];
  readonly value: unknown;
  readonly isDisabled?: boolean;
  readonly hasError?: boolean;
  readonly onChange: (value: string | undefined) => void;
}

/** The entity first, then its record. */
export function TargetPicker({ id, label, targets, value, isDisabled, hasError, onChange }: TargetPickerProps) {
  const { t } = useTexts();
  const { entity, recordId } = partsOf(value);
  const [picked, setPicked] = useState<string>();
  const target = targets.find((one) => one.entity === (picked ?? entity)) ?? targets[0];
  if (!target) return null;
  const pick = (next: string) => {
    setPicked(next);
    if (next !== entity) onChange(undefined);
  };
  return (
    <Box sx={{ display: "grid", gap: 1, gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "minmax(140px, 1fr) minmax(0, 3fr)" } }}>
      <Select
        size="small"
        value={target.entity}
        disabled={isDisabled ?? false}
        SelectDisplayProps={{ "aria-label": t("fields.polymorphic.entity", { name: label }) }}
        onChange={(event) => pick(event.target.value)}
      >
        {targets.map((one) => (
          <MenuItem key={one.entity} value={one.entity}>
            {t(`entities.${one.entity}.name`, { smart_count: 1, _: one.entity })}
          </MenuItem>
        ))}
      </Select>
      <ReferencePicker
        key={target.entity}
        {...(id ? { id } : {})}
        reference={target}
        value={target.entity === entity && recordId ? recordId : undefined}
        ariaLabel={t("fields.polymorphic.record", { name: label })}
        isDisabled={isDisabled ?? false}
        hasError={hasError ?? false}
        onChange={(next) => onChange(next ? `${target.entity}/${next}` : undefined)}
      />
    </Box>
  );
}
