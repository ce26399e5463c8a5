import { useTexts } from "../../../../client/kit";
import type { Block, Question } from "../../../../schema/questionnaire";
import type { QuestionType } from "../../../../schema/questionType";
import { newId } from "../../../../shared/ids";
import { useEditor } from "./EditorContext";
import { findQuestion, stepOf } from "./questionnaireDraft";

/** What a person can do with questions and blocks; ids are made here, so that the reducer stays pure. */
export function useQuestionActions() {
  const { t } = useTexts();
  const { editor, language, focus, setFocus, offerUndo } = useEditor();
  const { draft, change } = editor;

  function placeForNew(blockId?: string): { blockId: string; index?: number } {
    const current = focus?.kind === "question" ? findQuestion(draft, focus.id) : undefined;
    if (blockId) return { blockId };
    if (current) return { blockId: current.block.id, index: current.index + 1 };
    return { blockId: draft.blocks.at(-1)?.id ?? newId() };
  }

  return {
    /** @param blockId puts it at that block's end; absent: after the question in view */
    addQuestion: (type: QuestionType, blockId?: string) => {
      const id = newId();
      const question: Question = { ...type.initial(language), id, variable: "", type: type.name, title: {} };
      change({ kind: "insertQuestion", question, ...placeForNew(blockId) });
      setFocus({ kind: "question", id, isNew: true });
    },
    duplicate: (id: string) => {
      const copyId = newId();
      change({ kind: "duplicateQuestion", id, newId: copyId });
      setFocus({ kind: "question", id: copyId });
    },
    remove: (id: string) => {
      const place = findQuestion(draft, id);
      if (!place) return;
      change({ kind: "removeQuestion", id });
      if (focus?.kind === "question" && focus.id === id) setFocus(undefined);
      offerUndo(t("surveys.question.removed", { variable: place.question.variable }), () =>
        change({ kind: "insertQuestion", question: place.question, blockId: place.block.id, index: place.index }),
      );
    },
    step: (id: string, direction: -1 | 1) => {
      const place = stepOf(draft, id, direction);
      if (place) change({ kind: "moveQuestion", id, ...place });
    },
    canStep: (id: string, direction: -1 | 1) => stepOf(draft, id, direction) !== undefined,
    addBlock: () => change({ kind: "insertBlock", block: { id: newId(), questions: [] } }),
    removeBlock: (block: Block) => {
      const index = draft.blocks.indexOf(block);
      change({ kind: "removeBlock", blockId: block.id });
      offerUndo(t("surveys.block.removed", { smart_count: block.questions.length }), () =>
        change({ kind: "insertBlock", block, index }),
      );
    },
  };
}
