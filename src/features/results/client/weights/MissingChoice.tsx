import { Alert, FormControl, FormControlLabel, FormLabel, Radio, RadioGroup, Stack } from "@mui/material";
import { useTexts } from "../../../../client/kit/console";
import type { MissingWeight, WeightTablePreview } from "../../shared/weightingsApi";
import { useFormats } from "../useFormats";

interface MissingChoiceProps {
  readonly preview: WeightTablePreview;
  readonly value: MissingWeight;
  readonly onChange: (value: MissingWeight) => void;
}

/** How many complete responses a table of weights says nothing of, and what becomes of them. */
export function MissingChoice({ preview: { base, respondents, without }, value, onChange }: MissingChoiceProps) {
  const { t } = useTexts();
  const formats = useFormats();
  const counts = { known: formats.count(respondents), base: formats.count(base) };
  return (
    <Stack sx={{ gap: 2 }}>
      <Alert severity={without > 0 ? "warning" : "success"} role="status">
        {without > 0
          ? t("weights.import.some", { smart_count: without, count: formats.count(without), ...counts })
          : t("weights.import.all", { smart_count: base, ...counts })}
      </Alert>
      {without > 0 && (
        <FormControl>
          <FormLabel sx={{ typography: "subtitle2", mb: 0.5 }}>{t("weights.import.missing.title")}</FormLabel>
          <RadioGroup value={value} onChange={(_event, next) => onChange(next === "one" ? "one" : "exclude")}>
            {(["exclude", "one"] as const).map((choice) => (
              <FormControlLabel
                key={choice}
                value={choice}
                control={<Radio size="small" />}
                label={t(`weights.import.missing.${choice}`)}
              />
            ))}
          </RadioGroup>
        </FormControl>
      )}
    </Stack>
  );
}
