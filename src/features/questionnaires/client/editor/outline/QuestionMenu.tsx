import { useTexts } from "../../../../../client/kit/console";
import { blockName } from "../../../../../client/kit/questions";
import type { Question } from "../../../../../survey/questionnaire";
import { findQuestion } from "../draft/questionnaireDraft";
import { useQuestionActions } from "../draft/useQuestionActions";
import { useEditor } from "../EditorContext";
import { type Action, ActionList, MenuButton } from "./ActionMenu";

interface QuestionActionsProps {
  readonly id: string;
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
}

function QuestionActions({ id, anchor, onClose }: QuestionActionsProps) {
  const { t } = useTexts();
  const { editor, language } = useEditor();
  const { step, canStep, duplicate, remove } = useQuestionActions();
  const home = findQuestion(editor.draft, id)?.block.id;
  const moves: readonly Action[] = editor.draft.blocks.flatMap((block, index) =>
    block.id === home
      ? []
      : [
          {
            label: t("surveys.question.moveTo", {
              block: blockName({ draft: editor.draft, language, t }, index),
            }),
            icon: "ArrowForward",
            run: () => editor.change({ kind: "moveQuestion", id, blockId: block.id, index: block.questions.length }),
          },
        ],
  );
  const actions: readonly Action[] = [
    { label: t("surveys.question.up"), icon: "ArrowUpward", isDisabled: !canStep(id, -1), run: () => step(id, -1) },
    { label: t("surveys.question.down"), icon: "ArrowDownward", isDisabled: !canStep(id, 1), run: () => step(id, 1) },
    ...moves,
    { label: t("surveys.question.duplicate"), icon: "ContentCopy", run: () => duplicate(id) },
    { label: t("surveys.question.remove"), icon: "Delete", run: () => remove(id) },
  ];
  return <ActionList anchor={anchor} actions={actions} onClose={onClose} />;
}

/** What can be done with a question; all that dragging can, too. */
export function QuestionMenu({ question }: { readonly question: Pick<Question, "id" | "variable"> }) {
  const { t } = useTexts();
  return (
    <MenuButton label={t("surveys.question.actions", { name: question.variable })}>
      {(anchor, close) => <QuestionActions id={question.id} anchor={anchor} onClose={close} />}
    </MenuButton>
  );
}
