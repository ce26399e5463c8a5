import { NativeSelect, OutlinedInput } from "@mui/material";
import { useTexts } from "../../../../../client/kit/console";
import { localize } from "../../../../../shared/languages";
import type { OptionGroup } from "../../../../../survey/questionnaire";

interface GroupSelectProps {
  /** Code of the group; one that is gone shows by its code, to be mended. */
  readonly group: string | undefined;
  readonly groups: readonly OptionGroup[];
  readonly label: string;
  readonly language: string;
  readonly isDisabled: boolean;
  readonly onChange: (group: string | undefined) => void;
}

/** Says under which heading an option stands. */
export function GroupSelect({ group = "", groups, label, language, isDisabled, onChange }: GroupSelectProps) {
  const { t } = useTexts();
  const isGone = group !== "" && !groups.some(({ code }) => code === group);
  return (
    <NativeSelect
      input={<OutlinedInput size="small" />}
      value={group}
      disabled={isDisabled}
      error={isGone}
      onChange={(event) => onChange(event.target.value || undefined)}
      inputProps={{ "aria-label": label }}
      sx={{ maxWidth: 160, fontSize: "0.8125rem" }}
    >
      <option value="">{t("surveys.optionGroups.none")}</option>
      {isGone && <option value={group}>{group}</option>}
      {groups.map(({ code, label: heading }, place) => (
        <option key={code} value={code}>
          {localize(heading, language) || t("surveys.optionGroups.number", { position: place + 1 })}
        </option>
      ))}
    </NativeSelect>
  );
}
