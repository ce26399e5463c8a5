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
    recordId: string;
    changes: ColumnType<Json, string, string>;
    at: Generated<string>;
  };
}
