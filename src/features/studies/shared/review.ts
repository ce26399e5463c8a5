/** A study that the provider looks after, of whichever company. */
interface ProviderStudy {
  readonly id: string;
  readonly name: string;
  /** The company's name. */
  readonly company: string;
}

/** A study that was released and isn't approved yet. */
export interface StudyToReview extends ProviderStudy {
  readonly sampleSize: number;
  /** Credits. */
  readonly price: number;
  /** ISO 8601 instant by which the client was promised an answer. */
  readonly reviewEndsAt: string | null;
  /** Whether that has passed. */
  readonly isLate: boolean;
}

/** A study whose field doesn't go on until somebody decides. */
export interface PausedStudy extends ProviderStudy {
  /** ISO 8601 instant. */
  readonly pausedAt: string;
}

/** What waits for the provider: `GET /api/studies/review`. */
export interface ReviewQueue {
  /** The first due first. */
  readonly waiting: readonly StudyToReview[];
  /** The longest paused first. */
  readonly paused: readonly PausedStudy[];
}
