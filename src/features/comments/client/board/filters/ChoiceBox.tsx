import { MenuItem, TextField } from "@mui/material";
import { useTexts } from "../../../../../client/kit/console";

interface ChoiceBoxProps {
  readonly label: string;
  readonly value: string | undefined;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string | undefined) => void;
}

/** One of a few, or any. */
export function ChoiceBox({ label, value, options, onChange }: ChoiceBoxProps) {
  const { t } = useTexts();
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value ?? ""}
      onChange={(event) => onChange(event.target.value || undefined)}
      sx={{ flex: "0 1 150px", minWidth: 120 }}
    >
      <MenuItem value="">{t("fields.filter.any")}</MenuItem>
      {options.map((option) => (
        <MenuItem key={option.value} value={option.value}>
          {option.label}
        </MenuItem>
      ))}
    </TextField>
  );
}
