import { Box, MenuItem, Stack, TextField, Typography } from "@mui/material";
import { useId } from "react";
import { useTexts } from "../../../../client/kit/console";
import type { QuestionResult } from "../../shared/api";
import { ANSWER_ORDERS, type AnswerOrder, type ChartSettings } from "../../shared/chartSettings";
import { canSort, optionsOf, shownCodes } from "../../shared/presentQuestion";
import { drawnKinds } from "../questions/cardContents";
import { ArrangeList } from "./ArrangeList";
import { ColourSelect } from "./ColourSelect";

interface ChartSettingsFieldsProps {
  /** As it is asked. */
  readonly question: QuestionResult;
  readonly settings: ChartSettings;
  readonly onChange: (settings: ChartSettings) => void;
}

type Kind = NonNullable<ChartSettings["kind"]>;
type Draft = { readonly [Key in keyof ChartSettings]?: ChartSettings[Key] | undefined };

/** What is as it would be anyway isn't kept. */
function keptOf({ title = "", kind, order, codes, hidden = [], colours }: Draft, kinds: readonly string[]): ChartSettings {
  return {
    ...(title.trim() === "" ? {} : { title }),
    ...(kind === undefined || kind === kinds[0] ? {} : { kind }),
    ...(order === undefined || order === "questionnaire" ? {} : { order }),
    ...(order === "manual" && codes ? { codes } : {}),
    ...(hidden.length > 0 ? { hidden } : {}),
    ...(colours === undefined ? {} : { colours }),
  };
}

/** How one question is drawn: its title, kind of chart, colours, and which answers in which order. */
export function ChartSettingsFields({ question, settings, onChange }: ChartSettingsFieldsProps) {
  const { t } = useTexts();
  const headingId = useId();
  const kinds = drawnKinds(question);
  const options = optionsOf(question);
  const { title = "", kind = kinds[0] ?? "bar", order = "questionnaire", hidden = [] } = settings;
  const orders = ANSWER_ORDERS.filter((one) => one === "questionnaire" || one === "manual" || canSort(question));
  const change = (next: Draft) => onChange(keptOf({ ...settings, ...next }, kinds));
  const labels = new Map(options.map(({ code, label }) => [code, label]));
  const lines = shownCodes(question, { ...settings, hidden: [] }).map((code) => ({ id: code, label: labels.get(code) || code }));
  function show(code: string, isShown: boolean) {
    const others = hidden.filter((one) => one !== code);
    change({ hidden: isShown ? others : [...others, code] });
  }
  function chooseOrder(next: AnswerOrder) {
    // One's own order begins with what is seen.
    change({ order: next, codes: next === "manual" ? lines.map(({ id }) => id) : undefined });
  }
  return (
    <Stack sx={{ gap: 2, pt: 1 }}>
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
            onChange={(event) => change({ kind: event.target.value as Kind })}
          >
            {kinds.map((one) => (
              <MenuItem key={one} value={one}>
                {t(`charts.${one}`)}
              </MenuItem>
            ))}
          </TextField>
        )}
        {kinds.length > 0 && <ColourSelect value={settings.colours} onChange={(colours) => change({ colours })} />}
        {options.length > 1 && (
          <TextField
            select
            fullWidth
            size="small"
            label={t("reports.charts.order")}
            value={order}
            onChange={(event) => chooseOrder(event.target.value as AnswerOrder)}
          >
            {orders.map((one) => (
              <MenuItem key={one} value={one}>
                {t(one === "manual" ? "resultsView.customize.manual" : `reports.charts.orders.${one}`)}
              </MenuItem>
            ))}
          </TextField>
        )}
      </Stack>
      {options.length > 1 && (
        <Box>
          <Typography id={headingId} variant="subtitle2" component="h3">
            {t("resultsView.customize.options")}
          </Typography>
          <Typography variant="body2" sx={{ color: "text.secondary", mb: 0.5 }}>
            {t("resultsView.customize.optionsHelp")}
          </Typography>
          <ArrangeList
            label={t("resultsView.customize.options")}
            lines={lines}
            hidden={new Set(hidden)}
            onMove={(codes) => change({ order: "manual", codes })}
            onShow={show}
          />
        </Box>
      )}
    </Stack>
  );
}
