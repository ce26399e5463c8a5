/** What clients order: a type of study with all that is particular to it. */
export interface StudyProduct {
  /** As `study.type` names it, e.g. `CONSUMER_SURVEY`. */
  readonly name: string;
  /** Whether its people answer a questionnaire: it has one from its first moment, frozen as it is released. @default false */
  readonly hasQuestionnaire?: boolean;
  /** Whether its people do a test, whose length licences limit apart from that of surveys. @default false */
  readonly isTest?: boolean;
}
