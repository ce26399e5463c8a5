import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { grantOf, hasAccessKey, qualify } from "../../src/schema/accessKeys";
import type { Entity, Field } from "../../src/schema/catalog";
import type { States, Transition } from "../../src/schema/document";
import { columnValue } from "../../src/server/api/rest/write/statements/writeStatements";
import { hasColumn } from "../../src/server/db/linkTable";
import { quote } from "../../src/server/db/names";
import type { Json } from "../../src/shared/json";
import { ANY_ENGINE, LOGINS, startApp, type TestApp } from "../helpers/app";
import { loadCatalog } from "../helpers/catalog";
import { sampleValue } from "../helpers/sampleRecord";
import { type Creator, createReferences } from "../helpers/sampleReferences";
import { byRules } from "../helpers/sampleRules";
import { DRAFT } from "../helpers/surveys";

type Who = keyof typeof LOGINS;
type Values = Readonly<Record<string, Json>>;

const catalog = loadCatalog();
const WHO = Object.keys(LOGINS) as Who[];
const withStates = [...catalog.entities.values()].flatMap((entity) => (entity.states ? [{ entity, states: entity.states }] : []));
const moves = withStates.flatMap(({ entity, states }) =>
  Object.entries(states.transitions).map(([name, transition]) => ({ entity, states, name, transition })),
);

function statesOf({ fields }: Entity, { field }: States): readonly string[] {
  return (fields.get(field)?.schema.enum ?? []).map(String);
}

function isOfStaff(key: string): boolean {
  return key.startsWith("community:");
}

function isFilled({ kind, name }: Field): boolean {
  return kind.name !== "secret" && name !== "accountId";
}

describe.each(ANY_ENGINE)("the states of every entity on %s", (engine) => {
  let app: TestApp;
  const tokens = {} as Record<Who, string>;
  const keys = {} as Record<Who, readonly string[]>;
  const spaces = {} as Record<Who, string | undefined>;
  const shared = new Map<string, string>();
  /** Far from the counter of those that references are made of: no two samples are the same. */
  let round = 50_000;

  beforeAll(async () => {
    app = await startApp({ engine });
    for (const who of WHO) {
      tokens[who] = await app.signIn(who);
      const session = (await app.call({ url: "/api/session", token: tokens[who] })).json();
      keys[who] = session.accessKeys;
      spaces[who] = session.space?.id;
    }
  });
  afterAll(() => app.close());

  /** Who may make the move on every record. */
  function mover(entity: Entity, { access }: Transition): Who | undefined {
    return WHO.find((who) => {
      const grant = grantOf(entity, keys[who], "update") || grantOf(entity, keys[who], "read");
      return grant === true && hasAccessKey(access.map(qualify), keys[who]);
    });
  }

  function spaceOf(entity: Entity, who: Who): string | undefined {
    if (entity.scope === "company") return spaces.client;
    return spaces[who] ?? spaces.mainAdmin;
  }

  async function referencesFor(entity: Entity, who: Who): Promise<ReadonlyMap<string, string>> {
    const others = WHO.filter((other) => other !== who && (entity.scope === "company" || keys[other].some(isOfStaff)));
    const creators = [who, ...others].map(
      (one): Creator => ({
        token: tokens[one],
        keys: keys[one],
        ...(spaces.client ? { spaceId: spaces.client } : {}),
      }),
    );
    return createReferences(entity, { app, catalog, creators, shared });
  }

  /** An activity that opens has something to ask. */
  async function write(activity: string, token: string): Promise<void> {
    const url = `/api/activities/${activity}/questionnaire`;
    const { revision } = (await app.call({ url, token })).json();
    await app.call({ method: "PUT", url, token, body: { draft: DRAFT, revision } });
  }

  /** A study that is released has people to ask, and a price, which is accepted as it is drafted. */
  async function acceptPrice(study: string): Promise<void> {
    await app.database.query({
      text: "update study set status = 'UNDER_CONSTRUCTION', participant_source = 'OWN' where id = $1",
      values: [study],
    });
    const accepted = await app.call({
      method: "POST",
      url: `/api/studies/${study}/transitions/contract`,
      token: tokens.client,
      body: {},
    });
    expect(accepted.statusCode, accepted.body).toBe(200);
  }

  /** A record with a value in every field, whoever writes it otherwise, in the state. */
  async function recordIn(entity: Entity, { field: stateField }: States, state: string, who: Who): Promise<string> {
    const references = await referencesFor(entity, who);
    round += 1;
    const columns = [...entity.fields.values()].filter((field) => !field.isSystem && hasColumn(field) && isFilled(field));
    const sample = columns.flatMap((field) => {
      const value = sampleValue(field, round, references);
      return value === undefined ? [] : [[field.name, value] as const];
    });
    // A survey has something to ask, see `write`.
    const type: Values = entity.name === "activity" ? { type: "el_survey" } : {};
    const values: Values = { ...byRules(entity.rules, Object.fromEntries(sample)), ...type, [stateField]: state };
    const given = columns.filter(({ name }) => values[name] !== undefined);
    const id = crypto.randomUUID();
    const space = spaceOf(entity, who);
    const names = ["id", ...(entity.scope === "global" ? [] : ["space_id"]), ...given.map(({ column }) => quote(column))];
    const parameters = [
      id,
      ...(entity.scope === "global" ? [] : [space]),
      ...given.map((field) => columnValue(field, values[field.name])),
    ];
    const places = parameters.map((_, index) => `$${index + 1}`);
    await app.database.query({
      text: `insert into ${quote(entity.table)} (${names.join(", ")}) values (${places.join(", ")})`,
      values: parameters,
    });
    if (entity.name === "activity") await write(id, tokens[who]);
    if (entity.name === "study" && state === "PROCESSING") await acceptPrice(id);
    return id;
  }

  test("consoles offer each move to those who may make it", async () => {
    for (const who of WHO) {
      const { entities } = (await app.call({ url: "/api/catalog", token: tokens[who] })).json();
      for (const { entity, states } of withStates) {
        const seen = entities.find((one: { name: string }) => one.name === entity.name);
        if (!seen) continue;
        const open = Object.keys(states.transitions).filter((name) => {
          const { access } = states.transitions[name] ?? { access: [] };
          return !entity.isOperationsOnly && hasAccessKey(access.map(qualify), keys[who]);
        });
        const offered = seen.states.transitions.map((one: { name: string }) => one.name);
        expect([who, entity.name, offered]).toEqual([who, entity.name, open]);
      }
    }
  });

  const move = (entity: Entity, id: string, name: string, who: Who) =>
    app.call({ method: "POST", url: `/api/${entity.resource}/${id}/transitions/${name}`, token: tokens[who], body: {} });

  test.each(moves.map((one) => [`${one.entity.name} ${one.name}`, one] as const))(
    "%s: from its states, by its keys, and not otherwise",
    async (_, { entity, states, name, transition }) => {
      const missing = crypto.randomUUID();
      if (entity.isOperationsOnly) {
        for (const who of WHO) expect((await move(entity, missing, name, who)).json().code).toBe("route.notFound");
        return undefined;
      }
      for (const who of WHO.filter((one) => !hasAccessKey(transition.access.map(qualify), keys[one]))) {
        const refused = await move(entity, missing, name, who);
        expect([who, refused.statusCode, refused.json().code]).toEqual([who, 403, "access.denied"]);
      }
      const who = mover(entity, transition);
      // What only the server does has no keys.
      if (!who) return expect(transition.access).toEqual([]);
      for (const state of statesOf(entity, states)) {
        const id = await recordIn(entity, states, state, who);
        const answer = await move(entity, id, name, who);
        const expected = transition.from.includes(state) ? [200, transition.to] : [409, "record.transition"];
        const told = answer.json()[answer.statusCode === 200 ? states.field : "code"];
        expect([state, answer.statusCode, told], answer.body).toEqual([state, ...expected]);
      }
      return undefined;
    },
  );
});
