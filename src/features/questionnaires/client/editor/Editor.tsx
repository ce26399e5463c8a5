import { Box, Button, Snackbar, useMediaQuery, useTheme } from "@mui/material";
import { useEffect, useMemo, useState } from "react";
import { type EntityRecord, useClientRegistry, useTexts } from "../../../../client/kit/console";
import { LogicScopeProvider, logicScope } from "../../../../client/kit/questions";
import { questionsOf } from "../../../../survey/questionnaire";
import type { Removal } from "../logic/model/referrers";
import { RemovalDialog } from "../logic/RemovalDialog";
import { PublicationCard } from "../publish/PublicationCard";
import { FocusPanel } from "../question/FocusPanel";
import { FocusSheet } from "../question/FocusSheet";
import { useKnownTypes } from "../question/QuestionTypesContext";
import type { Keeper, OpenedQuestionnaire } from "./draft/keptQuestionnaire";
import { useQuestionnaireEditor } from "./draft/useQuestionnaireEditor";
import { useUndoKeys } from "./draft/useUndoKeys";
import { EditorProvider, type EditorScope, type Focus } from "./EditorContext";
import { EmptyQuestionnaire } from "./outline/EmptyQuestionnaire";
import { Outline } from "./outline/Outline";
import { EditorToolbar } from "./toolbar/EditorToolbar";
import { LanguageBar } from "./toolbar/LanguageBar";
import { OpenTool } from "./toolbar/OpenTool";
import { SignInNotice } from "./toolbar/SignInNotice";
import { StaleDialog } from "./toolbar/StaleDialog";
import { StickyTop } from "./toolbar/StickyTop";

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
  const [openTool, setOpenTool] = useState<string>();
  const tools = useClientRegistry().questionnaireTools.filter(({ isChange }) => canUpdate || !isChange);
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
            <EditorToolbar tools={tools} onTool={({ name }) => setOpenTool(name)} />
            <SignInNotice />
          </StickyTop>
          <PublicationCard />
          {isEmpty ? (
            <EmptyQuestionnaire tools={tools.filter(({ startLabel }) => startLabel)} onTool={({ name }) => setOpenTool(name)} />
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
        {tools.map((tool) => (
          <OpenTool key={tool.name} tool={tool} isOpen={openTool === tool.name} onClose={() => setOpenTool(undefined)} />
        ))}
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
