import { useMediaQuery, useTheme } from "@mui/material";
import { useEffect, useMemo, useState } from "react";
import { type EntityRecord, useTexts } from "../../../../client/kit/console";
import { questionsOf } from "../../../../survey/questionnaire";
import type { Removal } from "../logic/model/referrers";
import type { Keeper, OpenedQuestionnaire } from "./draft/keptQuestionnaire";
import { useQuestionnaireEditor } from "./draft/useQuestionnaireEditor";
import type { EditorScope, Focus } from "./EditorContext";
import type { Undoable } from "./UndoNotice";

export interface EditorProps {
  readonly activity: EntityRecord;
  readonly opened: OpenedQuestionnaire;
  readonly keeper: Keeper;
  readonly canUpdate: boolean;
  readonly onPublished: () => void;
}

/** The question that the address asks for: whoever comes from a comment on it, e.g. */
const askedFor = () => new URLSearchParams(location.search).get("question");

/**
 * What is in focus: what was chosen, what the address asks for, or the first question. A phone starts with the list, which a
 * sheet would hide.
 */
function useFocus(firstQuestion: string | undefined) {
  const { breakpoints } = useTheme();
  const isNarrow = useMediaQuery(breakpoints.down("md"));
  const [chosen, setFocus] = useState<Focus>(() => {
    const id = askedFor();
    return id ? { kind: "question", id } : undefined;
  });
  const focus = useMemo<Focus>(
    () => chosen ?? (firstQuestion && !isNarrow ? { kind: "question", id: firstQuestion } : undefined),
    [chosen, firstQuestion, isNarrow],
  );
  return { focus, setFocus, isNarrow };
}

/** What went and can be put back, until it is: by the notice or by undo. */
function useUndoable(canRedo: boolean) {
  const [undoable, setUndoable] = useState<Undoable>();
  useEffect(() => {
    if (canRedo) setUndoable(undefined);
  }, [canRedo]);
  return [undoable, setUndoable] as const;
}

/** The state of an open editor: its scope, and the dialogs that the scope can open. */
export function useEditorScope({ activity, opened, keeper, canUpdate, onPublished }: EditorProps) {
  const texts = useTexts();
  const editor = useQuestionnaireEditor(activity.id, { ...opened, keeper, activityStatus: activity.status });
  const { focus, setFocus, isNarrow } = useFocus(questionsOf(editor.draft)[0]?.id);
  const [undoable, setUndoable] = useUndoable(editor.canRedo);
  const [removal, askRemoval] = useState<Removal>();
  const [chosenLanguage, setLanguage] = useState<string>();
  const { languages } = editor.draft;
  // An import may have taken the chosen one away.
  const language = languages.find((known) => known === chosenLanguage) ?? languages[0] ?? texts.language;

  const scope = useMemo<EditorScope>(
    () => ({
      editor,
      activity,
      canUpdate,
      onPublished,
      language,
      setLanguage,
      focus,
      setFocus,
      askRemoval,
      offerUndo: (message, restore) => setUndoable({ message, restore }),
    }),
    [editor, activity, canUpdate, onPublished, language, focus, setFocus, setUndoable],
  );
  return {
    scope,
    isNarrow,
    removal,
    endRemoval: () => askRemoval(undefined),
    undoable,
    endUndo: () => setUndoable(undefined),
  };
}
