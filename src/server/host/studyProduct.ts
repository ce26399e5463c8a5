import type { FieldIssue } from "../../shared/errors";
import type { Language } from "../../shared/languages";
import type { Questionnaire } from "../../survey/questionnaire";
import type { SpaceDb } from "../db/query/spaceDb";

/** A study's fields, as a record or a wizard's draft has them. */
type StudyValues = Readonly<Record<string, unknown>>;

/** How much of one of the licence's limits is left for a study. */
export interface PlanRoom {
  /** Name of the limit, as `PlanLimits` has it. */
  readonly limit: string;
  /** What the licence has of it in all. */
  readonly allowed: number;
  /** What other studies have left of it, 0 or above. */
  readonly left: number;
  /** What the study takes. */
  readonly needed: number;
}

/** A study whose people its client brings, as it opens. */
export interface OpenedStudy {
  readonly studyId: string;
  /** What its people read. */
  readonly title: string;
  /** ISO 8601 instant. */
  readonly endsAt: string;
  /** Completes that the client expects. */
  readonly sampleSize: number;
  /** Completes that its licence allows; null where it says nothing. */
  readonly mostCompletes: number | null;
}

/** How far the field of a study is whose people its client brings. */
export interface OwnField {
  readonly state: "open" | "paused" | "closed";
  /** ISO 8601 instants. */
  readonly openedAt: string;
  readonly endsAt: string;
  readonly closedAt: string | null;
  readonly completes: number;
  readonly invited: number;
  readonly reminded: number;
  readonly entered: number;
  readonly begun: number;
  readonly screenedOut: number;
  readonly overQuota: number;
  readonly discarded: number;
  readonly dropped: number;
}

/** Who brings a study's people instead of the panel. All of it is called in the transaction of the study's move. */
export interface OwnPeople {
  readonly openField: (db: SpaceDb, study: OpenedStudy) => Promise<void>;
  /** Nobody is written to and nobody begins while it is halted. @returns whether that changed anything */
  readonly haltField: (db: SpaceDb, studyId: string, isHalted: boolean) => Promise<boolean>;
  readonly closeField: (db: SpaceDb, studyId: string) => Promise<void>;
  /** Nothing where it has never been open. */
  readonly fieldOf: (db: SpaceDb, studyId: string) => Promise<OwnField | undefined>;
}

/** What clients order: a type of study with all that is particular to it. */
export interface StudyProduct {
  /** As `study.type` names it, e.g. `CONSUMER_SURVEY`. */
  readonly name: string;
  /** Whether its people answer a questionnaire: it has one as long as it is of this product, frozen as it is released. @default false */
  readonly hasQuestionnaire?: boolean;
  /**
   * What its questionnaire asks until somebody has changed it, for those who would else begin with nothing.
   * @param language of its texts: the company's. @default nothing
   */
  readonly firstDraft?: (study: StudyValues, language: Language) => Questionnaire;
  /**
   * Fields of the study that say how its questionnaire asks: written into the draft as they are changed, and read from it as it is
   * saved, so that both say the same. @default none
   */
  readonly draftFields?: {
    readonly read: (draft: Questionnaire) => StudyValues;
    /** @param fields those to write; what others say stays */
    readonly write: (draft: Questionnaire, fields: StudyValues) => Questionnaire;
  };
  /** Whether its people do a test, whose length licences limit apart from that of surveys. @default false */
  readonly isTest?: boolean;
  /** What its price follows from: interviews of the panel, sessions with their people, or nothing but its setup. @default "completes" */
  readonly pricedBy?: "completes" | "sessions" | "setup";
  /**
   * The least of it that is worth ordering, as fields of the study: the new-study page says what that costs.
   * @default 100 interviews of 5 minutes, or one session of an hour with 4 people, by `pricedBy`
   */
  readonly smallestOrder?: StudyValues;
  /** What the licence has left of a limit that only some products draw on, for a study of it. @default nothing is limited */
  readonly planRoom?: (db: SpaceDb, study: StudyValues) => Promise<PlanRoom | undefined>;
  /** Who brings the people that answer its questionnaire. @default the panel, which is asked for feasibility */
  readonly people?: OwnPeople;
  /** Fields that every study of it has, with their values: nobody is asked for them. @default none */
  readonly fixed?: StudyValues;
  /** What of it can't be ordered, beside what is told of every study. @default nothing */
  readonly issues?: (db: SpaceDb, study: StudyValues) => Promise<readonly FieldIssue[]>;
  /** Share of its sessions that were held, 0 to 1: that much is charged of what they cost. For those priced by sessions. */
  readonly delivered?: (db: SpaceDb, studyId: string) => Promise<number>;
}
