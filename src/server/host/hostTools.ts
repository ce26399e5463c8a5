import type { Kysely } from "kysely";
import { type Language, resolveLanguage } from "../../shared/languages";
import { demandOwnPassword } from "../access/credentials/ownPassword";
import { demandAttempt, type RateLimit, releaseLimits } from "../access/limits/limits";
import { type Act, noteActs } from "../activityLog/noteActs";
import type { Callback, Callbacks } from "../callbacks/callbacks";
import { readCommunityEnd } from "../community/communityEnd";
import { invitePanelist, type OfferedCommunity, type PanelPerson, readOfferedCommunities } from "../community/panelCommunities";
import { configurationOf } from "../community/settings/configurationOf";
import type { Database } from "../db/database";
import type { Tables } from "../db/generated/tables";
import type { SpaceDb } from "../db/query/spaceDb";
import { executor } from "../db/transaction";
import type { EventHandlers } from "../events/eventHandlers";
import { createPublish, type Publish } from "../events/publish";
import type { SpaceLanguageModel } from "../languageModel/spaceLanguageModel";
import type { MailBackOffice } from "../mail/backOfficeMail";
import { createReadMailLimits, type ReadMailLimits } from "../mail/limits/mailLimits";
import type { SpaceOutbox } from "../mail/outbox/spaceOutbox";
import { type MailTheme, readMailTheme } from "../mail/rendering/mailTheme";
import type { SendMail } from "../mail/spaceMail";
import type { Suppressions } from "../mail/suppressions";
import type { Unsubscriptions } from "../mail/unsubscribe";
import type { NotificationKind } from "../notifications/notificationKind";
import { createNotify, type Notify } from "../notifications/notify";
import { createReadMailable, type ReadMailable } from "../notifications/preferences/readMailable";
import { createWithdrawNotice, type WithdrawNotice } from "../notifications/withdrawNotice";
import type { ChildProcessOptions, OwnProcess } from "../platform/childProcess";
import type { Config } from "../platform/config";
import type { GeoIp } from "../platform/geoIp/geoIp";
import type { KeyedHash } from "../platform/keyedHash";
import type { SpeechToText } from "../platform/speechToText/speechToText";
import type { FileStore } from "../platform/storage/fileStore";
import type { Texts } from "../platform/texts";
import { timeZoneOf } from "../platform/timeZone";
import type { TrainingSite } from "../platform/trainingSite";
import type { Emit } from "../realtime/channels";
import type { Scheduler } from "../scheduler/scheduler";
import type { Sms } from "../sms/sms";

/** The language of a space's texts. */
async function spaceLanguageOf({ kysely }: Pick<Database, "kysely">, spaceId: string): Promise<Language> {
  const space = await executor(kysely).selectFrom("space").select("language").where("id", "=", spaceId).executeTakeFirstOrThrow();
  return resolveLanguage(space.language);
}

interface NewAppointment {
  readonly name: string;
  readonly at: Date;
  readonly payload: object;
  readonly key?: string;
}

/** What extensions have of the platform beside the database. */
export interface HostTools {
  /** Signs and recognises what leaves the server; each extension's first part is a word of its own. */
  readonly keyedHash: KeyedHash;
  /**
   * Tells another server something, once it is committed, and again until it is acknowledged. Nothing is sent to
   * addresses of closed networks.
   */
  readonly post: (callback: Callback) => Promise<void>;
  /** Whether a callback may go to an address, as far as the address says by itself. */
  readonly mayPost: (url: URL) => boolean;
  /**
   * Counts a try of somebody, outside of any transaction.
   * @throws AppError the refusal that it names, with `Retry-After`
   */
  readonly demandAttempt: (limited: RateLimit) => Promise<void>;
  /** Takes a try back that turned out right. */
  readonly releaseAttempt: (limited: RateLimit) => Promise<void>;
  /**
   * Makes sure that it is the owner of the account who acts, by the password.
   * @throws AppError `auth.wrongPassword` at `/password`, `auth.tooManyAttempts`
   */
  readonly demandOwnPassword: (accountId: string, password: string) => Promise<void>;
  /** Tells an event to those who follow it, in the open transaction. @throws what a follower inside the transaction throws */
  readonly publish: Publish;
  /**
   * Makes an appointment, or several, in the open transaction: its `run` is called once it is due.
   * @param appointment.name of one that is registered with `ServerHost.appointment`
   * @param appointment.payload plain JSON
   * @param appointment.key of several appointments with the same key only the latest waits; unique in the installation
   */
  readonly scheduleAt: (db: SpaceDb, appointment: NewAppointment | readonly NewAppointment[]) => Promise<void>;
  /** Takes back the appointment that waits under the key, in the open transaction. */
  readonly unschedule: (key: string) => Promise<void>;
  /** Tells people something that stands in their alerts, in the open transaction. @throws Error where its kind is unknown */
  readonly notify: Notify;
  /** Who of some people gets a kind of notification by mail: for a mail of its extension's own, and to foresee how many. */
  readonly readMailable: ReadMailable;
  /** Takes alerts back, by kind and key, whose cause is gone; in the open transaction. */
  readonly withdrawNotice: WithdrawNotice;
  /** Puts a mail to somebody of the space into the outbox, in the open transaction. */
  readonly mail: SendMail;
  /** Puts a short message to a telephone into the outbox, in the open transaction. @param message.to E.164 */
  readonly sms: (db: Pick<SpaceDb, "spaceId">, message: { readonly to: string; readonly text: string }) => Promise<void>;
  /** What became of the space's own mails, by the `dedupe` that they were sent with. */
  readonly outbox: SpaceOutbox;
  /** The look of the space's mails. */
  readonly mailTheme: (db: Pick<SpaceDb, "spaceId">) => Promise<MailTheme>;
  /** Those of the addresses that want no more mails of the space that aren't about their account. */
  readonly unsubscribedAmong: (db: Pick<SpaceDb, "spaceId">, emails: readonly string[]) => Promise<ReadonlySet<string>>;
  /** Those of the addresses that mail servers turned away: they get nothing but what is about their account. */
  readonly suppressedAmong: Suppressions["among"];
  /** When people of the space may get their next mail by its quiet hours and its most mails, by e-mail. */
  readonly mailLimits: ReadMailLimits;
  /** Puts a mail to each person of the back office into the outbox, in the open transaction. */
  readonly mailBackOffice: MailBackOffice;
  /** Whether somebody has said no to mails of the product's own that aren't about their account. */
  readonly isUnsubscribed: (email: string) => Promise<boolean>;
  /** Takes that back, in the open transaction: ask only where it is they who say so. */
  readonly resubscribe: (email: string) => Promise<void>;
  /** The bytes of stored files, by file id. */
  readonly files: FileStore;
  /** A text of the locales, for what is written where nobody asks for it. */
  readonly text: Texts["translate"];
  /** The language of a space's texts. */
  readonly language: (db: Pick<SpaceDb, "spaceId">) => Promise<Language>;
  /** Tells those who listen to a channel, once the open transaction is committed. */
  readonly emit: Emit;
  /** A process of the extension's own, started by its first call and ended with the server. */
  readonly ownProcess: (options: Omit<ChildProcessOptions, "onCrash">) => OwnProcess;
  /** Path of a folder of the extension's own in the server's data, for what its processes write; it may not be there yet. */
  readonly folder: (name: string) => string;
  /** What the installation calls itself to the outside: the name that its mails come from. */
  readonly operatorName: string;
  /** How sound and pictures of people reach this machine, as the operator set it. */
  readonly media: Config["media"];
  /** Writes down what is said; nothing where the operator has configured no service. */
  readonly speechToText: SpeechToText | undefined;
  /** Reads communities' texts; undefined if the operator has configured no service. */
  readonly languageModel: SpaceLanguageModel | undefined;
  /** The operator's training site; nothing where there is none. */
  readonly trainingSite: TrainingSite | undefined;
  /** The country (ISO 3166-1 alpha-2) that an address is of; nothing where it isn't known, or no database is configured. */
  readonly countryOf: GeoIp["countryOf"];
  /** The company of a community's space; nothing for another space. */
  readonly companyOf: (db: Pick<SpaceDb, "spaceId">) => Promise<SpaceDb | undefined>;
  /** A handle on a community's own space; ask for the community in its company's first, which says that it is its own. */
  readonly communityDb: (communityId: string) => SpaceDb;
  /** Communities that somebody of the provider's panel may join: of their country, running, open to the panel, not theirs yet. */
  readonly communitiesFor: (person: PanelPerson) => Promise<readonly OfferedCommunity[]>;
  /**
   * Invites somebody of the panel into a community, without a mail, in the open transaction.
   * @returns the path of its sign-up; nothing where the community isn't offered to them
   */
  readonly invitePanelist: (communityId: string, person: PanelPerson) => Promise<string | undefined>;
  /** IANA name of the zone of a space's clocks. */
  readonly timeZone: (db: Pick<SpaceDb, "spaceId">) => Promise<string>;
  /** The instant at which a community ends, ISO 8601; null where it goes on, and in a space that is no community's. */
  readonly communityEnd: (db: Pick<SpaceDb, "spaceId">) => Promise<string | null>;
  /**
   * Id of the community's configuration, which is made if there is none, in the open transaction.
   * @throws AppError `community.notFound` in a space that is no community's
   */
  readonly configurationOf: (db: SpaceDb) => Promise<string>;
  /** Writes into the audit log, in the open transaction. */
  readonly note: (notes: readonly Act[]) => Promise<void>;
}

interface HostToolsOptions {
  readonly root: Kysely<Tables>;
  readonly spaceDb: (spaceId: string) => SpaceDb;
  readonly keyedHash: KeyedHash;
  readonly callbacks: Callbacks;
  readonly events: EventHandlers;
  readonly scheduler: Pick<Scheduler, "add" | "cancel">;
  readonly kinds: ReadonlyMap<string, NotificationKind>;
  readonly emit: Emit;
  readonly ownProcess: HostTools["ownProcess"];
  readonly folder: HostTools["folder"];
  readonly operatorName: string;
  readonly media: Config["media"];
  readonly speechToText: SpeechToText | undefined;
  readonly languageModel: SpaceLanguageModel | undefined;
  readonly trainingSite: HostTools["trainingSite"];
  readonly countryOf: HostTools["countryOf"];
  readonly mail: SendMail;
  readonly sms: Sms;
  readonly outbox: SpaceOutbox;
  readonly mailBackOffice: MailBackOffice;
  readonly unsubscriptions: Pick<Unsubscriptions, "among" | "has" | "remove">;
  readonly suppressions: Pick<Suppressions, "among">;
  readonly files: FileStore;
  readonly texts: Pick<Texts, "translate">;
}

export function createHostTools({
  root,
  spaceDb,
  keyedHash,
  callbacks,
  events,
  scheduler,
  kinds,
  emit,
  ownProcess,
  folder,
  operatorName,
  media,
  speechToText,
  languageModel,
  trainingSite,
  countryOf,
  mail,
  sms,
  outbox,
  mailBackOffice,
  unsubscriptions,
  suppressions,
  files,
  texts,
}: HostToolsOptions): HostTools {
  return {
    publish: createPublish(events, scheduler.add),
    scheduleAt: ({ spaceId }, appointments) =>
      scheduler.add([appointments].flat().map(({ at, ...task }) => ({ kind: "appointment", spaceId, dueAt: at, ...task }))),
    unschedule: scheduler.cancel,
    notify: createNotify(kinds, emit),
    readMailable: createReadMailable({ kinds, unsubscriptions }),
    withdrawNotice: createWithdrawNotice(emit),
    mail,
    sms: ({ spaceId }, message) => sms.send({ ...message, spaceId }),
    outbox,
    mailTheme: ({ spaceId }) => readMailTheme(root, spaceId),
    unsubscribedAmong: ({ spaceId }, emails) => unsubscriptions.among(emails, spaceId),
    suppressedAmong: suppressions.among,
    mailLimits: createReadMailLimits(root),
    mailBackOffice,
    isUnsubscribed: (email) => unsubscriptions.has(email, null),
    resubscribe: (email) => unsubscriptions.remove(email, null),
    files,
    text: texts.translate,
    language: ({ spaceId }) => spaceLanguageOf({ kysely: root }, spaceId),
    companyOf: async ({ spaceId }) => {
      const space = await executor(root).selectFrom("space").select("parentId").where("id", "=", spaceId).executeTakeFirst();
      return space?.parentId ? spaceDb(space.parentId) : undefined;
    },
    communityDb: spaceDb,
    communitiesFor: (person) => readOfferedCommunities(root, person),
    invitePanelist: (communityId, person) => invitePanelist(root, communityId, person),
    emit,
    ownProcess,
    folder,
    operatorName,
    media,
    speechToText,
    languageModel,
    trainingSite,
    countryOf,
    keyedHash,
    timeZone: ({ spaceId }) => timeZoneOf({ kysely: root }, spaceId),
    communityEnd: ({ spaceId }) => readCommunityEnd(root, spaceId),
    post: callbacks.post,
    mayPost: callbacks.mayPost,
    demandAttempt: (limited) => demandAttempt(root, limited),
    releaseAttempt: (limited) => releaseLimits(root, limited),
    configurationOf: (db) => configurationOf(root, db),
    demandOwnPassword: (accountId, password) => demandOwnPassword(root, { accountId, password, path: "/password" }),
    note: (notes) => noteActs(root, notes),
  };
}
