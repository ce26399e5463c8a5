import { useSortable } from "@dnd-kit/sortable";
import { Box, ButtonBase, IconButton, Tooltip, Typography } from "@mui/material";
import { memo, useEffect, useRef } from "react";
import { Icon, ownsStudies, useTexts, View } from "../../../../../client/kit/console";
import { questionNoteCount } from "../../../../../contracts/views/questionNotes";
import { localize } from "../../../../../shared/languages";
import type { Question } from "../../../../../survey/questionnaire";
import { LogicBadge } from "../../logic/LogicBadge";
import { questionLogicSummary } from "../../logic/logicSummary";
import { useKnownTypes } from "../../question/QuestionTypesContext";
import type { Focus } from "../EditorContext";
import { QuestionMenu } from "./QuestionMenu";

interface QuestionRowProps {
  /** The activity or study that the questionnaire is of. */
  readonly ownerId: string;
  readonly question: Question;
  readonly number: number;
  readonly language: string;
  readonly isSelected: boolean;
  readonly hasIssues: boolean;
  readonly canUpdate: boolean;
  readonly onFocus: (focus: Focus) => void;
}

function QuestionRowView(props: QuestionRowProps) {
  const { ownerId, question, number, language, isSelected, hasIssues, canUpdate, onFocus } = props;
  const { t } = useTexts();
  const types = useKnownTypes();
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: question.id,
    disabled: !canUpdate,
  });
  const title = localize(question.title, language);
  const logic = questionLogicSummary(question, t);
  const row = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isSelected) row.current?.scrollIntoView({ block: "nearest" });
  }, [isSelected]);
  return (
    <Box
      component="li"
      ref={setNodeRef}
      style={{ transform: transform ? `translate3d(0, ${transform.y}px, 0)` : undefined, transition: transition ?? undefined }}
      sx={{
        display: "flex",
        alignItems: "center",
        pr: 1,
        opacity: isDragging ? 0.4 : 1,
        bgcolor: isSelected ? "action.selected" : undefined,
        boxShadow: isSelected ? (theme) => `inset 3px 0 ${theme.palette.primary.main}` : undefined,
        "&:hover": { bgcolor: isSelected ? "action.selected" : "action.hover" },
      }}
    >
      {canUpdate && (
        <IconButton
          size="small"
          ref={setActivatorNodeRef}
          {...attributes}
          {...listeners}
          aria-label={t("surveys.drag.handle", { name: question.variable })}
          sx={{ cursor: "grab", touchAction: "none", color: "text.secondary", ml: 0.5 }}
        >
          <Icon name="DragIndicator" />
        </IconButton>
      )}
      <ButtonBase
        ref={row}
        data-question={question.id}
        onClick={() => onFocus({ kind: "question", id: question.id })}
        aria-current={isSelected ? "true" : undefined}
        sx={{
          flex: 1,
          minWidth: 0,
          minHeight: 48,
          gap: 1.25,
          px: canUpdate ? 0.5 : 2,
          py: 0.75,
          justifyContent: "flex-start",
          textAlign: "left",
          font: "inherit",
          "&:focus-visible": { outline: 2, outlineColor: "primary.main", outlineOffset: -2 },
          scrollMarginBlock: "8px 16px",
        }}
      >
        <Typography variant="body2" sx={{ minWidth: 22, textAlign: "right", color: "text.secondary" }}>
          {number}
        </Typography>
        <Box sx={{ display: "grid", color: "text.secondary" }}>
          <Icon name={types.get(question.type)?.icon ?? "HelpOutline"} />
        </Box>
        <Box sx={{ minWidth: 0, flex: 1 }}>
          <Typography
            sx={{
              overflow: "hidden",
              overflowWrap: "anywhere",
              display: "-webkit-box",
              WebkitLineClamp: 2,
              WebkitBoxOrient: "vertical",
              ...(title ? {} : { color: "text.secondary", fontStyle: "italic" }),
            }}
          >
            {title || t("surveys.question.untitled")}
          </Typography>
          <Typography variant="body2" noWrap sx={{ color: "text.secondary" }}>
            {question.variable} · {t(`questionTypes.${question.type}.name`, { _: question.type })}
            {question.required ? ` · ${t("surveys.question.required")}` : ""}
          </Typography>
        </Box>
        {ownsStudies() && <View of={questionNoteCount} props={{ ownerId, questionId: question.id }} fallback={null} />}
        {logic && <LogicBadge summary={logic} />}
        {hasIssues && (
          <Tooltip title={t("surveys.faults.here")}>
            <Box role="img" aria-label={t("surveys.faults.here")} sx={{ display: "grid", color: "warning.main" }}>
              <Icon name="Warning" />
            </Box>
          </Tooltip>
        )}
      </ButtonBase>
      {canUpdate && <QuestionMenu question={question} />}
    </Box>
  );
}

/** One question of the outline. */
export const QuestionRow = memo(QuestionRowView);
