import { Checkbox, FormControlLabel, Stack } from "@mui/material";
import { NumberField, useTexts } from "../../../../src/client/kit/console";
import type { PointLimits } from "../../shared/api/schemas";
import { MOST_POINTS } from "../../shared/heatMap";

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
          <NumberField
            key={name}
            label={t(`heatMap.setup.${name}`)}
            size="small"
            fullWidth
            disabled={isDisabled}
            value={limits[name]}
            onValue={(number) => onChange({ [name]: Math.min(Math.max(number ?? 0, 0), MOST_POINTS) })}
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
