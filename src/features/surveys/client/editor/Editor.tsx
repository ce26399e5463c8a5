import { Box, Button, Snackbar, useMediaQuery, useTheme } from "@mui/material";
import { useEffect, useMemo, useState } from "react";
import { type EntityRecord, useTexts } from "../../../../client/kit";
import { questionsOf } from "../../../../survey/questionnaire";
import { ImportDialog } from "../import/ImportDialog";
import { logicScope } from "../logic/model/logicScope";
import type { Removal } from "../logic/model/referrers";
import { RemovalDialog } from "../logic/RemovalDialog";
import { LogicScopeProvider } from "../logic/useLogicScope";
import { PublicationCard } from "../publish/PublicationCard";
import { FocusPanel } from "../question/FocusPanel";
import { FocusSheet } from "../question/FocusSheet";
import { useKnownTypes } from "../question/QuestionTypesContext";
import { EditorProvider, type EditorScope, type Focus } from "./EditorContext";
import { EditorToolbar } from "./EditorToolbar";
import { EmptyQuestionnaire } from "./EmptyQuestionnaire";
import type { Keeper, OpenedQuestionnaire } from "./keptQuestionnaire";
import { LanguageBar } from "./LanguageBar";
import { Outline } from "./Outline";
import { SignInNotice } from "./SignInNotice";
import { StaleDialog } from "./StaleDialog";
import { StickyTop } from "./StickyTop";
import { useQuestionnaireEditor } from "./useQuestionnaireEditor";
import { useUndoKeys } from "./useUndoKeys";

interface EditorProps {
  readonly activity: EntityRecord;
  readonly opened: OpenedQuestionnaire;
  readonly keeper: Keeper;
  readonly canUpdate: boolean;
  readonly onPublished: () => void;
}

interface Undoable {
  readonly message: string;
  readonly restore: () => void;
}

export function Editor({ activity, opened, keeper, canUpdate, onPublished }: EditorProps) {
  const texts = useTexts();
  const { breakpoints } = useTheme();
  const isNarrow = useMediaQuery(breakpoints.down("md"));
  const editor = useQuestionnaireEditor(activity.id, { ...opened, keeper, activityStatus: activity.status });
  const questions = questionsOf(editor.draft);
  const [chosenLanguage, setLanguage] = useState<string>();
  const [focus, setFocus] = useState<Focus>();
  const [undoable, setUndoable] = useState<Undoable>();
  const [removal, askRemoval] = useState<Removal>();
  const [isImporting, setImporting] = useState(false);
  useUndoKeys(editor);
  const { canRedo } = editor;
  // What was taken back by another way needs no offer any more.
  useEffect(() => {
    if (canRedo) setUndoable(undefined);
  }, [canRedo]);

  const { languages } = editor.draft;
  // An import may have taken the chosen one away.
  const language = languages.find((known) => known === chosenLanguage) ?? languages[0] ?? texts.language;
  const first = questions[0];
  // A phone starts with the list: a sheet that opens by itself would hide it.
  const shown: Focus = focus ?? (first && !isNarrow ? { kind: "question", id: first.id } : undefined);
  const scope = useMemo<EditorScope>(
    () => ({
      editor,
      activity,
      canUpdate,
      onPublished,
      language,
      setLanguage,
      focus: shown,
      setFocus,
      askRemoval,
      offerUndo: (message, restore) => setUndoable({ message, restore }),
    }),
    [editor, activity, canUpdate, onPublished, language, shown],
  );
  const types = useKnownTypes();
  const { draft } = editor;
  const logic = useMemo(() => logicScope({ draft, types, language, t: texts.t }), [draft, types, language, texts.t]);
  // A new questionnaire comes with one block to fill.
  const isEmpty = questions.length === 0 && editor.draft.blocks.length < 2;

  return (
    <EditorProvider value={scope}>
      <LogicScopeProvider value={logic}>
        <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)" }}>
          <StickyTop>
            <EditorToolbar onImport={() => setImporting(true)} />
            <SignInNotice />
          </StickyTop>
          <PublicationCard />
          {isEmpty ? (
            <EmptyQuestionnaire onImport={() => setImporting(true)} />
          ) : (
            <>
              <LanguageBar />
              <Box
                sx={{
                  display: "grid",
                  gap: 2,
                  alignItems: "start",
                  gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(300px, 5fr) minmax(0, 7fr)" },
                }}
              >
                <Outline />
                {isNarrow ? <FocusSheet /> : <FocusPanel />}
              </Box>
            </>
          )}
        </Box>
        <ImportDialog isOpen={isImporting} onClose={() => setImporting(false)} />
        <StaleDialog />
        {removal && <RemovalDialog removal={removal} onClose={() => askRemoval(undefined)} />}
        <Snackbar
          open={undoable !== undefined}
          autoHideDuration={8000}
          onClose={(_event, reason) => reason !== "clickaway" && setUndoable(undefined)}
          message={undoable?.message}
          action={
            <Button
              size="small"
              color="inherit"
              onClick={() => {
                undoable?.restore();
                setUndoable(undefined);
              }}
            >
              {texts.t("surveys.undo")}
            </Button>
          }
        />
      </LogicScopeProvider>
    </EditorProvider>
  );
}
