import type { FieldIssue } from "../../shared/errors";
import type { SpaceDb } from "../db/query/spaceDb";

/** A study's fields, as a record or a wizard's draft has them. */
type StudyValues = Readonly<Record<string, unknown>>;

/** What clients order: a type of study with all that is particular to it. */
export interface StudyProduct {
  /** As `study.type` names it, e.g. `CONSUMER_SURVEY`. */
  readonly name: string;
  /** Whether its people answer a questionnaire: it has one as long as it is of this product, frozen as it is released. @default false */
  readonly hasQuestionnaire?: boolean;
  /** Whether its people do a test, whose length licences limit apart from that of surveys. @default false */
  readonly isTest?: boolean;
  /** What its price follows from: interviews of the panel, or sessions with their people. @default "completes" */
  readonly pricedBy?: "completes" | "sessions";
  /** What of it can't be ordered, beside what is told of every study. @default nothing */
  readonly issues?: (db: SpaceDb, study: StudyValues) => Promise<readonly FieldIssue[]>;
  /** Share of its sessions that were held, 0 to 1: that much is charged of what they cost. For those priced by sessions. */
  readonly delivered?: (db: SpaceDb, studyId: string) => Promise<number>;
}
