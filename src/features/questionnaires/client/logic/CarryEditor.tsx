import { Stack } from "@mui/material";
import { useTexts } from "../../../../client/kit/console";
import type { QuestionIssue } from "../../../../client/kit/questions";
import { codedOptions, IssueNotes, nameOf, Pick, subjectsFor, useLogicScope } from "../../../../client/kit/questions";
import type { Carry } from "../../../../survey/logic/condition";
import { OPTION_LISTS, optionsOf } from "../../../../survey/logic/references";
import type { Question } from "../../../../survey/questionnaire";
import { textsOfType } from "../question/settings/textsOfType";
import { LogicSection } from "./LogicSection";

/** Stands for no question. */
const NONE = "";
export const WHICH = ["chosen", "unchosen"] as const;

interface CarryEditorProps {
  readonly question: Question;
  readonly faults: readonly QuestionIssue[];
  readonly isDisabled: boolean;
  readonly onChange: (carry: Carry | undefined) => void;
}

/** Offers only what was, or was not, chosen in an earlier question. */
export function CarryEditor({ question, faults, isDisabled, onChange }: CarryEditorProps) {
  const { t } = useTexts();
  const scope = useLogicScope();
  const own = textsOfType(question.type, t);
  const { carry } = question;
  const lists = OPTION_LISTS.filter((list) => optionsOf(question, list).length > 0);
  const [first] = lists;
  const sources = subjectsFor({ questionId: question.id }, scope).filter((source) => codedOptions(source).length > 0);
  const isGone = carry && !sources.some(({ id }) => id === carry.from);
  const gone = carry && scope.places.get(carry.from)?.question;
  if (!first || (sources.length === 0 && !carry)) return null;
  return (
    <LogicSection title={t("surveys.logic.carry.title")} help={t("surveys.logic.carry.help")}>
      <Stack data-pointer="/carry" direction="row" sx={{ flexWrap: "wrap", gap: 1.5, alignItems: "center", pt: 0.5 }}>
        <Pick
          label={t("surveys.logic.carry.from")}
          isLabelled
          value={carry?.from ?? NONE}
          choices={[
            { value: NONE, label: t("surveys.logic.carry.none") },
            ...(isGone
              ? [{ value: carry.from, label: gone ? nameOf(gone, scope.language) : t("surveys.logic.goneQuestion") }]
              : []),
            ...sources.map((source) => ({ value: source.id, label: nameOf(source, scope.language) })),
          ]}
          isDisabled={isDisabled}
          hasIssue={faults.some(({ path }) => path.startsWith("/carry"))}
          flex="1 1 220px"
          onChange={(from) =>
            onChange(from === NONE ? undefined : { from, which: carry?.which ?? "chosen", into: carry?.into ?? first })
          }
        />
        {carry && (
          <Pick
            label={t("surveys.logic.carry.which")}
            isLabelled
            value={carry.which}
            choices={WHICH.map((which) => ({ value: which, label: t(`surveys.logic.which.${which}`) }))}
            isDisabled={isDisabled}
            flex="1 1 180px"
            onChange={(which) => onChange({ ...carry, which: WHICH.find((known) => known === which) ?? "chosen" })}
          />
        )}
        {carry && lists.length > 1 && (
          <Pick
            label={t("surveys.logic.carry.into")}
            isLabelled
            value={carry.into}
            choices={lists.map((list) => ({ value: list, label: own(`questionTypes.settings.${list}`) }))}
            isDisabled={isDisabled}
            flex="1 1 140px"
            onChange={(into) => onChange({ ...carry, into: lists.find((list) => list === into) ?? first })}
          />
        )}
      </Stack>
      <IssueNotes faults={faults} pointer="/carry" />
      <IssueNotes faults={faults} pointer="/carry/from" />
    </LogicSection>
  );
}
