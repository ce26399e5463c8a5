import type { AuthProvider } from "ra-core";
import type { ClientCatalog } from "../../schema/clientCatalog";
import type { Action } from "../../schema/document";
import { ApiError } from "./api";
import type { Session } from "./session";

/** react-admin's words for what our access rules call otherwise. */
const ACTIONS: Readonly<Record<string, Action>> = {
  list: "list",
  export: "list",
  show: "read",
  create: "create",
  edit: "update",
  delete: "delete",
};

interface AuthOptions {
  readonly session: Session;
  readonly catalog: ClientCatalog;
  /** The session is no longer accepted. */
  readonly onExpired: () => void;
  readonly onSignOut: () => void;
}

/** Who is signed in and what the catalog allows; the server enforces the same. */
export function createAuthProvider({ session, catalog, onExpired, onSignOut }: AuthOptions): AuthProvider {
  const allowed = new Map(catalog.entities.map((entity) => [entity.resource, entity.actions]));
  return {
    login: () => Promise.resolve({ redirectTo: false }),
    logout: () => {
      onSignOut();
      return Promise.resolve(false);
    },
    checkAuth: () => Promise.resolve(),
    checkError: (error: unknown) => {
      if (error instanceof ApiError && error.status === 401) onExpired();
      return Promise.resolve();
    },
    getPermissions: () => Promise.resolve(session.accessKeys),
    getIdentity: () => Promise.resolve({ id: session.account.id, fullName: session.name }),
    canAccess: ({ resource, action }) => {
      const wanted = ACTIONS[action];
      return Promise.resolve(wanted ? (allowed.get(resource)?.[wanted] ?? false) : true);
    },
  };
}
