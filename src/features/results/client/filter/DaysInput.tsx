import { Chip, Stack, Typography } from "@mui/material";
import { useTexts } from "../../../../client/kit/console";
import { type Condition, RESPONSE_DAY } from "../../shared/conditions";
import { RangeInput } from "./RangeInput";

const LAST = [7, 30] as const;

interface DaysInputProps {
  readonly condition: Condition | undefined;
  readonly onChange: (condition: Condition | undefined) => void;
}

/** When responses were completed: the last days, or between two. */
export function DaysInput({ condition, onChange }: DaysInputProps) {
  const { t } = useTexts();
  const { from, to, last, not } = condition ?? {};
  const more = not ? { not } : {};
  return (
    <Stack sx={{ gap: 1 }}>
      <Stack direction="row" sx={{ gap: 1, px: 1, flexWrap: "wrap" }}>
        {LAST.map((days) => (
          <Chip
            key={days}
            label={t("filters.lastDays", { smart_count: days })}
            color={last === days ? "primary" : "default"}
            variant={last === days ? "filled" : "outlined"}
            aria-pressed={last === days}
            onClick={() => onChange(last === days ? undefined : { variable: RESPONSE_DAY, last: days, ...more })}
          />
        ))}
      </Stack>
      <Typography variant="body2" sx={{ px: 1, mb: 0.5, color: "text.secondary" }}>
        {t("filters.days")}
      </Typography>
      <RangeInput
        key={last}
        isOfDays
        value={{ ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) }}
        onChange={(range) => onChange(range && { variable: RESPONSE_DAY, ...range, ...more })}
      />
    </Stack>
  );
}
