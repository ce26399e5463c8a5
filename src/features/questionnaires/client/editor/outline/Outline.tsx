import { DndContext, type DragEndEvent, DragOverlay } from "@dnd-kit/core";
import { Button, ListItemButton, Paper, Stack, Typography } from "@mui/material";
import { useCallback, useMemo, useState } from "react";
import { Icon, useListDrag, useTexts } from "../../../../../client/kit/console";
import { blockName } from "../../../../../client/kit/questions";
import { localize } from "../../../../../shared/languages";
import { dropPlace, findQuestion } from "../draft/questionnaireDraft";
import { useQuestionActions } from "../draft/useQuestionActions";
import { useEditor } from "../EditorContext";
import { BELOW_TOOLBAR } from "../toolbar/StickyTop";
import { BlockSection } from "./BlockSection";
import { useDragWords } from "./dragWords";
import { TypePalette } from "./TypePalette";

/** Where a palette puts its question: a block's end, or after the question in view. */
type InsertionPoint = { readonly blockId?: string } | undefined;

/** The questionnaire at a glance: its blocks and their questions, in order. */
export function Outline() {
  const { t } = useTexts();
  const { editor, activity, canUpdate, focus, setFocus, language } = useEditor();
  const actions = useQuestionActions();
  const words = useDragWords((id) => {
    const found = findQuestion(editor.draft, id);
    if (found) return found.question.variable;
    return blockName(
      { draft: editor.draft, language, t },
      editor.draft.blocks.findIndex((block) => block.id === id),
    );
  });
  const [dragged, setDragged] = useState<string>();
  const [adding, setAdding] = useState<InsertionPoint>();
  const drag = useListDrag();
  const { draft, faults } = editor;
  const selected = focus?.kind === "question" ? focus.id : undefined;
  const faulty = useMemo(() => new Set(faults.flatMap(({ questionId }) => (questionId ? [questionId] : []))), [faults]);
  const addTo = useCallback((blockId: string) => setAdding({ blockId }), []);
  const starts = draft.blocks.map((_, index) =>
    draft.blocks.slice(0, index).reduce((sum, block) => sum + block.questions.length, 0),
  );

  function drop({ active, over }: DragEndEvent) {
    setDragged(undefined);
    const place = over ? dropPlace(draft, String(over.id)) : undefined;
    if (place && active.id !== over?.id) editor.change({ kind: "moveQuestion", id: String(active.id), ...place });
  }

  const overlay = dragged ? findQuestion(draft, dragged)?.question : undefined;
  return (
    <Paper variant="outlined" component="nav" aria-label={t("surveys.outline")} sx={{ minWidth: 0, overflow: "clip" }}>
      {canUpdate && (
        <Stack
          direction="row"
          sx={{
            flexWrap: "wrap",
            gap: 1,
            p: 1.5,
            borderBottom: 1,
            borderColor: "divider",
            position: "sticky",
            top: BELOW_TOOLBAR,
            zIndex: 1,
            bgcolor: "background.paper",
          }}
        >
          <Button variant="contained" size="small" startIcon={<Icon name="Add" />} onClick={() => setAdding({})}>
            {t("surveys.question.add")}
          </Button>
          <Button size="small" startIcon={<Icon name="PostAdd" />} onClick={actions.addBlock}>
            {t("surveys.block.add")}
          </Button>
        </Stack>
      )}
      <ListItemButton
        selected={focus?.kind === "texts"}
        onClick={() => setFocus({ kind: "texts" })}
        sx={{ gap: 1.5, py: 1.25, borderBottom: 1, borderColor: "divider" }}
      >
        <Icon name="TextFields" />
        <Typography sx={{ fontWeight: 600 }}>{t("surveys.texts.title")}</Typography>
      </ListItemButton>
      <DndContext
        {...drag}
        onDragStart={({ active }) => setDragged(String(active.id))}
        onDragCancel={() => setDragged(undefined)}
        onDragEnd={drop}
        accessibility={words}
      >
        {draft.blocks.map((block, index) => (
          <BlockSection
            key={block.id}
            ownerId={activity.id}
            block={block}
            index={index}
            firstNumber={(starts[index] ?? 0) + 1}
            language={language}
            canUpdate={canUpdate}
            selectedId={block.questions.find(({ id }) => id === selected)?.id}
            faulty={faulty}
            onFocus={setFocus}
            onAdd={addTo}
          />
        ))}
        <DragOverlay dropAnimation={null}>
          {overlay && (
            <Paper elevation={4} sx={{ px: 2, py: 1.25 }}>
              <Typography noWrap>{localize(overlay.title, language) || overlay.variable}</Typography>
            </Paper>
          )}
        </DragOverlay>
      </DndContext>
      <TypePalette
        isOpen={adding !== undefined}
        onClose={() => setAdding(undefined)}
        onChoose={(type) => {
          actions.addQuestion(type, adding?.blockId);
          setAdding(undefined);
        }}
      />
    </Paper>
  );
}
