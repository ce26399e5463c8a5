import { Box, MenuItem, TextField } from "@mui/material";
import { useTexts } from "../../../client/kit/console";
import type { RedeemFilter } from "../shared/api/redeem";
import { TYPES } from "../shared/redeem";

/** As the fields have them; "": all. */
export interface RedeemFields {
  readonly type: (typeof TYPES)[number] | "";
  /** Days, YYYY-MM-DD; both included. */
  readonly from: string;
  readonly to: string;
}

export const NO_FILTER: RedeemFields = { type: "", from: "", to: "" };

/** The beginning of a day, or of one after it, by the reader's clock. */
function startOf(day: string, after = 0): string {
  const date = new Date(`${day}T00:00:00`);
  date.setDate(date.getDate() + after);
  return date.toISOString();
}

/** What the calls take. */
export function filterOf({ type, from, to }: RedeemFields): RedeemFilter {
  return {
    ...(type ? { type } : {}),
    ...(from ? { initialDate: startOf(from) } : {}),
    ...(to ? { endDate: startOf(to, 1) } : {}),
  };
}

interface RedeemFiltersProps {
  readonly fields: RedeemFields;
  readonly onChange: (fields: RedeemFields) => void;
}

/** Which redemptions: of a type, requested between two days. */
export function RedeemFilters({ fields, onChange }: RedeemFiltersProps) {
  const { t } = useTexts();
  return (
    <>
      <TextField
        select
        size="small"
        label={t("redeem.team.type")}
        value={fields.type}
        onChange={(event) => {
          const type = TYPES.find((one) => one === event.target.value) ?? "";
          onChange({ ...fields, type });
        }}
        sx={{ flex: "1 1 160px", maxWidth: { sm: 200 } }}
        slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
      >
        <MenuItem value="">{t("redeem.team.allTypes")}</MenuItem>
        {TYPES.map((one) => (
          <MenuItem key={one} value={one}>
            {t(`entities.redeem.enums.type.${one}`)}
          </MenuItem>
        ))}
      </TextField>
      {(["from", "to"] as const).map((name) => (
        <TextField
          key={name}
          size="small"
          type="date"
          label={t(`redeem.team.${name}`)}
          value={fields[name]}
          onChange={(event) => onChange({ ...fields, [name]: event.target.value })}
          sx={{ flex: "1 1 140px", maxWidth: { sm: 170 } }}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      ))}
      <Box sx={{ flex: "1 1 0" }} />
    </>
  );
}
