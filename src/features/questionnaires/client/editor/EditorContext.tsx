import { createContext, useContext } from "react";
import type { EntityRecord } from "../../../../client/kit/console";
import type { Removal } from "../logic/model/referrers";
import type { QuestionnaireEditor } from "./draft/useQuestionnaireEditor";

/** A question's form, or its logic. */
export type QuestionPart = "form" | "logic";

export interface QuestionFocus {
  readonly kind: "question";
  readonly id: string;
  /** Just added: the person goes on by writing it. */
  readonly isNew?: boolean;
  /** The side of the question that shows. @default "form" */
  readonly part?: QuestionPart;
  /** JSON pointer of the issue that led here. */
  readonly pointer?: string;
}

/** What the editor shows at its right: a question, a block's logic, the texts around them, or nothing. */
export type Focus =
  | QuestionFocus
  | { readonly kind: "block"; readonly id: string /** Of the issue that led here. */; readonly pointer?: string }
  | { readonly kind: "texts" }
  | undefined;

export interface EditorScope {
  readonly editor: QuestionnaireEditor;
  /** The activity that the questionnaire is of. */
  readonly activity: EntityRecord;
  readonly canUpdate: boolean;
  /** Publishing may start the activity too. */
  readonly onPublished: () => void;
  /** The language in which texts are edited. */
  readonly language: string;
  readonly setLanguage: (language: string) => void;
  readonly focus: Focus;
  readonly setFocus: (focus: Focus) => void;
  /** Asks before something goes that logic refers to. */
  readonly askRemoval: (removal: Removal) => void;
  /** Says that something went, and offers to put it back. */
  readonly offerUndo: (message: string, restore: () => void) => void;
}

const Context = createContext<EditorScope | undefined>(undefined);
export const EditorProvider = Context.Provider;

export function useEditor(): EditorScope {
  const scope = useContext(Context);
  if (!scope) throw new Error("useEditor outside of EditorProvider");
  return scope;
}
