import { Box, Typography } from "@mui/material";
import { useTexts } from "../../../../client/kit/charts";
import { useFormats } from "../useFormats";

export interface PrintHeadProps {
  readonly titleId: string;
  readonly title: string;
  /** Complete responses that the filter leaves. */
  readonly base: number;
  /** The filter, the segment and the split, in words. */
  readonly lines: readonly string[];
  /** When the numbers are from, as ISO. */
  readonly asOf: string;
}

/** What the sheet stands on. */
export function PrintHead({ titleId, title, base, lines, asOf }: PrintHeadProps) {
  const { t } = useTexts();
  const formats = useFormats();
  return (
    <Box component="header" sx={{ mb: 3 }}>
      <Typography id={titleId} dir="auto" variant="h2" component="h1" sx={{ overflowWrap: "anywhere" }}>
        {title}
      </Typography>
      <Typography variant="body2" sx={{ mt: 0.5 }}>
        {t("reports.page.base", { smart_count: base, count: formats.count(base) })} ·{" "}
        {t("reports.page.asOf", { moment: formats.moment(asOf) })}
      </Typography>
      {lines.length === 0 && <Typography variant="body2">{t("resultsView.print.noFilter")}</Typography>}
      {lines.map((line) => (
        <Typography key={line} dir="auto" variant="body2" sx={{ overflowWrap: "anywhere" }}>
          {line}
        </Typography>
      ))}
    </Box>
  );
}
