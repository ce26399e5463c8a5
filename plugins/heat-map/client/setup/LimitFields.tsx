import { Checkbox, FormControlLabel, Stack, TextField } from "@mui/material";
import { useTexts } from "../../../../src/client/kit/console";
import { MOST_POINTS, type PointLimits } from "../../shared/heatMap";

interface LimitFieldsProps {
  readonly limits: PointLimits;
  readonly isDisabled: boolean;
  readonly onChange: (limits: Partial<PointLimits>) => void;
}

const NUMBERS = ["maxPositive", "maxNegative", "minPoints"] as const;

/** How many points an image takes, and whether each is explained. */
export function LimitFields({ limits, isDisabled, onChange }: LimitFieldsProps) {
  const { t } = useTexts();
  return (
    <>
      <Stack direction={{ xs: "column", sm: "row" }} sx={{ gap: 1.5 }}>
        {NUMBERS.map((name) => (
          <TextField
            key={name}
            label={t(`heatMap.setup.${name}`)}
            type="number"
            size="small"
            fullWidth
            disabled={isDisabled}
            value={String(limits[name])}
            slotProps={{ htmlInput: { min: 0, max: MOST_POINTS, step: 1, inputMode: "numeric" } }}
            onChange={({ target }) => {
              const number = Math.round(Number(target.value));
              if (Number.isFinite(number)) onChange({ [name]: Math.min(Math.max(number, 0), MOST_POINTS) });
            }}
          />
        ))}
      </Stack>
      <FormControlLabel
        label={t("heatMap.setup.explanationRequired")}
        control={
          <Checkbox
            checked={limits.explanationRequired}
            disabled={isDisabled}
            onChange={(_event, explanationRequired) => onChange({ explanationRequired })}
          />
        }
      />
    </>
  );
}
