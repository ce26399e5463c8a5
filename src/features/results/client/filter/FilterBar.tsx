import { Button, Chip, FormControlLabel, Paper, Stack, Switch, Typography } from "@mui/material";
import { useState } from "react";
import { Icon, useTexts } from "../../../../client/kit/console";
import type { Results } from "../../shared/api";
import type { Condition } from "../../shared/conditions";
import { EVERYTHING, type Selection } from "../results";
import { useFormats } from "../useFormats";
import { conditionChips, withCondition } from "./conditions";
import { FilterMenu, type OpenedMenu } from "./FilterMenu";

interface FilterBarProps {
  readonly activityId: string;
  readonly results: Results;
  /** Conditions that the results were asked for with. */
  readonly asked: readonly Condition[];
  readonly selection: Selection;
  readonly onChange: (selection: Selection) => void;
  /** Whether it stays in view on a phone, too; there it would cover the head of a table. @default true */
  readonly isStickyOnPhone?: boolean;
}

/** Stays in view: which responses count, and how many they are. */
export function FilterBar({ activityId, results, asked, selection, onChange, isStickyOnPhone = true }: FilterBarProps) {
  const { t } = useTexts();
  const formats = useFormats();
  const [opened, setOpened] = useState<OpenedMenu>();
  const { withTest } = selection;
  const chips = conditionChips(selection, results, { asked, unknown: t("filters.unknown") });
  const total = results.responses.total + (withTest ? results.responses.test : 0);
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-label={t("results.filter.label")}
      sx={{
        position: { xs: isStickyOnPhone ? "sticky" : "static", md: "sticky" },
        ...{ top: { xs: 56, sm: 64 }, zIndex: 10, px: 1.5, py: { xs: 0.5, md: 1 }, boxShadow: 1 },
      }}
    >
      <Stack direction="row" sx={{ flexWrap: "wrap", columnGap: 1.5, rowGap: { xs: 0.5, md: 1 }, alignItems: "center" }}>
        <Stack
          direction="row"
          sx={{
            ...{ columnGap: 1.5, rowGap: 1, alignItems: "center", minWidth: 0 },
            // One line on a phone: it scrolls sideways rather than push the results out of view.
            flexWrap: { xs: "nowrap", md: "wrap" },
            ...{ overflowX: { xs: "auto", md: "visible" }, width: { xs: "100%", md: "auto" }, py: 0.25 },
          }}
        >
          <Button
            size="small"
            startIcon={<Icon name="FilterList" />}
            onClick={(event) => setOpened({ anchor: event.currentTarget })}
            sx={{ flexShrink: 0 }}
          >
            {t("results.filter.add")}
          </Button>
          {chips.map(({ key, target, question, answers, isNot }) => {
            const said = answers.join(` ${t("results.filter.or")} `);
            const label = isNot ? `${question} ${t("filters.isNot")} ${said}` : `${question}: ${said}`;
            return (
              <Chip
                key={key}
                size="small"
                color={isNot ? "warning" : "primary"}
                variant="outlined"
                title={label}
                label={label}
                aria-label={t("filters.edit", { filter: label })}
                onClick={(event) => setOpened({ anchor: event.currentTarget, target })}
                onDelete={() => onChange(withCondition(selection, target, undefined))}
                sx={{ maxWidth: { xs: 260, md: 320 }, flexShrink: 0 }}
              />
            );
          })}
          {chips.length > 1 && (
            <Button size="small" color="inherit" onClick={() => onChange({ ...EVERYTHING, withTest })} sx={{ flexShrink: 0 }}>
              {t("results.filter.clear")}
            </Button>
          )}
        </Stack>
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
        activityId={activityId}
        opened={opened}
        questions={results.questions}
        selection={selection}
        onChange={onChange}
        onClose={() => setOpened(undefined)}
      />
    </Paper>
  );
}
