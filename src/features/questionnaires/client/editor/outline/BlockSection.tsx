import { useDroppable } from "@dnd-kit/core";
import { SortableContext, verticalListSortingStrategy } from "@dnd-kit/sortable";
import { Box, Button, Typography } from "@mui/material";
import { memo, useMemo } from "react";
import { Icon, useTexts } from "../../../../../client/kit/console";
import type { Block } from "../../../../../survey/questionnaire";
import type { Focus } from "../EditorContext";
import { BlockHead } from "./BlockHead";
import { QuestionRow } from "./QuestionRow";

interface BlockSectionProps {
  /** The activity or study that the questionnaire is of. */
  readonly ownerId: string;
  readonly block: Block;
  readonly index: number;
  /** Number of its first question in the whole questionnaire. */
  readonly firstNumber: number;
  readonly language: string;
  readonly canUpdate: boolean;
  /** The question in view, where it is in this block. */
  readonly selectedId: string | undefined;
  readonly faulty: ReadonlySet<string>;
  readonly onFocus: (focus: Focus) => void;
  readonly onAdd: (blockId: string) => void;
}

function BlockSectionView(props: BlockSectionProps) {
  const { ownerId, block, index, firstNumber, language, canUpdate, selectedId, faulty, onFocus, onAdd } = props;
  const { t } = useTexts();
  const { setNodeRef, isOver } = useDroppable({ id: block.id });
  const joined = block.questions.map(({ id }) => id).join(" ");
  // The same list while the order is the same: the rows of a list that changed are drawn again.
  const items = useMemo(() => joined.split(" ").filter(Boolean), [joined]);
  return (
    <Box component="section" ref={setNodeRef} sx={{ bgcolor: isOver ? "action.hover" : undefined, pb: 0.5 }}>
      <BlockHead block={block} index={index} />
      <SortableContext items={items} strategy={verticalListSortingStrategy}>
        <Box component="ol" sx={{ m: 0, p: 0, listStyle: "none" }}>
          {block.questions.map((question, place) => (
            <QuestionRow
              key={question.id}
              ownerId={ownerId}
              question={question}
              number={firstNumber + place}
              language={language}
              canUpdate={canUpdate}
              isSelected={question.id === selectedId}
              hasIssues={faulty.has(question.id)}
              onFocus={onFocus}
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
          onClick={() => onAdd(block.id)}
          sx={{ mx: 1, color: "text.secondary" }}
        >
          {t("surveys.block.addQuestion")}
        </Button>
      )}
    </Box>
  );
}

/** Memoised with its rows: a long questionnaire has many, and typing changes one. */
export const BlockSection = memo(BlockSectionView);
