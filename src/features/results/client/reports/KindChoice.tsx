import { Box, FormControl, FormControlLabel, FormLabel, Radio, RadioGroup, Typography } from "@mui/material";
import { useTexts } from "../../../../client/kit/console";

interface KindChoiceProps {
  readonly isFrozen: boolean;
  readonly onChange: (isFrozen: boolean) => void;
}

/** Whether a report follows the answers, or keeps the numbers of now. */
export function KindChoice({ isFrozen, onChange }: KindChoiceProps) {
  const { t } = useTexts();
  return (
    <FormControl>
      <FormLabel sx={{ typography: "subtitle2", mb: 0.5 }}>{t("reports.kind")}</FormLabel>
      <RadioGroup value={isFrozen ? "frozen" : "live"} onChange={(_event, next) => onChange(next === "frozen")}>
        {(["live", "frozen"] as const).map((kind) => (
          <FormControlLabel
            key={kind}
            value={kind}
            control={<Radio size="small" />}
            sx={{ alignItems: "flex-start", py: 0.25 }}
            label={
              <Box sx={{ pt: 0.75 }}>
                <Typography>{t(`reports.kinds.${kind}.name`)}</Typography>
                <Typography variant="body2" sx={{ color: "text.secondary" }}>
                  {t(`reports.kinds.${kind}.help`)}
                </Typography>
              </Box>
            }
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
