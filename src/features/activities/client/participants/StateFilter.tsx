import { Chip, Stack } from "@mui/material";
import { useTexts } from "../../../../client/kit/console";
import type { ParticipantPage } from "../../shared/api/participants";
import { PARTICIPANT_STATES, type ParticipantState } from "../../shared/participant";

interface StateFilterProps {
  readonly counts: ParticipantPage["counts"];
  readonly state: ParticipantState | undefined;
  readonly onChange: (state: ParticipantState | undefined) => void;
}

/** How many there are of each state; one of them can be looked at alone. */
export function StateFilter({ counts, state, onChange }: StateFilterProps) {
  const { t, language } = useTexts();
  const all = PARTICIPANT_STATES.reduce((sum, name) => sum + counts[name], 0);
  const chip = (value: ParticipantState | undefined, label: string, count: number) => (
    <Chip
      key={label}
      label={`${label} · ${count.toLocaleString(language)}`}
      onClick={() => onChange(value)}
      aria-pressed={value === state}
      color={value === state ? "primary" : "default"}
      variant={value === state ? "filled" : "outlined"}
    />
  );
  return (
    <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: "wrap" }}>
      {chip(undefined, t("activities.participants.all"), all)}
      {PARTICIPANT_STATES.map((name) => chip(name, t(`activities.participants.states.${name}`), counts[name]))}
    </Stack>
  );
}
