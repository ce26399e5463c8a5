import { Alert, Box, Button, Typography } from "@mui/material";
import { useTexts } from "../../../../client/kit/console";
import { DISPOSITIONS, type Disposition } from "../../../../survey/fieldwork/dispositions";
import type { AdjustmentReport } from "../../shared/api/settings";

interface AdjustmentResultProps {
  readonly report: AdjustmentReport;
  readonly isBusy: boolean;
  readonly onApply: () => void;
}

const ALL = Object.keys(DISPOSITIONS) as Disposition[];
const MOST_NAMED = 20;

/** What an adjustment would do, and the button that does it. */
export function AdjustmentResult({ report, isBusy, onApply }: AdjustmentResultProps) {
  const { t } = useTexts();
  const { changes, unchanged, open, unknown } = report;
  const total = ALL.reduce((sum, name) => sum + (changes[name] ?? 0), 0);
  const lines = [
    ...ALL.filter((name) => changes[name]).map((name) =>
      t("surveys.fieldwork.reconcile.change", {
        count: changes[name] ?? 0,
        from: t(`entities.response.enums.disposition.${name}`),
      }),
    ),
    ...(unchanged > 0 ? [t("surveys.fieldwork.reconcile.unchanged", { count: unchanged })] : []),
    ...(open > 0 ? [t("surveys.fieldwork.reconcile.open", { count: open })] : []),
    ...(unknown.length > 0
      ? [t("surveys.fieldwork.reconcile.unknown", { count: unknown.length, ids: unknown.slice(0, MOST_NAMED).join(", ") })]
      : []),
  ];
  return (
    <Alert severity={total > 0 ? "warning" : "info"} role="status">
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {lines.map((line) => (
          <Typography key={line} component="li" variant="body2" sx={{ overflowWrap: "anywhere" }}>
            {line}
          </Typography>
        ))}
      </Box>
      {total > 0 ? (
        <Button variant="contained" disabled={isBusy} onClick={onApply} sx={{ mt: 1.5 }}>
          {t("surveys.fieldwork.reconcile.apply", { smart_count: total })}
        </Button>
      ) : (
        <Typography variant="body2">{t("surveys.fieldwork.reconcile.nothing")}</Typography>
      )}
    </Alert>
  );
}
