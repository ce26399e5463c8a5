import { Box, ToggleButton, ToggleButtonGroup } from "@mui/material";
import { useState } from "react";
import { useTexts } from "../../../../client/kit/console";
import type { QuestionResult } from "../../shared/api";
import { type Condition, RESPONSE_DAY } from "../../shared/conditions";
import type { Selection } from "../results";
import { ContainsInput } from "./ContainsInput";
import { conditionOn, type Target, withCondition } from "./conditions";
import { DaysInput } from "./DaysInput";
import { EditorFrame } from "./EditorFrame";
import type { FilterItem } from "./filterTargets";
import { RangeInput } from "./RangeInput";
import { answerLabel } from "./resultsFilter";
import { ValuePicker } from "./ValuePicker";
import { VariableValues } from "./VariableValues";

interface ConditionEditorProps {
  readonly activityId: string;
  readonly item: FilterItem;
  /** How a question is asked for at first. */
  readonly kind: Target["kind"] | undefined;
  readonly selection: Selection;
  readonly onChange: (selection: Selection) => void;
  readonly onBack: () => void;
  readonly onDone: () => void;
}

const kindsOf = ({ filters, canFilter }: QuestionResult): readonly Target["kind"][] => filters ?? (canFilter ? ["is"] : []);

interface QuestionInputProps {
  readonly question: QuestionResult;
  readonly kind: Target["kind"];
  readonly condition: Condition | undefined;
  readonly onChange: (condition: Condition | undefined) => void;
}

function QuestionInput({ question, kind, condition, onChange }: QuestionInputProps) {
  const { id } = question;
  const not = condition?.not ? { not: true } : {};
  const contain = (text: string) => onChange(text === "" ? undefined : { question: id, contains: text, ...not });
  if (kind === "contains")
    return (
      <Box sx={{ px: 1 }}>
        <ContainsInput value={condition?.contains ?? ""} onChange={contain} />
      </Box>
    );
  if (kind === "range") {
    const { from, to } = condition ?? {};
    return (
      <RangeInput
        isOfDays={question.type === "date"}
        value={{ ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) }}
        onChange={(range) => onChange(range && { question: id, ...range, ...not })}
      />
    );
  }
  return (
    <ValuePicker
      label={question.title}
      values={question.counts.map(({ code, count }) => ({ key: code, label: answerLabel(question, code), count }))}
      chosen={condition?.is ?? []}
      onChange={(is) => onChange(is.length > 0 ? { question: id, is, ...not } : undefined)}
    />
  );
}

/** Changes the condition on one question or variable. */
export function ConditionEditor({ activityId, item, kind: first, selection, onChange, onBack, onDone }: ConditionEditorProps) {
  const { t } = useTexts();
  const { question, variable, label } = item;
  const kinds = question ? kindsOf(question) : [];
  const [kind, setKind] = useState(first ?? kinds[0] ?? "is");
  const target: Target = question ? { question: question.id, kind } : { variable: variable ?? "", kind };
  const condition = conditionOn(selection, target);
  const change = (next: Condition | undefined) => onChange(withCondition(selection, target, next));
  const not = condition?.not ? { not: true } : {};
  return (
    <EditorFrame
      title={label}
      isNot={condition?.not ?? false}
      onNot={
        condition &&
        ((isNot) => {
          const { not: _before, ...plain } = condition;
          change(isNot ? { ...plain, not: true } : plain);
        })
      }
      onRemove={condition && (() => change(undefined))}
      onBack={onBack}
      onDone={onDone}
    >
      {kinds.length > 1 && (
        <ToggleButtonGroup
          exclusive
          size="small"
          value={kind}
          aria-label={t("filters.kind")}
          onChange={(_event, next: Target["kind"] | null) => next && setKind(next)}
          sx={{ px: 1, mb: 1 }}
        >
          {kinds.map((one) => (
            <ToggleButton key={one} value={one}>
              {t(`filters.kinds.${one}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      )}
      {question && <QuestionInput key={kind} question={question} kind={kind} condition={condition} onChange={change} />}
      {variable === RESPONSE_DAY && <DaysInput condition={condition} onChange={change} />}
      {variable !== undefined && variable !== RESPONSE_DAY && (
        <VariableValues
          activityId={activityId}
          variable={variable}
          title={label}
          selection={withCondition(selection, target, undefined)}
          chosen={condition?.is ?? []}
          onChange={(is) => change(is.length > 0 ? { variable, is, ...not } : undefined)}
        />
      )}
    </EditorFrame>
  );
}
