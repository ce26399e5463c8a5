import type { FastifyReply, FastifyRequest } from "fastify";
import type { EventType } from "../../contracts/defineEvent";
import type { ServiceType } from "../../contracts/defineService";
import type { Action } from "../../schema/document";
import type { FieldKind, FieldKindServer } from "../../schema/fieldKind";
import type { QuestionType } from "../../schema/questionType";
import type { ErrorDefinition } from "../../shared/errors";
import type { JsonObject } from "../../shared/json";
import type { Language } from "../../shared/languages";
import type { Actor, Session } from "../access/session";
import type { CallDocument } from "../api/openApi/callDocument";
import type { GlobalDb, SpaceDb } from "../db/spaceDb";
import type { Delivery, Follower } from "../events/delivery";
import type { Uploads } from "../files/uploads";
import type { JobDefinition } from "../jobs/defineJob";
import type { JobStart } from "../jobs/jobs";
import type { MailTemplate } from "../mail/templates/mailTemplate";
import type { NotificationKind } from "../notifications/notificationKind";
import type { FileStore } from "../platform/fileStore";
import type { Personalization } from "../platform/personalization";
import type { Channel } from "../realtime/channels";
import type { ActivityType } from "./activityType";
import type { HostTools } from "./hostTools";

/** Who may call a route. Nothing is open by default: a route says one of these. */
export type RouteAccess =
  | "public"
  /** Any session of this kind. */
  | {
      readonly kind: Session["kind"];
      /**
       * Whether the request brings a token of the route's own, which the route then checks itself: no session is asked for
       * or read, so it must be one that no browser sends by itself.
       */
      readonly hasOwnToken?: (request: FastifyRequest) => boolean;
    }
  /** Those whom the entity's access rules grant the action. */
  | { readonly entity: string; readonly action: Action };

/**
 * Records as the REST API lets the session's person reach and write them, in the open transaction where there is one:
 * access, rules, hooks, history and live events. What they throw is what the REST API answers.
 */
export interface RecordWrites {
  /** @returns the record as the session's person may see it */
  readonly create: (entity: string, values: JsonObject) => Promise<JsonObject>;
  /** @returns the record as it is now. @throws AppError `record.notFound` where the person doesn't reach it */
  readonly update: (entity: string, id: string, values: JsonObject) => Promise<JsonObject>;
  /** @throws AppError `record.notFound` where the person doesn't reach it */
  readonly remove: (entity: string, id: string) => Promise<void>;
  /**
   * Those of the ids that the person may act upon.
   * @throws AppError `access.denied` where the person may do it to no record
   */
  readonly reachable: (wanted: {
    readonly entity: string;
    readonly action: Action;
    readonly ids: readonly string[];
  }) => Promise<readonly string[]>;
  /** Moves a record of the session's space to another state. @throws AppError as `POST /api/{resource}/{id}/transitions/{name}` */
  readonly transition: (move: {
    readonly entity: string;
    readonly id: string;
    /** The transition's name. */
    readonly name: string;
  }) => Promise<void>;
}

/** What a route's handler works with. */
export interface RouteContext {
  /** Absent on public routes without a session, and where a request comes by the route's own token. */
  readonly session: Session | undefined;
  /** The session's space: every query is narrowed to it. Throws `auth.notAuthenticated` where there is none. */
  readonly db: SpaceDb;
  /** What belongs to no space: reference data. */
  readonly globalDb: GlobalDb;
  /** Best language of the caller, for texts. */
  readonly language: Language;
  /** A text of the locales, in the caller's language unless told another. */
  readonly text: (key: string, params?: Readonly<Record<string, unknown>>, language?: Language) => string;
  readonly files: FileStore;
  /** Files that people send to the route. Throws `auth.notAuthenticated` without a session. */
  readonly uploads: Uploads;
  /** Records as the session's person reaches and writes them. */
  readonly records: RecordWrites;
  /**
   * Starts a job of the session's person and space.
   * @returns its id; nothing where another one with the same `exclusive` is unfinished
   */
  readonly startJob: (job: Omit<JobStart, "accountId" | "spaceId">) => Promise<string | undefined>;
  /** All valid sessions of this request that belong to the space, whatever `X-Space` says: an image's request carries none. */
  readonly sessionsIn: (spaceId: string) => Promise<readonly Session[]>;
  /** A community's look and texts, as `GET /experienceLabs/personalization/{origin}` answers them. */
  readonly personalization: (communityId: string) => Promise<Personalization | undefined>;
  /**
   * The space of the one record whose id or unique field (`uniqueEverywhere`) has this value, e.g. of a link's token.
   * @returns a handle scoped to that space, and the record's id
   */
  readonly findSpace: (lookup: {
    entity: string;
    field: string;
    value: string;
  }) => Promise<{ db: SpaceDb; id: string } | undefined>;
}

/** An HTTP call of a guest: parse, call an operation, present. */
export interface GuestRoute {
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  /** Fastify path, e.g. `/api/activities/:id/results`. */
  readonly url: string;
  /** One line for the OpenAPI document. */
  readonly summary: string;
  readonly access: RouteAccess;
  /** JSON Schemas of params, querystring and body: no coercion, unknown keys refused by `additionalProperties: false`. */
  readonly schema?: { readonly params?: JsonObject; readonly querystring?: JsonObject; readonly body?: JsonObject };
  /** What the OpenAPI document says beside: answers, headers, examples. */
  readonly describe?: () => CallDocument;
  /** Largest body in bytes. @default 64 kB where no session is asked for, else 1 MiB */
  readonly bodyLimit?: number;
  /** Why people who aren't signed in may send more than 64 kB; a route that says nothing refuses it. */
  readonly largeBodyReason?: string;
  /** The answer's body; `undefined` after the handler has sent by itself answers 204. */
  readonly handle: (context: RouteContext, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
}

/** What a page shows before its script has come, and where none does. */
export interface PageContent {
  /** BCP 47, of the page's texts. */
  readonly language: string;
  readonly title: string;
  /** Plain HTML with everything foreign in it escaped. */
  readonly body: string;
  /** CSS of this page alone, e.g. a community's colours. */
  readonly style?: string;
  /** @default 200 */
  readonly status?: number;
}

/** A page of the client that a guest gives its first content, and whose forms come back to it. */
export interface GuestPage {
  /** Address of the page, as the client's entries have it. */
  readonly url: string;
  /** Changes nothing. @returns nothing where the page is left to its script, as it is where this throws an AppError */
  readonly show: (context: PageContext, request: FastifyRequest) => Promise<PageContent | undefined>;
  /** Takes a form (multipart) of the page; checks by itself who sends it, and from where. @returns where it goes on, or what is shown in answer */
  readonly take: (
    context: PageContext,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => Promise<PageContent | { readonly location: string }>;
  /** Of a form, in bytes; people who aren't signed in send it, too. @default 64 kB */
  readonly bodyLimit?: number;
  /** Why it takes more than 64 kB. */
  readonly largeBodyReason?: string;
}

/** A page's address names no session: the page asks for those of its space. */
export type PageContext = Omit<RouteContext, "session" | "db" | "records" | "startJob" | "uploads">;

/** A record in the middle of a move from one state to another; before it, as it was. */
export interface RecordTransition {
  readonly db: SpaceDb;
  readonly record: Readonly<Record<string, unknown>>;
  /** The transition's name. */
  readonly transition: string;
  readonly actor: Actor;
}

/** A record that was just written, and who wrote it. */
export interface WrittenRecord {
  readonly db: SpaceDb;
  readonly record: Readonly<Record<string, unknown>>;
  readonly actor: Actor;
}

/** A record that was just changed. */
export interface ChangedRecord extends WrittenRecord {
  /** As it was before this write. */
  readonly before: Readonly<Record<string, unknown>>;
}

/** Runs inside the transaction of a generated write; what it throws (AppError) undoes the write. */
export interface EntityHook {
  readonly entity: string;
  /** Creates and updates that give none of these fields pass it by, imports of many rows as well. @default every write */
  readonly fields?: readonly string[];
  /** May complete the values. */
  readonly beforeCreate?: (change: {
    readonly db: SpaceDb;
    readonly id: string;
    readonly values: Readonly<Record<string, unknown>>;
  }) => Promise<Readonly<Record<string, unknown>>>;
  readonly afterCreate?: (change: WrittenRecord) => Promise<void>;
  readonly beforeDelete?: (change: { readonly db: SpaceDb; readonly record: Readonly<Record<string, unknown>> }) => Promise<void>;
  readonly afterUpdate?: (change: ChangedRecord) => Promise<void>;
  readonly beforeTransition?: (move: RecordTransition) => Promise<void>;
  readonly afterTransition?: (move: RecordTransition) => Promise<void>;
  /** After a person's data were erased; `record` is as it was before. */
  readonly afterErasure?: (change: { readonly db: SpaceDb; readonly record: Readonly<Record<string, unknown>> }) => Promise<void>;
}

/** What first-run seeding works with. */
export interface SeedContext {
  /** A handle scoped to the space. */
  readonly spaceDb: (spaceId: string) => SpaceDb;
  /** The demo's community. */
  readonly communityId: string;
  readonly companyId: string;
}

/** Fills a part of the demo, once, in order of `order`: in a demo that is there already, too. */
export interface DemoSeed {
  /** Unique for ever, e.g. `surveys`. */
  readonly name: string;
  readonly order: number;
  /** Whether demos of before seeds had names have it. @default false */
  readonly isOriginal?: boolean;
  readonly run: (context: SeedContext) => Promise<void>;
}

/** Writes the rows of global entities that every installation has, where they are missing: reference data. */
export interface Installation {
  readonly run: (db: GlobalDb) => Promise<void>;
}

/** Files of one purpose (`file.purpose`): who may have them is its guest's to say. They are served at `/files/{id}`. */
export interface FilePurpose {
  readonly name: string;
  /**
   * Whether files that belong to no record are removed: those that weren't attached within a day, and those whose record
   * is gone. @default false, their extension looks after them
   */
  readonly isSwept?: boolean;
  /** A file that nobody may have is as good as absent. */
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

/** Background work, done now and then in every space. Several processes may be at it at once, and again. */
export interface GuestSchedule {
  readonly name: string;
  /** Done at the start, and so many minutes after it ended. @default 60 */
  readonly everyMinutes?: number;
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

/** What was registered, read-only. */
export interface Registries {
  readonly questionTypes: ReadonlyMap<string, QuestionType>;
  readonly activityTypes: ReadonlyMap<string, ActivityType>;
  readonly notificationKinds: ReadonlyMap<string, NotificationKind>;
}

/** The server's hooks: a closed list. Built-ins and plugins register through the same. */
export interface ServerHost {
  questionType(type: QuestionType): void;
  activityType(type: ActivityType): void;
  route(route: GuestRoute): void;
  page(page: GuestPage): void;
  entityHook(hook: EntityHook): void;
  installation(installation: Installation): void;
  demoSeed(seed: DemoSeed): void;
  /** A kind of long work; routes start it by `startJob`. */
  job(definition: JobDefinition): void;
  filePurpose(purpose: FilePurpose): void;
  schedule(schedule: GuestSchedule): void;
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
  /** Does a service for others. One extension provides each. */
  provide<Service extends object>(type: ServiceType<Service>, service: Service): void;
  /**
   * Uses another extension's service; a start without its provider fails and names both.
   * @param user the extension that needs it
   * @returns the service, to be asked for from the first request on
   */
  use<Service extends object>(type: ServiceType<Service>, user: string): () => Service;
  /** Follows an event inside the transaction of its change; what it throws (AppError) undoes the change. */
  on<Payload extends object>(event: EventType<Payload>, handle: (delivery: Delivery<Payload>) => Promise<void>): void;
  /** Follows an event once it is committed, also after a crash. */
  afterCommit<Payload extends object>(event: EventType<Payload>, follower: Follower<Payload>): void;
  /** Of the running server: to be used from the first request on, not while registering. */
  tools(): HostTools;
  /** All members of the registries; complete from the first request on. */
  readonly registries: Registries;
}

/** A guest's server half: `src/features/<name>/server/index.ts` and plugins export `register`. */
export interface ServerGuest {
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
