import { Autocomplete, TextField } from "@mui/material";
import { useState } from "react";
import { useTexts } from "../../../../client/kit/console";
import type { PanelCriterionChoice } from "../../../../contracts/api/panel";
import { readAgeRange } from "../../../../shared/ageRange";
import { asAgeRange } from "./ages";
import { useValueLabel } from "./useValueLabel";

interface ValuesPickerProps {
  readonly id: string;
  readonly label: string;
  readonly choice: PanelCriterionChoice | undefined;
  readonly values: readonly string[];
  readonly isDisabled: boolean;
  readonly isFaulty: boolean;
  readonly onChange: (values: readonly string[]) => void;
}

/** Some of a criterion's values: from its list, or ranges of ages of one's own. */
export function ValuesPicker({ id, label, choice, values, isDisabled, isFaulty, onChange }: ValuesPickerProps) {
  const { t } = useTexts();
  const labelOf = useValueLabel();
  const [isMistyped, setIsMistyped] = useState(false);
  const ages = choice?.ages;
  const isValue = (text: string) =>
    choice?.values.some(({ value }) => value === text) === true || (ages !== undefined && readAgeRange(text) !== undefined);
  const choose = (next: readonly string[]) => {
    const read = next.map((text) => (values.includes(text) ? text : asAgeRange(text)));
    setIsMistyped(!read.every(isValue));
    onChange([...new Set(read.filter(isValue))]);
  };
  const help = ages && t(`studies.profile.ages.${isMistyped ? "issue" : "help"}`, { ...ages });
  return (
    <Autocomplete
      id={id}
      multiple
      size="small"
      disableCloseOnSelect
      freeSolo={ages !== undefined}
      options={choice?.values.map(({ value }) => value) ?? []}
      value={[...values]}
      disabled={isDisabled || !choice}
      getOptionLabel={(value) => labelOf(choice, value)}
      onChange={(_event, next) => choose(next)}
      openText={t("fields.open")}
      closeText={t("fields.close")}
      clearText={t("fields.clear")}
      noOptionsText={t("studies.profile.noValue")}
      renderInput={(params) => <TextField {...params} label={label} error={isFaulty || isMistyped} helperText={help} />}
      sx={{ flex: "1 1 240px", minWidth: 0 }}
    />
  );
}
