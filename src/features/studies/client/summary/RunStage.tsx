import { LinearProgress, Typography } from "@mui/material";
import { useTexts } from "../../../../client/kit/console";
import type { StageProps } from "./stageProps";
import { useAmount } from "./useAmount";

/** How far the sample is and, in the end, what was charged. */
export function RunStage({ record, summary: { quote, completes } }: StageProps) {
  const { t, language } = useTexts();
  const amountOf = useAmount();
  const number = new Intl.NumberFormat(language);
  const sample = Number(record.sampleSize ?? 0);
  const charged = record.status === "FINISHED" ? (quote?.charged ?? null) : null;
  return (
    <>
      <Typography>
        {t("studies.order.progress", { completes: number.format(completes), sample: number.format(sample) })}
      </Typography>
      <LinearProgress
        variant="determinate"
        value={sample > 0 ? Math.min(100, (completes / sample) * 100) : 0}
        aria-label={t("studies.order.field")}
        sx={{ height: 8, borderRadius: 4 }}
      />
      {quote && charged !== null && (
        <Typography>
          {t("studies.order.charged", { charged: amountOf(charged), returned: amountOf(quote.total - charged) })}
        </Typography>
      )}
    </>
  );
}
