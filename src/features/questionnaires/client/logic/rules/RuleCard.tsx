import { useSortable } from "@dnd-kit/sortable";
import { Box, Button, Collapse, IconButton, Stack } from "@mui/material";
import { useId } from "react";
import { Icon, useTexts } from "../../../../../client/kit/console";
import type { QuestionIssue } from "../../../../../client/kit/questions";
import { ConditionEditor, rulePieces, Sentence, useLogicScope } from "../../../../../client/kit/questions";
import type { Rule } from "../../../../../survey/logic/condition";
import { ActionMenu } from "../../editor/outline/ActionMenu";
import { RuleAction } from "./RuleAction";

/** Holds always: a rule without a condition. */
const ALWAYS = { all: [] } as const;

interface RuleCardProps {
  readonly questionId: string;
  readonly rule: Rule;
  readonly index: number;
  readonly isLast: boolean;
  readonly isOpen: boolean;
  readonly faults: readonly QuestionIssue[];
  readonly isDisabled: boolean;
  readonly onToggle: () => void;
  readonly onChange: (rule: Rule, isStep: boolean) => void;
  readonly onMove: (direction: -1 | 1) => void;
  readonly onDuplicate: () => void;
  readonly onRemove: () => void;
}

/** One rule: a sentence that opens to be written. */
export function RuleCard(props: RuleCardProps) {
  const { questionId, rule, index, isLast, isOpen, faults, isDisabled, onToggle, onChange, onMove } = props;
  const { t } = useTexts();
  const scope = useLogicScope();
  const bodyId = useId();
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: rule.id,
    disabled: isDisabled,
  });
  const pointer = `/rules/${index}`;
  const hasIssues = faults.some(({ path }) => path.startsWith(`${pointer}/`));
  return (
    <Box
      component="li"
      ref={setNodeRef}
      data-pointer={pointer}
      style={{ transform: transform ? `translate3d(0, ${transform.y}px, 0)` : undefined, transition: transition ?? undefined }}
      sx={{
        opacity: isDragging ? 0.4 : 1,
        border: 1,
        borderColor: hasIssues ? "warning.main" : "divider",
        borderRadius: 1,
        minWidth: 0,
      }}
    >
      <Stack direction="row" sx={{ alignItems: "center", pr: 0.5, minWidth: 0 }}>
        {!isDisabled && (
          <IconButton
            size="small"
            ref={setActivatorNodeRef}
            {...attributes}
            {...listeners}
            aria-label={t("surveys.logic.rules.drag", { position: index + 1 })}
            sx={{ cursor: "grab", touchAction: "none", color: "text.secondary", ml: 0.5 }}
          >
            <Icon name="DragIndicator" />
          </IconButton>
        )}
        <Button
          color="inherit"
          onClick={onToggle}
          aria-expanded={isOpen}
          aria-controls={bodyId}
          endIcon={<Icon name={isOpen ? "ExpandLess" : "ExpandMore"} />}
          sx={{
            flex: 1,
            minWidth: 0,
            justifyContent: "space-between",
            textAlign: "left",
            fontWeight: 400,
            minHeight: 44,
            gap: 1,
          }}
        >
          <Box component="span" sx={{ display: "flex", gap: 1, minWidth: 0, alignItems: "flex-start" }}>
            {hasIssues && <Icon name="Warning" sx={{ color: "warning.main", mt: 0.25 }} />}
            <Sentence pieces={rulePieces(rule, scope)} />
          </Box>
        </Button>
        {!isDisabled && (
          <ActionMenu
            label={t("surveys.logic.rules.actions", { position: index + 1 })}
            actions={[
              { label: t("surveys.question.up"), icon: "ArrowUpward", isDisabled: index === 0, run: () => onMove(-1) },
              { label: t("surveys.question.down"), icon: "ArrowDownward", isDisabled: isLast, run: () => onMove(1) },
              { label: t("surveys.question.duplicate"), icon: "ContentCopy", run: props.onDuplicate },
              { label: t("surveys.question.remove"), icon: "Delete", run: props.onRemove },
            ]}
          />
        )}
      </Stack>
      <Collapse in={isOpen} id={bodyId} unmountOnExit>
        <Stack sx={{ gap: 2, p: 1.5, pt: 0.5 }}>
          <ConditionEditor
            condition={rule.when}
            pointer={`${pointer}/when`}
            standpoint={{ questionId, isAfter: true }}
            faults={faults}
            isDisabled={isDisabled}
            isSaid
            onChange={(when, isStep) => onChange({ ...rule, when: when ?? ALWAYS }, isStep)}
          />
          <RuleAction
            questionId={questionId}
            action={rule.then}
            pointer={`${pointer}/then/to`}
            faults={faults}
            isDisabled={isDisabled}
            onChange={(then) => onChange({ ...rule, then }, true)}
          />
        </Stack>
      </Collapse>
    </Box>
  );
}
