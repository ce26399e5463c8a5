// Generated from schemas/ by `npm run generate`: change the schemas, not this file.

import type { ColumnType, Generated } from "kysely";
import type { Json } from "../../../shared/json";
import type { SystemTables } from "../systemTableTypes";

/** jsonb: read as a value, written as text; see `json` of the kit. */
export type JsonColumn = ColumnType<Json, string, string>;
export type NullableJsonColumn = ColumnType<Json | null, string | null | undefined, string | null>;
/** Derived by the database from another column: read only. */
export type DerivedColumn = ColumnType<string | null, never, never>;

export interface AcceptanceTable {
  id: string;
  spaceId: Generated<string>;
  createdAt: Generated<string>;
  updatedAt: Generated<string>;
  version: Generated<number>;
  member: string;
  document: string;
  documentVersion: string;
  acceptedAt: string;
}

export interface ActivityTable {
  id: string;
  spaceId: Generated<string>;
  createdAt: Generated<string>;
  updatedAt: Generated<string>;
  version: Generated<number>;
  title: string;
  type: string;
  description: string;
  image: string | null;
  startsAt: string | null;
  endsAt: string | null;
  visibility: Generated<string>;
  labs: Generated<number>;
  questionnaire: string | null;
  status: Generated<string>;
  author: string | null;
  announced: string | null;
  notificationsDisabled: Generated<boolean>;
  raffleActive: Generated<boolean>;
  raffleReward: string | null;
  raffleWinners: number | null;
  raffleImage: string | null;
  images: NullableJsonColumn;
  videos: NullableJsonColumn;
  files: NullableJsonColumn;
  showActions: Generated<boolean>;
  videoChatParticipants: number | null;
  videoChatPassword: string | null;
  videoChatMinutes: number | null;
  screenSharing: Generated<boolean>;
}

export interface AnnotationTable {
  id: string;
  spaceId: Generated<string>;
  createdAt: Generated<string>;
  updatedAt: Generated<string>;
  version: Generated<number>;
  deletedAt: string | null;
  subject: string;
  subjectActivity: DerivedColumn;
  subjectComment: DerivedColumn;
  subjectRecording: DerivedColumn;
  subjectFocusSession: DerivedColumn;
  text: string;
  color: Generated<string>;
  atSecond: number | null;
  author: string | null;
  tags: string[] | null;
}

export interface CommunityTable {
  id: string;
  spaceId: Generated<string>;
  createdAt: Generated<string>;
  updatedAt: Generated<string>;
  version: Generated<number>;
  origin: string;
  name: string;
  title: string | null;
  mainLanguage: Generated<string>;
  languages: string[] | null;
  country: string | null;
  timeZone: Generated<string>;
  plan: string | null;
  mainColor: Generated<string>;
  mainColorText: Generated<string>;
  buttonColor: Generated<string>;
  textColor: Generated<string>;
  backgroundGradientColor1: Generated<string>;
  backgroundGradientColor2: Generated<string>;
  logo: string | null;
  favicon: string | null;
  loginImage: string | null;
  privacyPolicyActive: Generated<boolean>;
  trackingScript: string | null;
  needs2FA: Generated<boolean>;
  staffNeeds2FA: Generated<boolean>;
  durationMonths: number | null;
  participantOrigin: Generated<string>;
}

export interface CommunityConfigurationTable {
  id: string;
  spaceId: Generated<string>;
  createdAt: Generated<string>;
  updatedAt: Generated<string>;
  version: Generated<number>;
  welcomeTitle: string;
  description: string | null;
  instructions: string;
  labsExplanation: string;
  redeemExplanation: string;
  moderatorName: string | null;
  moderatorImage: string;
  moderatorInfo: string;
  mainLogoPosition: Generated<string>;
  headerImage: string | null;
  overlayLogo: string | null;
  imageDisplay: Generated<string>;
  signUp: Generated<string>;
  photoRequired: Generated<boolean>;
  observersReadPersonalData: Generated<boolean>;
  languageModel: Generated<boolean>;
  masksNames: Generated<boolean>;
  acceptanceText: string | null;
  legalTerms: string | null;
  privacyPolicy: string | null;
  legalNotice: string | null;
  conditionsVersion: string | null;
  privacyVersion: string | null;
  clientEmail: string | null;
  replyToClientEmail: string | null;
  gamification: Generated<boolean>;
  labsPerActivity: number;
  labsPerComment: number;
  labsPerStayingActive: number;
  redeemFrom: string | null;
  redeemTo: string | null;
  secondRedeemFrom: string | null;
  secondRedeemTo: string | null;
  alertThresholds: NullableJsonColumn;
  chatbot: Generated<boolean>;
  mailQuietFrom: Generated<string>;
  mailQuietTo: Generated<string>;
  mailsPerDay: Generated<number>;
  mailsPerWeek: Generated<number>;
}

export interface CompanyTable {
  id: string;
  createdAt: Generated<string>;
  updatedAt: Generated<string>;
  version: Generated<number>;
  name: string;
  tradeName: string | null;
  vatNumber: string | null;
  sector: string | null;
  address: string | null;
  postalCode: string | null;
  town: string | null;
  province: string | null;
  country: string | null;
  website: string | null;
  phone: string | null;
  timeZone: Generated<string>;
  phonePrefix: string | null;
  contactName: string | null;
  contactSurname: string | null;
  contactSecondSurname: string | null;
}

export interface CountryTable {
  id: string;
  createdAt: Generated<string>;
  updatedAt: Generated<string>;
  version: Generated<number>;
  code: string;
  name: JsonColumn;
}

export interface EmailRecordTable {
  id: string;
  spaceId: Generated<string>;
  createdAt: Generated<string>;
  updatedAt: Generated<string>;
  version: Generated<number>;
  subject: string;
  to: string[];
  from: string;
  content: string;
  image: string | null;
  status: Generated<string>;
  scheduledAt: string | null;
  sentAt: string | null;
  errorMessage: string | null;
  member: string | null;
}

export interface FileTable {
  id: string;
  spaceId: Generated<string>;
  createdAt: Generated<string>;
  updatedAt: Generated<string>;
  version: Generated<number>;
  name: string;
  mediaType: string;
  size: number;
  purpose: string;
  state: Generated<string>;
  uploaderId: string | null;
  entity: string | null;
  recordId: string | null;
  field: string | null;
}

export interface FocusParticipantTable {
  id: string;
  spaceId: Generated<string>;
  createdAt: Generated<string>;
  updatedAt: Generated<string>;
  version: Generated<number>;
  focusSession: string;
  name: string;
  surname: string | null;
  email: string;
  phone: string | null;
  status: Generated<string>;
  panelist: string | null;
  notes: string | null;
  invitedAt: string | null;
  confirmedAt: string | null;
  declinedAt: string | null;
  attendedAt: string | null;
  codeHash: string | null;
  codeExpiresAt: string | null;
  failedCodes: Generated<number>;
  lockedUntil: string | null;
}

export interface FocusSessionTable {
  id: string;
  spaceId: Generated<string>;
  createdAt: Generated<string>;
  updatedAt: Generated<string>;
  version: Generated<number>;
  study: string;
  title: string;
  startsAt: string;
  endsAt: string;
  capacity: number;
  status: Generated<string>;
  sequence: Generated<number>;
  cancelledAt: string | null;
}

export interface GeographicAreaTable {
  id: string;
  createdAt: Generated<string>;
  updatedAt: Generated<string>;
  version: Generated<number>;
  country: string;
  level: string;
  code: string;
  name: JsonColumn;
  parent: string | null;
  nielsen: string | null;
}

export interface InstalledPluginTable {
  id: string;
  createdAt: Generated<string>;
  updatedAt: Generated<string>;
  version: Generated<number>;
  plugin: string;
  pluginVersion: string;
  tables: string[] | null;
}

export interface InvitationTable {
  id: string;
  spaceId: Generated<string>;
  createdAt: Generated<string>;
  updatedAt: Generated<string>;
  version: Generated<number>;
  email: string;
  name: string | null;
  surname: string | null;
  language: string | null;
  tags: string[] | null;
  message: string | null;
  status: Generated<string>;
  sentAt: string | null;
  expiresAt: string | null;
  acceptedAt: string | null;
  member: string | null;
  tokenHash: string | null;
}

export interface MemberTable {
  id: string;
  spaceId: Generated<string>;
  createdAt: Generated<string>;
  updatedAt: Generated<string>;
  version: Generated<number>;
  nickname: string;
  nicknameKey: string | null;
  isNicknameProvisional: boolean | null;
  isInvitationWithheld: boolean | null;
  email: string;
  name: string | null;
  surname: string | null;
  gender: string | null;
  zone: string | null;
  phone: string | null;
  tags: string[] | null;
  publicTags: string[] | null;
  observations: string | null;
  points: Generated<number>;
  accountId: string | null;
  status: Generated<string>;
  image: string | null;
  birthDate: string | null;
  province: string | null;
  provinceArea: string | null;
  medals: Generated<number>;
  isOnline: Generated<boolean>;
  lastSeenAt: string | null;
}

export interface ModelAnswerTable {
  id: string;
  spaceId: Generated<string>;
  createdAt: Generated<string>;
  updatedAt: Generated<string>;
  version: Generated<number>;
  hash: string;
  model: string;
  answer: NullableJsonColumn;
}

export interface ModelBudgetTable {
  id: string;
  spaceId: Generated<string>;
  createdAt: Generated<string>;
  updatedAt: Generated<string>;
  version: Generated<number>;
  month: string;
  tokens: Generated<number>;
}

export interface StaffRoleTable {
  id: string;
  spaceId: Generated<string>;
  createdAt: Generated<string>;
  updatedAt: Generated<string>;
  version: Generated<number>;
  email: string;
  name: string;
  surname: string | null;
  role: string;
  mainAdmin: Generated<boolean>;
  visibility: Generated<string>;
  accountId: string | null;
  secondSurname: string | null;
  invitedAt: string | null;
  signedInAt: string | null;
}

export interface NotificationTable {
  id: string;
  spaceId: Generated<string>;
  createdAt: Generated<string>;
  updatedAt: Generated<string>;
  version: Generated<number>;
  member: string | null;
  moderator: string | null;
  kind: string;
  params: NullableJsonColumn;
  title: string | null;
  message: string | null;
  link: string | null;
  activity: string | null;
  seen: Generated<boolean>;
  popup: Generated<boolean>;
  popupSeen: Generated<boolean>;
  key: string | null;
  mailState: string | null;
  mailAt: string | null;
  mailedAt: string | null;
  mailReason: string | null;
}

export interface NotificationPreferenceTable {
  id: string;
  spaceId: Generated<string>;
  createdAt: Generated<string>;
  updatedAt: Generated<string>;
  version: Generated<number>;
  member: string | null;
  moderator: string | null;
  kind: string;
  mail: boolean;
}

export interface NotificationSettingTable {
  id: string;
  spaceId: Generated<string>;
  createdAt: Generated<string>;
  updatedAt: Generated<string>;
  version: Generated<number>;
  member: string | null;
  moderator: string | null;
  rhythm: Generated<string>;
  timeZone: string | null;
}

export interface ParticipationTable {
  id: string;
  spaceId: Generated<string>;
  createdAt: Generated<string>;
  updatedAt: Generated<string>;
  version: Generated<number>;
  activity: string;
  member: string;
  status: Generated<string>;
  startedAt: string | null;
  completedAt: string | null;
  remindedAt: string | null;
  labs: Generated<number>;
  access: Generated<string>;
  denialReason: string | null;
}

export interface PluginStateTable {
  id: string;
  spaceId: Generated<string>;
  createdAt: Generated<string>;
  updatedAt: Generated<string>;
  version: Generated<number>;
  plugin: string;
  enabled: Generated<boolean>;
  activityTypes: string[] | null;
  settings: NullableJsonColumn;
}

export interface RecordingTable {
  id: string;
  spaceId: Generated<string>;
  createdAt: Generated<string>;
  updatedAt: Generated<string>;
  version: Generated<number>;
  title: string;
  kind: string;
  activity: string | null;
  study: string | null;
  focusSession: string | null;
  member: string | null;
  status: Generated<string>;
  sources: string[] | null;
  file: string | null;
  startedAt: string | null;
  endedAt: string | null;
  durationSeconds: number | null;
}

export interface SanctionTable {
  id: string;
  spaceId: Generated<string>;
  createdAt: Generated<string>;
  updatedAt: Generated<string>;
  version: Generated<number>;
  member: string;
  reason: string;
  origin: Generated<string>;
  activity: string | null;
  response: string | null;
  status: Generated<string>;
  imposedBy: string | null;
}

export interface SavedViewTable {
  id: string;
  spaceId: Generated<string>;
  createdAt: Generated<string>;
  updatedAt: Generated<string>;
  version: Generated<number>;
  name: string;
  resource: string;
  settings: JsonColumn;
  isShared: Generated<boolean>;
  isDefault: Generated<boolean>;
  accountId: string | null;
}

export interface SuitePersonalisationTable {
  id: string;
  spaceId: Generated<string>;
  createdAt: Generated<string>;
  updatedAt: Generated<string>;
  version: Generated<number>;
  primaryColor: Generated<string>;
  secondaryColor: Generated<string>;
  textColor: Generated<string>;
  contrastColor: Generated<string>;
  buttonColor: Generated<string>;
  backgroundImage: string | null;
  desktopLogo: string | null;
  mobileLogo: string | null;
}

export interface TagTable {
  id: string;
  spaceId: Generated<string>;
  createdAt: Generated<string>;
  updatedAt: Generated<string>;
  version: Generated<number>;
  deletedAt: string | null;
  name: string;
  isPublic: Generated<boolean>;
  color: string | null;
  description: string | null;
}

export interface TopicTable {
  id: string;
  spaceId: Generated<string>;
  createdAt: Generated<string>;
  updatedAt: Generated<string>;
  version: Generated<number>;
  activity: string;
  title: string;
  description: string | null;
  tag: string | null;
  color: Generated<string>;
  position: number | null;
}

export interface TrackingVendorTable {
  id: string;
  createdAt: Generated<string>;
  updatedAt: Generated<string>;
  version: Generated<number>;
  name: string;
  scriptHosts: string[];
  connectHosts: string[] | null;
  active: Generated<boolean>;
}

export interface TranscriptTable {
  id: string;
  spaceId: Generated<string>;
  createdAt: Generated<string>;
  updatedAt: Generated<string>;
  version: Generated<number>;
  recording: string;
  status: Generated<string>;
  language: string | null;
  segments: NullableJsonColumn;
  speakerNames: NullableJsonColumn;
  completedAt: string | null;
}

export interface VideoChatTable {
  id: string;
  spaceId: Generated<string>;
  createdAt: Generated<string>;
  updatedAt: Generated<string>;
  version: Generated<number>;
  activity: string | null;
  focusSession: string | null;
  status: Generated<string>;
  launchedAt: string | null;
  startedAt: string | null;
  endedAt: string | null;
  isRecording: Generated<boolean>;
  isOpenToGuests: Generated<boolean>;
}

export interface SupportCaseTable {
  id: string;
  spaceId: Generated<string>;
  createdAt: Generated<string>;
  updatedAt: Generated<string>;
  version: Generated<number>;
  key: string;
  subject: string;
  message: string;
  author: string | null;
  study: string | null;
  language: string | null;
  status: Generated<string>;
  answer: string | null;
  answeredAt: string | null;
}

export interface ActivityReminderTable {
  id: string;
  spaceId: Generated<string>;
  createdAt: Generated<string>;
  updatedAt: Generated<string>;
  version: Generated<number>;
  activity: string;
  at: string;
  sentAt: string | null;
  count: number | null;
}

export interface ActivityVisitTable {
  id: string;
  spaceId: Generated<string>;
  createdAt: Generated<string>;
  updatedAt: Generated<string>;
  version: Generated<number>;
  activity: string;
  member: string;
  seenAt: string;
}

export interface AnalysedPassageTable {
  id: string;
  spaceId: Generated<string>;
  createdAt: Generated<string>;
  updatedAt: Generated<string>;
  version: Generated<number>;
  analysis: string;
  topic: string | null;
  source: string;
  passage: string;
  closeness: number | null;
  sentiment: string | null;
}

export interface AnalysisTable {
  id: string;
  spaceId: Generated<string>;
  createdAt: Generated<string>;
  updatedAt: Generated<string>;
  version: Generated<number>;
  activity: string;
  status: Generated<string>;
  dueAt: string | null;
  method: string | null;
  model: string | null;
  modelFault: string | null;
  language: string | null;
  readPassages: Generated<number>;
  totalPassages: Generated<number>;
  droppedClaims: Generated<number>;
  claims: NullableJsonColumn;
  removedTopics: NullableJsonColumn;
  changes: NullableJsonColumn;
  aiSummary: string | null;
  aiSummaryLong: string | null;
  summaryEditedAt: string | null;
  finishedAt: string | null;
}

export interface AnalysisTopicTable {
  id: string;
  spaceId: Generated<string>;
  createdAt: Generated<string>;
  updatedAt: Generated<string>;
  version: Generated<number>;
  analysis: string;
  title: string;
  words: NullableJsonColumn;
  origin: Generated<string>;
  position: Generated<number>;
}

export interface ChatMessageTable {
  id: string;
  spaceId: Generated<string>;
  createdAt: Generated<string>;
  updatedAt: Generated<string>;
  version: Generated<number>;
  deletedAt: string | null;
  thread: string | null;
  seq: number | null;
  clientKey: string | null;
  channel: string;
  sender: string;
  member: string | null;
  moderator: string | null;
  message: string | null;
  image: string | null;
  video: string | null;
  file: string | null;
  seen: Generated<boolean>;
  isMarked: Generated<boolean>;
}

export interface ChatThreadTable {
  id: string;
  spaceId: Generated<string>;
  createdAt: Generated<string>;
  updatedAt: Generated<string>;
  version: Generated<number>;
  channel: string;
  member: string | null;
  observer: string | null;
  formerObserver: string | null;
  observerName: string | null;
  lastSeq: Generated<number>;
  lastAt: string | null;
  personLast: Generated<number>;
  personSeen: Generated<number>;
  teamSeen: Generated<number>;
  isMarked: Generated<boolean>;
}

export interface ChatbotConversationTable {
  id: string;
  spaceId: Generated<string>;
  createdAt: Generated<string>;
  updatedAt: Generated<string>;
  version: Generated<number>;
  member: string;
}

export interface ChatbotMessageTable {
  id: string;
  spaceId: Generated<string>;
  createdAt: Generated<string>;
  updatedAt: Generated<string>;
  version: Generated<number>;
  conversation: string;
  member: string;
  clientKey: string;
  question: string;
  answer: NullableJsonColumn;
  isFound: Generated<boolean>;
  method: string;
  handedOverAt: string | null;
}

export interface CommentCodeTable {
  id: string;
  spaceId: Generated<string>;
  createdAt: Generated<string>;
  updatedAt: Generated<string>;
  version: Generated<number>;
  name: string;
  color: Generated<string>;
  description: string | null;
  isArchived: Generated<boolean>;
}

export interface CodedPassageTable {
  id: string;
  spaceId: Generated<string>;
  createdAt: Generated<string>;
  updatedAt: Generated<string>;
  version: Generated<number>;
  comment: string;
  code: string;
  member: string | null;
  createdBy: string | null;
  commentVersion: number;
  start: number;
  end: number;
  quote: string | null;
  before: string | null;
  after: string | null;
}

export interface CommentTable {
  id: string;
  spaceId: Generated<string>;
  createdAt: Generated<string>;
  updatedAt: Generated<string>;
  version: Generated<number>;
  deletedAt: string | null;
  activity: string;
  topic: string | null;
  audience: Generated<string>;
  seq: number | null;
  clientKey: string | null;
  member: string | null;
  moderator: string | null;
  text: string;
  images: NullableJsonColumn;
  videos: NullableJsonColumn;
  files: NullableJsonColumn;
  pdf: string | null;
  isRootComment: Generated<boolean>;
  parentComment: string | null;
  isQuestion: Generated<boolean>;
  status: Generated<string>;
  explanation: string | null;
  seenBefore: string | null;
  editedAt: string | null;
  isEditedAfterSeeing: Generated<boolean>;
  isPinned: Generated<boolean>;
  medal: Generated<boolean>;
  likes: Generated<number>;
  dislikes: Generated<number>;
  tags: string[] | null;
  note: string | null;
}

export interface CommentMarkerTable {
  id: string;
  spaceId: Generated<string>;
  createdAt: Generated<string>;
  updatedAt: Generated<string>;
  version: Generated<number>;
  activity: string;
  audience: Generated<string>;
  member: string | null;
  moderator: string | null;
  lastSeen: Generated<number>;
  delivered: string | null;
}

export interface CommentReactionTable {
  id: string;
  spaceId: Generated<string>;
  createdAt: Generated<string>;
  updatedAt: Generated<string>;
  version: Generated<number>;
  comment: string;
  member: string;
  reactionType: string;
}

export interface CommentReportTable {
  id: string;
  spaceId: Generated<string>;
  createdAt: Generated<string>;
  updatedAt: Generated<string>;
  version: Generated<number>;
  comment: string;
  member: string;
  reason: string;
  explanation: string | null;
  settledAt: string | null;
}

export interface CommentThreadTable {
  id: string;
  spaceId: Generated<string>;
  createdAt: Generated<string>;
  updatedAt: Generated<string>;
  version: Generated<number>;
  activity: string;
  audience: string;
  lastSeq: Generated<number>;
}

export interface CommentVersionTable {
  id: string;
  spaceId: Generated<string>;
  createdAt: Generated<string>;
  updatedAt: Generated<string>;
  version: Generated<number>;
  comment: string;
  member: string | null;
  number: number;
  text: string | null;
  writtenAt: string | null;
  isAfterSeeing: Generated<boolean>;
}

export interface CommunityEndNewsTable {
  id: string;
  spaceId: Generated<string>;
  createdAt: Generated<string>;
  updatedAt: Generated<string>;
  version: Generated<number>;
  community: string;
  endsAt: string;
  daysBefore: number;
}

export interface CommunityOrderTable {
  id: string;
  spaceId: Generated<string>;
  createdAt: Generated<string>;
  updatedAt: Generated<string>;
  version: Generated<number>;
  community: string | null;
  kind: string;
  plan: string;
  terms: string;
  months: number;
  total: number;
  orderedBy: string | null;
  requestKey: string;
}

export interface CommunityPlanTable {
  id: string;
  createdAt: Generated<string>;
  updatedAt: Generated<string>;
  version: Generated<number>;
  plan: string;
  validFrom: string;
  perMonth: number;
  perYear: number;
  members: number | null;
  team: number | null;
  activities: number | null;
}

export interface ContractTable {
  id: string;
  spaceId: Generated<string>;
  createdAt: Generated<string>;
  updatedAt: Generated<string>;
  version: Generated<number>;
  number: string;
  title: string;
  status: Generated<string>;
  document: string | null;
  documentHash: string | null;
  startsOn: string;
  endsOn: string | null;
  amount: number | null;
  validUntil: string | null;
  offeredAt: string | null;
  decidedAt: string | null;
  signedOn: string | null;
  signerName: string | null;
  signerEmail: string | null;
  signedFrom: string | null;
  declineReason: string | null;
  decidedBy: string | null;
  endedOn: string | null;
  notes: string | null;
  isOffered: Generated<boolean>;
  accountId: string | null;
}

export interface CreditAccountTable {
  id: string;
  spaceId: Generated<string>;
  createdAt: Generated<string>;
  updatedAt: Generated<string>;
  version: Generated<number>;
  kind: string;
  balance: number | null;
}

export interface CreditOrderTable {
  id: string;
  spaceId: Generated<string>;
  createdAt: Generated<string>;
  updatedAt: Generated<string>;
  version: Generated<number>;
  title: string | null;
  reference: string | null;
  amount: number;
  status: Generated<string>;
  period: Generated<string>;
  repeatsFrom: string | null;
  nextDate: string | null;
  note: string | null;
  orderedBy: string | null;
  decidedAt: string | null;
  rejection: string | null;
  invoiceNumber: string | null;
  invoiceDate: string | null;
  price: number | null;
  taxRate: number | null;
  tax: number | null;
  total: number | null;
  issuer: string | null;
  issuerTaxNumber: string | null;
  issuerAddress: string | null;
  billedName: string | null;
  billedVatNumber: string | null;
  billedAddress: string | null;
  billedLanguage: string | null;
  requestKey: string | null;
}

export interface CreditTransferTable {
  id: string;
  spaceId: Generated<string>;
  createdAt: Generated<string>;
  updatedAt: Generated<string>;
  version: Generated<number>;
  key: string;
  bookingId: string;
  number: number;
  from: string;
  to: string;
  amount: number;
  reason: string;
  concept: string | null;
  study: string | null;
  actor: string | null;
}

export interface OperatorTable {
  id: string;
  createdAt: Generated<string>;
  updatedAt: Generated<string>;
  version: Generated<number>;
  key: string;
  name: string | null;
  taxNumber: string | null;
  address: string | null;
  creditPrice: number | null;
}

export interface DebateTable {
  id: string;
  spaceId: Generated<string>;
  createdAt: Generated<string>;
  updatedAt: Generated<string>;
  version: Generated<number>;
  activity: string;
  minTopics: number | null;
}

export interface AnswerTable {
  id: string;
  spaceId: Generated<string>;
  createdAt: Generated<string>;
  updatedAt: Generated<string>;
  version: Generated<number>;
  response: string;
  questionnaireVersion: string;
  questionId: string;
  value: NullableJsonColumn;
  comment: string | null;
  missing: string | null;
  savedAt: string;
  answeredAt: string | null;
  device: string | null;
  activeMs: number | null;
  wallMs: number | null;
  pastedShare: number | null;
}

export interface QuotaTable {
  id: string;
  spaceId: Generated<string>;
  createdAt: Generated<string>;
  updatedAt: Generated<string>;
  version: Generated<number>;
  title: string;
  target: number;
  completed: Generated<number>;
  reserved: Generated<number>;
  isOpen: Generated<boolean>;
  condition: NullableJsonColumn;
  device: string | null;
  segment: string | null;
  activity: string | null;
  study: string | null;
}

export interface QuotaPlaceTable {
  id: string;
  spaceId: Generated<string>;
  createdAt: Generated<string>;
  updatedAt: Generated<string>;
  version: Generated<number>;
  quota: string;
  response: string;
  state: string;
  expiresAt: string | null;
}

export interface ResponseTable {
  id: string;
  spaceId: Generated<string>;
  createdAt: Generated<string>;
  updatedAt: Generated<string>;
  version: Generated<number>;
  questionnaire: string;
  questionnaireVersion: string;
  member: string | null;
  channel: string;
  state: Generated<string>;
  disposition: string | null;
  endedBy: string | null;
  isTest: Generated<boolean>;
  language: string | null;
  currentQuestionId: string | null;
  currentSince: string | null;
  currentDevice: string | null;
  takenBack: NullableJsonColumn;
  externalId: string | null;
  startedAt: string | null;
  completedAt: string | null;
  device: string | null;
  segment: string | null;
  supplier: string | null;
  notifiedDisposition: string | null;
  notificationCount: Generated<number>;
  expiresAt: string | null;
  addressHash: string | null;
  tokenHash: string | null;
  seed: number | null;
  ordinal: number | null;
  review: string | null;
  reviewedBy: string | null;
  reviewedAt: string | null;
  reviewReason: string | null;
}

export interface LabBudgetTable {
  id: string;
  spaceId: Generated<string>;
  createdAt: Generated<string>;
  updatedAt: Generated<string>;
  version: Generated<number>;
  amount: number;
  setBy: string | null;
}

export interface LabTransactionTable {
  id: string;
  spaceId: Generated<string>;
  createdAt: Generated<string>;
  updatedAt: Generated<string>;
  version: Generated<number>;
  member: string | null;
  reason: string;
  bookingId: string;
  key: string | null;
  account: string;
  counterAccount: string;
  amount: number;
  concept: string | null;
  activity: string | null;
  redeem: string | null;
}

export interface LedgerAccountTable {
  id: string;
  spaceId: Generated<string>;
  createdAt: Generated<string>;
  updatedAt: Generated<string>;
  version: Generated<number>;
  key: string;
  unit: string;
  kind: string;
  owner: string | null;
  balance: number | null;
  earned: Generated<number>;
}

export interface LedgerProofTable {
  id: string;
  spaceId: Generated<string>;
  createdAt: Generated<string>;
  updatedAt: Generated<string>;
  version: Generated<number>;
  accounts: number;
  transfers: number;
  differences: number;
}

export interface LedgerTransferTable {
  id: string;
  spaceId: Generated<string>;
  createdAt: Generated<string>;
  updatedAt: Generated<string>;
  version: Generated<number>;
  key: string;
  bookingId: string;
  from: string;
  to: string;
  unit: string;
  amount: number;
  reason: string;
  concept: string | null;
  member: string | null;
  activity: string | null;
  redeem: string | null;
  actor: string | null;
  availableAt: string | null;
}

export interface ParticipationTallyTable {
  id: string;
  spaceId: Generated<string>;
  createdAt: Generated<string>;
  updatedAt: Generated<string>;
  version: Generated<number>;
  member: string;
  completed: Generated<number>;
}

export interface MailingTable {
  id: string;
  spaceId: Generated<string>;
  createdAt: Generated<string>;
  updatedAt: Generated<string>;
  version: Generated<number>;
  channel: Generated<string>;
  subject: string;
  content: NullableJsonColumn;
  message: string | null;
  image: string | null;
  replyTo: string | null;
  audience: JsonColumn;
  activity: string | null;
  link: string | null;
  state: Generated<string>;
  scheduledAt: string | null;
  startedAt: string | null;
  finishedAt: string | null;
  author: string | null;
  lastMember: string | null;
  isListed: Generated<boolean>;
}

export interface MailingDeliveryTable {
  id: string;
  spaceId: Generated<string>;
  createdAt: Generated<string>;
  updatedAt: Generated<string>;
  version: Generated<number>;
  mailing: string;
  member: string;
  state: Generated<string>;
  reason: string | null;
  error: string | null;
  notBefore: string | null;
  sentAt: string | null;
}

export interface ClientNotificationTable {
  id: string;
  spaceId: Generated<string>;
  createdAt: Generated<string>;
  updatedAt: Generated<string>;
  version: Generated<number>;
  title: string;
  message: string | null;
  link: string | null;
  study: string | null;
  kind: Generated<string>;
  seen: Generated<boolean>;
}

export interface NewsPreferenceTable {
  id: string;
  spaceId: Generated<string>;
  createdAt: Generated<string>;
  updatedAt: Generated<string>;
  version: Generated<number>;
  person: string;
  kind: string;
  isShown: boolean | null;
  isMailed: boolean | null;
}

export interface NewsSeenTable {
  id: string;
  spaceId: Generated<string>;
  createdAt: Generated<string>;
  updatedAt: Generated<string>;
  version: Generated<number>;
  person: string;
  notification: string;
  seenAt: string | null;
}

export interface ChatPresenceTable {
  id: string;
  spaceId: Generated<string>;
  createdAt: Generated<string>;
  updatedAt: Generated<string>;
  version: Generated<number>;
  activity: string;
  member: string;
  seenAt: string | null;
  isMuted: Generated<boolean>;
}

export interface ChatQuestionTable {
  id: string;
  spaceId: Generated<string>;
  createdAt: Generated<string>;
  updatedAt: Generated<string>;
  version: Generated<number>;
  activity: string;
  position: number;
  text: string;
  sentAt: string | null;
  comment: string | null;
}

export interface OnlineChatTable {
  id: string;
  spaceId: Generated<string>;
  createdAt: Generated<string>;
  updatedAt: Generated<string>;
  version: Generated<number>;
  activity: string;
  startsAt: string;
  endsAt: string;
  areLatecomersWelcome: Generated<boolean>;
}

export interface OpinionTable {
  id: string;
  spaceId: Generated<string>;
  createdAt: Generated<string>;
  updatedAt: Generated<string>;
  version: Generated<number>;
  activity: string;
  question: string;
  othersVisible: Generated<string>;
}

export interface AddresseeTable {
  id: string;
  spaceId: Generated<string>;
  createdAt: Generated<string>;
  updatedAt: Generated<string>;
  version: Generated<number>;
  study: string;
  email: string;
  name: string | null;
  language: string | null;
  extra1: string | null;
  extra2: string | null;
  extra3: string | null;
  invitedAt: string | null;
  reminders: Generated<number>;
  mails: Generated<number>;
  mailedAt: string | null;
  bouncedAt: string | null;
  unsubscribedAt: string | null;
}

export interface OwnFieldTable {
  id: string;
  spaceId: Generated<string>;
  createdAt: Generated<string>;
  updatedAt: Generated<string>;
  version: Generated<number>;
  study: string;
  state: Generated<string>;
  isLinkOpen: Generated<boolean>;
  linkToken: string;
  openedAt: string | null;
  endsAt: string | null;
  closedAt: string | null;
}

export interface SurveyConsentTable {
  id: string;
  spaceId: Generated<string>;
  createdAt: Generated<string>;
  updatedAt: Generated<string>;
  version: Generated<number>;
  study: string;
  respondent: string;
  textHash: string;
  language: string;
}

export interface CoinTransactionTable {
  id: string;
  createdAt: Generated<string>;
  updatedAt: Generated<string>;
  version: Generated<number>;
  panelist: string | null;
  reason: string;
  key: string;
  account: string;
  counterAccount: string;
  amount: number;
  concept: string | null;
}

export interface PanelFieldTable {
  id: string;
  spaceId: Generated<string>;
  createdAt: Generated<string>;
  updatedAt: Generated<string>;
  version: Generated<number>;
  study: string;
  request: JsonColumn;
  title: string | null;
  coins: number;
  state: Generated<string>;
  pausedFor: string | null;
  softLaunch: number | null;
  isIncidenceAccepted: Generated<boolean>;
  wave: Generated<number>;
  openedAt: string;
  endsAt: string;
  closedAt: string | null;
  paidAt: string | null;
}

export interface PanelInvitationTable {
  id: string;
  createdAt: Generated<string>;
  updatedAt: Generated<string>;
  version: Generated<number>;
  panelist: string;
  company: string;
  study: string;
  segment: string;
  wave: number;
  tokenHash: string;
  reminderTokenHash: string | null;
  state: Generated<string>;
  disposition: string | null;
  remindedAt: string | null;
  enteredAt: string | null;
  endedAt: string | null;
  coins: number | null;
}

export interface PanelPayoutTable {
  id: string;
  createdAt: Generated<string>;
  updatedAt: Generated<string>;
  version: Generated<number>;
  panelist: string;
  amount: number;
  address: string;
  language: string | null;
  status: Generated<string>;
  reason: string | null;
  decidedAt: string | null;
}

export interface PanelRegistrationTable {
  id: string;
  createdAt: Generated<string>;
  updatedAt: Generated<string>;
  version: Generated<number>;
  email: string;
  name: string | null;
  birthDate: string | null;
  gender: string | null;
  invitedBy: string | null;
  panelist: string | null;
  tokenHash: string;
  expiresAt: string;
  confirmedAt: string | null;
}

export interface PanelSanctionTable {
  id: string;
  createdAt: Generated<string>;
  updatedAt: Generated<string>;
  version: Generated<number>;
  panelist: string;
  reason: string;
  origin: Generated<string>;
  study: string | null;
  response: string | null;
  status: Generated<string>;
  liftedAt: string | null;
}

export interface PanelistTable {
  id: string;
  createdAt: Generated<string>;
  updatedAt: Generated<string>;
  version: Generated<number>;
  email: string;
  name: string | null;
  surname: string | null;
  gender: string | null;
  country: string | null;
  region: string | null;
  province: string | null;
  provinceArea: string | null;
  education: string | null;
  occupation: string | null;
  householdSize: number | null;
  devices: Generated<string>;
  status: Generated<string>;
  consent: Generated<boolean>;
  lastInvitedAt: string | null;
  invitations: Generated<number>;
  completes: Generated<number>;
  coins: Generated<number>;
  birthDate: string | null;
  invitedBy: string | null;
}

export interface PollTable {
  id: string;
  spaceId: Generated<string>;
  createdAt: Generated<string>;
  updatedAt: Generated<string>;
  version: Generated<number>;
  activity: string;
  question: string;
  image: string | null;
  imageAlt: string | null;
  isMultiple: Generated<boolean>;
  options: JsonColumn;
}

export interface PollVoteTable {
  id: string;
  spaceId: Generated<string>;
  createdAt: Generated<string>;
  updatedAt: Generated<string>;
  version: Generated<number>;
  poll: string;
  member: string;
  choices: string[];
}

export interface QuestionnaireTable {
  id: string;
  spaceId: Generated<string>;
  createdAt: Generated<string>;
  updatedAt: Generated<string>;
  version: Generated<number>;
  title: string | null;
  draft: NullableJsonColumn;
  cellsRevision: Generated<number>;
  draftRevision: Generated<number>;
  publishedVersion: number | null;
  linkToken: string | null;
  isLinkOpen: Generated<boolean>;
  fieldwork: NullableJsonColumn;
  fieldworkRevision: Generated<number>;
}

export interface QuestionnaireVersionTable {
  id: string;
  spaceId: Generated<string>;
  createdAt: Generated<string>;
  updatedAt: Generated<string>;
  version: Generated<number>;
  questionnaire: string;
  number: number;
  document: JsonColumn;
  publishedAt: string;
  starts: Generated<number>;
  publishedBy: string | null;
}

export interface RaffleTable {
  id: string;
  spaceId: Generated<string>;
  createdAt: Generated<string>;
  updatedAt: Generated<string>;
  version: Generated<number>;
  activity: string | null;
  reward: string;
  image: string | null;
  winnerCount: number;
  status: Generated<string>;
  drawAt: string | null;
  isRedeemed: Generated<boolean>;
  labs: number | null;
  maxEntries: number | null;
  endsAt: string | null;
  cancelReason: string | null;
}

export interface RaffleDrawTable {
  id: string;
  spaceId: Generated<string>;
  createdAt: Generated<string>;
  updatedAt: Generated<string>;
  version: Generated<number>;
  raffle: string;
  commitment: string;
  scheme: Generated<number>;
  sealedSeed: string;
  seed: string | null;
  listHash: string | null;
  entrants: Generated<number>;
  frozenAt: string | null;
  settledAt: string | null;
  drawnAt: string | null;
}

export interface RaffleTicketTable {
  id: string;
  spaceId: Generated<string>;
  createdAt: Generated<string>;
  updatedAt: Generated<string>;
  version: Generated<number>;
  raffle: string;
  ticket: string;
  member: string | null;
  redeem: string | null;
  rank: number | null;
  state: Generated<string>;
  reason: string | null;
  decidedBy: string | null;
  decidedAt: string | null;
}

export interface RedeemTable {
  id: string;
  spaceId: Generated<string>;
  createdAt: Generated<string>;
  updatedAt: Generated<string>;
  version: Generated<number>;
  member: string | null;
  type: string;
  redeemCard: string | null;
  labs: number;
  valueEuros: number | null;
  status: Generated<string>;
  initialDate: string;
  endDate: string | null;
  transactionCode: string | null;
  cardName: string | null;
  rejection: string | null;
  requestKey: string | null;
  sealedCode: string | null;
  completedBy: string | null;
}

export interface RedeemCardTable {
  id: string;
  spaceId: Generated<string>;
  createdAt: Generated<string>;
  updatedAt: Generated<string>;
  version: Generated<number>;
  name: string;
  labs: number;
  description: string | null;
  active: Generated<boolean>;
  valueEuros: number;
  logo: string | null;
  type: Generated<string>;
}

export interface RedeemCodeTable {
  id: string;
  spaceId: Generated<string>;
  createdAt: Generated<string>;
  updatedAt: Generated<string>;
  version: Generated<number>;
  redeemCard: string;
  codeHash: string;
  sealedCode: string | null;
  redeem: string | null;
  takenAt: string | null;
}

export interface RedeemReminderTable {
  id: string;
  spaceId: Generated<string>;
  createdAt: Generated<string>;
  updatedAt: Generated<string>;
  version: Generated<number>;
  member: string;
}

export interface ResultColumnTable {
  id: string;
  spaceId: Generated<string>;
  createdAt: Generated<string>;
  updatedAt: Generated<string>;
  version: Generated<number>;
  questionnaire: string;
  part: string;
  responses: number;
  content: string;
}

export interface ResultPresentationTable {
  id: string;
  spaceId: Generated<string>;
  createdAt: Generated<string>;
  updatedAt: Generated<string>;
  version: Generated<number>;
  questionnaire: string;
  charts: NullableJsonColumn;
  questionOrder: string[] | null;
}

export interface ResultsViewTable {
  id: string;
  spaceId: Generated<string>;
  createdAt: Generated<string>;
  updatedAt: Generated<string>;
  version: Generated<number>;
  name: string;
  activity: string | null;
  study: string | null;
  accountId: string;
  isShared: Generated<boolean>;
  settings: JsonColumn;
}

export interface SharedReportTable {
  id: string;
  spaceId: Generated<string>;
  createdAt: Generated<string>;
  updatedAt: Generated<string>;
  version: Generated<number>;
  name: string;
  activity: string | null;
  study: string | null;
  tokenHash: string;
  sealedToken: string;
  passwordHash: string;
  filter: NullableJsonColumn;
  conditions: NullableJsonColumn;
  segment: string | null;
  segmentName: string | null;
  questions: string[] | null;
  hasTexts: Generated<boolean>;
  charts: NullableJsonColumn;
  isFrozen: Generated<boolean>;
  frozenAt: string | null;
  snapshot: NullableJsonColumn;
  expiresAt: string;
  revokedAt: string | null;
  openedAt: string | null;
}

export interface WeightingTable {
  id: string;
  spaceId: Generated<string>;
  createdAt: Generated<string>;
  updatedAt: Generated<string>;
  version: Generated<number>;
  questionnaire: string;
  name: string;
  method: string;
  dimensions: NullableJsonColumn;
  cells: NullableJsonColumn;
  lowerTrim: number | null;
  upperTrim: number | null;
  maxIterations: number | null;
  missingWeight: string | null;
  respondents: number | null;
  values: NullableJsonColumn;
}

export interface SegmentTable {
  id: string;
  spaceId: Generated<string>;
  createdAt: Generated<string>;
  updatedAt: Generated<string>;
  version: Generated<number>;
  name: string;
  description: string | null;
  conditions: JsonColumn;
}

export interface HolidayTable {
  id: string;
  createdAt: Generated<string>;
  updatedAt: Generated<string>;
  version: Generated<number>;
  date: string;
  name: string;
  country: string | null;
}

export interface LicenceTable {
  id: string;
  spaceId: Generated<string>;
  createdAt: Generated<string>;
  updatedAt: Generated<string>;
  version: Generated<number>;
  plan: string;
  billing: Generated<string>;
  startsOn: string;
  endsOn: string | null;
  products: string[] | null;
  concurrentStudies: number | null;
  maximumSample: number | null;
  users: number | null;
  communityMembers: number | null;
  videoMinutes: number | null;
  maxSurveyMinutes: number | null;
  maxTestMinutes: number | null;
}

export interface PriceListTable {
  id: string;
  createdAt: Generated<string>;
  updatedAt: Generated<string>;
  version: Generated<number>;
  name: string;
  validFrom: string;
  setup: number;
  perComplete: number;
  perMinute: number;
  incidenceWeight: number;
  perCriterion: number;
  perQuota: number;
  perSession: number | null;
  perSessionMinute: number | null;
  perParticipant: number | null;
}

export interface StudyTable {
  id: string;
  spaceId: Generated<string>;
  createdAt: Generated<string>;
  updatedAt: Generated<string>;
  version: Generated<number>;
  name: string;
  title: string | null;
  type: Generated<string>;
  objective: string | null;
  sector: string | null;
  country: string | null;
  releaseDate: string | null;
  sampleSize: number | null;
  allowedDevices: Generated<string>;
  credits: number | null;
  questionnaire: string | null;
  status: Generated<string>;
  estimatedDuration: number | null;
  fieldDays: Generated<number>;
  incidenceRate: number | null;
  desktopShare: number | null;
  mobileShare: number | null;
  price: number | null;
  participantSource: Generated<string>;
  selfHiring: Generated<boolean>;
  softLaunch: number | null;
  fieldTracking: Generated<boolean>;
  criteria: NullableJsonColumn;
  quotas: NullableJsonColumn;
  sessionCount: number | null;
  focusType: string | null;
  participantsPerSession: number | null;
  sessionMinutes: Generated<number>;
  sessionLanguage: Generated<string>;
  screenSharing: Generated<boolean>;
  welcomeTitle: string | null;
  welcomeText: string | null;
  legalText: string | null;
  teamComments: string | null;
  slots: NullableJsonColumn;
  randomTaskOrder: Generated<boolean>;
  recordedSources: string[] | null;
  consentText: string | null;
  senderName: string | null;
  replyTo: string | null;
  invitationSubject: string | null;
  invitationText: string | null;
  reminderDays: string[] | null;
  neuroSector: string | null;
  neuroObjectives: string[] | null;
  draftedAt: string | null;
  openedAt: string | null;
  reviewEndsAt: string | null;
  finishedAt: string | null;
  approvedAt: string | null;
  pausedAt: string | null;
  reconciledAt: string | null;
  reviewComment: string | null;
}

export interface StudyCommentTable {
  id: string;
  spaceId: Generated<string>;
  createdAt: Generated<string>;
  updatedAt: Generated<string>;
  version: Generated<number>;
  study: string;
  place: string;
  text: string;
  side: string;
  author: string;
  accountId: string | null;
  share: string | null;
  resolvedAt: string | null;
  resolvedBy: string | null;
}

export interface StudyQuoteTable {
  id: string;
  spaceId: Generated<string>;
  createdAt: Generated<string>;
  updatedAt: Generated<string>;
  version: Generated<number>;
  study: string;
  priceList: string | null;
  inputHash: string;
  inputs: JsonColumn;
  lines: JsonColumn;
  total: number;
  reachable: number | null;
  expiresAt: string;
  holdKey: string | null;
  charged: number | null;
}

export interface StudyShareTable {
  id: string;
  spaceId: Generated<string>;
  createdAt: Generated<string>;
  updatedAt: Generated<string>;
  version: Generated<number>;
  study: string;
  name: string;
  tokenHash: string;
  expiresAt: string;
  openedAt: string | null;
}

export interface TaskPartTable {
  id: string;
  spaceId: Generated<string>;
  createdAt: Generated<string>;
  updatedAt: Generated<string>;
  version: Generated<number>;
  topic: string;
  kind: string;
  isRequired: Generated<boolean>;
  minWords: number | null;
}

export interface TaskSettingsTable {
  id: string;
  spaceId: Generated<string>;
  createdAt: Generated<string>;
  updatedAt: Generated<string>;
  version: Generated<number>;
  activity: string;
  othersVisible: Generated<string>;
}

export interface HeatMapTable {
  id: string;
  spaceId: Generated<string>;
  createdAt: Generated<string>;
  updatedAt: Generated<string>;
  version: Generated<number>;
  activity: string;
  positiveLabel: string;
  negativeLabel: string;
  isRandomOrder: Generated<boolean>;
}

export interface HeatMapImageTable {
  id: string;
  spaceId: Generated<string>;
  createdAt: Generated<string>;
  updatedAt: Generated<string>;
  version: Generated<number>;
  activity: string;
  title: string;
  image: string;
  width: number | null;
  height: number | null;
  instructions: string | null;
  maxPositive: Generated<number>;
  maxNegative: Generated<number>;
  minPoints: Generated<number>;
  explanationRequired: Generated<boolean>;
  position: number | null;
}

export interface HeatMapPointTable {
  id: string;
  spaceId: Generated<string>;
  createdAt: Generated<string>;
  updatedAt: Generated<string>;
  version: Generated<number>;
  heatMapImage: string;
  member: string | null;
  x: number;
  y: number;
  sentiment: string;
  explanation: string | null;
}

export interface NeuroNormTable {
  id: string;
  createdAt: Generated<string>;
  updatedAt: Generated<string>;
  version: Generated<number>;
  sector: string;
  country: string | null;
  source: Generated<string>;
  people: number;
  brandRecognition: number | null;
  activation: number | null;
  attention: number | null;
  brandContribution: number | null;
  emotionalImpact: number | null;
  rejection: number | null;
  negativity: number | null;
  positivity: number | null;
  attentionImpact: number | null;
}

export interface NeuroResultTable {
  id: string;
  spaceId: Generated<string>;
  createdAt: Generated<string>;
  updatedAt: Generated<string>;
  version: Generated<number>;
  study: string;
  stimulus: string;
  image: string | null;
  question: string | null;
  people: number | null;
  brandRecognition: number | null;
  activation: number | null;
  attention: number | null;
  brandContribution: number | null;
  emotionalImpact: number | null;
  rejection: number | null;
  negativity: number | null;
  positivity: number | null;
  attentionImpact: number | null;
  calculatedAt: string | null;
  isFinal: Generated<boolean>;
  normedAt: string | null;
  figures: NullableJsonColumn;
}

export interface UxConsentTable {
  id: string;
  spaceId: Generated<string>;
  createdAt: Generated<string>;
  updatedAt: Generated<string>;
  version: Generated<number>;
  response: string;
  source: string;
  consentVersion: string;
  state: string;
  decidedAt: string;
}

export interface UxEventTable {
  id: string;
  spaceId: Generated<string>;
  createdAt: Generated<string>;
  updatedAt: Generated<string>;
  version: Generated<number>;
  response: string;
  question: string;
  tab: string;
  number: number;
  at: string;
  kind: string;
  url: string;
  selector: string | null;
  x: number | null;
  y: number | null;
  data: NullableJsonColumn;
}

export interface UxMarkTable {
  id: string;
  spaceId: Generated<string>;
  createdAt: Generated<string>;
  updatedAt: Generated<string>;
  version: Generated<number>;
  response: string;
  question: string;
  atMs: number;
  kind: string;
  text: string | null;
  author: string | null;
}

export interface UxRecordingTable {
  id: string;
  spaceId: Generated<string>;
  createdAt: Generated<string>;
  updatedAt: Generated<string>;
  version: Generated<number>;
  response: string;
  question: string;
  source: string;
  mediaType: string;
  consentVersion: string;
  state: Generated<string>;
  startedAt: string;
  endedAt: string | null;
  chunks: number | null;
  lastChunkAt: string | null;
  size: Generated<number>;
  missingChunks: Generated<number>;
  durationMs: number | null;
  file: string | null;
}

export interface UxTranscriptTable {
  id: string;
  spaceId: Generated<string>;
  createdAt: Generated<string>;
  updatedAt: Generated<string>;
  version: Generated<number>;
  recording: string;
  status: Generated<string>;
  failure: string | null;
  language: string;
  doneMs: Generated<number>;
  segments: NullableJsonColumn;
}

export interface TranscriptPartTable {
  id: string;
  spaceId: Generated<string>;
  createdAt: Generated<string>;
  updatedAt: Generated<string>;
  version: Generated<number>;
  transcript: string;
  track: string;
  startMs: number;
  endMs: number;
  status: Generated<string>;
  failure: string | null;
  segments: NullableJsonColumn;
}

export interface VideoMessageTable {
  id: string;
  spaceId: Generated<string>;
  createdAt: Generated<string>;
  updatedAt: Generated<string>;
  version: Generated<number>;
  activity: string | null;
  focusSession: string | null;
  seat: string;
  member: string | null;
  room: string;
  text: string;
  clientKey: string;
}

export interface VideoSeatTable {
  id: string;
  spaceId: Generated<string>;
  createdAt: Generated<string>;
  updatedAt: Generated<string>;
  version: Generated<number>;
  activity: string | null;
  focusSession: string | null;
  role: string;
  member: string | null;
  moderator: string | null;
  participant: string | null;
  nickname: string | null;
  nicknameKey: string | null;
  tokenHash: string | null;
  access: Generated<string>;
  reason: string | null;
  consent: string | null;
  consentedAt: string | null;
  isMuted: Generated<boolean>;
  isHandUp: Generated<boolean>;
  seenAt: string | null;
  connectedAt: string | null;
  connectedMs: Generated<number>;
  speakingMs: Generated<number>;
  testedAt: string | null;
  camera: string | null;
  microphone: string | null;
  screen: string | null;
  connection: string | null;
}

export interface VideoTrackTable {
  id: string;
  spaceId: Generated<string>;
  createdAt: Generated<string>;
  updatedAt: Generated<string>;
  version: Generated<number>;
  recording: string;
  seat: string;
  kind: string;
  startMs: number;
  durationMs: Generated<number>;
  file: string | null;
  speech: NullableJsonColumn;
}

export interface ActivityParticipantsTable {
  ownerId: string;
  targetId: string;
  spaceId: Generated<string>;
  position: number;
}

export interface ActivitySegmentsTable {
  ownerId: string;
  targetId: string;
  spaceId: Generated<string>;
  position: number;
}

export interface ActivityPrerequisitesTable {
  ownerId: string;
  targetId: string;
  spaceId: Generated<string>;
  position: number;
}

export interface StaffRoleActivitiesTable {
  ownerId: string;
  targetId: string;
  spaceId: Generated<string>;
  position: number;
}

export interface StaffRoleStudiesTable {
  ownerId: string;
  targetId: string;
  spaceId: Generated<string>;
  position: number;
}

export interface StaffRoleCommunitiesTable {
  ownerId: string;
  targetId: string;
  spaceId: Generated<string>;
  position: number;
}

export interface RaffleWinnersTable {
  ownerId: string;
  targetId: string;
  spaceId: Generated<string>;
  position: number;
}

export interface SegmentActivitiesTable {
  ownerId: string;
  targetId: string;
  spaceId: Generated<string>;
  position: number;
}

export interface Tables extends SystemTables {
  acceptance: AcceptanceTable;
  activity: ActivityTable;
  annotation: AnnotationTable;
  community: CommunityTable;
  communityConfiguration: CommunityConfigurationTable;
  company: CompanyTable;
  country: CountryTable;
  emailRecord: EmailRecordTable;
  file: FileTable;
  focusParticipant: FocusParticipantTable;
  focusSession: FocusSessionTable;
  geographicArea: GeographicAreaTable;
  installedPlugin: InstalledPluginTable;
  invitation: InvitationTable;
  member: MemberTable;
  modelAnswer: ModelAnswerTable;
  modelBudget: ModelBudgetTable;
  staffRole: StaffRoleTable;
  notification: NotificationTable;
  notificationPreference: NotificationPreferenceTable;
  notificationSetting: NotificationSettingTable;
  participation: ParticipationTable;
  pluginState: PluginStateTable;
  recording: RecordingTable;
  sanction: SanctionTable;
  savedView: SavedViewTable;
  suitePersonalisation: SuitePersonalisationTable;
  tag: TagTable;
  topic: TopicTable;
  trackingVendor: TrackingVendorTable;
  transcript: TranscriptTable;
  videoChat: VideoChatTable;
  supportCase: SupportCaseTable;
  activityReminder: ActivityReminderTable;
  activityVisit: ActivityVisitTable;
  analysedPassage: AnalysedPassageTable;
  analysis: AnalysisTable;
  analysisTopic: AnalysisTopicTable;
  chatMessage: ChatMessageTable;
  chatThread: ChatThreadTable;
  chatbotConversation: ChatbotConversationTable;
  chatbotMessage: ChatbotMessageTable;
  commentCode: CommentCodeTable;
  codedPassage: CodedPassageTable;
  comment: CommentTable;
  commentMarker: CommentMarkerTable;
  commentReaction: CommentReactionTable;
  commentReport: CommentReportTable;
  commentThread: CommentThreadTable;
  commentVersion: CommentVersionTable;
  communityEndNews: CommunityEndNewsTable;
  communityOrder: CommunityOrderTable;
  communityPlan: CommunityPlanTable;
  contract: ContractTable;
  creditAccount: CreditAccountTable;
  creditOrder: CreditOrderTable;
  creditTransfer: CreditTransferTable;
  operator: OperatorTable;
  debate: DebateTable;
  answer: AnswerTable;
  quota: QuotaTable;
  quotaPlace: QuotaPlaceTable;
  response: ResponseTable;
  labBudget: LabBudgetTable;
  labTransaction: LabTransactionTable;
  ledgerAccount: LedgerAccountTable;
  ledgerProof: LedgerProofTable;
  ledgerTransfer: LedgerTransferTable;
  participationTally: ParticipationTallyTable;
  mailing: MailingTable;
  mailingDelivery: MailingDeliveryTable;
  clientNotification: ClientNotificationTable;
  newsPreference: NewsPreferenceTable;
  newsSeen: NewsSeenTable;
  chatPresence: ChatPresenceTable;
  chatQuestion: ChatQuestionTable;
  onlineChat: OnlineChatTable;
  opinion: OpinionTable;
  addressee: AddresseeTable;
  ownField: OwnFieldTable;
  surveyConsent: SurveyConsentTable;
  coinTransaction: CoinTransactionTable;
  panelField: PanelFieldTable;
  panelInvitation: PanelInvitationTable;
  panelPayout: PanelPayoutTable;
  panelRegistration: PanelRegistrationTable;
  panelSanction: PanelSanctionTable;
  panelist: PanelistTable;
  poll: PollTable;
  pollVote: PollVoteTable;
  questionnaire: QuestionnaireTable;
  questionnaireVersion: QuestionnaireVersionTable;
  raffle: RaffleTable;
  raffleDraw: RaffleDrawTable;
  raffleTicket: RaffleTicketTable;
  redeem: RedeemTable;
  redeemCard: RedeemCardTable;
  redeemCode: RedeemCodeTable;
  redeemReminder: RedeemReminderTable;
  resultColumn: ResultColumnTable;
  resultPresentation: ResultPresentationTable;
  resultsView: ResultsViewTable;
  sharedReport: SharedReportTable;
  weighting: WeightingTable;
  segment: SegmentTable;
  holiday: HolidayTable;
  licence: LicenceTable;
  priceList: PriceListTable;
  study: StudyTable;
  studyComment: StudyCommentTable;
  studyQuote: StudyQuoteTable;
  studyShare: StudyShareTable;
  taskPart: TaskPartTable;
  taskSettings: TaskSettingsTable;
  heatMap: HeatMapTable;
  heatMapImage: HeatMapImageTable;
  heatMapPoint: HeatMapPointTable;
  neuroNorm: NeuroNormTable;
  neuroResult: NeuroResultTable;
  uxConsent: UxConsentTable;
  uxEvent: UxEventTable;
  uxMark: UxMarkTable;
  uxRecording: UxRecordingTable;
  uxTranscript: UxTranscriptTable;
  transcriptPart: TranscriptPartTable;
  videoMessage: VideoMessageTable;
  videoSeat: VideoSeatTable;
  videoTrack: VideoTrackTable;
  activityParticipants: ActivityParticipantsTable;
  activitySegments: ActivitySegmentsTable;
  activityPrerequisites: ActivityPrerequisitesTable;
  staffRoleActivities: StaffRoleActivitiesTable;
  staffRoleStudies: StaffRoleStudiesTable;
  staffRoleCommunities: StaffRoleCommunitiesTable;
  raffleWinners: RaffleWinnersTable;
  segmentActivities: SegmentActivitiesTable;
}

/** States in which records are as they were agreed, by entity: `states.frozen` of the schemas. */
export const FROZEN_STATES = {
  contract: ["OFFERED", "SIGNED", "DECLINED", "EXPIRED", "ENDED"],
  study: ["CONFIRMED", "OPEN", "FINISHED"],
} satisfies Readonly<Record<string, readonly string[]>>;
