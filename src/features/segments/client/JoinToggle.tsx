import { ToggleButton, ToggleButtonGroup } from "@mui/material";
import { useTexts } from "../../../client/kit/console";

interface JoinToggleProps {
  /** Of the condition below, from 1. */
  readonly number: number;
  readonly isAlternative: boolean;
  readonly isDisabled: boolean;
  readonly onChange: (isAlternative: boolean) => void;
}

/** Whether a condition has to hold as well as the one above, or is enough in its place. */
export function JoinToggle({ number, isAlternative, isDisabled, onChange }: JoinToggleProps) {
  const { t } = useTexts();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={isAlternative ? "any" : "all"}
      disabled={isDisabled}
      aria-label={`${t("segments.condition", { number })}: ${t("segments.join.label")}`}
      onChange={(_event, next: "all" | "any" | null) => next && onChange(next === "any")}
      sx={{ justifySelf: "start", ml: isAlternative ? 3 : 0 }}
    >
      {(["all", "any"] as const).map((join) => (
        <ToggleButton key={join} value={join} sx={{ px: 2, py: 0.25, color: "text.primary", textTransform: "none" }}>
          {t(`segments.join.${join}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
