import { Autocomplete, TextField } from "@mui/material";
import { Icon, useTexts } from "../../../../client/kit/console";
import type { SplitVariable } from "./useSplitVariables";

interface SplitSelectProps {
  readonly variables: readonly SplitVariable[];
  /** Name of the variable; empty: none. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** What the results are split by; a questionnaire has many questions, so it can be searched. */
export function SplitSelect({ variables, value, onChange }: SplitSelectProps) {
  const { t } = useTexts();
  return (
    <Autocomplete
      size="small"
      options={variables}
      value={variables.find(({ name }) => name === value) ?? null}
      groupBy={({ group }) => group}
      getOptionLabel={({ title }) => title}
      getOptionKey={({ name }) => name}
      isOptionEqualToValue={(one, other) => one.name === other.name}
      onChange={(_event, next) => onChange(next?.name ?? "")}
      openText={t("fields.open")}
      closeText={t("fields.close")}
      clearText={t("resultsView.split.none")}
      noOptionsText={t("results.tables.noQuestion")}
      renderInput={(params) => (
        <TextField
          {...params}
          label={t("resultsView.split.by")}
          placeholder={t("resultsView.split.none")}
          slotProps={{
            inputLabel: { ...params.InputLabelProps, shrink: true },
            input: {
              ...params.InputProps,
              startAdornment: <Icon name="AltRoute" fontSize="small" sx={{ mx: 0.5, color: "text.secondary" }} />,
            },
            htmlInput: params.inputProps,
          }}
        />
      )}
      sx={{ width: { xs: "100%", sm: 340 } }}
    />
  );
}
