import type { APIRequestContext } from "@playwright/test";
import type { ClientCatalog, ClientEntity } from "../../../src/schema/clientCatalog";
import { PASSWORD } from "../support/password";

export interface Console {
  readonly name: string;
  /** Path that its screens are below. */
  readonly address: string;
  readonly login: string;
  /** Who may do most there. */
  readonly email: string;
}

export const CONSOLES: readonly Console[] = [
  { name: "community", address: "/c/demo", login: "/experienceLabs/demo/client/login", email: "main-admin@demo.test" },
  { name: "suite", address: "/suite", login: "/clientSuite/login", email: "client@demo.test" },
  { name: "backoffice", address: "/admin", login: "/admin/communities/login", email: "backoffice@demo.test" },
];

/** An entity where most can be done with it. */
export interface Place {
  readonly console: Console;
  readonly entity: ClientEntity;
  /** Of whom sees it there. */
  readonly token: string;
}

/** Signs in at the console's door. @returns the session's token; the request's cookies hold it, too */
export async function enter(request: APIRequestContext, { login, email }: Console): Promise<string> {
  const answer = await request.post(login, { data: { email, password: PASSWORD } });
  if (!answer.ok()) throw new Error(`${email} cannot sign in: ${await answer.text()}`);
  return ((await answer.json()) as { readonly authToken: string }).authToken;
}

/** How much can be done with an entity. */
function rank({ actions }: ClientEntity): number {
  if (actions.create) return 3;
  return actions.update ? 2 : Number(actions.list);
}

/** Every entity that has screens, each in the console where most can be done with it; by console, then by name. */
export async function placesOf(request: APIRequestContext): Promise<readonly Place[]> {
  const best = new Map<string, Place>();
  for (const console of CONSOLES) {
    const token = await enter(request, console);
    const answer = await request.get("/api/catalog", { headers: { Authorization: `Bearer ${token}` } });
    for (const entity of ((await answer.json()) as ClientCatalog).entities) {
      const known = best.get(entity.name);
      if (!known || rank(entity) > rank(known.entity)) best.set(entity.name, { console, entity, token });
    }
  }
  const order = (place: Place) => `${CONSOLES.indexOf(place.console)} ${place.entity.name}`;
  return [...best.values()].sort((a, b) => (order(a) < order(b) ? -1 : 1));
}
