import { Autocomplete, TextField } from "@mui/material";
import { useTexts } from "../../../../client/kit/console";
import type { PanelCriterionChoice } from "../../../../contracts/api/panel";

interface ValuesPickerProps {
  readonly id: string;
  readonly label: string;
  readonly choice: PanelCriterionChoice | undefined;
  readonly values: readonly string[];
  readonly isDisabled: boolean;
  readonly isFaulty: boolean;
  readonly onChange: (values: readonly string[]) => void;
}

/** Some of a criterion's values, from its closed list. */
export function ValuesPicker({ id, label, choice, values, isDisabled, isFaulty, onChange }: ValuesPickerProps) {
  const { t } = useTexts();
  const labels = new Map(choice?.values.map((one) => [one.value, one.label]));
  return (
    <Autocomplete
      id={id}
      multiple
      size="small"
      disableCloseOnSelect
      options={choice?.values.map(({ value }) => value) ?? []}
      value={[...values]}
      disabled={isDisabled || !choice}
      getOptionLabel={(value) => labels.get(value) ?? value}
      onChange={(_event, next) => onChange(next)}
      openText={t("fields.open")}
      closeText={t("fields.close")}
      clearText={t("fields.clear")}
      noOptionsText={t("studies.profile.noValue")}
      renderInput={(params) => <TextField {...params} label={label} error={isFaulty} />}
      sx={{ flex: "1 1 240px", minWidth: 0 }}
    />
  );
}
