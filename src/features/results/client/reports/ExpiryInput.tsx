import { TextField } from "@mui/material";
import { useTexts } from "../../../../client/kit/console";
import { MOST_REPORT_DAYS } from "../../shared/reports";
import { dayIn } from "./days";

interface ExpiryInputProps {
  /** `YYYY-MM-DD`; empty while nothing is chosen. */
  readonly value: string;
  readonly onChange: (day: string) => void;
}

export const isExpiry = (day: string): boolean => day >= dayIn(0) && day <= dayIn(MOST_REPORT_DAYS);

/** The last day of a report, within a year. */
export function ExpiryInput({ value, onChange }: ExpiryInputProps) {
  const { t } = useTexts();
  return (
    <TextField
      type="date"
      label={t("reports.expiry")}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={!isExpiry(value)}
      helperText={t(value !== "" && value < dayIn(0) ? "reports.expiryPast" : "reports.expiryHelp")}
      slotProps={{ htmlInput: { min: dayIn(0), max: dayIn(MOST_REPORT_DAYS) }, inputLabel: { shrink: true } }}
      sx={{ maxWidth: 280 }}
    />
  );
}
