import type { ActivityType, RowOf, SpaceDb } from "../../server/kit";
import type { Questionnaire } from "../../survey/questionnaire";
import { defineService } from "../defineService";
import type { Owner } from "../questionnaireOwners";

/** What a questionnaire is for: an activity of a community, or a study of a company. */
export interface QuestionnaireOwner {
  readonly entity: Owner["entity"];
  readonly questionnaire: string | null;
  /** What respondents read; empty where nobody has written it yet. */
  readonly title: string;
  /** What answering earns members. */
  readonly labs: number;
  /** Whether what it asks stays as it is: a study's from its release on, as it was reviewed and paid for. */
  readonly isFrozen: boolean;
}

/** A version that respondents answer, as it was frozen. */
export type PublishedVersion = Pick<RowOf<"questionnaireVersion">, "id" | "number" | "document" | "publishedAt">;

/** The parts of an activity's type that follow from its questionnaire. */
export type AskingActivity = Required<Pick<ActivityType, "setUpErrors" | "duplicate" | "answered" | "progress">>;

/** Questionnaires of activities and studies, for those who field, check, report and exchange them. */
export interface QuestionnaireService {
  /** What an activity's type with `hasQuestionnaire` says of its activities. */
  readonly asking: AskingActivity;
  /** An activity or a study, by its id. @throws AppError `record.notFound` if it is none that has a questionnaire */
  readonly questionnaireOwner: (db: SpaceDb, ownerId: string) => Promise<QuestionnaireOwner>;
  /** Gives an activity or a study its questions in place of all before, as a demo does. @throws AppError as publishing does */
  readonly write: (
    db: SpaceDb,
    ownerId: string,
    given: { readonly questionnaire: Questionnaire; readonly isPublished: boolean },
  ) => Promise<void>;
  /** Id of its questionnaire, which is made if it is missing. @throws AppError `record.notFound` */
  readonly questionnaireIdOf: (db: SpaceDb, ownerId: string) => Promise<string>;
  /** The whole row of its questionnaire. @throws AppError `record.notFound` */
  readonly questionnaireOf: (db: SpaceDb, ownerId: string) => Promise<RowOf<"questionnaire">>;
  /**
   * Keeps an activity, or a study that its company still prepares, as it is until the transaction ends.
   * @throws AppError `record.notFound`, `questionnaire.frozen`
   */
  readonly holdChangeable: (db: SpaceDb, ownerId: string) => Promise<void>;
  /** The version that new respondents begin with. @returns undefined before the first publication */
  readonly publishedVersionOf: (
    db: SpaceDb,
    questionnaire: { readonly id: string; readonly publishedVersion: number | null },
  ) => Promise<PublishedVersion | undefined>;
  /** Removes what an import that never ended left behind: its version, and with it the responses written so far. */
  readonly removeUnpublished: (
    db: SpaceDb,
    questionnaire: { readonly id: string; readonly publishedVersion: number | null },
  ) => Promise<void>;
}

export const questionnaires = defineService<QuestionnaireService>("questionnaires");
