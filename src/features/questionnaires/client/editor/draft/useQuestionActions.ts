import { useMediaQuery, useTheme } from "@mui/material";
import { useTexts } from "../../../../../client/kit/console";
import { blockName } from "../../../../../client/kit/questions";
import { newId } from "../../../../../shared/ids";
import { type Block, type Question, questionsOf } from "../../../../../survey/questionnaire";
import type { QuestionType } from "../../../../../survey/questionType";
import { referrersOf } from "../../logic/model/referrers";
import { type Focus, useEditor } from "../EditorContext";
import { findQuestion, stepOf } from "./questionnaireDraft";

/** Milliseconds until a menu or dialog that has closed has given the focus back. */
const CLOSED = 250;

/** The focus doesn't fall out of the outline with the row that it was on. */
function focusRow(id: string): void {
  setTimeout(() => {
    if (document.activeElement && document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>(`[data-question="${CSS.escape(id)}"]`)?.focus();
  }, CLOSED);
}

/** What a person can do with questions and blocks; ids are made here, so that the reducer stays pure. */
export function useQuestionActions() {
  const { t } = useTexts();
  const { editor, language, focus, setFocus, offerUndo, askRemoval } = useEditor();
  const { draft, change } = editor;
  const { breakpoints } = useTheme();
  const isNarrow = useMediaQuery(breakpoints.down("md"));

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
      const ids = questionsOf(draft).map((question) => question.id);
      const at = ids.indexOf(id);
      const neighbour = ids[at + 1] ?? ids[at - 1];
      const remove = (withLogic: boolean) => {
        change({ kind: "removeQuestion", id, withLogic });
        // On a phone the list is what there was before: nothing opens by itself.
        const next: Focus = neighbour !== undefined && !isNarrow ? { kind: "question", id: neighbour } : undefined;
        if (focus?.kind === "question" && focus.id === id) setFocus(next);
        if (neighbour !== undefined) focusRow(neighbour);
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
      askFirst(ids, blockName({ draft, language, t }, index), remove);
    },
  };
}
