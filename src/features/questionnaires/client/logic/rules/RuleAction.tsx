import { Stack } from "@mui/material";
import { useTexts } from "../../../../../client/kit/console";
import type { QuestionIssue } from "../../../../../client/kit/questions";
import { actionKey, IssueNotes, nameOf, Pick, targetsFrom, useLogicScope } from "../../../../../client/kit/questions";
import type { Action } from "../../../../../survey/logic/condition";

/** The endings by their key; a jump needs its target. */
const ENDINGS: Readonly<Record<string, Action>> = {
  screenOut: { do: "screenOut" },
  quality: { do: "quality", isSanctioned: false },
  qualitySanctioned: { do: "quality", isSanctioned: true },
  finish: { do: "finish" },
};
const KEYS = ["jump", ...Object.keys(ENDINGS)];

interface RuleActionProps {
  readonly questionId: string;
  readonly action: Action;
  readonly pointer: string;
  readonly faults: readonly QuestionIssue[];
  readonly isDisabled: boolean;
  readonly onChange: (action: Action) => void;
}

/** What a rule does where its condition holds. */
export function RuleAction({ questionId, action, pointer, faults, isDisabled, onChange }: RuleActionProps) {
  const { t } = useTexts();
  const scope = useLogicScope();
  const targets = targetsFrom(questionId, scope);
  const first = targets[0];
  const chosen = action.do === "jump" ? scope.places.get(action.to)?.question : undefined;
  const known = action.do === "jump" && !targets.some(({ id }) => id === action.to);
  const keys = first || action.do === "jump" ? KEYS : KEYS.filter((key) => key !== "jump");
  function choose(key: string) {
    const ending = ENDINGS[key];
    if (ending) onChange(ending);
    else if (first) onChange({ do: "jump", to: first.id });
  }
  return (
    <Stack data-pointer={pointer} direction="row" sx={{ flexWrap: "wrap", gap: 1.5, alignItems: "center" }}>
      <Pick
        label={t("surveys.logic.rules.then")}
        isLabelled
        value={actionKey(action)}
        choices={keys.map((key) => ({ value: key, label: t(`surveys.logic.actions.${key}`) }))}
        isDisabled={isDisabled}
        flex="1 1 200px"
        onChange={choose}
      />
      {action.do === "jump" && (
        <Pick
          label={t("surveys.logic.rules.target")}
          isLabelled
          value={action.to}
          choices={[
            // A target that moved ahead stays readable until another one is chosen.
            ...(known
              ? [{ value: action.to, label: chosen ? nameOf(chosen, scope.language) : t("surveys.logic.goneQuestion") }]
              : []),
            ...targets.map((question) => ({ value: question.id, label: nameOf(question, scope.language) })),
          ]}
          isDisabled={isDisabled}
          hasIssue={faults.some(({ path }) => path === pointer)}
          flex="1 1 200px"
          onChange={(to) => onChange({ do: "jump", to })}
        />
      )}
      <IssueNotes faults={faults} pointer={pointer} />
    </Stack>
  );
}
