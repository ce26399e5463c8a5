// Generated from schemas/ by `npm run generate`: change the schemas, not this file.

import type { ColumnType, Generated } from "kysely";
import type { Json } from "../../../shared/json";
import type { SystemTables } from "../systemTableTypes";

/** jsonb: read as a value, written as text; see `json` of the kit. */
export type JsonColumn = ColumnType<Json, string, string>;
export type NullableJsonColumn = ColumnType<Json | null, string | null | undefined, string | null>;

export interface ActivityTable {
  id: string;
  spaceId: Generated<string>;
  createdAt: Generated<string>;
  updatedAt: Generated<string>;
  version: Generated<number>;
  title: string;
  type: string;
  status: Generated<string>;
  description: string;
  image: string | null;
  startsAt: string | null;
  endsAt: string | null;
  visibility: Generated<string>;
  labs: Generated<number>;
  questionnaire: string | null;
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
  durationMonths: number | null;
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
}

export interface CountryTable {
  id: string;
  createdAt: Generated<string>;
  updatedAt: Generated<string>;
  version: Generated<number>;
  code: string;
  name: JsonColumn;
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

export interface MemberTable {
  id: string;
  spaceId: Generated<string>;
  createdAt: Generated<string>;
  updatedAt: Generated<string>;
  version: Generated<number>;
  nickname: string;
  email: string;
  name: string | null;
  surname: string | null;
  gender: string | null;
  birthDate: string | null;
  province: string | null;
  zone: string | null;
  phone: string | null;
  tags: string[] | null;
  publicTags: string[] | null;
  observations: string | null;
  points: Generated<number>;
  status: Generated<string>;
  accountId: string | null;
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
  birthDate: string | null;
  country: string | null;
  province: string | null;
  coins: Generated<number>;
}

export interface QuestionnaireTable {
  id: string;
  spaceId: Generated<string>;
  createdAt: Generated<string>;
  updatedAt: Generated<string>;
  version: Generated<number>;
  title: string | null;
  draft: NullableJsonColumn;
  draftRevision: Generated<number>;
  publishedVersion: number | null;
  linkToken: string | null;
  isLinkOpen: Generated<boolean>;
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
  publishedBy: string | null;
}

export interface QuotaTable {
  id: string;
  spaceId: Generated<string>;
  createdAt: Generated<string>;
  updatedAt: Generated<string>;
  version: Generated<number>;
  title: string;
  activity: string | null;
  study: string | null;
  target: number;
  completed: Generated<number>;
}

export interface RedeemCardTable {
  id: string;
  spaceId: Generated<string>;
  createdAt: Generated<string>;
  updatedAt: Generated<string>;
  version: Generated<number>;
  name: string;
  logo: string | null;
  valueEuros: number;
  labs: number;
  description: string | null;
  active: Generated<boolean>;
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
  isTest: Generated<boolean>;
  language: string | null;
  currentQuestionId: string | null;
  externalId: string | null;
  startedAt: string | null;
  completedAt: string | null;
  tokenHash: string | null;
  seed: number | null;
}

export interface StudyTable {
  id: string;
  spaceId: Generated<string>;
  createdAt: Generated<string>;
  updatedAt: Generated<string>;
  version: Generated<number>;
  name: string;
  title: string | null;
  type: string;
  status: Generated<string>;
  objective: string | null;
  sector: string | null;
  country: string | null;
  releaseDate: string | null;
  sampleSize: number | null;
  estimatedDuration: number | null;
  incidenceRate: number | null;
  allowedDevices: Generated<string>;
  desktopShare: number | null;
  mobileShare: number | null;
  credits: number | null;
  price: number | null;
  questionnaire: string | null;
}

export interface Tables extends SystemTables {
  activity: ActivityTable;
  answer: AnswerTable;
  community: CommunityTable;
  company: CompanyTable;
  country: CountryTable;
  file: FileTable;
  member: MemberTable;
  staffRole: StaffRoleTable;
  panelist: PanelistTable;
  questionnaire: QuestionnaireTable;
  questionnaireVersion: QuestionnaireVersionTable;
  quota: QuotaTable;
  redeemCard: RedeemCardTable;
  response: ResponseTable;
  study: StudyTable;
}
