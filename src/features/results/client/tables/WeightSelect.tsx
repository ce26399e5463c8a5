import { ListSubheader, MenuItem, TextField } from "@mui/material";
import { useTexts } from "../../../../client/kit/console";
import type { QuestionResult } from "../../shared/api";
import type { Weighting } from "../../shared/weightingsApi";

export interface WeightSelectProps {
  /** Variable, or name of a weighting; empty: everybody counts alike. */
  readonly value: string;
  readonly weightings: readonly Weighting[];
  /** Questions of numbers. */
  readonly weights: readonly QuestionResult[];
  readonly onChange: (weight: string) => void;
}

/** What respondents are weighted by. */
export function WeightSelect({ value, weightings, weights, onChange }: WeightSelectProps) {
  const { t } = useTexts();
  const known = [...weightings.map(({ name }) => name), ...weights.map(({ variable }) => variable)];
  return (
    <TextField
      select
      size="small"
      label={t("results.tables.weight")}
      value={known.includes(value) ? value : ""}
      onChange={(event) => onChange(event.target.value)}
      sx={{ minWidth: 200, maxWidth: 320 }}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      <MenuItem value="">{t("results.tables.noWeight")}</MenuItem>
      {weightings.length > 0 && <ListSubheader>{t("weights.title")}</ListSubheader>}
      {weightings.map(({ id, name }) => (
        <MenuItem key={id} value={name}>
          {name}
        </MenuItem>
      ))}
      {weights.length > 0 && <ListSubheader>{t("weights.form.variables")}</ListSubheader>}
      {weights.map(({ variable, title }) => (
        <MenuItem key={variable} value={variable}>
          {title || variable}
        </MenuItem>
      ))}
    </TextField>
  );
}
