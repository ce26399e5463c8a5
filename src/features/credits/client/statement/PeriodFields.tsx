import { Box, Button, TextField } from "@mui/material";
import { useTexts } from "../../../../client/kit/console";
import { ALL_TIME, type PeriodFilter } from "./period";

interface PeriodFieldsProps {
  readonly period: PeriodFilter;
  readonly onChange: (period: PeriodFilter) => void;
}

/** Which days of the statement are looked at. */
export function PeriodFields({ period, onChange }: PeriodFieldsProps) {
  const { t } = useTexts();
  return (
    <Box
      role="search"
      aria-label={t("credits.period.label")}
      sx={{ display: "flex", flexWrap: "wrap", gap: 1.5, alignItems: "center" }}
    >
      {(["from", "to"] as const).map((name) => (
        <TextField
          key={name}
          size="small"
          type="date"
          label={t(`credits.period.${name}`)}
          value={period[name]}
          onChange={(event) => onChange({ ...period, [name]: event.target.value })}
          sx={{ flex: "1 1 140px", maxWidth: { sm: 170 } }}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      ))}
      {(period.from || period.to) && (
        <Button color="inherit" onClick={() => onChange(ALL_TIME)}>
          {t("credits.period.clear")}
        </Button>
      )}
    </Box>
  );
}
