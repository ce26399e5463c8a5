import type { FastifyReply, FastifyRequest } from "fastify";
import type { CommunityTheme } from "../../contracts/api/community";
import type { Action } from "../../schema/document";
import type { LoggedAction } from "../../shared/activityLog";
import type { FieldIssue, FieldProblem } from "../../shared/errors";
import type { JsonObject } from "../../shared/json";
import type { Language } from "../../shared/languages";
import type { Session } from "../access/session/session";
import type { CallDocument } from "../api/openApi/callDocument";
import type { GlobalDb, SpaceDb } from "../db/query/spaceDb";
import type { Uploads } from "../files/uploads/uploads";
import type { Imports } from "../import/imports";
import type { JobStart } from "../jobs/jobs";
import type { FileStore } from "../platform/storage/fileStore";

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
  | { readonly entity: string; readonly action: Action }
  /**
   * Those who change the settings of the community that `:id` names: its administrators, those of its company, the back
   * office. The route works in the community's space, and writes records as its administrator does.
   */
  | { readonly settingsOf: "community" }
  /**
   * Those who keep the data of their own company: its super administrators and administrators. The route works in the
   * company's space, and writes records as the back office does: it names the company, and which of its fields it writes.
   */
  | { readonly settingsOf: "company" };

/**
 * Records as the REST API lets the session's person reach and write them, in the open transaction where there is one:
 * access, rules, hooks, history and live events. What they throw is what the REST API answers.
 */
export interface RecordWrites {
  /**
   * The first records of a list: for the back office, of all spaces.
   * @returns the records as the session's person may see them
   * @throws AppError `access.denied`, `request.invalid` as `GET /api/{resource}`
   */
  readonly list: (
    entity: string,
    list: {
      /** As the list call's `filter`, e.g. `{ status: "OPEN", pausedAt_isNull: false }`. */
      readonly filter: JsonObject;
      readonly sort: readonly [field: string, order: "ASC" | "DESC"];
      /** At most 1,000. */
      readonly limit: number;
    },
  ) => Promise<readonly JsonObject[]>;
  /**
   * @returns the record as the session's person may see it
   * @throws AppError `access.denied`, `record.notFound`
   */
  readonly read: (entity: string, id: string) => Promise<JsonObject>;
  /**
   * What is wrong with a record by its entity's rules, as it is stored: it may have become so since it was written.
   * @throws AppError `access.denied`, `record.notFound`
   */
  readonly issues: (entity: string, id: string) => Promise<readonly FieldIssue[]>;
  /** @returns the record as the session's person may see it */
  readonly create: (entity: string, values: JsonObject) => Promise<JsonObject>;
  /**
   * @param seen.version the one that the person has seen. @default any
   * @returns the record as it is now
   * @throws AppError `record.notFound` where the person doesn't reach it, `record.conflict` where it has another version
   */
  readonly update: (entity: string, id: string, values: JsonObject, seen?: { readonly version: number }) => Promise<JsonObject>;
  /** @throws AppError `record.notFound` where the person doesn't reach it */
  readonly remove: (entity: string, id: string) => Promise<void>;
  /** Names of the entity's fields that the person may read. @throws AppError `auth.notAuthenticated` */
  readonly readableFields: (entity: string) => ReadonlySet<string>;
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
  /**
   * The session's space, or for the back office that of the record which the route speaks of: every query is narrowed to it.
   * @throws AppError `auth.notAuthenticated` without a session, `access.denied` where it is in no space
   */
  readonly db: SpaceDb;
  /** What belongs to no space: reference data, the panel. */
  readonly globalDb: GlobalDb & Pick<SpaceDb, "transaction">;
  /** Best language of the caller, for texts. */
  readonly language: Language;
  /**
   * A text of the locales.
   * @param params values of its placeholders
   * @param language @default the caller's
   */
  readonly text: (key: string, params?: Readonly<Record<string, unknown>>, language?: Language) => string;
  /** IANA name of the zone of the space's clocks. */
  readonly timeZone: () => Promise<string>;
  /** Issues in the caller's words, as a refusal tells them. */
  readonly fieldErrors: (issues: readonly FieldIssue[]) => readonly FieldProblem[];
  /** The bytes of stored files, by file id. */
  readonly files: FileStore;
  /**
   * Files that people send to the route; the back office's belong to the space of the record that it speaks of.
   * @throws AppError `auth.notAuthenticated` without a session, `access.denied` where there is no space
   */
  readonly uploads: Uploads;
  /** Records as the session's person reaches and writes them. */
  readonly records: RecordWrites;
  /** Records that people load from files. */
  readonly imports: Imports;
  /** What the session's community has set for the route's plugin, completed by defaults; nothing for a feature's route. */
  readonly settings: () => Promise<JsonObject>;
  /**
   * Starts a job of the session's person, in the space that the route works in.
   * @returns its id; nothing where another one with the same `exclusive` is unfinished
   * @throws AppError `auth.notAuthenticated` without a session
   */
  readonly startJob: (job: Omit<JobStart, "accountId" | "spaceId">) => Promise<string | undefined>;
  /** All valid sessions of this request that belong to the space, whatever `X-Space` says: an image's request carries none. */
  readonly sessionsIn: (spaceId: string) => Promise<readonly Session[]>;
  /** A community's theme and texts, nothing where it doesn't exist, as `GET /experienceLabs/personalization/{origin}` answers them. */
  readonly communityTheme: (communityId: string) => Promise<CommunityTheme | undefined>;
  /**
   * The space of the one record whose id or unique field (`uniqueEverywhere`) has this value, e.g. of a link's token.
   * A company is a space itself: the back office finds it by its id.
   * @returns a handle scoped to that space, and the record's id; nothing where no record has the value
   * @throws Error where the field is not unique everywhere
   */
  readonly findSpace: (lookup: {
    entity: string;
    field: string;
    value: string;
  }) => Promise<{ db: SpaceDb; id: string } | undefined>;
}

/** What the activity log says that a call was, for what no record's history notes by itself. */
export interface RouteAct {
  readonly action: LoggedAction;
  /** Name of the entity that it was done to. @default the one whose access the route asks for */
  readonly entity?: string;
  /** The part of the address that is the record's id; `false`: it is about no one record. @default `{entity}Id`, else `id` */
  readonly record?: string | false;
  /** Whether the route notes it itself, with what has changed. @default false */
  readonly isNoted?: true;
}

/** An HTTP call of an extension: parse, call an operation, present. */
export interface ExtensionRoute {
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  /** Fastify path, e.g. `/api/activities/:id/results`. */
  readonly url: string;
  /** One line for the OpenAPI document. */
  readonly summary: string;
  readonly description?: string;
  /** Checked before the handler runs: what it refuses is answered with 401, 403 or 404. */
  readonly access: RouteAccess;
  /** JSON Schemas, which a call fits or is refused with `request.invalid`, of params, querystring and body: no coercion, unknown keys refused by `additionalProperties: false`. */
  readonly schema?: { readonly params?: JsonObject; readonly querystring?: JsonObject; readonly body?: JsonObject };
  /** What the OpenAPI document says beside: answers, headers, examples. */
  readonly describe?: () => CallDocument;
  /** Largest body in bytes. @default 64 kB where no session is asked for, else 1 MiB */
  readonly bodyLimit?: number;
  /** Why people who aren't signed in may send more than 64 kB; a route that says nothing refuses it. */
  readonly largeBodyReason?: string;
  /** Whether it is open to the people of a community that has ended, e.g. because it changes nothing. @default false */
  readonly isOpenAfterEnd?: boolean;
  /** Noted in the activity log once the call has succeeded. @default nothing: what it writes is noted as it is written */
  readonly act?: RouteAct;
  /** The plugin whose it is: the host's to say. */
  readonly plugin?: string;
  /** @returns the answer's body; `undefined` answers 204, unless the handler has sent by itself */
  readonly handle: (context: RouteContext, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
}

/** What a page shows before its script has come, and where none does. */
export interface PageContent {
  /** BCP 47, of the page's texts. */
  readonly language: string;
  /** Of the document, plain text. */
  readonly title: string;
  /** Plain HTML with everything foreign in it escaped. */
  readonly body: string;
  /** CSS of this page alone, e.g. a community's colours. */
  readonly style?: string;
  /** @default 200 */
  readonly status?: number;
}

/** A page of the client that an extension gives its first content, and whose forms come back to it. */
export interface ExtensionPage {
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
export type PageContext = Omit<RouteContext, "session" | "db" | "records" | "imports" | "startJob" | "uploads">;
