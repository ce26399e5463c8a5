import type { Entity } from "../../src/schema/catalog";
import { linkTable } from "../../src/server/db/linkTable";
import { quote } from "../../src/server/db/names";
import { newId } from "../../src/shared/ids";
import { DEMO_PASSWORD, LOGINS, type TestApp } from "./app";
import { readEntityDocuments } from "./entityDocuments";
import { rows } from "./identity";
import { createRowSeeder, type SeededPerson } from "./personRows";

interface Property {
  readonly "x-ref"?: string | readonly string[];
  readonly items?: { readonly "x-ref"?: string };
}

interface Document {
  readonly $id: string;
  readonly required?: readonly string[];
  readonly properties: Readonly<Record<string, Property>>;
}

/** A reference as its schema declares it. */
export interface DeclaredReference {
  readonly field: string;
  readonly target: string;
  readonly isMany: boolean;
  readonly isRequired: boolean;
}

const DOCUMENTS = readEntityDocuments() as readonly Document[];

/** Roles' own selections: they lead to what is selected without belonging to it. */
const SELECTIONS = new Set(["moderator.activities", "suiteUser.studies", "suiteUser.communities"]);

function referencesOf({ $id, properties, required = [] }: Document): readonly DeclaredReference[] {
  return Object.entries(properties).flatMap(([field, property]) => {
    if (SELECTIONS.has(`${$id}.${field}`)) return [];
    const targets = [property["x-ref"] ?? property.items?.["x-ref"] ?? []].flat();
    return targets.map((target) => ({
      field,
      target,
      isMany: property.items !== undefined,
      isRequired: required.includes(field),
    }));
  });
}

/** Every entity whose records refer to the goal's, directly or over others' records, nearest first. */
export function leadingTo(goal: string): ReadonlyMap<string, readonly DeclaredReference[]> {
  const found = new Map<string, readonly DeclaredReference[]>([[goal, []]]);
  for (let size = 0; size < found.size; ) {
    size = found.size;
    for (const document of DOCUMENTS.filter(({ $id }) => !found.has($id)))
      if (referencesOf(document).some(({ target }) => found.has(target))) found.set(document.$id, []);
  }
  for (const document of DOCUMENTS.filter(({ $id }) => found.has($id)))
    found.set(
      document.$id,
      referencesOf(document).filter(({ target }) => found.has(target)),
    );
  return found;
}

/** A record of each entity, by its name. */
export type Records = ReadonlyMap<string, string>;

/** What belongs to a selected record, or to one that is not selected. */
export interface Side {
  /** One record of each entity, which others refer to. */
  readonly first: Records;
  /** All of them: one for each reference that leads to the goal. */
  readonly ids: ReadonlyMap<string, readonly string[]>;
}

/** Has one record refer to another by a field that holds many. */
async function link(app: TestApp, entity: Entity, name: string, [owner, target]: readonly [string, string]): Promise<void> {
  const field = entity.fields.get(name);
  if (!field) throw new Error(name);
  await rows(
    app,
    `insert into ${quote(linkTable(entity, field))} (owner_id, target_id, space_id)
      select id, $2, space_id from ${quote(entity.table)} where id = $1`,
    [owner, target],
  );
}

/** Past the API, which has no call for many of them. @param member who is behind rows that have one */
export async function seedSide(app: TestApp, goal: string, person: SeededPerson, member: string | undefined): Promise<Side> {
  const seeder = createRowSeeder(app);
  const entityOf = (name: string) => seeder.catalog.entities.get(name) as Entity;
  const first = new Map([[goal, await seeder.insert(entityOf(goal), person, new Map())]]);
  const ids = new Map<string, readonly string[]>([[goal, [...first.values()]]]);
  for (const [name, references] of leadingTo(goal)) {
    if (name === goal) continue;
    const required = references.filter(({ isRequired }) => isRequired);
    for (const reference of references.filter(({ target }) => first.has(target))) {
      const needed = required.filter(({ field }) => field !== reference.field);
      const own = new Map(
        [...needed, reference].flatMap(({ target }) => (first.has(target) ? [[target, first.get(target) as string]] : [])),
      );
      if (member) own.set("member", member);
      const id = await seeder.insert(entityOf(name), person, own);
      if (reference.isMany) await link(app, entityOf(name), reference.field, [id, first.get(reference.target) ?? ""]);
      ids.set(name, [...(ids.get(name) ?? []), id]);
      if (!first.has(name)) first.set(name, id);
    }
  }
  return { first, ids };
}

const SUITE_PEOPLE = { suiteModerator: "MODERATOR", suiteObserver: "OBSERVER" } as const;

export type SuitePerson = keyof typeof SUITE_PEOPLE;

/** People of the demo's company who see the selected studies alone. @returns tokens */
export async function employSuitePeople(
  app: TestApp,
  companyId: string,
  studies: readonly string[],
): Promise<Record<SuitePerson, string>> {
  const tokens = {} as Record<SuitePerson, string>;
  for (const [who, role] of Object.entries(SUITE_PEOPLE) as [SuitePerson, string][]) {
    const email = `${who.toLowerCase()}@selected.test`;
    const id = newId();
    await rows(
      app,
      `with person as (insert into account (id, email, password_hash)
          select gen_random_uuid(), $3, password_hash from account where email = $4 returning id)
        insert into staff_role (id, space_id, email, name, role, visibility, account_id)
        select $1, $2, $3, $3, $5, 'SELECTED', id from person`,
      [id, companyId, email, LOGINS.client[1], role],
    );
    for (const study of studies)
      await rows(app, "insert into staff_role_studies (owner_id, target_id, space_id) values ($1, $2, $3)", [
        id,
        study,
        companyId,
      ]);
    const body = { email, password: DEMO_PASSWORD };
    tokens[who] = (await app.call({ method: "POST", url: LOGINS.client[0], body })).json().authToken;
  }
  return tokens;
}

/** Has one of the demo's staff see the selected activities alone. */
export async function selectActivities(app: TestApp, who: "moderator" | "observer", ids: readonly string[]): Promise<void> {
  const token = await app.signIn("mainAdmin");
  const filter = encodeURIComponent(JSON.stringify({ email: LOGINS[who][1] }));
  const [role] = (await app.call({ url: `/api/moderators?filter=${filter}`, token })).json();
  const body = { visibility: "SELECTED", activities: ids };
  const answer = await app.call({ method: "PUT", url: `/api/moderators/${role.id}`, token, body });
  if (answer.statusCode !== 200) throw new Error(answer.body);
}
