import { Box, LinearProgress, Stack, ToggleButton, ToggleButtonGroup, Typography } from "@mui/material";
import { useTexts } from "../../../../client/kit/console";
import { Pick } from "../../../../client/kit/questions";
import { useEditor } from "../editor/EditorContext";
import { languageName } from "../editor/languageName";
import type { LanguagePair } from "./model/translationNotes";
import { type FileReport, TextsFile } from "./TextsFile";
import { FILTERS, type Filter, isShown, type TranslationRow } from "./useTranslationRows";

interface TranslationHeadProps {
  readonly rows: readonly TranslationRow[];
  readonly languages: LanguagePair;
  readonly filter: Filter;
  readonly onLanguages: (languages: LanguagePair) => void;
  readonly onFilter: (filter: Filter) => void;
  readonly onRead: (report: FileReport) => void;
}

function Progress({ written, total }: { readonly written: number; readonly total: number }) {
  const { t } = useTexts();
  const share = total === 0 ? 100 : Math.floor((written / total) * 100);
  const words = t("surveys.translation.progress", { written, total, share });
  return (
    <Box sx={{ minWidth: 160, flex: "1 1 160px", maxWidth: 320 }}>
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {words}
      </Typography>
      <LinearProgress variant="determinate" value={share} aria-label={words} sx={{ mt: 0.5, borderRadius: 1 }} />
    </Box>
  );
}

/** From which language into which, how far it is, and what shows. */
export function TranslationHead(props: TranslationHeadProps) {
  const { rows, languages, filter, onLanguages, onFilter, onRead } = props;
  const { t, language: own } = useTexts();
  const { draft } = useEditor().editor;
  const { source, target } = languages;
  const choices = draft.languages.map((code) => ({ value: code, label: languageName(code, own) }));
  /** Two columns of one language say nothing: the other one gives way. */
  const choose = (changed: Partial<LanguagePair>) => {
    const next = { ...languages, ...changed };
    onLanguages(next.source === next.target ? { source: target, target: source } : next);
  };
  const written = rows.filter(({ notes }) => !notes.isMissing).length;
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Stack direction="row" sx={{ flexWrap: "wrap", gap: 1.5, alignItems: "center" }}>
        <Pick
          label={t("surveys.translation.source")}
          isLabelled
          value={source}
          choices={choices}
          flex="0 1 170px"
          onChange={(code) => choose({ source: code })}
        />
        <Pick
          label={t("surveys.translation.target")}
          isLabelled
          value={target}
          choices={choices}
          flex="0 1 170px"
          onChange={(code) => choose({ target: code })}
        />
        <Progress written={written} total={rows.length} />
        <Stack direction="row" sx={{ ml: { md: "auto" }, gap: 0.5, flexWrap: "wrap" }}>
          <TextsFile onRead={onRead} />
        </Stack>
      </Stack>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={filter}
        aria-label={t("surveys.translation.filter")}
        onChange={(_event, next: Filter | null) => next && onFilter(next)}
      >
        {FILTERS.map((one) => (
          <ToggleButton key={one} value={one} sx={{ color: "text.secondary", px: 1.5 }}>
            {t(`surveys.translation.filters.${one}`, { smart_count: rows.filter((row) => isShown(row, one)).length })}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Stack>
  );
}
