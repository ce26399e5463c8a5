import { Accordion, AccordionDetails, AccordionSummary, Box, Checkbox, Stack, Typography } from "@mui/material";
import { Icon, useTexts } from "../../../../client/kit/console";
import type { QuestionResult } from "../../shared/api";
import type { ChartSettings } from "../../shared/chartSettings";
import { ChartSettingsFields } from "../presentation/ChartSettingsFields";

export type Charts = Readonly<Record<string, ChartSettings>>;

interface ChartChoicesProps {
  readonly questions: readonly QuestionResult[];
  /** Ids of those that are left out. */
  readonly excluded: ReadonlySet<string>;
  readonly charts: Charts;
  /** Absent where the choice of questions is made already. */
  readonly onInclude?: (questionId: string, isIncluded: boolean) => void;
  readonly onChart: (questionId: string, settings: ChartSettings) => void;
}

/** The questions of a report, each with how it is drawn. */
export function ChartChoices({ questions, excluded, charts, onInclude, onChart }: ChartChoicesProps) {
  const { t } = useTexts();
  return (
    <Box>
      {questions.map((question, index) => {
        const name = question.title || question.variable;
        const isIncluded = !excluded.has(question.id);
        return (
          <Stack key={question.id} direction="row" sx={{ alignItems: "flex-start" }}>
            {onInclude && (
              <Checkbox
                checked={isIncluded}
                onChange={(_event, next) => onInclude(question.id, next)}
                slotProps={{ input: { "aria-label": t("reports.include", { question: name }) } }}
              />
            )}
            <Accordion
              disableGutters
              elevation={0}
              disabled={!isIncluded}
              slotProps={{ transition: { unmountOnExit: true } }}
              sx={{ flex: 1, minWidth: 0, bgcolor: "transparent", "&::before": { display: "none" } }}
            >
              <AccordionSummary expandIcon={<Icon name="ExpandMore" />} sx={{ px: 1, minHeight: 42 }}>
                <Typography dir="auto" variant="body2" sx={{ overflowWrap: "anywhere" }}>
                  {index + 1}. {name}
                </Typography>
              </AccordionSummary>
              <AccordionDetails sx={{ px: 1 }}>
                <ChartSettingsFields
                  question={question}
                  settings={charts[question.id] ?? {}}
                  onChange={(settings) => onChart(question.id, settings)}
                />
              </AccordionDetails>
            </Accordion>
          </Stack>
        );
      })}
    </Box>
  );
}
