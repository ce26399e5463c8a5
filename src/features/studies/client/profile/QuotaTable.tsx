import { Box, Button, IconButton, MenuItem, TextField, Typography } from "@mui/material";
import { Icon, useTexts } from "../../../../client/kit/console";
import type { QuotaTable as Table } from "../../shared/quotaTables";
import { divideEvenly, type QuotaValue } from "./divide";
import { QuotaTargets } from "./QuotaTargets";
import type { PanelCriterionChoice } from "./usePanelCriteria";

interface QuotaTableProps {
  readonly id: string;
  readonly table: Table<QuotaValue>;
  /** Criteria that no other table divides by. */
  readonly choices: readonly PanelCriterionChoice[];
  readonly sample: number;
  readonly isDisabled: boolean;
  /** By an empty name the sample is divided no more. */
  readonly onDivide: (criterion: string) => void;
  readonly onChange: (quotas: readonly QuotaValue[]) => void;
}

interface SumProps extends Pick<QuotaTableProps, "table" | "sample" | "isDisabled" | "onChange"> {}

/** What a table's quotas add up to, and a remedy where that isn't the sample. */
function Sum({ table: { quotas }, sample, isDisabled, onChange }: SumProps) {
  const { t, language } = useTexts();
  const number = new Intl.NumberFormat(language);
  const sum = quotas.reduce((all, { target }) => all + (target ?? 0), 0);
  const isRight = sum === sample;
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, alignItems: "center", minHeight: 32 }}>
      <Icon
        name={isRight ? "CheckCircle" : "Warning"}
        fontSize="small"
        sx={{ color: isRight ? "success.main" : "warning.main" }}
      />
      <Typography variant="body2" role="status" sx={{ fontVariantNumeric: "tabular-nums" }}>
        {t("studies.profile.sum", { sum: number.format(sum), sample: number.format(sample) })}
      </Typography>
      {!isRight && !isDisabled && (
        <Button
          size="small"
          onClick={() => {
            const targets = divideEvenly(sample, quotas.length);
            onChange(quotas.map((quota, at) => ({ ...quota, target: targets[at] ?? 0 })));
          }}
        >
          {t("studies.profile.even")}
        </Button>
      )}
    </Box>
  );
}

/** One division of the sample: by what, how many of each value, and whether they add up. */
export function QuotaTable({ id, table, choices, sample, isDisabled, onDivide, onChange }: QuotaTableProps) {
  const { t, language } = useTexts();
  const { criterion, quotas } = table;
  const name = choices.find((one) => one.name === criterion)?.label.toLocaleLowerCase(language) ?? "";
  const isDivided = quotas.length > 0;
  return (
    <Box
      {...(isDivided ? { role: "group", "aria-label": t("studies.profile.table", { criterion: name }) } : {})}
      sx={{
        ...{ display: "grid", gap: 1.5, gridTemplateColumns: "minmax(0, 1fr)" },
        ...(isDivided ? { border: 1, borderColor: "divider", borderRadius: 1, p: { xs: 1.5, sm: 2 } } : {}),
      }}
    >
      <Box sx={{ display: "flex", gap: 1, alignItems: "center" }}>
        <TextField
          select
          size="small"
          id={`${id}-by`}
          label={t("studies.profile.divideBy")}
          value={choices.some((one) => one.name === criterion) ? criterion : ""}
          disabled={isDisabled || sample === 0 || choices.length === 0}
          onChange={({ target }) => onDivide(target.value)}
          sx={{ flex: "1 1 0", minWidth: 0, maxWidth: 320 }}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        >
          <MenuItem value="">{t("studies.profile.undivided")}</MenuItem>
          {choices.map((one) => (
            <MenuItem key={one.name} value={one.name}>
              {one.label}
            </MenuItem>
          ))}
        </TextField>
        {isDivided && (
          <IconButton
            aria-label={t("studies.profile.removeTable", { criterion: name })}
            disabled={isDisabled}
            onClick={() => onChange([])}
            sx={{ ml: "auto" }}
          >
            <Icon name="Delete" />
          </IconButton>
        )}
      </Box>
      <QuotaTargets id={id} quotas={quotas} isDisabled={isDisabled} onChange={onChange} />
      {isDivided && <Sum table={table} sample={sample} isDisabled={isDisabled} onChange={onChange} />}
    </Box>
  );
}
