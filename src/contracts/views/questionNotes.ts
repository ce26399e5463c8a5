import { defineView } from "../defineView";

/** What people say of one question while a questionnaire is written; beside the question in the editor. */
export interface QuestionNotesProps {
  /** The study that the questionnaire is of. */
  readonly ownerId: string;
  readonly questionId: string;
}

export const questionNotes = defineView<QuestionNotesProps>("questionNotes");

/** How many of them wait for an answer, as a sign beside the question in a list of them; nothing where none does. */
export const questionNoteCount = defineView<QuestionNotesProps>("questionNoteCount");
