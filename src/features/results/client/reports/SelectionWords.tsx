import { Box, Paper, Typography } from "@mui/material";
import { useReferenceOptions, useTexts } from "../../../../client/kit/console";
import type { Results } from "../../shared/api";
import { filterChips } from "../filter/resultsFilter";
import type { Selection } from "../results";
import { useFormats } from "../useFormats";

const SEGMENTS = { entity: "segment", resource: "segments", label: "name" };

function SegmentWords({ id }: { readonly id: string }) {
  const { t } = useTexts();
  const { labels } = useReferenceOptions({ reference: SEGMENTS, text: "", isOpen: true });
  return <li dir="auto">{t("reports.segment", { segment: labels.get(id) ?? "…" })}</li>;
}

/** What a report will report on: the filter that stands on the screen, in words. */
export function SelectionWords({ results, selection }: { readonly results: Results; readonly selection: Selection }) {
  const { t } = useTexts();
  const formats = useFormats();
  const chips = filterChips(selection.filter, results.questions);
  const or = ` ${t("results.filter.or")} `;
  const isFiltered = chips.length > 0 || selection.segment !== "";
  return (
    <Paper variant="outlined" sx={{ px: 2, py: 1.5 }}>
      <Typography sx={{ fontWeight: 600 }}>
        {t("reports.page.base", { smart_count: results.base, count: formats.count(results.base) })}
      </Typography>
      {!isFiltered && (
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {t("reports.unfiltered")}
        </Typography>
      )}
      {isFiltered && (
        <Box component="ul" sx={{ m: 0, pl: 2.5, typography: "body2", overflowWrap: "anywhere" }}>
          {selection.segment !== "" && <SegmentWords id={selection.segment} />}
          {chips.map(({ questionId, question, answers }) => (
            <li key={questionId} dir="auto">
              {question} – {answers.join(or)}
            </li>
          ))}
        </Box>
      )}
      {selection.withTest && (
        <Typography variant="body2" sx={{ color: "text.secondary", mt: 0.5 }}>
          {t("reports.withoutTest")}
        </Typography>
      )}
    </Paper>
  );
}
