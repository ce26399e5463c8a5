import type { SpaceDb } from "../../../../server/kit";
import type { ActivityDates } from "../../../../shared/dates/activityOpening";
import type { Fieldwork } from "../../../../survey/fieldwork/fieldwork";
import type { RequestOrigin } from "./requestOrigin";

/** Where and as whom somebody answers a questionnaire. */
export interface ResponseContext {
  readonly db: SpaceDb;
  readonly questionnaireId: string;
  /** What new respondents begin with. */
  readonly publishedVersion: number | null;
  /** Absent where the questionnaire belongs to no activity. */
  readonly activity: (ActivityDates & { readonly id: string; readonly title: string }) | undefined;
  /** What answering earns. */
  readonly labs: number;
  /** Who may answer, from where and how long. */
  readonly fieldwork: Fieldwork;
  readonly origin: RequestOrigin;
  readonly respondent: Respondent;
}

/** A member of the community, or whoever holds the token that an open link gave out. */
export type Respondent =
  | { readonly channel: "member"; readonly member: string }
  | {
      readonly channel: "link";
      readonly tokenHash: string;
      readonly isTest: boolean;
      /** Who sent the respondent, and what it calls it. */
      readonly supplier?: string;
      readonly externalId?: string;
      /** Of which parts of the sample (`joinSegments`) it says that they are. */
      readonly segment?: string;
    };
