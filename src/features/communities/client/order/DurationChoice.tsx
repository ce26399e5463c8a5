import { MenuItem, TextField } from "@mui/material";
import { describedBy, type WidgetProps } from "../../../../client/kit/console";
import { DURATIONS } from "../../shared/plans";
import { useDurationText } from "./useDurationText";

/** For how long a community is ordered: months, or whole years. What one of before lasts stays on offer. */
export function DurationChoice({ id, value, required, disabled, errors, onChange }: WidgetProps) {
  const textOf = useDurationText();
  const own = typeof value === "number" ? value : undefined;
  const offered = own === undefined || DURATIONS.includes(own) ? DURATIONS : [...DURATIONS, own].sort((a, b) => a - b);
  return (
    <TextField
      select
      id={id}
      required={required}
      disabled={disabled}
      error={errors.length > 0}
      value={own ?? ""}
      onChange={({ target }) => onChange(target.value === "" ? undefined : Number(target.value))}
      slotProps={{
        htmlInput: { "aria-describedby": describedBy(id) },
        select: {
          MenuProps: { sx: { maxHeight: 420 } },
          SelectDisplayProps: { "aria-labelledby": `${id}-label ${id}`, "aria-describedby": describedBy(id) },
        },
      }}
      sx={{ maxWidth: 320 }}
      fullWidth
    >
      {required ? null : <MenuItem value="">–</MenuItem>}
      {offered.map((months) => (
        <MenuItem key={months} value={months}>
          {textOf(months)}
        </MenuItem>
      ))}
    </TextField>
  );
}
