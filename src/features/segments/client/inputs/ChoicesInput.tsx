import { Autocomplete, TextField } from "@mui/material";
import { useTexts } from "../../../../client/kit/console";

interface ChoicesInputProps {
  readonly id: string;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly values: readonly string[];
  readonly isDisabled: boolean;
  readonly isFaulty: boolean;
  /** Told what is typed, where the options follow from it. */
  readonly onType?: (text: string) => void;
  readonly onChange: (values: readonly string[]) => void;
}

/** Some of a list's values: any of them will do. */
export function ChoicesInput(props: ChoicesInputProps) {
  const { id, label, options, values, isDisabled, isFaulty, onType, onChange } = props;
  const { t } = useTexts();
  const labels = new Map(options.map((one) => [one.value, one.label]));
  return (
    <Autocomplete
      id={`${id}-values`}
      multiple
      size="small"
      disableCloseOnSelect
      options={[...new Set([...options.map(({ value }) => value), ...values])]}
      value={[...values]}
      disabled={isDisabled}
      getOptionLabel={(value) => labels.get(value) ?? value}
      onChange={(_event, next) => onChange(next)}
      onInputChange={(_event, text, reason) => onType?.(reason === "input" ? text : "")}
      openText={t("fields.open")}
      closeText={t("fields.close")}
      clearText={t("fields.clear")}
      noOptionsText={t("fields.reference.none")}
      renderInput={(params) => <TextField {...params} label={label} error={isFaulty} />}
    />
  );
}
