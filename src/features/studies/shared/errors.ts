/** What a study's moves are refused for. */
export const STUDY_ERRORS = {
  /** Nobody has accepted a price yet, or the study is another one since. */
  quoteOutdated: { code: "studies.quoteOutdated", status: 409 },
  quoteExpired: { code: "studies.quoteExpired", status: 409 },
  /** Something that the price follows from hasn't been said. */
  incomplete: { code: "studies.incomplete", status: 422 },
  /** Its quotas divide the sample in more ways than the field can count by. */
  tooManyTables: { code: "studies.tooManyTables", status: 422 },
  /** Its quotas divide the sample by the same criteria twice. */
  sameTable: { code: "studies.sameTable", status: 422 },
  /** Ages of one table overlap: who is of both would count where nobody expects it. */
  agesMeet: { code: "studies.agesMeet", status: 422 },
  /** Nobody runs studies of its type. */
  noProduct: { code: "studies.noProduct", status: 409 },
  /** There is no price list that holds today. */
  noPrices: { code: "studies.noPrices", status: 409 },
  /** The price list that holds today has no figures for studies that are priced by sessions; `missing` names them. */
  noSessionPrices: { code: "studies.noSessionPrices", status: 409 },
  /** It opens before it can have been reviewed. */
  tooSoon: { code: "studies.tooSoon", status: 422 },
  /** The panel can't give the sample in time. */
  outOfReach: { code: "studies.outOfReach", status: 409 },
  /** Its country has no panel. */
  noPanel: { code: "studies.noPanel", status: 409 },
  /** The licence doesn't have its product. */
  notInPlan: { code: "studies.notInPlan", status: 409 },
  /** The licence has no room for another study at once. */
  concurrentStudies: { code: "studies.concurrentStudies", status: 409 },
  maximumSample: { code: "studies.maximumSample", status: 409 },
  maxSurveyMinutes: { code: "studies.maxSurveyMinutes", status: 409 },
  maxTestMinutes: { code: "studies.maxTestMinutes", status: 409 },
  /** It isn't in review. */
  notInReview: { code: "studies.notInReview", status: 409 },
  /** It isn't in field. */
  notInField: { code: "studies.notInField", status: 409 },
  /** It isn't finished. */
  notFinished: { code: "studies.notFinished", status: 409 },
  /** It was charged without them: what was discarded can't count again. */
  chargedWithout: { code: "studies.chargedWithout", status: 409 },
  /** It goes back without a word on what has to be corrected. */
  nothingToCorrect: { code: "studies.nothingToCorrect", status: 422 },
  /** It is finished: nothing of it can change any more. */
  commentsClosed: { code: "studies.commentsClosed", status: 409 },
  /** Somebody else has answered it: what they say would stand alone. */
  commentAnswered: { code: "studies.commentAnswered", status: 409 },
  tooManyComments: { code: "studies.tooManyComments", status: 409 },
  /** As many links as a study can have lead to it. */
  tooManyShares: { code: "studies.tooManyShares", status: 409 },
  /** It is in review or in field: it is finished first. */
  running: { code: "studies.running", status: 409 },
} as const;
