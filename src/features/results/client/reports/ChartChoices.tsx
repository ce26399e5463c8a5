import {
  Accordion,
  AccordionDetails,
  AccordionSummary,
  Box,
  Checkbox,
  MenuItem,
  Stack,
  TextField,
  Typography,
} from "@mui/material";
import { Icon, useTexts } from "../../../../client/kit/console";
import type { QuestionResult } from "../../shared/api";
import { ANSWER_ORDERS } from "../../shared/reports";
import type { ChartSettings } from "../../shared/reportsApi";
import { drawnKinds } from "../questions/cardContents";

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

/** Steps of a scale and rows of a grid have an order of their own. */
const canOrder = ({ isOrdered, counts }: QuestionResult) =>
  !isOrdered && counts.length > 1 && counts.every(({ group }) => !group);

interface SettingsProps {
  readonly question: QuestionResult;
  readonly settings: ChartSettings;
  readonly onChange: (settings: ChartSettings) => void;
}

/** How one question is drawn: its title, kind of chart and order of answers. What is as it would be anyway isn't kept. */
function ChartSettingsFields({ question, settings, onChange }: SettingsProps) {
  const { t } = useTexts();
  const kinds = drawnKinds(question);
  const { title = "", kind = kinds[0] ?? "bar", order = "questionnaire" } = settings;
  function change(next: Partial<Record<"title" | "kind" | "order", string>>) {
    const all = { title, kind, order, ...next };
    onChange({
      ...(all.title.trim() === "" ? {} : { title: all.title }),
      ...(all.kind === kinds[0] || kinds.length === 0 ? {} : { kind: all.kind as NonNullable<ChartSettings["kind"]> }),
      ...(all.order === "questionnaire" ? {} : { order: all.order as NonNullable<ChartSettings["order"]> }),
    });
  }
  return (
    <Stack sx={{ gap: 2 }}>
      <TextField
        size="small"
        label={t("reports.charts.title")}
        placeholder={question.title}
        value={title}
        onChange={(event) => change({ title: event.target.value })}
        slotProps={{ htmlInput: { maxLength: 300 }, inputLabel: { shrink: true } }}
      />
      <Stack direction={{ xs: "column", sm: "row" }} sx={{ gap: 2 }}>
        {kinds.length > 1 && (
          <TextField
            select
            fullWidth
            size="small"
            label={t("reports.charts.kind")}
            value={kind}
            onChange={(event) => change({ kind: event.target.value })}
          >
            {kinds.map((option) => (
              <MenuItem key={option} value={option}>
                {t(`charts.${option}`)}
              </MenuItem>
            ))}
          </TextField>
        )}
        {canOrder(question) && (
          <TextField
            select
            fullWidth
            size="small"
            label={t("reports.charts.order")}
            value={order}
            onChange={(event) => change({ order: event.target.value })}
          >
            {ANSWER_ORDERS.map((option) => (
              <MenuItem key={option} value={option}>
                {t(`reports.charts.orders.${option}`)}
              </MenuItem>
            ))}
          </TextField>
        )}
      </Stack>
    </Stack>
  );
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
