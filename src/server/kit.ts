/** The server kit: all that extensions may use of the server. */
export { type RawBuilder, sql } from "kysely";
export { issuesOf } from "../schema/faults";
export type { FieldKindServer } from "../schema/fieldKind";
export { newId } from "../shared/ids";
export { hashPassword, isPassword } from "./access/credentials/passwords";
export { seal, unseal } from "./access/credentials/seal";
export { createToken, hashToken, isToken } from "./access/credentials/tokens";
export { FROM_ROOM } from "./access/limits/limits";
export { networkOf } from "./access/limits/network";
export { createPace } from "./access/limits/pace";
export { requireSameOrigin } from "./access/session/credential";
export type { Session } from "./access/session/session";
export { type BoundedValidate, createBoundedCompiler } from "./api/boundedValidator";
export { type SheetLink, type SheetRow, type StyledCell, type WorkbookSheet, workbookFile } from "./api/export/workbook";
export { MOST_ROWS, xlsxFile } from "./api/export/xlsx";
export { zipFile } from "./api/export/zipFile";
export { type CallDocument, component } from "./api/openApi/callDocument";
export { jsonSchema } from "./api/openApi/callSchema";
export { partContent, readUpload } from "./api/readUpload";
export { type Booked, type Books, createBooks, type Entry, MOST_AT_ONCE } from "./bookkeeping/books";
export type { Balances, CauseOf, KindOf, Leg } from "./bookkeeping/chart";
export { type BooksProof, proveBooks } from "./bookkeeping/prove";
export { take } from "./bookkeeping/take";
export { type FoundMember, type FoundMembers, findMembers } from "./community/findMembers";
export { type Gamification, promisedLabs, readGamification } from "./community/settings/gamification";
export { FROZEN_STATES } from "./db/generated/tables";
export { json } from "./db/json";
export { Coalesced } from "./db/query/coalesce";
export type { PreparedQuery, QueryBuilder } from "./db/query/preparedQuery";
export { BY_ID, type SharedQuery } from "./db/query/sharedQuery";
export type { GlobalDb, SpaceDb } from "./db/query/spaceDb";
export type { RowOf } from "./db/rowOf";
export { isInTransaction } from "./db/transaction";
export type { Deliveries, Delivery, Follower } from "./events/delivery";
export { cleanImage } from "./files/images/readImage";
export type { AcceptedFile } from "./files/types/acceptedFile";
export type { StoredFile } from "./files/uploads/takeFile";
export { EXAMPLE_FILE, type FileHome, fileForm, PHOTO_FORM, type Uploads } from "./files/uploads/uploads";
export type { ActivityCopy, ActivityType, ActivityVariables, ConversationRules, MemberPost } from "./host/activityType";
export type { CommunityPart, RewardSource } from "./host/communityContributions";
export { demandCommunity } from "./host/demandCommunity";
export type { HostTools } from "./host/hostTools";
export type { Passage, PassageSource } from "./host/passageSource";
export type { PersonalDataPart, ProfileFigure } from "./host/personContributions";
export type { CodedVariable, ResponseVariableSource } from "./host/responseVariables";
export { route } from "./host/route";
export type { ExtensionPage, ExtensionRoute, PageContent, PageContext, RecordWrites, RouteContext } from "./host/routes";
export type {
  Appointment,
  DataMigration,
  DemoSeed,
  EntityHook,
  ExtensionSchedule,
  FilePurpose,
  ImportHook,
  Installation,
  RecordAudience,
  RecordTransition,
  Registries,
  SeedContext,
  ServerExtension,
  ServerHost,
} from "./host/serverHost";
export type { OpenedStudy, OwnField, OwnPeople, PlanRoom, StudyProduct } from "./host/studyProduct";
export type { SuiteProduct } from "./host/suiteProduct";

export { openTable, type TableRow } from "./import/file/readRows";
export { isWorkbook, readTableFile, tableContent } from "./import/file/tableContent";
export { createImportPlaces } from "./import/importPlaces";
export { defineJob, type JobContext, type JobDefinition, type JobProgress } from "./jobs/defineJob";
export { ModelBudgetError } from "./languageModel/budget";
export type { ModelPassage, OpenedModel, SpaceLanguageModel } from "./languageModel/spaceLanguageModel";
export { type CalendarEvent, calendarFile } from "./mail/calendarFile";
export type { SpaceMail } from "./mail/spaceMail";
export type { MailTemplate } from "./mail/templates/mailTemplate";
export { AudioError, cutAudio } from "./media/cutAudio";
export { remux } from "./media/remux";
export type { AlertSubject, NotificationChannels, NotificationKind } from "./notifications/notificationKind";
export type { Notice } from "./notifications/notify";
export { staffOfActivity } from "./notifications/staffOfActivity";
export type { OwnProcess, ProcessCall, ProcessSaid } from "./platform/childProcess";
export { DOCUMENT_STYLE } from "./platform/pages/documentStyle";
export { attributes, Html, html } from "./platform/pages/html";
export { type HtmlDocument, sendDocument } from "./platform/pages/plainPage";
export { RemoteServiceError } from "./platform/remoteService/remoteServiceError";
export { LARGEST_AUDIO, type SpeechToText } from "./platform/speechToText/speechToText";
export { startThread } from "./platform/startThread";
export type { FileStore } from "./platform/storage/fileStore";
export { createDocumentCheck, type DocumentCheck } from "./questionnaires/documentCheck";
export type { Channel, ChannelNews } from "./realtime/channels";
