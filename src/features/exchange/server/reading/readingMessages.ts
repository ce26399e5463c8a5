import type { ImportDecisions, ImportedResponse, ImportedSurvey, ImportGuess } from "../../../../survey/exchange/importer";

/** What a thread is to read. */
export interface FileToRead {
  readonly name: string;
  readonly content: Uint8Array;
  /** Whether it was a sheet, whose rows end with their last filled cell. @default false */
  readonly isSheet?: boolean;
  readonly decisions: ImportDecisions | undefined;
  readonly isToGuess: boolean;
}

/** What a file has, but for its responses. */
export interface SurveyHead extends Pick<ImportedSurvey, "questionnaire" | "unmapped" | "quotas"> {
  readonly respondents: number;
  /** Respondents who left before the end. */
  readonly partial: number;
  readonly guesses: readonly ImportGuess[];
}

/** What the thread says: the head, why the file can't be read, or the next responses, none after the last ones. */
export type ReadingNews =
  | { readonly head: SurveyHead }
  | { readonly fault: string; readonly params: Readonly<Record<string, string | number>>; readonly place: FaultPlace | undefined }
  | { readonly responses: readonly ImportedResponse[] };

interface FaultPlace {
  readonly line?: number;
  readonly column?: number;
  readonly path?: string;
}
