import { DndContext, type DragEndEvent } from "@dnd-kit/core";
import { SortableContext, verticalListSortingStrategy } from "@dnd-kit/sortable";
import { Box, Button } from "@mui/material";
import { useState } from "react";
import { Icon, useListDrag, useTexts } from "../../../../../client/kit/console";
import type { QuestionIssue } from "../../../../../client/kit/questions";
import { newTest, targetsFrom, useLogicScope } from "../../../../../client/kit/questions";
import { newId } from "../../../../../shared/ids";
import type { Rule } from "../../../../../survey/logic/condition";
import type { Question } from "../../../../../survey/questionnaire";
import { useEditor } from "../../editor/EditorContext";
import { useDragWords } from "../../editor/outline/dragWords";
import { moved } from "../../question/options/optionList";
import { RuleCard } from "./RuleCard";

interface RulesEditorProps {
  readonly question: Question;
  readonly faults: readonly QuestionIssue[];
  readonly isDisabled: boolean;
  /** Pointer of what is to be mended: its rule is open. */
  readonly pointer: string | undefined;
  readonly onChange: (rules: readonly Rule[], isStep: boolean) => void;
}

/** What follows a question: the first rule that holds decides. */
export function RulesEditor({ question, faults, isDisabled, pointer, onChange }: RulesEditorProps) {
  const { t } = useTexts();
  const { editor, offerUndo } = useEditor();
  const scope = useLogicScope();
  const rules = question.rules ?? [];
  const faulty = rules.find((_, index) => pointer?.startsWith(`/rules/${index}/`))?.id;
  const [openId, setOpenId] = useState(faulty);
  const words = useDragWords((id) => t("surveys.logic.rules.name", { position: rules.findIndex((rule) => rule.id === id) + 1 }));
  const drag = useListDrag();
  const shape = scope.shapeOf(question);

  function put(index: number, rule: Rule) {
    onChange([...rules.slice(0, index), rule, ...rules.slice(index)], true);
    setOpenId(rule.id);
  }
  function add() {
    const [, target] = targetsFrom(question.id, scope);
    const when = shape ? newTest(question, shape) : { all: [] };
    put(rules.length, { id: newId(), when, then: target ? { do: "jump", to: target.id } : { do: "screenOut" } });
  }
  function remove(rule: Rule, index: number) {
    onChange(
      rules.filter((other) => other !== rule),
      true,
    );
    offerUndo(t("surveys.logic.rules.removed"), () => editor.change({ kind: "insertRule", id: question.id, rule, index }));
  }
  function drop({ active, over }: DragEndEvent) {
    const from = rules.findIndex(({ id }) => id === active.id);
    const to = rules.findIndex(({ id }) => id === over?.id);
    if (from >= 0 && to >= 0 && from !== to) onChange(moved(rules, from, to), true);
  }
  return (
    <Box sx={{ minWidth: 0 }}>
      <DndContext {...drag} onDragEnd={drop} accessibility={words}>
        <SortableContext items={rules.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
          <Box component="ol" sx={{ m: 0, p: 0, listStyle: "none", display: "grid", gap: 1 }}>
            {rules.map((rule, index) => (
              <RuleCard
                key={rule.id}
                questionId={question.id}
                rule={rule}
                index={index}
                isLast={index === rules.length - 1}
                isOpen={rule.id === openId}
                faults={faults}
                isDisabled={isDisabled}
                onToggle={() => setOpenId(rule.id === openId ? undefined : rule.id)}
                onChange={(next, isStep) =>
                  onChange(
                    rules.map((other) => (other === rule ? next : other)),
                    isStep,
                  )
                }
                onMove={(direction) => onChange(moved(rules, index, index + direction), true)}
                onDuplicate={() => put(index + 1, { ...rule, id: newId() })}
                onRemove={() => remove(rule, index)}
              />
            ))}
          </Box>
        </SortableContext>
      </DndContext>
      {!isDisabled && (
        <Button size="small" startIcon={<Icon name="Add" />} onClick={add} sx={{ mt: rules.length > 0 ? 1 : 0 }}>
          {t("surveys.logic.rules.add")}
        </Button>
      )}
    </Box>
  );
}
