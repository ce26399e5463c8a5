import { Box, FormControlLabel, FormHelperText, Switch } from "@mui/material";
import { useId } from "react";

interface SwitchedProps {
  readonly label: string;
  readonly help: string;
  readonly isOn: boolean;
  readonly isDisabled: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** A setting that is on or off, with what that means. */
export function Switched({ label, help, isOn, isDisabled, onChange }: SwitchedProps) {
  const id = useId();
  return (
    <Box>
      <FormControlLabel
        control={
          <Switch
            checked={isOn}
            disabled={isDisabled}
            onChange={(_event, next) => onChange(next)}
            slotProps={{ input: { "aria-describedby": id } }}
          />
        }
        label={label}
      />
      <FormHelperText id={id} sx={{ mt: 0, ml: 5.75 }}>
        {help}
      </FormHelperText>
    </Box>
  );
}
