import { Box, Button, InputAdornment, MenuItem, TextField } from "@mui/material";
import { Icon, useTexts } from "../../../../../client/kit/console";
import { LABS_REASONS } from "../../../../../shared/labsReasons";
import type { MovementQuery } from "./useMovements";

export const NO_FILTER: MovementQuery = { reason: "", search: "", from: "", to: "" };
const LONGEST_SEARCH = 40;

interface MovementFiltersProps {
  readonly query: MovementQuery;
  readonly onChange: (query: MovementQuery) => void;
}

/** Who, what for and when. */
export function MovementFilters({ query, onChange }: MovementFiltersProps) {
  const { t } = useTexts();
  const change = (part: Partial<MovementQuery>) => onChange({ ...query, ...part });
  const isNarrowed = Object.values(query).some((value) => value !== "");
  return (
    <Box
      role="search"
      aria-label={t("ledger.labs.filter.label")}
      sx={{ display: "flex", flexWrap: "wrap", gap: 1.5, alignItems: "center" }}
    >
      <TextField
        size="small"
        type="search"
        label={t("ledger.labs.member")}
        value={query.search}
        onChange={(event) => change({ search: event.target.value })}
        sx={{ flex: "1 1 200px", maxWidth: { sm: 280 } }}
        slotProps={{
          htmlInput: { maxLength: LONGEST_SEARCH },
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <Icon name="Search" fontSize="small" />
              </InputAdornment>
            ),
          },
        }}
      />
      <TextField
        select
        size="small"
        label={t("ledger.reason")}
        value={query.reason}
        onChange={(event) => change({ reason: event.target.value })}
        sx={{ flex: "1 1 180px", maxWidth: { sm: 240 } }}
        slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
      >
        <MenuItem value="">{t("ledger.labs.filter.all")}</MenuItem>
        {LABS_REASONS.filter((reason) => reason !== "OPENING").map((reason) => (
          <MenuItem key={reason} value={reason}>
            {t(`community.history.reasons.${reason}`)}
          </MenuItem>
        ))}
      </TextField>
      {(["from", "to"] as const).map((name) => (
        <TextField
          key={name}
          size="small"
          type="date"
          label={t(`ledger.labs.filter.${name}`)}
          value={query[name]}
          onChange={(event) => change({ [name]: event.target.value })}
          sx={{ flex: "1 1 140px", maxWidth: { sm: 170 } }}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      ))}
      {isNarrowed && (
        <Button color="inherit" onClick={() => onChange(NO_FILTER)}>
          {t("ledger.labs.filter.clear")}
        </Button>
      )}
    </Box>
  );
}
