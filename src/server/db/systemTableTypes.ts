import type { ColumnType, Generated } from "kysely";
import type { Json } from "../../shared/json";

/** Kysely's view of `SYSTEM_TABLES`. */
export interface SystemTables {
  space: {
    id: string;
    kind: "company" | "community";
    parentId: string | null;
    origin: string | null;
    name: string;
    language: Generated<string>;
    createdAt: Generated<string>;
  };
  account: {
    id: string;
    email: string;
    passwordHash: string | null;
    isBackoffice: Generated<boolean>;
    createdAt: Generated<string>;
  };
  session: {
    tokenHash: Buffer;
    accountId: string;
    kind: "member" | "staff" | "suite" | "backoffice";
    spaceId: string | null;
    subjectId: string | null;
    createdAt: Generated<string>;
    expiresAt: string;
    id: Generated<string>;
    userAgent: string | null;
    lastUsedOn: Generated<string>;
    secondFactorAt: string | null;
    isViewing: Generated<boolean>;
  };
  setupToken: {
    tokenHash: Buffer;
    expiresAt: string;
  };
  auditLog: {
    id: Generated<number>;
    spaceId: string | null;
    accountId: string | null;
    action: string;
    entity: string;
    recordId: string | null;
    changes: ColumnType<Json, string, string>;
    personal: ColumnType<Json | null, string | null, string | null>;
    version: number | null;
    address: string | null;
    device: string | null;
    at: Generated<string>;
  };
  idempotencyKey: {
    accountId: string;
    key: string;
    requestHash: string;
    status: number;
    body: string;
    at: Generated<string>;
  };
  draft: {
    id: string;
    accountId: string;
    spaceId: string | null;
    key: string;
    data: ColumnType<Json, string, string>;
    version: Generated<number>;
    createdAt: Generated<string>;
    updatedAt: Generated<string>;
  };
  recordLock: {
    entity: string;
    recordId: string;
    spaceId: string | null;
    accountId: string;
    holder: string;
    name: string;
    expiresAt: string;
  };
  job: {
    id: string;
    spaceId: string | null;
    accountId: string;
    kind: string;
    title: string;
    state: Generated<"waiting" | "running" | "done" | "failed" | "cancelled">;
    done: Generated<number>;
    total: number | null;
    payload: ColumnType<Json, string, string>;
    result: ColumnType<Json | null, string | null, string | null>;
    checkpoint: ColumnType<Json | null, string | null, string | null>;
    exclusive: string | null;
    holder: string | null;
    leaseUntil: string | null;
    attempts: Generated<number>;
    createdAt: Generated<string>;
    updatedAt: Generated<string>;
  };
  importReport: {
    id: string;
    accountId: string;
    createdAt: Generated<string>;
  };
  importFault: {
    reportId: string;
    position: number;
    faults: ColumnType<Json, string, string>;
  };
  schemaHistory: {
    id: Generated<number>;
    catalogHash: string;
    documents: ColumnType<Json, string, string>;
    steps: ColumnType<Json, string, string>;
    wayBack: ColumnType<Json, string, string>;
    appliedAt: Generated<string>;
    undoneAt: string | null;
  };
  code: {
    id: string;
    purpose: string;
    accountId: string | null;
    spaceId: string | null;
    secretHash: Buffer;
    data: ColumnType<Json, string | undefined, string>;
    attempts: Generated<number>;
    createdAt: Generated<string>;
    expiresAt: string;
    spentAt: string | null;
  };
  attempt: {
    scope: string;
    keyHash: Buffer;
    windowStart: string;
    count: Generated<number>;
  };
  outbox: {
    id: string;
    channel: "mail" | "sms" | "callback";
    spaceId: string | null;
    accountId: string | null;
    recipient: string;
    subject: string | null;
    text: string | null;
    content: ColumnType<Json | null, string | null | undefined, string | null>;
    headers: ColumnType<Json, string | undefined, string>;
    template: string | null;
    isAboutAccount: Generated<boolean>;
    status: Generated<"NEW" | "PROCESSING" | "SENT" | "ERROR">;
    attempts: Generated<number>;
    holder: string | null;
    nextAt: Generated<string>;
    sentAt: string | null;
    error: string | null;
    isKept: Generated<boolean>;
    dedupe: string | null;
    countedAt: string | null;
    createdAt: Generated<string>;
  };
  unsubscription: {
    recipientHash: Buffer;
    spaceId: string | null;
    createdAt: Generated<string>;
  };
  mailSuppression: {
    recipientHash: Buffer;
    score: number;
    bouncedAt: Generated<string>;
  };
  secondFactor: {
    id: string;
    accountId: string;
    kind: "sms" | "authenticator" | "passkey";
    label: string;
    secret: Buffer;
    credentialId: string | null;
    counter: Generated<number>;
    transports: ColumnType<Json, string | undefined, string>;
    lastStep: Generated<number>;
    createdAt: Generated<string>;
    confirmedAt: string | null;
    lastUsedAt: string | null;
  };
  scheduledTask: {
    id: string;
    kind: "follower" | "appointment" | "recurring";
    name: string;
    spaceId: string | null;
    payload: ColumnType<Json, string | undefined, string>;
    dueAt: Generated<string>;
    key: string | null;
    attempts: Generated<number>;
    holder: string | null;
    leaseUntil: string | null;
    error: string | null;
    accountId: string | null;
    createdAt: Generated<string>;
  };
  dataMigration: {
    name: string;
    appliedAt: Generated<string>;
  };
  demoSeed: {
    name: string;
    appliedAt: Generated<string>;
  };
}
