import { Box, Checkbox, FormControlLabel, FormGroup, Stack, Typography } from "@mui/material";
import { useTexts } from "../../../../client/kit/console";
import { useFormats } from "../useFormats";

export interface FilterValue {
  readonly key: string;
  readonly label: string;
  /** Responses that have it; absent where nobody counts them. */
  readonly count?: number;
}

interface ValuePickerProps {
  readonly label: string;
  readonly values: readonly FilterValue[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/** Some values: any of the chosen ones lets a response in. */
export function ValuePicker({ label, values, chosen, onChange }: ValuePickerProps) {
  const { t } = useTexts();
  const formats = useFormats();
  if (values.length === 0)
    return (
      <Typography variant="body2" sx={{ p: 1, color: "text.secondary" }}>
        {t("filters.noValues")}
      </Typography>
    );
  return (
    <FormGroup aria-label={label} sx={{ px: 1 }}>
      {values.map(({ key, label: name, count }) => (
        <FormControlLabel
          key={key}
          control={
            <Checkbox
              size="small"
              checked={chosen.includes(key)}
              onChange={(_event, next) => onChange(next ? [...chosen, key] : chosen.filter((other) => other !== key))}
            />
          }
          label={
            <Stack direction="row" sx={{ justifyContent: "space-between", gap: 2 }}>
              <span dir="auto">{name}</span>
              {count !== undefined && (
                <Box component="span" sx={{ color: "text.secondary" }}>
                  {formats.count(count)}
                </Box>
              )}
            </Stack>
          }
          slotProps={{ typography: { sx: { flex: 1, overflowWrap: "anywhere" } } }}
          sx={{ mr: 0 }}
        />
      ))}
    </FormGroup>
  );
}
