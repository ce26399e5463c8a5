/**
 * The one table of error codes. Each has an HTTP status here and a text in every language under
 * `errors.<code>` of the locales; a test holds both together.
 */
export const ERRORS = {
  // request
  "request.invalid": 400,
  "request.tooLarge": 413,
  "request.lengthRequired": 411,
  "request.unsupportedMediaType": 415,
  "request.rateLimited": 429,
  "request.foreignOrigin": 403,
  "route.notFound": 404,
  "record.notFound": 404,
  "record.exists": 409,
  "record.inUse": 409,
  "record.conflict": 409,
  "record.transition": 409,
  "record.frozen": 409,
  "record.locked": 423,
  "request.keyReused": 409,
  "access.denied": 403,
  "access.preview": 403,
  "access.viewing": 403,
  "plugin.disabled": 403,
  "server.unexpected": 500,
  "server.unavailable": 503,
  "server.storageFull": 507,
  // authentication (spec §8)
  "auth.notAuthenticated": 401,
  "auth.wrongLogin": 401,
  "auth.spaceAmbiguous": 400,
  "auth.setupSpent": 403,
  "auth.tooManyAttempts": 429,
  "auth.needsEmail": 400,
  "auth.notMember": 403,
  // Not 401: the session is valid, and 401 signs people out.
  "auth.wrongPassword": 400,
  "auth.passwordMismatch": 400,
  "auth.wrongCode": 400,
  "auth.spentCode": 410,
  "access.lastMainAdmin": 409,
  "access.alreadyIn": 409,
  "auth.stepRequired": 403,
  "auth.wrongSecondFactor": 400,
  "auth.secondFactorLocked": 429,
  "auth.nothingToConfirm": 409,
  "auth.noPhone": 409,
  "auth.noPasskeys": 409,
  "auth.lastSecondFactor": 409,
  // sign-up (spec §8)
  "signUp.notPermitted": 403,
  "signUp.unknownLink": 404,
  "signUp.spentLink": 410,
  "signUp.expiredLink": 410,
  "signUp.alreadyMember": 409,
  "signUp.changedDocuments": 409,
  "signUp.tooManyInvitations": 429,
  // community
  "community.notFound": 404,
  "community.originReserved": 400,
  "community.ended": 409,
  // files
  "file.unreadable": 422,
  "file.tooManyPixels": 413,
  "file.noSuchRange": 416,
  // questionnaires
  "questionnaire.faulty": 422,
  "questionnaire.stale": 409,
  "questionnaire.frozen": 409,
  "questionnaire.hasResponses": 409,
  "fieldwork.notReady": 409,
  "questionnaire.notPublished": 409,
  // imports
  "import.corrupt": 422,
  "import.unknownFormat": 415,
  "import.empty": 422,
  "import.tooLarge": 413,
  "import.unknownColumns": 422,
  "import.columns": 422,
  "import.running": 409,
  "import.cancelled": 409,
  "import.faults": 422,
  // One spreadsheet is read at a time.
  "import.busy": 503,
  // jobs, drafts, wizards
  "job.notFound": 404,
  "draft.notFound": 404,
  "draft.conflict": 409,
  "wizard.notFound": 404,
  "wizard.only": 409,
  // test execution (spec §8)
  "quota.faultyCondition": 422,
  "quota.countsBySurvey": 409,
  "execution.notFound": 404,
  "execution.invalidAnswer": 422,
  "execution.alreadyAnswered": 409,
  "execution.expired": 409,
  "execution.notOpen": 409,
  "execution.closed": 409,
  "execution.paused": 409,
  "execution.noSlots": 409,
  "execution.notAllowed": 403,
  "execution.banned": 403,
  "execution.invalidEntry": 403,
  "execution.expiredEntry": 403,
  "execution.sameAddress": 409,
  "execution.wrongDevice": 403,
  "execution.captchaRequired": 403,
  "execution.captchaReset": 403,
  "execution.captchaExpired": 403,
  // Not 401: that would lead an open link's visitor to a login.
  "execution.sessionLost": 403,
  "execution.unknownQuestion": 404,
  "execution.notCurrentQuestion": 409,
  "execution.incomplete": 409,
  "execution.tooEarly": 409,
  "execution.timeRanOut": 409,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof ERRORS;

/** What a field is called: a locale key, and what stands where it has no text. */
export interface FieldLabel {
  readonly key: string;
  readonly fallback: string;
}

/** One faulty field: a JSON pointer into the body, the rule that it breaks and that rule's parameters. */
export interface FieldIssue {
  readonly path: string;
  /** A key under `validation.` of the locales, e.g. `required`, `minLength`. */
  readonly rule: string;
  readonly params?: Readonly<Record<string, string | number>>;
  /** Names of fields that the rule's text speaks of, by placeholder. */
  readonly labels?: Readonly<Record<string, readonly FieldLabel[]>>;
  /** The wizard's step that asks for the field. */
  readonly step?: string;
  /** Where it is, in the words of whoever made it: e.g. which question. */
  readonly place?: string;
  /** A text in the caller's language that says it better than the rule's. */
  readonly message?: string;
  /** A locale key that says it better than the rule's, where it has a text. */
  readonly messageKey?: string;
}

export interface AppErrorDetails {
  /** A text in the caller's language that says it better than the code's. */
  readonly detail?: string;
  /** A locale key that says it better than the code's, where it has a text. */
  readonly detailKey?: string;
  /** Interpolated into the text. */
  readonly params?: Readonly<Record<string, string | number>>;
  /** Names that the text speaks of, by placeholder: said in the caller's language. */
  readonly labels?: Readonly<Record<string, readonly FieldLabel[]>>;
  readonly faults?: readonly FieldIssue[];
  /** Members of the problem document beside the standard ones, e.g. `current` and `proposed` of a conflict. */
  readonly extensions?: Readonly<Record<string, unknown>>;
  /** Answered as `Retry-After`. */
  readonly retryAfterSeconds?: number;
  readonly cause?: unknown;
}

/** An error that an extension declares (`host.errors`); its text stands under `errors.<code>` of the extension's locales. */
export interface ErrorDefinition {
  readonly code: string;
  /** HTTP status. */
  readonly status: number;
}

/** An expected failure: the funnel turns it into an RFC 9457 problem document. */
export class AppError extends Error {
  readonly code: ErrorDefinition["code"];
  readonly status: number;

  /** @param error a code of the table above, or what an extension declared */
  constructor(
    error: ErrorCode | ErrorDefinition,
    readonly details: AppErrorDetails = {},
  ) {
    const { code, status } = typeof error === "string" ? { code: error, status: ERRORS[error] } : error;
    super(code, { cause: details.cause });
    this.name = "AppError";
    this.code = code;
    this.status = status;
  }
}

/** A faulty field, said to people. */
export interface FieldProblem {
  readonly path: string;
  readonly rule: string;
  readonly message: string;
  readonly step?: string;
  readonly place?: string;
}

/** RFC 9457 problem document, as every failing call answers it (`application/problem+json`). */
export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  /** Of the table above, or of an extension. */
  readonly code: string;
  readonly detail?: string;
  readonly requestId?: string;
  readonly errors?: readonly FieldProblem[];
  readonly [extension: string]: unknown;
}
