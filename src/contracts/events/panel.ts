import { defineEvent } from "../defineEvent";

/** Somebody whom a supplier sent to a questionnaire has ended, or counts otherwise than before. */
export const respondentEnded = defineEvent<{
  readonly questionnaireId: string;
  readonly responseId: string;
  /** Id of the supplier in the questionnaire's fieldwork. */
  readonly supplier: string;
  /** As the supplier knows them. */
  readonly externalId: string;
  /** How it ended; see `DISPOSITIONS`. */
  readonly disposition: string;
  readonly isTest: boolean;
}>("respondent.ended");

/** The panel has brought a study all the completes that it asked for. */
export const fieldFilled = defineEvent<{ readonly studyId: string }>("field.filled");

/** A study's field stands still until somebody decides: fewer people fit than its price was made for, or its soft launch is full. */
export const fieldPaused = defineEvent<{
  readonly studyId: string;
  readonly reason: "INCIDENCE" | "SOFT_LAUNCH";
}>("field.paused");
