import { Box, FormControl, FormControlLabel, FormLabel, Radio, RadioGroup, Typography } from "@mui/material";
import { useTexts } from "../../../../client/kit/console";
import { EXPORT_FORMATS, type ExportFormat } from "../../shared/exportFormats";

interface FormatChoiceProps {
  readonly value: ExportFormat;
  readonly onChange: (format: ExportFormat) => void;
}

/** Formats, each with what it is good for. */
export function FormatChoice({ value, onChange }: FormatChoiceProps) {
  const { t } = useTexts();
  return (
    <FormControl sx={{ width: 1 }}>
      <FormLabel sx={{ typography: "subtitle2", mb: 0.5 }}>{t("surveys.exports.format")}</FormLabel>
      <RadioGroup value={value} onChange={(_, chosen) => onChange(chosen as ExportFormat)}>
        {EXPORT_FORMATS.map((format) => (
          <FormControlLabel
            key={format}
            value={format}
            control={<Radio />}
            sx={{ alignItems: "flex-start", py: 0.5 }}
            label={
              <Box sx={{ pt: 1 }}>
                <Typography>{t(`surveys.exports.formats.${format}.name`)}</Typography>
                <Typography variant="body2" sx={{ color: "text.secondary" }}>
                  {t(`surveys.exports.formats.${format}.help`)}
                </Typography>
              </Box>
            }
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
