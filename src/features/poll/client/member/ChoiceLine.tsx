import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import Radio from "@mui/material/Radio";
import type { ChoiceProps } from "./choiceProps";

/** An option in words alone: a line of its own for a thumb. */
export function ChoiceLine({ option: { text }, name, isMultiple, isChosen, onChoose }: ChoiceProps) {
  const Control = isMultiple ? Checkbox : Radio;
  return (
    <FormControlLabel
      label={text}
      control={<Control name={name} checked={isChosen} onChange={(_event, checked) => onChoose(checked)} />}
      sx={{
        m: 0,
        px: 1,
        minHeight: 56,
        border: 1,
        borderRadius: 1,
        borderColor: isChosen ? "primary.main" : "divider",
        backgroundColor: "background.paper",
        overflowWrap: "anywhere",
        "&:focus-within": { outline: 2, outlineColor: "primary.main", outlineOffset: 2 },
      }}
    />
  );
}
