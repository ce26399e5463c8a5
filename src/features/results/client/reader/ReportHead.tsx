import { Box, Button, Chip, Paper, Stack, Typography } from "@mui/material";
import { Icon, useTexts } from "../../../../client/kit/reader";
import type { OpenedReport } from "../../shared/reportsApi";
import { useFormats } from "../useFormats";

interface ReportHeadProps {
  readonly report: OpenedReport;
  readonly onPrint: () => void;
}

/** A report's name, how many responses it stands on, which, and when its numbers are from. */
export function ReportHead({ report, onPrint }: ReportHeadProps) {
  const { t } = useTexts();
  const formats = useFormats();
  const { name, title, base, filter, segment, isFrozen, asOf } = report;
  const isFiltered = filter.length > 0 || segment !== null;
  const or = ` ${t("results.filter.or")} `;
  return (
    <Stack component="header" sx={{ gap: 1.5 }}>
      <Box>
        <Typography dir="auto" variant="h1" sx={{ overflowWrap: "anywhere" }}>
          {name}
        </Typography>
        {title !== "" && title !== name && (
          <Typography dir="auto" sx={{ color: "text.secondary", mt: 0.5, overflowWrap: "anywhere" }}>
            {title}
          </Typography>
        )}
      </Box>
      <Stack direction="row" sx={{ flexWrap: "wrap", columnGap: 2, rowGap: 1, alignItems: "center" }}>
        <Typography sx={{ fontWeight: 600 }}>
          {t("reports.page.base", { smart_count: base, count: formats.count(base) })}
        </Typography>
        <Chip
          size="small"
          variant="outlined"
          icon={<Icon name={isFrozen ? "Lock" : "Sync"} />}
          label={t(`reports.kinds.${isFrozen ? "frozen" : "live"}.label`)}
        />
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {t("reports.page.asOf", { moment: formats.moment(asOf) })}
        </Typography>
        <Button startIcon={<Icon name="Print" />} onClick={onPrint} sx={{ ml: { sm: "auto" } }}>
          {t("resultsView.print.all")}
        </Button>
      </Stack>
      {isFiltered && (
        <Paper variant="outlined" sx={{ px: 2, py: 1.5 }}>
          <Typography variant="body2" sx={{ fontWeight: 600, display: "flex", gap: 1, alignItems: "center", mb: 0.5 }}>
            <Icon name="FilterList" />
            {t("reports.page.filtered")}
          </Typography>
          <Box component="ul" sx={{ m: 0, pl: 2.5, typography: "body2", overflowWrap: "anywhere" }}>
            {segment !== null && <li dir="auto">{t("reports.segment", { segment })}</li>}
            {filter.map(({ question, answers, isNot }) => (
              <li key={`${question} ${answers.join()}`} dir="auto">
                {question} – {isNot && `${t("filters.isNot")} `}
                {answers.join(or)}
              </li>
            ))}
          </Box>
        </Paper>
      )}
    </Stack>
  );
}
