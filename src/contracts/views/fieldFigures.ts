import { defineView } from "../defineView";

/** How the fieldwork of an activity or a study is going: length, drop-off by question, completes over time; in consoles. */
export interface FieldFiguresProps {
  readonly ownerId: string;
  /** Whether people may be answering: then it is read again and again. */
  readonly isLive: boolean;
}

export const fieldFigures = defineView<FieldFiguresProps>("fieldFigures");
