import type { ActivityType, RouteContext, SpaceDb } from "../../server/kit";
import type { ImportedQuota, ImportedResponse } from "../../survey/exchange/importer";
import type { Cell, QuotaDevice } from "../../survey/fieldwork/cell";
import type { Disposition } from "../../survey/fieldwork/dispositions";
import type { Device } from "../../survey/fieldwork/fieldwork";
import type { Question, Questionnaire } from "../../survey/questionnaire";
import type { SurveyTheme } from "../api/execution";
import type { FieldworkCounts } from "../api/fieldwork";
import { defineService } from "../defineService";

/** A response with how it ended. */
export interface WrittenResponse extends ImportedResponse {
  /** @default complete, `dropped` where it is partial */
  readonly disposition?: Disposition;
  /** Id of the rule that ended it. */
  readonly endedBy?: string;
}

/** Responses to one version of a questionnaire. */
export interface ResponseBatch {
  /** Ids of the questionnaire and of its version. */
  readonly questionnaire: string;
  readonly questionnaireVersion: string;
  readonly channel: "import" | "simulated";
  /** Read while those before are written. */
  readonly responses: Iterable<WrittenResponse> | AsyncIterable<WrittenResponse>;
  /** Kept apart from live data. @default false */
  readonly isTest?: boolean;
}

/** Imported responses that nobody sees yet: of a questionnaire, or of one version of it. */
export type Unseen = { readonly questionnaire: string } | { readonly version: string };

/** How the responses stand; test responses count only as such. */
/** Where imported quotas go. */
export interface AdoptedQuotas {
  readonly activityId: string;
  readonly questionnaireId: string;
  /** The one that replaces the questionnaire before. */
  readonly questionnaire: Questionnaire;
}

/** A quota of people whom an extension sends. */
export interface OwnQuota {
  readonly title: string;
  readonly target: number;
  /** Counts those whom the supplier says to be of it, whatever else they are of; all where it is null. */
  readonly segment: string | null;
  /** Counts those who answer on it. @default all */
  readonly device?: QuotaDevice;
}

/** People whom an extension sends to a questionnaire by itself, as a supplier does: those of the provider's panel, e.g. */
export interface OwnSupply {
  /** Of the activity or study. */
  readonly ownerId: string;
  readonly supplier: { readonly id: string; readonly name: string };
  readonly devices: readonly Device[];
  /** ISO 8601 instant after which nobody answers any more. */
  readonly closesAt: string;
  readonly quotas: readonly OwnQuota[];
}

/** Somebody whom an extension sends. */
export interface OwnEntry {
  readonly ownerId: string;
  /** Id of the supplier. */
  readonly supplier: string;
  /** As the supplier knows them. */
  readonly externalId: string;
  /** Each counts in the quota of its name. At most 40 characters, with one between two. */
  readonly segments: readonly string[];
}

/** A finished response and how it ended; null where it was imported without saying so. */
export interface ResponseEnding {
  readonly id: string;
  readonly disposition: string | null;
}

/** One question of one response, as a run token names it. */
export interface Run {
  /** Of the response's space. */
  readonly db: SpaceDb;
  readonly spaceId: string;
  readonly responseId: string;
  readonly questionnaireId: string;
  readonly questionId: string;
  /** As this response's version has it. */
  readonly question: Question;
  /** Null where who answers is no member, or not any more. */
  readonly memberId: string | null;
  readonly isTest: boolean;
  /** Whether it is still being answered. */
  readonly isOpen: boolean;
}

/** Responses, quotas and links of questionnaires, for those that write or exchange them. */
export interface FieldworkService {
  /** Writes whole responses, unseen until `showResponses`; in chunks with a transaction each. */
  readonly writeResponses: (db: SpaceDb, batch: ResponseBatch) => Promise<void>;
  /**
   * Makes all responses of the version that were written visible at once.
   * @param isTest test responses alone, or all others @default false
   * @returns how many
   */
  readonly showResponses: (db: SpaceDb, questionnaireVersion: string, isTest?: boolean) => Promise<number>;
  /** How many responses imports have written that are not yet visible. */
  readonly countUnseen: (db: SpaceDb, of: Unseen) => Promise<number>;
  /** Removes them, in portions with a transaction each, so that others get their turn. */
  readonly removeUnseen: (db: SpaceDb, of: Unseen) => Promise<void>;
  /**
   * Sets up the quotas that an imported survey brings, inside the transaction that replaces the questionnaire. Quotas
   * that look at questions which are gone stay, and count nobody until somebody says again whom.
   */
  readonly adoptQuotas: (db: SpaceDb, adopted: AdoptedQuotas, quotas: readonly ImportedQuota[]) => Promise<void>;
  /** Counts the complete responses anew in all quotas of a questionnaire, e.g. after `showResponses`. */
  readonly recountQuotas: (db: SpaceDb, questionnaireId: string) => Promise<void>;
  /** The quota cells of a questionnaire that have a condition, in order of their ids. */
  readonly cells: (db: SpaceDb, questionnaireId: string) => Promise<readonly Cell[]>;
  /** Turns the open link on or off. @returns its path while it is on. @throws AppError `record.notFound` */
  readonly switchLink: (db: SpaceDb, activityId: string, isOpen: boolean) => Promise<string | null>;
  /** Opens a questionnaire to those whom an extension sends, and to nobody else. @throws AppError `record.notFound` */
  readonly admit: (db: SpaceDb, supply: OwnSupply) => Promise<void>;
  /** The same people for longer, or more of them: quotas are told by segment and device. @throws AppError `record.notFound` */
  readonly extend: (db: SpaceDb, supply: Pick<OwnSupply, "ownerId" | "closesAt" | "quotas">) => Promise<void>;
  /** The look of a company for the people that it asks by itself. */
  readonly companyTheme: (db: SpaceDb) => Promise<SurveyTheme>;
  /** @returns path by which they begin or go on. @throws AppError `record.notFound`, `fieldwork.notReady` */
  readonly entryOf: (db: SpaceDb, entry: OwnEntry) => Promise<string>;
  /** Nobody new begins while it is halted. @throws AppError `record.notFound` */
  readonly halt: (db: SpaceDb, ownerId: string, isHalted: boolean) => Promise<void>;
  /** Nobody answers any more from now on. @throws AppError `record.notFound` */
  readonly close: (db: SpaceDb, ownerId: string) => Promise<void>;
  /**
   * Changes how finished responses ended, as `disposition.changed` tells; those that ended so already stay as they are.
   * Call it in a transaction.
   */
  readonly changeDisposition: (db: SpaceDb, responses: readonly ResponseEnding[], to: Disposition) => Promise<void>;
  /** Responses of all versions of a questionnaire. */
  readonly count: (db: SpaceDb, questionnaireId: string) => Promise<FieldworkCounts>;
  /**
   * The run that a token of `POST .../execution/run-token` names: what tells public calls of an extension for whom they are.
   * @throws AppError `execution.notFound` where it is forged, old, for another purpose, or its response is gone
   */
  readonly runOf: (context: Pick<RouteContext, "findSpace">, token: string, purpose: string) => Promise<Run>;
  /** @returns share of the asked questions that a member has answered, 0 to 1, by activity id */
  readonly progress: NonNullable<ActivityType["progress"]>;
}

export const fieldwork = defineService<FieldworkService>("fieldwork");
