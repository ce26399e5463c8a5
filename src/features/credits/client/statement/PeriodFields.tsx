import { Box, Button, MenuItem, TextField } from "@mui/material";
import { useTexts } from "../../../../client/kit/console";
import { REASONS } from "../../shared/credits";
import { ALL_TIME, type PeriodFilter } from "./period";

interface PeriodFieldsProps {
  readonly period: PeriodFilter;
  readonly onChange: (period: PeriodFilter) => void;
}

/** Which days and which kind of transactions of the statement are looked at. */
export function PeriodFields({ period, onChange }: PeriodFieldsProps) {
  const { t } = useTexts();
  return (
    <Box
      role="search"
      aria-label={t("credits.period.label")}
      sx={{
        ...{ display: "flex", flexWrap: "wrap", gap: 1.5, alignItems: "center" },
        ...{ flex: "1 1 300px", justifyContent: { sm: "flex-end" } },
      }}
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
      <TextField
        select
        size="small"
        label={t("credits.period.reason")}
        value={period.reason}
        onChange={(event) => onChange({ ...period, reason: event.target.value })}
        sx={{ flex: "1 1 180px", maxWidth: { sm: 240 } }}
        slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
      >
        <MenuItem value="">{t("credits.period.allReasons")}</MenuItem>
        {REASONS.map((reason) => (
          <MenuItem key={reason} value={reason}>
            {t(`credits.reasons.${reason}`)}
          </MenuItem>
        ))}
      </TextField>
      {(period.from || period.to || period.reason) && (
        <Button color="inherit" onClick={() => onChange(ALL_TIME)}>
          {t("credits.period.clear")}
        </Button>
      )}
    </Box>
  );
}
