import { Button, Chip, FormControlLabel, Paper, Stack, Switch, Typography } from "@mui/material";
import { useState } from "react";
import { Icon, useTexts } from "../../../../client/kit/console";
import type { Results } from "../../shared/api";
import type { Selection } from "../results";
import { useFormats } from "../useFormats";
import { FilterMenu } from "./FilterMenu";
import { filterChips, NO_FILTER, withAnswers } from "./resultsFilter";
import { SegmentSelect } from "./SegmentSelect";

interface FilterBarProps {
  readonly results: Results;
  readonly selection: Selection;
  readonly onChange: (selection: Selection) => void;
}

/** Stays in view: which responses count, and how many they are. */
export function FilterBar({ results, selection, onChange }: FilterBarProps) {
  const { t } = useTexts();
  const formats = useFormats();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const { filter, withTest } = selection;
  const chips = filterChips(filter, results.questions);
  const total = results.responses.total + (withTest ? results.responses.test : 0);
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-label={t("results.filter.label")}
      sx={{ position: "sticky", top: 64, zIndex: 10, px: 1.5, py: 1, boxShadow: 1 }}
    >
      <Stack direction="row" sx={{ flexWrap: "wrap", columnGap: 1.5, rowGap: 1, alignItems: "center" }}>
        <Button size="small" startIcon={<Icon name="FilterList" />} onClick={(event) => setAnchor(event.currentTarget)}>
          {t("results.filter.add")}
        </Button>
        <SegmentSelect value={selection.segment} onChange={(segment) => onChange({ ...selection, segment })} />
        {chips.map(({ questionId, question, answers }) => (
          <Chip
            key={questionId}
            size="small"
            color="primary"
            variant="outlined"
            title={`${question}: ${answers.join(", ")}`}
            label={`${question}: ${answers.join(` ${t("results.filter.or")} `)}`}
            onDelete={() => onChange({ ...selection, filter: withAnswers(filter, questionId, []) })}
            sx={{ maxWidth: { xs: "100%", md: 320 } }}
          />
        ))}
        {chips.length > 1 && (
          <Button size="small" color="inherit" onClick={() => onChange({ ...selection, filter: NO_FILTER })}>
            {t("results.filter.clear")}
          </Button>
        )}
        <Typography variant="body2" role="status" sx={{ ml: { sm: "auto" }, color: "text.secondary" }}>
          {t("results.filter.remaining", {
            smart_count: total,
            base: formats.count(results.base),
            total: formats.count(total),
          })}
        </Typography>
        <FormControlLabel
          control={
            <Switch size="small" checked={withTest} onChange={(_event, next) => onChange({ ...selection, withTest: next })} />
          }
          label={t("results.filter.withTest")}
          slotProps={{ typography: { variant: "body2" } }}
          sx={{ m: 0, gap: 0.5 }}
        />
      </Stack>
      <FilterMenu
        anchor={anchor}
        questions={results.questions}
        filter={filter}
        onChange={(next) => onChange({ ...selection, filter: next })}
        onClose={() => setAnchor(undefined)}
      />
    </Paper>
  );
}
