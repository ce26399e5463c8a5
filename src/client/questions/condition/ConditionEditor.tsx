import { Typography } from "@mui/material";
import { useMemo } from "react";
import type { QuestionIssue } from "../../../contracts/api/questionnaires";
import type { Condition } from "../../../survey/logic/condition";
import { useTexts } from "../../screens/common/useTexts";
import { newTest } from "../logic/comparisons";
import { addGroup, addTest, fromTree, type Group, removeNode, setMode, setTest, toTree } from "../logic/conditionTree";
import { type Standpoint, subjectsFor } from "../logic/logicScope";
import { Sentence } from "../logic/Sentence";
import { showIfPieces } from "../logic/sentences";
import { useLogicScope } from "../logic/useLogicScope";
import { GroupEditor, type TreeEdits } from "./GroupEditor";

interface ConditionEditorProps {
  readonly condition: Condition | undefined;
  /** JSON pointer of the condition, as faults name it. */
  readonly pointer: string;
  readonly standpoint: Standpoint;
  readonly faults: readonly QuestionIssue[];
  readonly isDisabled: boolean;
  /** Whether the sentence already stands above. @default false */
  readonly isSaid?: boolean;
  /** @param isStep whether it is a step of its own to undo, unlike typing on */
  readonly onChange: (condition: Condition | undefined, isStep: boolean) => void;
}

/** Builds a condition: comparisons as sentences, in groups where several decide together. */
export function ConditionEditor(props: ConditionEditorProps) {
  const { condition, pointer, standpoint, faults, isDisabled, isSaid = false, onChange } = props;
  const { t } = useTexts();
  const scope = useLogicScope();
  const tree = useMemo(() => toTree(condition, pointer), [condition, pointer]);
  const subjects = subjectsFor(standpoint, scope);
  // What stands right before is what most conditions are about; a quota is about who it is, which comes first.
  const likeliest = standpoint.isBehindAll ? subjects[0] : subjects.at(-1);
  const fresh = () => likeliest && newTest(likeliest, scope.shapeOf(likeliest));
  const put = (next: Group, isStep = true) => onChange(fromTree(next), isStep);
  const edits: TreeEdits = {
    setMode: (path, mode) => put(setMode(tree, path, mode)),
    setTest: (path, test, isStep) => put(setTest(tree, path, test), isStep),
    remove: (path) => put(removeNode(tree, path)),
    addTest: (path) => {
      const test = fresh();
      if (test) put(addTest(tree, path, test));
    },
    addGroup: (path) => {
      const test = fresh();
      if (test) put(addGroup(tree, path, test));
    },
  };
  return (
    <>
      {condition && !isSaid && (
        <Typography component="p">
          <Sentence pieces={showIfPieces(condition, scope)} />
        </Typography>
      )}
      {subjects.length === 0 && !isDisabled && (
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {t("surveys.logic.noSubjects")}
        </Typography>
      )}
      {/* Who can't change it reads the sentence. */}
      {!isDisabled && <GroupEditor group={tree} path={[]} edits={edits} subjects={subjects} faults={faults} />}
    </>
  );
}
