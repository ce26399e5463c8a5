import { Button, Checkbox, FormControlLabel, MenuItem, Stack, TextField } from "@mui/material";
import { Icon, useTexts } from "../../../../client/kit/console";
import type { QuestionResult } from "../../shared/api";
import type { Weighting } from "../../shared/weightingsApi";
import { WeightSelect } from "./WeightSelect";

/** What a table is counted with. */
export interface Options {
  /** Variable, or name of a weighting; empty: everybody counts alike. */
  readonly weight: string;
  readonly level: number;
  readonly hasRowPercent: boolean;
  readonly hasStatistics: boolean;
}

const LEVELS = [0.9, 0.95, 0.99] as const;

interface TableOptionsProps {
  readonly options: Options;
  readonly onChange: (change: Partial<Options>) => void;
  readonly weightings: readonly Weighting[];
  /** Questions of numbers. */
  readonly weights: readonly QuestionResult[];
  readonly onManage: () => void;
}

/** Confidence, weight, and what is shown beside the shares of columns. */
export function TableOptions({ options, onChange, weightings, weights, onManage }: TableOptionsProps) {
  const { t, language } = useTexts();
  const { weight, level, hasRowPercent, hasStatistics } = options;
  return (
    <Stack direction="row" sx={{ flexWrap: "wrap", columnGap: 2, rowGap: 1.5, alignItems: "center" }}>
      <TextField
        select
        size="small"
        label={t("results.tables.level")}
        value={level}
        onChange={(event) => onChange({ level: Number(event.target.value) })}
        sx={{ minWidth: 120 }}
      >
        {LEVELS.map((one) => (
          <MenuItem key={one} value={one}>
            {new Intl.NumberFormat(language, { style: "percent" }).format(one)}
          </MenuItem>
        ))}
      </TextField>
      <WeightSelect value={weight} weightings={weightings} weights={weights} onChange={(next) => onChange({ weight: next })} />
      <Button startIcon={<Icon name="Tune" />} onClick={onManage}>
        {t("weights.manage")}
      </Button>
      <FormControlLabel
        control={<Checkbox size="small" checked={hasRowPercent} onChange={(_event, next) => onChange({ hasRowPercent: next })} />}
        label={t("crossTables.rowPercent")}
      />
      <FormControlLabel
        control={<Checkbox size="small" checked={hasStatistics} onChange={(_event, next) => onChange({ hasStatistics: next })} />}
        label={t("crossTables.statistics")}
      />
    </Stack>
  );
}
