import { Box, Stack } from "@mui/material";
import { useState } from "react";
import { useTexts } from "../../../../client/kit/console";
import type { QuestionIssue } from "../../../../client/kit/questions";
import { ConditionEditor, Pick, useLogicScope } from "../../../../client/kit/questions";
import { localize } from "../../../../shared/languages";
import type { Condition } from "../../../../survey/logic/condition";
import { OPTION_LISTS, optionsOf } from "../../../../survey/logic/references";
import type { Option, Question } from "../../../../survey/questionnaire";
import { LogicSection } from "./LogicSection";

interface ListedOption {
  readonly list: string;
  readonly index: number;
  readonly option: Option;
  readonly pointer: string;
}

function listedOf(question: Question): readonly ListedOption[] {
  return OPTION_LISTS.flatMap((list) =>
    optionsOf(question, list).map((option, index) => ({ list, index, option, pointer: `/${list}/${index}` })),
  );
}

function withCondition(question: Question, { list, index }: ListedOption, showIf: Condition | undefined): Question {
  const options = OPTION_LISTS.filter((name) => name === list).flatMap((name) => optionsOf(question, name));
  const changed = options.map((option, place) => {
    if (place !== index) return option;
    const { showIf: _before, ...rest } = option;
    return showIf ? { ...rest, showIf } : rest;
  });
  return { ...question, [list]: changed };
}

interface OptionConditionsProps {
  readonly question: Question;
  readonly faults: readonly QuestionIssue[];
  readonly isDisabled: boolean;
  readonly onReplace: (question: Question, isStep: boolean) => void;
}

/** Options, rows and columns that are offered to some only. */
export function OptionConditions({ question, faults, isDisabled, onReplace }: OptionConditionsProps) {
  const { t } = useTexts();
  const { language } = useLogicScope();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const all = listedOf(question);
  const shown = all.filter(({ option, pointer }) => option.showIf || chosen.includes(pointer));
  const others = all.filter((entry) => !shown.includes(entry));
  const labelOf = ({ option }: ListedOption) => localize(option.label, language) || option.code;
  if (all.length === 0) return null;
  return (
    <LogicSection title={t("surveys.logic.options.title")} help={t("surveys.logic.options.help")}>
      {shown.map((entry) => (
        <Stack
          key={entry.pointer}
          role="group"
          aria-label={labelOf(entry)}
          sx={{ gap: 1.25, p: 1.5, border: 1, borderColor: "divider", borderRadius: 1, minWidth: 0 }}
        >
          <Box sx={{ fontWeight: 600, overflowWrap: "anywhere" }}>
            {t("surveys.logic.options.offerIf", { option: labelOf(entry) })}
          </Box>
          <ConditionEditor
            condition={entry.option.showIf}
            pointer={`${entry.pointer}/showIf`}
            standpoint={{ questionId: question.id }}
            faults={faults}
            isDisabled={isDisabled}
            onChange={(showIf, isStep) => onReplace(withCondition(question, entry, showIf), isStep)}
          />
        </Stack>
      ))}
      {!isDisabled && others.length > 0 && (
        <Pick
          label={t("surveys.logic.options.add")}
          value=""
          choices={[
            { value: "", label: t("surveys.logic.options.add") },
            ...others.map((entry) => ({ value: entry.pointer, label: labelOf(entry) })),
          ]}
          onChange={(pointer) => setChosen([...chosen, pointer])}
        />
      )}
    </LogicSection>
  );
}
