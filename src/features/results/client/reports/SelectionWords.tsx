import { Box, Paper, Typography } from "@mui/material";
import { useTexts } from "../../../../client/kit/console";
import type { Results } from "../../shared/api";
import { conditionChips } from "../filter/conditions";
import type { Selection } from "../results";
import { useFormats } from "../useFormats";

/** What a report will report on: the filter that stands on the screen, in words. */
export function SelectionWords({ results, selection }: { readonly results: Results; readonly selection: Selection }) {
  const { t } = useTexts();
  const formats = useFormats();
  const chips = conditionChips(selection, results, { asked: selection.conditions, unknown: t("filters.unknown") });
  const or = ` ${t("results.filter.or")} `;
  const isFiltered = chips.length > 0;
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
          {chips.map(({ key, question, answers, isNot }) => (
            <li key={key} dir="auto">
              {question} – {isNot && `${t("filters.isNot")} `}
              {answers.join(or)}
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
