import { useTexts } from "../../../../client/kit";
import type { Block, Question } from "../../../../schema/questionnaire";
import type { QuestionType } from "../../../../schema/questionType";
import { newId } from "../../../../shared/ids";
import { localize } from "../../../../shared/languages";
import { referrersOf } from "../logic/model/referrers";
import { useEditor } from "./EditorContext";
import { findQuestion, stepOf } from "./questionnaireDraft";

/** What a person can do with questions and blocks; ids are made here, so that the reducer stays pure. */
export function useQuestionActions() {
  const { t } = useTexts();
  const { editor, language, focus, setFocus, offerUndo, askRemoval } = useEditor();
  const { draft, change } = editor;

  function placeForNew(blockId?: string): { blockId: string; index?: number } {
    const current = focus?.kind === "question" ? findQuestion(draft, focus.id) : undefined;
    if (blockId) return { blockId };
    if (current) return { blockId: current.block.id, index: current.index + 1 };
    return { blockId: draft.blocks.at(-1)?.id ?? newId() };
  }

  /** What nothing refers to goes at once. */
  function askFirst(ids: readonly string[], name: string, remove: (withLogic: boolean) => void) {
    const referrers = referrersOf(draft, ids);
    if (referrers.length === 0) remove(false);
    else askRemoval({ name, referrers, remove });
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
      const remove = (withLogic: boolean) => {
        change({ kind: "removeQuestion", id, withLogic });
        if (focus?.kind === "question" && focus.id === id) setFocus(undefined);
        offerUndo(t("surveys.question.removed", { variable: place.question.variable }), () =>
          change({ kind: "restore", ids: [id], before: draft }),
        );
      };
      askFirst([id], place.question.variable, remove);
    },
    step: (id: string, direction: -1 | 1) => {
      const place = stepOf(draft, id, direction);
      if (place) change({ kind: "moveQuestion", id, ...place });
    },
    canStep: (id: string, direction: -1 | 1) => stepOf(draft, id, direction) !== undefined,
    addBlock: () => change({ kind: "insertBlock", block: { id: newId(), questions: [] } }),
    removeBlock: (block: Block) => {
      const index = draft.blocks.indexOf(block);
      const ids = block.questions.map(({ id }) => id);
      const remove = (withLogic: boolean) => {
        change({ kind: "removeBlock", blockId: block.id, withLogic });
        offerUndo(t("surveys.block.removed", { smart_count: block.questions.length }), () =>
          change(ids.length > 0 ? { kind: "restore", ids, before: draft } : { kind: "insertBlock", block, index }),
        );
      };
      askFirst(ids, localize(block.title, language) || t("surveys.block.number", { number: index + 1 }), remove);
    },
  };
}
