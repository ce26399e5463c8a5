import { readEntityDocuments } from "../helpers/entityDocuments";
import { WHO, type Who } from "./routeAccess";

type Grant = boolean | "selected" | "shared" | "own";
type Action = "list" | "read" | "create" | "update" | "delete";

/** What a file of `schemas/entities` says of access, read without the product's own code: this is what it is held to. */
interface EntityFile {
  readonly $id: string;
  readonly "x-writes"?: "operations";
  readonly "x-entity": {
    readonly resource: string;
    readonly access: Readonly<Record<string, Readonly<Partial<Record<Action, Grant>>>>>;
    readonly states?: { readonly transitions: Readonly<Record<string, { readonly access: readonly string[] }>> };
    readonly softDelete?: boolean;
    readonly person?: string;
  };
}

/** Roles as the schemas write them (spec section 6): an administrator is a moderator too. */
const ROLES: Readonly<Record<Who, readonly string[]>> = {
  nobody: [],
  member: ["USER"],
  observer: ["OBSERVATOR"],
  moderator: ["MODERATOR"],
  administrator: ["ADMINISTRATOR", "MODERATOR"],
  mainAdmin: ["mainAdmin", "ADMINISTRATOR", "MODERATOR"],
  client: ["suite:SUPERADMIN"],
  suiteAdministrator: ["suite:ADMINISTRATOR"],
  suiteObserver: ["suite:OBSERVER"],
  suiteModerator: ["suite:MODERATOR"],
  suiteParticipant: ["suite:PARTICIPANT"],
  backoffice: ["backoffice"],
};

/** A call of a generated route, and who may make it: `"some"` where it depends on the record. */
export interface EntityCall {
  readonly key: string;
  readonly entity: string;
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  readonly url: string;
  readonly query?: string;
  readonly body?: object;
  readonly grants: Readonly<Record<Who, boolean | "some">>;
}

function grantsOf(isGranted: (roles: readonly string[]) => boolean | "some"): EntityCall["grants"] {
  return Object.fromEntries(WHO.map((who) => [who, isGranted(ROLES[who])])) as EntityCall["grants"];
}

function callsOf(file: EntityFile): readonly EntityCall[] {
  const { resource, access, states, softDelete, person } = file["x-entity"];
  if (Object.keys(access).length === 0) return [];
  const grant = (roles: readonly string[], action: Action): boolean | "some" => {
    const given = roles.flatMap((role) => [access[role]?.[action], action === "read" ? access[role]?.list : undefined]);
    return given.includes(true) || (given.some(Boolean) && "some");
  };
  const by = (action: Action) => grantsOf((roles) => grant(roles, action));
  const call = (method: EntityCall["method"], rest: string, grants: EntityCall["grants"], more: object = {}): EntityCall => {
    const url = `/api/${resource}${rest}`;
    return { key: `${method} ${url}`, entity: file.$id, method, url, grants, ...more };
  };
  const reads = [
    call("GET", "", by("list")),
    call("GET", "/:id", by("read")),
    call("GET", "/export", by("list"), { query: "format=csv" }),
    call("GET", "/:id/history", by("read")),
  ];
  if (file["x-writes"] === "operations") return reads;
  const moves = Object.entries(states?.transitions ?? {}).map(([name, transition]) => {
    const isGranted = (roles: readonly string[]) =>
      roles.some((role) => transition.access.includes(role)) && (grant(roles, "update") || grant(roles, "read"));
    return call("POST", `/:id/transitions/${name}`, grantsOf(isGranted), { body: {} });
  });
  const erasing = grantsOf((roles) => grant(roles, "read") && grant(roles, "delete"));
  const ids = `filter=${encodeURIComponent('{"id":[]}')}`;
  return [
    ...reads,
    ...moves,
    call("POST", "", by("create"), { body: { "no such field": 1 } }),
    call("PUT", "/:id", by("update"), { body: {} }),
    call("DELETE", "/:id", by("delete")),
    call("PUT", "", by("update"), { query: ids, body: {} }),
    call("DELETE", "", by("delete"), { query: ids }),
    call("POST", "/bulk", by("update"), { body: { action: "update", ids: [], data: {} } }),
    call("POST", "/bulk", by("delete"), { body: { action: "delete", ids: [] } }),
    call("POST", "/import", by("create"), { body: {} }),
    call("GET", "/import/template", by("create")),
    call("POST", "/:id/history/:entryId/restore", by("update"), { body: {} }),
    call("PUT", "/:id/lock", by("update"), { body: { holder: "window" } }),
    // One's own lock alone, whatever the record.
    call(
      "DELETE",
      "/:id/lock",
      grantsOf((roles) => roles.length > 0),
      { query: "holder=window" },
    ),
    ...(softDelete ? [call("POST", "/:id/restore", by("delete"), { body: {} })] : []),
    ...(person === "id" ? [call("GET", "/:id/personal-data", erasing), call("POST", "/:id/erasure", erasing, { body: {} })] : []),
  ];
}

/** Every call of the generated routes, with who may make it by the schemas' access rules. */
export const ENTITY_CALLS: readonly EntityCall[] = (readEntityDocuments() as unknown as readonly EntityFile[]).flatMap(callsOf);
