import { AppBar, Box, Dialog, IconButton, Toolbar, Tooltip, Typography } from "@mui/material";
import { useId, useState } from "react";
import { EmptyState, Icon, useTexts } from "../../../../client/kit/console";
import { useEditor } from "../editor/EditorContext";
import { SaveState } from "../editor/toolbar/SaveState";
import { FileReportNote } from "./FileReportNote";
import type { LanguagePair } from "./model/translationNotes";
import type { FileReport } from "./TextsFile";
import { TranslationHead } from "./TranslationHead";
import { TranslationRows } from "./TranslationRows";
import { type Filter, isShown, type TranslationRow, useTranslationRows } from "./useTranslationRows";

/** The rows that a filter found when it was chosen: what has been mended stays in sight. */
interface KeptFilter {
  readonly filter: Filter;
  readonly keys: ReadonlySet<string> | undefined;
}

const ALL: KeptFilter = { filter: "all", keys: undefined };

function keep(rows: readonly TranslationRow[], filter: Filter): KeptFilter {
  const shown = rows.filter((row) => isShown(row, filter));
  return { filter, keys: filter === "all" ? undefined : new Set(shown.map(({ key }) => key)) };
}

function usePair(): readonly [LanguagePair, (pair: LanguagePair) => void] {
  const { editor, language } = useEditor();
  const { languages } = editor.draft;
  return useState<LanguagePair>(() => {
    const source = languages[0] ?? language;
    const target = language === source ? (languages[1] ?? source) : language;
    return { source, target };
  });
}

function UndoButtons() {
  const { t } = useTexts();
  const { editor, canUpdate } = useEditor();
  if (!canUpdate) return null;
  return (
    <>
      {(["undo", "redo"] as const).map((way) => (
        <Tooltip key={way} title={t(`surveys.${way}`)}>
          <span>
            <IconButton
              aria-label={t(`surveys.${way}`)}
              disabled={way === "undo" ? !editor.canUndo : !editor.canRedo}
              onClick={editor[way]}
            >
              <Icon name={way === "undo" ? "Undo" : "Redo"} />
            </IconButton>
          </span>
        </Tooltip>
      ))}
    </>
  );
}

function DialogBar({ titleId, onClose }: { readonly titleId: string; readonly onClose: () => void }) {
  const { t } = useTexts();
  return (
    <AppBar position="sticky" color="inherit" sx={{ borderBottom: 1, borderColor: "divider" }}>
      <Toolbar sx={{ gap: 1 }}>
        <IconButton edge="start" aria-label={t("surveys.close")} onClick={onClose}>
          <Icon name="Close" />
        </IconButton>
        <Typography id={titleId} variant="h4" component="h2" noWrap sx={{ flex: 1 }}>
          {t("surveys.translation.title")}
        </Typography>
        <UndoButtons />
        <SaveState />
      </Toolbar>
    </AppBar>
  );
}

/** All texts in two languages, side by side; saved as they are written. */
export function TranslationDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTexts();
  const titleId = useId();
  const [languages, setLanguages] = usePair();
  const [kept, setKept] = useState(ALL);
  const [report, setReport] = useState<FileReport>();
  const rows = useTranslationRows(languages);
  const shown = kept.keys ? rows.filter(({ key }) => kept.keys?.has(key)) : rows;
  return (
    <Dialog fullScreen open onClose={onClose} aria-labelledby={titleId}>
      <DialogBar titleId={titleId} onClose={onClose} />
      <Box sx={{ width: "100%", maxWidth: 1200, mx: "auto", p: { xs: 2, md: 3 }, display: "grid", gap: 2 }}>
        <TranslationHead
          rows={rows}
          languages={languages}
          filter={kept.filter}
          onLanguages={(next) => {
            setLanguages(next);
            setKept(ALL);
          }}
          onFilter={(filter) => setKept(keep(rows, filter))}
          onRead={(next) => {
            setReport(next);
            setKept(ALL);
          }}
        />
        {report && <FileReportNote report={report} onClose={() => setReport(undefined)} />}
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {t("surveys.translation.help")}
        </Typography>
        {shown.length === 0 && <EmptyState icon="CheckCircle" title={t(`surveys.translation.empty.${kept.filter}`)} />}
        <div>
          <TranslationRows rows={shown} languages={languages} />
        </div>
      </Box>
    </Dialog>
  );
}
