import { Box, Link, Stack, ToggleButton, ToggleButtonGroup, Typography } from "@mui/material";
import type { ReactNode } from "react";
import { Link as RouterLink } from "react-router-dom";
import { Icon, useTexts } from "../../../client/kit/console";
import type { QuestionResult, ResponseCounts } from "../shared/api";
import { ExportMenu } from "./exports/ExportMenu";
import type { Selection } from "./results";
import { useFormats } from "./useFormats";

export type ReportView = "questions" | "tables" | "responses";

const FIGURES = ["total", "complete", "open", "ended", "discarded", "test"] as const;
/** Ends that many surveys never have. */
const RARE: ReadonlySet<string> = new Set(["ended", "discarded"]);
/** Tabs of the record that tell more about a figure, beside this one. */
const TABS: Readonly<Partial<Record<(typeof FIGURES)[number], string>>> = { discarded: "../quality" };

function FigureName({ figure }: { readonly figure: (typeof FIGURES)[number] }) {
  const { t } = useTexts();
  const name = t(`results.figures.${figure}`);
  const tab = TABS[figure];
  return tab ? (
    <Link component={RouterLink} to={tab} relative="path">
      {name}
    </Link>
  ) : (
    name
  );
}

function Figures({ responses }: { readonly responses: ResponseCounts }) {
  const formats = useFormats();
  return (
    <Box
      component="dl"
      sx={{
        display: "flex",
        flexWrap: "wrap",
        columnGap: { xs: 2.5, sm: 5 },
        rowGap: 1,
        m: 0,
      }}
    >
      {FIGURES.filter((figure) => !RARE.has(figure) || responses[figure] > 0).map((figure) => (
        <Box key={figure} sx={{ display: "flex", flexDirection: "column-reverse", justifyContent: "flex-end" }}>
          <Typography component="dt" variant="body2" sx={{ color: "text.secondary" }}>
            <FigureName figure={figure} />
          </Typography>
          <Typography component="dd" variant="h2" sx={{ m: 0 }}>
            {formats.count(responses[figure])}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

interface ResultsHeadProps {
  readonly activityId: string;
  readonly title: string;
  readonly responses: ResponseCounts;
  readonly questions: readonly QuestionResult[];
  /** Complete responses that the selection leaves. */
  readonly base: number;
  readonly selection: Selection;
  readonly view: ReportView;
  readonly onView: (view: ReportView) => void;
  /** What else can be done with the results. */
  readonly children?: ReactNode;
}

/** How many responded, and the way to each of them. */
export function ResultsHead({
  activityId,
  title,
  responses,
  questions,
  base,
  selection,
  view,
  onView,
  children,
}: ResultsHeadProps) {
  const { t } = useTexts();
  return (
    <Stack direction="row" sx={{ flexWrap: "wrap", gap: 2, alignItems: "flex-end", justifyContent: "space-between" }}>
      <Figures responses={responses} />
      <Stack direction="row" sx={{ flexWrap: "wrap", gap: 1.5, alignItems: "center" }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={view}
          aria-label={t("results.view.label")}
          onChange={(_event, next: ReportView | null) => next && onView(next)}
        >
          <ToggleButton value="questions" sx={{ px: 1.5, gap: 0.75, color: "text.secondary" }}>
            <Icon name="BarChart" />
            {t("results.view.questions")}
          </ToggleButton>
          <ToggleButton value="tables" sx={{ px: 1.5, gap: 0.75, color: "text.secondary" }}>
            <Icon name="GridOn" />
            {t("results.view.tables")}
          </ToggleButton>
          <ToggleButton value="responses" sx={{ px: 1.5, gap: 0.75, color: "text.secondary" }}>
            <Icon name="TableChart" />
            {t("results.view.responses")}
          </ToggleButton>
        </ToggleButtonGroup>
        <ExportMenu activityId={activityId} title={title} questions={questions} selection={selection} base={base} />
        {children}
      </Stack>
    </Stack>
  );
}
