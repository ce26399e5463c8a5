import { MenuItem, TextField } from "@mui/material";
import type { PanelCriterionChoice } from "../../../../contracts/api/panel";

interface CriterionSelectProps {
  readonly id: string;
  readonly label: string;
  /** What choosing none is called. */
  readonly none: string;
  readonly choices: readonly PanelCriterionChoice[];
  /** Empty for none. */
  readonly value: string;
  readonly isDisabled: boolean;
  /** Why a criterion can't be taken; nothing where it can. */
  readonly refusalOf?: (choice: PanelCriterionChoice) => string | undefined;
  readonly onChange: (criterion: string) => void;
}

/** By which of the panel's criteria, or by none. */
export function CriterionSelect(props: CriterionSelectProps) {
  const { id, label, none, choices, value, isDisabled, refusalOf, onChange } = props;
  return (
    <TextField
      select
      size="small"
      id={id}
      label={label}
      value={choices.some((one) => one.name === value) ? value : ""}
      disabled={isDisabled || choices.length === 0}
      onChange={({ target }) => onChange(target.value)}
      sx={{ flex: "1 1 140px", minWidth: 0, maxWidth: 320 }}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      <MenuItem value="">{none}</MenuItem>
      {choices.map((one) => {
        const refusal = refusalOf?.(one);
        return (
          <MenuItem key={one.name} value={one.name} disabled={refusal !== undefined}>
            {refusal ? `${one.label} (${refusal.toLocaleLowerCase()})` : one.label}
          </MenuItem>
        );
      })}
    </TextField>
  );
}
