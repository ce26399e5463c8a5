import { useDroppable } from "@dnd-kit/core";
import { SortableContext, verticalListSortingStrategy } from "@dnd-kit/sortable";
import { Box, Button, Typography } from "@mui/material";
import { Icon, useTexts } from "../../../../client/kit";
import type { Block } from "../../../../schema/questionnaire";
import { BlockHead } from "./BlockHead";
import { useEditor } from "./EditorContext";
import { faultsOf } from "./faultTexts";
import { QuestionRow } from "./QuestionRow";

interface BlockSectionProps {
  readonly block: Block;
  readonly index: number;
  /** Number of its first question in the whole questionnaire. */
  readonly firstNumber: number;
  readonly onAdd: () => void;
}

export function BlockSection({ block, index, firstNumber, onAdd }: BlockSectionProps) {
  const { t } = useTexts();
  const { editor, canUpdate, focus, language } = useEditor();
  const { setNodeRef, isOver } = useDroppable({ id: block.id });
  return (
    <Box component="section" ref={setNodeRef} sx={{ bgcolor: isOver ? "action.hover" : undefined, pb: 0.5 }}>
      <BlockHead block={block} index={index} />
      <SortableContext items={block.questions.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <Box component="ol" sx={{ m: 0, p: 0, listStyle: "none" }}>
          {block.questions.map((question, place) => (
            <QuestionRow
              key={question.id}
              question={question}
              number={firstNumber + place}
              language={language}
              isSelected={focus?.kind === "question" && focus.id === question.id}
              hasFaults={faultsOf(editor.faults, question).length > 0}
            />
          ))}
        </Box>
      </SortableContext>
      {block.questions.length === 0 && (
        <Typography variant="body2" sx={{ px: 2, py: 1, color: "text.secondary" }}>
          {t("surveys.block.empty")}
        </Typography>
      )}
      {canUpdate && (
        <Button
          size="small"
          color="inherit"
          startIcon={<Icon name="Add" />}
          onClick={onAdd}
          sx={{ mx: 1, color: "text.secondary" }}
        >
          {t("surveys.block.addQuestion")}
        </Button>
      )}
    </Box>
  );
}
