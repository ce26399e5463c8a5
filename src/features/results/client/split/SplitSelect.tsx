import { ListSubheader, MenuItem, TextField } from "@mui/material";
import { Icon, useTexts } from "../../../../client/kit/console";
import type { SplitVariable } from "./useSplitVariables";

interface SplitSelectProps {
  readonly variables: readonly SplitVariable[];
  /** Name of the variable; empty: none. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** What the results are split by. */
export function SplitSelect({ variables, value, onChange }: SplitSelectProps) {
  const { t } = useTexts();
  const groups = [...new Set(variables.map(({ group }) => group))];
  return (
    <TextField
      select
      size="small"
      label={t("resultsView.split.by")}
      value={variables.some(({ name }) => name === value) ? value : ""}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{
        inputLabel: { shrink: true },
        select: { displayEmpty: true, MenuProps: { slotProps: { paper: { sx: { maxHeight: 420, maxWidth: 480 } } } } },
        input: { startAdornment: <Icon name="AltRoute" fontSize="small" sx={{ mr: 0.75, color: "text.secondary" }} /> },
      }}
      sx={{ width: { xs: "100%", sm: 260 } }}
    >
      <MenuItem value="">{t("resultsView.split.none")}</MenuItem>
      {groups.flatMap((group) => [
        <ListSubheader key={`group ${group}`}>{group}</ListSubheader>,
        ...variables
          .filter((variable) => variable.group === group)
          .map(({ name, title }) => (
            <MenuItem key={name} value={name} dir="auto" sx={{ whiteSpace: "normal", overflowWrap: "anywhere" }}>
              {title}
            </MenuItem>
          )),
      ])}
    </TextField>
  );
}
