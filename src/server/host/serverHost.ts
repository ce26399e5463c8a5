import type { FastifyRequest } from "fastify";
import type { EventType } from "../../contracts/defineEvent";
import type { ServiceType } from "../../contracts/defineService";
import type { FieldKind, FieldKindServer } from "../../schema/fieldKind";
import type { ErrorDefinition, FieldIssue } from "../../shared/errors";
import type { QuestionType } from "../../survey/questionType";
import type { Actor, Session } from "../access/session/session";
import type { MemberPage } from "../community/memberPages";
import type { GlobalDb, SpaceDb } from "../db/query/spaceDb";
import type { Deliveries, Delivery, Follower } from "../events/delivery";
import type { StoredImage } from "../files/images/storeImage";
import type { JobDefinition } from "../jobs/defineJob";
import type { MailTemplate } from "../mail/templates/mailTemplate";
import type { NotificationKind } from "../notifications/notificationKind";
import type { KeyedHash } from "../platform/keyedHash";
import type { Channel } from "../realtime/channels";
import type { ActivityType } from "./activityType";
import type { CommunityPart, RewardSource } from "./communityContributions";
import type { HostTools } from "./hostTools";
import type { PassageSource } from "./passageSource";
import type { PersonalDataPart, ProfileFigure } from "./personContributions";
import type { ResponseVariableSource } from "./responseVariables";
import type { ExtensionPage, ExtensionRoute } from "./routes";
import type { StudyProduct } from "./studyProduct";
import type { SuiteProduct } from "./suiteProduct";

/** A record's move from one state to another. */
export interface RecordTransition {
  /** Scoped to the record's space, in the move's transaction. */
  readonly db: SpaceDb;
  /** All fields: as it was in `beforeTransition`, as it is now in `afterTransition`. */
  readonly record: Readonly<Record<string, unknown>>;
  /** The transition's name. */
  readonly transition: string;
  readonly actor: Actor;
}

/** A record that was just written, and who wrote it. */
export interface WrittenRecord {
  /** Scoped to the record's space, in the write's transaction. */
  readonly db: SpaceDb;
  /** All fields, as they are now. */
  readonly record: Readonly<Record<string, unknown>>;
  readonly actor: Actor;
}

/** A record that was just changed. */
export interface ChangedRecord extends WrittenRecord {
  /** As it was before this write. */
  readonly before: Readonly<Record<string, unknown>>;
}

/** Checked values with what follows from them. */
export type CompleteValues = (values: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;

type Values = Readonly<Record<string, unknown>>;

/** Records that may still be made, and what is wrong with a row beyond them. */
export interface ImportRoom {
  readonly left: number;
  readonly issue: FieldIssue;
}

/** What an import of many records does beyond single writes. */
export interface ImportHook {
  /** Completes a new record where its row leaves out what a person would be asked for. @returns the values to write */
  readonly fill?: { readonly fields: readonly string[]; readonly complete: (values: Values) => Values };
  /** Asked once for an import. @returns tells what is wrong with the values that a row writes, by field name */
  readonly checker?: (db: SpaceDb) => Promise<(values: Values) => readonly FieldIssue[]>;
  /** The same, asked for each chunk of rows: for what is looked up for many values at once. */
  readonly chunkChecker?: (db: SpaceDb, rows: readonly Values[]) => Promise<(values: Values) => readonly FieldIssue[]>;
  /**
   * Nothing where any number of records may be made.
   * @param fixed what all rows have in common, by field name: the parent that a file's records belong to, e.g.
   */
  readonly room?: (db: SpaceDb, fixed: Values) => Promise<ImportRoom | undefined>;
  /**
   * Whether the completer and what stands here say all that the hook's `beforeCreate` does, so that rows are written set by
   * set. @default false: row by row
   */
  readonly coversCreate?: boolean;
  /** Addresses that get a mail because new records have these values. */
  readonly mailed?: (db: SpaceDb, rows: readonly Values[]) => Promise<readonly string[]>;
  /** What new records have where the import is to mail nobody. */
  readonly unmailed?: Values;
}

/**
 * Runs inside the transaction of a generated write; what it throws (AppError) undoes the write, and is its answer. Hooks
 * of one entity run in order of registration.
 */
export interface EntityHook {
  /** Name of the entity, e.g. `member`. */
  readonly entity: string;
  /** Creates and updates that give none of these fields pass it by, imports of many rows as well. @default every write */
  readonly fields?: readonly string[];
  /**
   * Adds what follows from the values that a create, an update or an import gives, before rules are checked. Asked once
   * for all the records of a write, which are of one space; what it answers is called for the values of each. Of an
   * update that gives several fields it sees those that change. @throws AppError `request.invalid`
   */
  readonly completer?: (db: SpaceDb) => Promise<CompleteValues>;
  /** What imports do beyond that; its `checker` where they give one of the fields. */
  readonly imports?: ImportHook;
  /** @returns the values to write, by field name: those given, which it may complete */
  readonly beforeCreate?: (change: {
    readonly db: SpaceDb;
    readonly id: string;
    readonly values: Readonly<Record<string, unknown>>;
  }) => Promise<Readonly<Record<string, unknown>>>;
  readonly afterCreate?: (change: WrittenRecord) => Promise<void>;
  /** Once for each record; `record` has all fields. */
  readonly beforeDelete?: (change: { readonly db: SpaceDb; readonly record: Readonly<Record<string, unknown>> }) => Promise<void>;
  /** Once for each record that was changed. */
  readonly afterUpdate?: (change: ChangedRecord) => Promise<void>;
  /**
   * What of a wizard's answers the schema can't know to be impossible, e.g. what a licence doesn't allow: it holds the step
   * that asks for the field, and the record isn't written. @param answers.record the one that is changed; absent: a new one
   */
  readonly wizardIssues?: (answers: {
    readonly db: SpaceDb;
    readonly values: Readonly<Record<string, unknown>>;
    readonly record?: string;
  }) => Promise<readonly FieldIssue[]>;
  /** Throws where the move must not happen. */
  readonly beforeTransition?: (move: RecordTransition) => Promise<void>;
  readonly afterTransition?: (move: RecordTransition) => Promise<void>;
  /** After a person's data were erased; `record` is as it was before. */
  readonly afterErasure?: (change: { readonly db: SpaceDb; readonly record: Readonly<Record<string, unknown>> }) => Promise<void>;
}

/** What first-run seeding works with. */
export interface SeedContext {
  /** A handle scoped to the space. */
  readonly spaceDb: (spaceId: string) => SpaceDb;
  /** The demo's community: also the id of its space, as for the company. */
  readonly communityId: string;
  readonly companyId: string;
  /** As in `HostTools`, which aren't there yet. */
  readonly keyedHash: KeyedHash;
  /** Keeps an image, encoded anew: its row in the open transaction, of the demo's community and of no record yet. */
  readonly keepImage: (image: {
    readonly purpose: string;
    readonly name: string;
    readonly content: Buffer;
  }) => Promise<StoredImage>;
  /**
   * Another community of the demo's company, in its country, with the company's super administrators as its own.
   * @param moderators who can't sign in: nobody has given them a password
   * @returns its id
   */
  readonly addCommunity: (
    community: {
      readonly origin: string;
      readonly name: string;
      readonly plan: string;
      readonly durationMonths: number;
      readonly mainColor: string;
      readonly buttonColor: string;
    },
    moderators: readonly { readonly name: string; readonly surname: string; readonly email: string }[],
  ) => Promise<string>;
  /** Keeps any other file as it is, likewise. @returns its address */
  readonly keepFile: (file: {
    readonly purpose: string;
    readonly name: string;
    readonly mediaType: string;
    readonly content: Buffer;
    /** @default the demo's community */
    readonly ofSpace?: string;
  }) => Promise<string>;
}

/** Fills a part of the demo, once, in order of `order`: in a demo that is there already, too. */
export interface DemoSeed {
  /** Unique for ever, e.g. `surveys`. */
  readonly name: string;
  /** The lowest first. */
  readonly order: number;
  /** Whether demos of before seeds had names have it. @default false */
  readonly isOriginal?: boolean;
  readonly run: (context: SeedContext) => Promise<void>;
}

/** Writes the rows of global entities that every installation has, where they are missing: reference data. */
export interface Installation {
  readonly run: (db: GlobalDb) => Promise<void>;
}

/** Files of one purpose (`file.purpose`): who may have them is its extension's to say. They are served at `/files/{id}`. */
export interface FilePurpose {
  /** Unique, e.g. `task.photo`: stored with each file. */
  readonly name: string;
  /**
   * Whether files that belong to no record are removed: those that weren't attached within a day, and those whose record
   * is gone. @default false, their extension looks after them
   */
  readonly isSwept?: boolean;
  /** @returns whether the caller gets the file; where not, the answer is 404 as for one that is absent */
  readonly canRead: (file: {
    /** Scoped to the file's space. */
    readonly db: SpaceDb;
    readonly id: string;
    /** The caller's sessions of that space. */
    readonly sessions: readonly Session[];
    readonly request: FastifyRequest;
    /** Whether one of the sessions may read a record, by its entity's access rules: the team an activity, e.g. */
    readonly mayRead: (entity: string, id: string) => Promise<boolean>;
  }) => Promise<boolean>;
}

/** Which members an entity's record is for: they get the files of its fields that say `"x-public": "members"`. */
export interface RecordAudience {
  /** The entity's name; one audience each. */
  readonly name: string;
  readonly sees: (asked: {
    /** Scoped to the record's space. */
    readonly db: SpaceDb;
    readonly recordId: string;
    /** The field that refers to the file. */
    readonly field: string;
    readonly memberId: string;
  }) => Promise<boolean>;
}

/** Background work, done now and then in every space. Several processes may be at it at once, and again. */
export interface ExtensionSchedule {
  /** Unique, e.g. `surveys.responses`. */
  readonly name: string;
  /** Done at the start, and so many minutes after it ended. @default 60 */
  readonly everyMinutes?: number;
  /** It may take minutes: at a start it is begun after the others. @default false */
  readonly isLong?: boolean;
  /** @param signal aborted when the server stops */
  readonly run: (db: SpaceDb, signal: AbortSignal) => Promise<void>;
}

/** What is done at a time, once, also after a crash. */
export interface Appointment<Payload extends object = object> {
  /** Unique, e.g. `activities.announceOpening`. */
  readonly name: string;
  /**
   * Runs in a transaction of its own, which also notes that it was done. It may come late, and what it is about may
   * have changed: it looks anew. Keep it under 200 ms.
   */
  readonly run: (appointment: Delivery<Payload>) => Promise<void>;
}

/** A change of the data that no schema says, made once, by name. */
export interface DataMigration {
  /** Unique for ever, e.g. `surveys.participations`. */
  readonly name: string;
  /** Runs in one transaction with its note; `db` is scoped to one space after the other. */
  readonly run: (db: SpaceDb) => Promise<void>;
}

/** What was registered, by name, in order of registration; read-only. */
export interface Registries {
  readonly questionTypes: ReadonlyMap<string, QuestionType>;
  readonly activityTypes: ReadonlyMap<string, ActivityType>;
  readonly studyProducts: ReadonlyMap<string, StudyProduct>;
  readonly suiteProducts: ReadonlyMap<string, SuiteProduct>;
  readonly notificationKinds: ReadonlyMap<string, NotificationKind>;
  readonly memberPages: ReadonlyMap<string, MemberPage>;
  readonly responseVariables: ReadonlyMap<string, ResponseVariableSource>;
  readonly passageSources: ReadonlyMap<string, PassageSource>;
}

/**
 * The server's hooks: a closed list. Built-ins and plugins register through the same. A name (of a type, job, channel ...)
 * that is registered twice ends the start with an Error that names it.
 */
export interface ServerHost {
  /** A question type, on the client too: see `ClientHost.questionTypes`. */
  questionType(type: QuestionType): void;
  /** An activity type; its member screen is registered with `MemberHost.activityType`. */
  activityType(type: ActivityType): void;
  /** A product that clients order as a study. */
  studyProduct(product: StudyProduct): void;
  /** A product that clients order as something else than a study; whatever makes its records asks the service `licensing`. */
  suiteProduct(product: SuiteProduct): void;
  /** An HTTP call. */
  route(route: ExtensionRoute): void;
  /** First content and forms of one of the client's pages; one extension for each address. */
  page(page: ExtensionPage): void;
  /** Code inside the transactions of generated writes. */
  entityHook(hook: EntityHook): void;
  /** Reference data that every installation has, written at a start that has changed the tables. */
  installation(installation: Installation): void;
  /** A part of the demo. */
  demoSeed(seed: DemoSeed): void;
  /** A kind of long work; routes start it by `startJob`. */
  job(definition: JobDefinition): void;
  /** Files of one purpose, and who may read them. */
  filePurpose(purpose: FilePurpose): void;
  /** Which members the records of an entity are for. */
  audience(audience: RecordAudience): void;
  /** A page of the members' app that others may lead to; the counterpart of the client's `memberScreen`. */
  memberPage(page: MemberPage): void;
  /** What members get for LABs. */
  rewards(source: RewardSource): void;
  /** A list of the file by which members take their data along. */
  personalData(part: PersonalDataPart): void;
  /** A number of members' own profiles. */
  profileFigure(figure: ProfileFigure): void;
  /** What is known of responses outside their answers, for results. */
  responseVariables(source: ResponseVariableSource): void;
  /** What participants wrote or said in activities, for analysis. */
  passageSource(source: PassageSource): void;
  /** Records that a copy of a community begins with. */
  communityPart(part: CommunityPart): void;
  /** Work that comes again, in every space. */
  schedule(schedule: ExtensionSchedule): void;
  /** A kind of appointment: what is done at a time that `tools().scheduleAt` names. */
  appointment(appointment: Appointment): void;
  /** Done once to the data of an installation, in order of registration. */
  migration(migration: DataMigration): void;
  /** A kind of alert that `tools().notify` sends. */
  notificationKind(kind: NotificationKind): void;
  /** A sort of mail that `tools().mail` sends; its texts stand under `mails.<name>` of the extension's locales. */
  mailTemplate(template: MailTemplate): void;
  /** What open pages may listen to; `tools().emit` tells them. */
  channel(channel: Channel): void;
  /** Error codes of the extension's own; their texts stand in its locales. */
  errors(definitions: readonly ErrorDefinition[]): void;
  /** Does a service for others. @throws Error where another extension provides it already */
  provide<Service extends object>(type: ServiceType<Service>, service: Service): void;
  /**
   * Uses another extension's service; a start without its provider fails and names both.
   * @param user the extension that needs it
   * @returns reads the service, from the first request on
   */
  use<Service extends object>(type: ServiceType<Service>, user: string): () => Service;
  /** Follows an event inside the transaction of its change; what it throws (AppError) undoes the change. */
  on<Payload extends object>(event: EventType<Payload>, handle: (delivery: Delivery<Payload>) => Promise<void>): void;
  /** As `on`, for whoever follows events that happened together by sets. */
  onAll<Payload extends object>(event: EventType<Payload>, handle: (deliveries: Deliveries<Payload>) => Promise<void>): void;
  /** Follows an event once it is committed, also after a crash. */
  afterCommit<Payload extends object>(event: EventType<Payload>, follower: Follower<Payload>): void;
  /** Of the running server, from the first request on. @throws Error while extensions register */
  tools(): HostTools;
  /** All members of the registries; complete from the first request on. */
  readonly registries: Registries;
}

/** An extension's server half: `src/features/<name>/server/index.ts` and plugins export `register`. */
export interface ServerExtension {
  /** Called once at the start, before the server listens: registers, and does nothing else. */
  readonly register: (host: ServerHost) => void;
}

/** A field kind's pure half: `src/fields/<kind>/index.ts` exports `fieldKind`. */
export interface FieldKindModule {
  readonly fieldKind: FieldKind;
}

/** A field kind's server half: `src/fields/<kind>/server.ts` exports `fieldKindServer`. */
export interface FieldKindServerModule {
  readonly fieldKindServer: FieldKindServer;
}
