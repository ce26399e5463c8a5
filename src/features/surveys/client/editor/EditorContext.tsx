import { createContext, useContext } from "react";
import type { QuestionnaireEditor } from "./useQuestionnaireEditor";

/** What the editor shows at its right: a question, the texts around them, or nothing. */
export type Focus =
  | {
      readonly kind: "question";
      readonly id: string;
      /** Just added: the person goes on by writing it. */
      readonly isNew?: boolean;
    }
  | { readonly kind: "texts" }
  | undefined;

export interface EditorScope {
  readonly editor: QuestionnaireEditor;
  readonly canUpdate: boolean;
  /** Publishing may start the activity too. */
  readonly onPublished: () => void;
  /** The language in which texts are edited. */
  readonly language: string;
  readonly setLanguage: (language: string) => void;
  readonly focus: Focus;
  readonly setFocus: (focus: Focus) => void;
  /** Says that something went, with the way back. */
  readonly offerUndo: (message: string, restore: () => void) => void;
}

const Context = createContext<EditorScope | undefined>(undefined);
export const EditorProvider = Context.Provider;

export function useEditor(): EditorScope {
  const scope = useContext(Context);
  if (!scope) throw new Error("useEditor outside of EditorProvider");
  return scope;
}
