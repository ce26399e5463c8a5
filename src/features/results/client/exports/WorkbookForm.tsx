import { Box, Checkbox, FormControlLabel, MenuItem, Stack, TextField, Typography } from "@mui/material";
import { useTexts } from "../../../../client/kit/console";
import { LANGUAGES, type Language } from "../../../../shared/languages";
import type { QuestionResult } from "../../shared/api";
import { QuestionsPicker } from "../tables/QuestionsPicker";
import { useVariables } from "../tables/useVariables";
import { WeightSelect } from "../tables/WeightSelect";
import { useFormats } from "../useFormats";
import { weightings as weightingCalls } from "../weights/weightings";

/** As the call takes them. */
const MOST_BANNER = 5;

export interface WorkbookOptions {
  readonly banner: readonly string[];
  /** Variable, or name of a weighting; empty: everybody counts alike. */
  readonly weight: string;
  readonly hasTexts: boolean;
  readonly language: Language;
}

interface WorkbookFormProps {
  readonly activityId: string;
  readonly questions: readonly QuestionResult[];
  /** Complete responses that the selection leaves. */
  readonly base: number;
  readonly options: WorkbookOptions;
  readonly onChange: (options: WorkbookOptions) => void;
}

/** A language as those who speak it write it. */
function nameOf(language: Language): string {
  const name = new Intl.DisplayNames(language, { type: "language" }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** What stands in a workbook. */
export function WorkbookForm({ activityId, questions, base, options, onChange }: WorkbookFormProps) {
  const { t } = useTexts();
  const formats = useFormats();
  const weightings = weightingCalls.useCall("GET /api/activities/:id/weightings", { params: { id: activityId } });
  const { data: known } = useVariables(activityId);
  const crossed = questions.filter(({ counts }) => counts.length > 0);
  const profile = (known?.profile ?? []).map(({ name, title }) => ({ variable: name, title }));
  const response = (known?.response ?? []).map(({ name, title }) => ({ variable: name, title }));
  const choose = (change: Partial<WorkbookOptions>) => onChange({ ...options, ...change });
  return (
    <Stack sx={{ gap: 2.5 }}>
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {t("resultFiles.dialog.intro")} {t("results.data.count", { smart_count: base, count: formats.count(base) })}.
      </Typography>
      <QuestionsPicker
        label={t("resultFiles.dialog.banner")}
        help={t("resultFiles.dialog.bannerHelp", { most: MOST_BANNER })}
        most={MOST_BANNER}
        groups={[
          { label: t("crossTables.questions"), variables: crossed },
          { label: t("crossTables.profile.title"), variables: profile },
          { label: t("filters.groups.response"), variables: response },
        ]}
        value={options.banner}
        onChange={(banner) => choose({ banner })}
      />
      <Stack direction="row" sx={{ flexWrap: "wrap", gap: 2 }}>
        <WeightSelect
          value={options.weight}
          weightings={weightings.data ?? []}
          weights={questions.filter(({ type }) => type === "number")}
          onChange={(weight) => choose({ weight })}
        />
        <TextField
          select
          size="small"
          label={t("resultFiles.dialog.language")}
          value={options.language}
          onChange={(event) => {
            const language = LANGUAGES.find((one) => one === event.target.value);
            if (language) choose({ language });
          }}
          sx={{ minWidth: 140 }}
        >
          {LANGUAGES.map((language) => (
            <MenuItem key={language} value={language} lang={language}>
              {nameOf(language)}
            </MenuItem>
          ))}
        </TextField>
      </Stack>
      <FormControlLabel
        control={<Checkbox checked={options.hasTexts} onChange={(_event, next) => choose({ hasTexts: next })} />}
        sx={{ alignItems: "flex-start" }}
        label={
          <Box sx={{ pt: 1 }}>
            <Typography>{t("resultFiles.dialog.texts")}</Typography>
            <Typography variant="body2" sx={{ color: "text.secondary" }}>
              {t("resultFiles.dialog.textsHelp")}
            </Typography>
          </Box>
        }
      />
    </Stack>
  );
}
