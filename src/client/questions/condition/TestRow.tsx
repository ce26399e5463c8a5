import { Box, IconButton } from "@mui/material";
import type { QuestionIssue } from "../../../contracts/api/questionnaires";
import type { Test } from "../../../survey/logic/condition";
import type { Question } from "../../../survey/questionnaire";
import { useTexts } from "../../screens/common/useTexts";
import { Icon } from "../../theme/icons";
import { comparisonOf, comparisonsFor, needsValue, newTest, shapeAt, withComparison } from "../logic/comparisons";
import type { Leaf } from "../logic/conditionTree";
import { type LogicScope, nameOf } from "../logic/logicScope";
import type { Shape } from "../logic/shape";
import { useLogicScope } from "../logic/useLogicScope";
import { IssueNotes } from "./IssueNotes";
import { Pick, type PickChoice } from "./Pick";
import { ValueInput } from "./ValueInput";

/** `""` stands for the whole answer: no code is empty. */
const WHOLE = "";

/** What belongs together stays beside each other while both can be read, and is stacked where they can't. */
const PAIR = { display: "flex", flexWrap: "wrap", gap: 1, alignItems: "center", minWidth: 0 } as const;

interface TestRowProps {
  readonly leaf: Leaf;
  readonly subjects: readonly Question[];
  readonly faults: readonly QuestionIssue[];
  readonly onChange: (test: Test, isStep: boolean) => void;
  readonly onRemove: () => void;
}

function subjectChoices(test: Test, subjects: readonly Question[], { places, language, t }: LogicScope): readonly PickChoice[] {
  const chosen = places.get(test.question)?.question;
  const isListed = subjects.some(({ id }) => id === test.question);
  // One that moved behind stays in the list while it is chosen, so that the row says what it is about.
  const extra = isListed
    ? []
    : [{ value: test.question, label: chosen ? nameOf(chosen, language) : t("surveys.logic.goneQuestion") }];
  return [...extra, ...subjects.map((question) => ({ value: question.id, label: nameOf(question, language) }))];
}

/** The words of a comparison without what it compares. */
function comparisonLabel(key: string, t: LogicScope["t"]): string {
  const words = t(`surveys.logic.tests.${key}`, { subject: "", value: "…", smart_count: 2 });
  return words.replace(/^[\s,:]+/, "").trim();
}

function comparisonChoices(test: Test, question: Question | undefined, shape: Shape | undefined, t: LogicScope["t"]) {
  const isWhole = test.part === undefined;
  const offered = question ? comparisonsFor(shape, { question, isWhole }) : [];
  const current = comparisonOf(test, shape);
  const isOffered = offered.some(({ key }) => key === current.key);
  const all = isOffered ? offered : [current, ...offered];
  return { current, all, choices: all.map(({ key }) => ({ value: key, label: comparisonLabel(key, t) })) };
}

/** One comparison as a sentence to fill in: question, part, how, with what. */
export function TestRow({ leaf, subjects, faults, onChange, onRemove }: TestRowProps) {
  const { t } = useTexts();
  const scope = useLogicScope();
  const { test, pointer } = leaf;
  const question = scope.places.get(test.question)?.question;
  const whole = question && scope.shapeOf(question);
  const shape = shapeAt(whole, test.part);
  const comparison = comparisonChoices(test, question, shape, t);
  const hasIssue = faults.some(({ path }) => path === pointer);
  const parts = whole?.parts ?? [];

  function ask(id: string) {
    const next = scope.places.get(id)?.question;
    if (next) onChange(newTest(next, scope.shapeOf(next)), true);
  }
  return (
    <Box
      data-pointer={pointer}
      role="group"
      aria-label={t("surveys.logic.comparison")}
      sx={{ display: "grid", gap: 0.5, minWidth: 0 }}
    >
      <Box sx={{ display: "flex", gap: 0.5, alignItems: "flex-start", minWidth: 0 }}>
        <Box sx={{ flex: 1, display: "flex", flexWrap: "wrap", gap: 1, alignItems: "center", minWidth: 0 }}>
          <Box sx={{ ...PAIR, flex: parts.length > 0 ? "1 1 390px" : "1 1 220px" }}>
            <Pick
              label={t("surveys.logic.subject")}
              value={test.question}
              choices={subjectChoices(test, subjects, scope)}
              hasIssue={hasIssue}
              flex="2 1 200px"
              onChange={ask}
            />
            {parts.length > 0 && question && (
              <Pick
                label={t("surveys.logic.part")}
                value={test.part ?? WHOLE}
                choices={[
                  { value: WHOLE, label: t("surveys.logic.wholeAnswer") },
                  ...parts.map(({ code, label }) => ({ value: code, label })),
                ]}
                flex="1 1 180px"
                onChange={(part) => onChange(newTest(question, whole, part === WHOLE ? null : part), true)}
              />
            )}
          </Box>
          <Box sx={{ ...PAIR, flex: "1 1 370px" }}>
            <Pick
              label={t("surveys.logic.operator")}
              value={comparison.current.key}
              choices={comparison.choices}
              flex="2 1 230px"
              onChange={(key) => {
                const next = comparison.all.find((other) => other.key === key);
                if (next) onChange(withComparison(test, next, shape), true);
              }}
            />
            {needsValue(test) && <ValueInput test={test} shape={shape} hasIssue={hasIssue} onChange={onChange} />}
          </Box>
        </Box>
        <IconButton size="small" aria-label={t("surveys.logic.removeComparison")} onClick={onRemove} sx={{ mt: 0.5 }}>
          <Icon name="Close" />
        </IconButton>
      </Box>
      <IssueNotes faults={faults} pointer={pointer} />
    </Box>
  );
}
