import { useTexts } from "../../../../client/kit";
import type { Question } from "../../../../schema/questionnaire";
import { localize } from "../../../../shared/languages";
import { type Action, ActionMenu } from "./ActionMenu";
import { useEditor } from "./EditorContext";
import { findQuestion } from "./questionnaireDraft";
import { useQuestionActions } from "./useQuestionActions";

/** What can be done with a question; all that dragging can, too. */
export function QuestionMenu({ question }: { readonly question: Question }) {
  const { t } = useTexts();
  const { editor, language } = useEditor();
  const { step, canStep, duplicate, remove } = useQuestionActions();
  const { id, variable } = question;
  const home = findQuestion(editor.draft, id)?.block.id;
  const moves: readonly Action[] = editor.draft.blocks.flatMap((block, index) =>
    block.id === home
      ? []
      : [
          {
            label: t("surveys.question.moveTo", {
              block: localize(block.title, language) || t("surveys.block.number", { number: index + 1 }),
            }),
            icon: "ArrowForward",
            run: () => editor.change({ kind: "moveQuestion", id, blockId: block.id, index: block.questions.length }),
          },
        ],
  );
  return (
    <ActionMenu
      label={t("surveys.question.actions", { name: variable })}
      actions={[
        { label: t("surveys.question.up"), icon: "ArrowUpward", isDisabled: !canStep(id, -1), run: () => step(id, -1) },
        { label: t("surveys.question.down"), icon: "ArrowDownward", isDisabled: !canStep(id, 1), run: () => step(id, 1) },
        ...moves,
        { label: t("surveys.question.duplicate"), icon: "ContentCopy", run: () => duplicate(id) },
        { label: t("surveys.question.remove"), icon: "Delete", run: () => remove(id) },
      ]}
    />
  );
}
