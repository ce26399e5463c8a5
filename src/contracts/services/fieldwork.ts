import type { ActivityType, SpaceDb } from "../../server/kit";
import type { ImportedQuota, ImportedResponse } from "../../survey/exchange/importer";
import type { Disposition } from "../../survey/fieldwork/dispositions";
import type { Device } from "../../survey/fieldwork/fieldwork";
import type { Questionnaire } from "../../survey/questionnaire";
import { defineService } from "../defineService";

/** A response with how it ended. */
export interface WrittenResponse extends ImportedResponse {
  /** @default complete */
  readonly disposition?: Disposition;
  /** Rule that ended it. */
  readonly endedBy?: string;
  readonly language?: string;
}

export interface ResponseBatch {
  readonly questionnaire: string;
  readonly questionnaireVersion: string;
  readonly channel: "import" | "simulated";
  readonly responses: readonly WrittenResponse[];
  /** Kept apart from live data. @default false */
  readonly isTest?: boolean;
}

/** How the responses stand; test responses count only as such. */
export interface FieldworkCounts {
  readonly open: number;
  readonly test: number;
  readonly dispositions: Readonly<Partial<Record<Disposition, number>>>;
  /** Completes by device, where it is known. */
  readonly devices: Readonly<Partial<Record<Device, number>>>;
}

export interface AdoptedQuotas {
  readonly activityId: string;
  readonly questionnaireId: string;
  /** What takes the place of the one before. */
  readonly questionnaire: Questionnaire;
}

/** What is answered to questionnaires, for those that write or exchange them. */
export interface FieldworkService {
  /** Writes whole responses, unseen until `showResponses`; in chunks with a transaction each. */
  readonly writeResponses: (db: SpaceDb, batch: ResponseBatch) => Promise<void>;
  /**
   * Makes all responses of the version that were written visible at once.
   * @param isTest test responses alone, or all others @default false
   * @returns how many
   */
  readonly showResponses: (db: SpaceDb, questionnaireVersion: string, isTest?: boolean) => Promise<number>;
  /**
   * Sets up the quotas that an imported survey brings, inside the transaction that replaces the questionnaire. Quotas
   * that look at questions which are gone stay, and count nobody until somebody says again whom.
   */
  readonly adoptQuotas: (db: SpaceDb, adopted: AdoptedQuotas, quotas: readonly ImportedQuota[]) => Promise<void>;
  /** Counts the complete responses anew in all quotas of a questionnaire. */
  readonly recountQuotas: (db: SpaceDb, questionnaireId: string) => Promise<void>;
  /** Turns the open link on or off. @returns its path while it is on. @throws AppError `record.notFound` */
  readonly switchLink: (db: SpaceDb, activityId: string, isOpen: boolean) => Promise<string | null>;
  readonly count: (db: SpaceDb, questionnaireId: string) => Promise<FieldworkCounts>;
  /** Share of the asked questions that a member has answered, by activity. */
  readonly progress: NonNullable<ActivityType["progress"]>;
}

export const fieldwork = defineService<FieldworkService>("fieldwork");
