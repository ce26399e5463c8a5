import { defineView } from "../defineView";

/** How long an interview takes by what is asked at present, above the questionnaire in the editor. */
export interface QuestionnaireLengthProps {
  /** The record that the questionnaire is of. */
  readonly owner: { readonly id: string; readonly [field: string]: unknown };
  /** Estimated for the draft as it was saved last. */
  readonly seconds: number;
}

export const questionnaireLength = defineView<QuestionnaireLengthProps>("questionnaireLength");
