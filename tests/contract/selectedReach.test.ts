import { parse } from "csv-parse/sync";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { grantOf, isWritable } from "../../src/schema/accessKeys";
import type { Entity } from "../../src/schema/catalog";
import { quote } from "../../src/server/db/names";
import { actorRooms, entityRooms } from "../../src/server/realtime/rooms";
import { ANY_ENGINE, startApp, type TestApp } from "../helpers/app";
import { loadCatalog } from "../helpers/catalog";
import { rows } from "../helpers/identity";
import { sampleRecord } from "../helpers/sampleRecord";
import {
  type DeclaredReference,
  employSuitePeople,
  leadingTo,
  type Side,
  seedSide,
  selectActivities,
} from "../helpers/selectedSides";
import { callsUpon } from "../helpers/strangers";

const catalog = loadCatalog();
const WORLDS = { activity: ["moderator", "observer"], study: ["suiteModerator", "suiteObserver"] } as const;
type Goal = keyof typeof WORLDS;
type Who = (typeof WORLDS)[Goal][number];

const KEYS: Readonly<Record<Who, readonly string[]>> = {
  moderator: ["community:MODERATOR"],
  observer: ["community:OBSERVATOR"],
  suiteModerator: ["suite:MODERATOR"],
  suiteObserver: ["suite:OBSERVER"],
};

/** Every entity that leads to the goal and somebody with the limited role may list. */
const CASES = (Object.keys(WORLDS) as Goal[]).flatMap((goal) =>
  [...leadingTo(goal)].flatMap(([name, references]) => {
    const entity = catalog.entities.get(name) as Entity;
    return WORLDS[goal].flatMap((who) => (grantOf(entity, KEYS[who], "list") ? [{ name, who, goal, entity, references }] : []));
  }),
);

const filterOf = (filter: object) => `filter=${encodeURIComponent(JSON.stringify(filter))}`;

describe.each(ANY_ENGINE)("who sees selected records alone, on %s", (engine) => {
  let app: TestApp;
  const tokens = {} as Record<Who, string>;
  const own = {} as Record<Goal, Side>;
  const foreign = {} as Record<Goal, Side>;
  let member: string;

  beforeAll(async () => {
    app = await startApp({ engine });
    const spaces = await rows<{ id: string; kind: string }>(app, "select id, kind from space order by id");
    const [communityId = "", companyId = ""] = ["community", "company"].map(
      (kind) => spaces.find((one) => one.kind === kind)?.id,
    );
    const members = await rows<{ id: string }>(app, "select id from member where space_id = $1 order by id limit 2", [
      communityId,
    ]);
    [member = ""] = members.map(({ id }) => id);
    const personOf = (goal: Goal, canary: string) => ({
      id: member,
      spaceId: goal === "activity" ? communityId : companyId,
      companyId,
      canary,
      date: "1991-02-03",
    });
    for (const goal of Object.keys(WORLDS) as Goal[]) {
      const behind = goal === "activity" ? member : undefined;
      own[goal] = await seedSide(app, goal, personOf(goal, `Selected ${goal}`), behind);
      foreign[goal] = await seedSide(app, goal, personOf(goal, `Foreign ${goal}`), behind);
    }
    for (const who of WORLDS.activity) {
      await selectActivities(app, who, own.activity.ids.get("activity") ?? []);
      tokens[who] = await app.signIn(who);
    }
    Object.assign(tokens, await employSuitePeople(app, companyId, own.study.ids.get("study") ?? []));
  });
  afterAll(() => app?.close());

  const idsOf = (side: Side, { name }: Entity) => side.ids.get(name) ?? [];

  describe.each(CASES)("$name, as $who", ({ entity, who, goal, references }) => {
    const url = `/api/${entity.resource}`;
    const get = (address: string) => app.call({ url: address, token: tokens[who] });
    const post = (address: string, body: object) => app.call({ method: "POST", url: address, token: tokens[who], body });

    test("lists, reads, exports and searches what belongs to the selected, and nothing else", async () => {
      const [mine, theirs] = [idsOf(own[goal], entity), idsOf(foreign[goal], entity)];
      expect(theirs.length).toBeGreaterThan(0);
      const query = filterOf({ id: [...mine, ...theirs] });
      const listed = (await get(`${url}?${query}`)).json().map(({ id }: { id: string }) => id);
      expect(listed.toSorted()).toEqual([...mine].toSorted());
      const file = parse((await get(`${url}/export?format=csv&delimiter=%2C&labels=true&${query}`)).body, { bom: true });
      expect(file).toHaveLength(mine.length + 1);
      for (const id of mine) expect((await get(`${url}/${id}`)).statusCode).toBe(200);
      for (const { field, target } of references.filter((one) => entity.fields.get(one.field)?.kind.filters.includes("eq"))) {
        const id = foreign[goal].first.get(target) ?? "";
        const operand = entity.fields.get(field)?.targets ? `${target}/${id}` : id;
        const found = await get(`${url}?${filterOf({ [field]: operand })}`);
        if (found.statusCode === 200) expect(found.json()).toEqual([]);
      }
      const label = String(
        (await rows<Record<string, unknown>>(app, `select * from ${quote(entity.table)} where id = $1`, [theirs[0]]))[0]?.[
          entity.fields.get(entity.label)?.column ?? ""
        ] ?? "",
      );
      const hits = label && (await get(`/api/search?q=${encodeURIComponent(label.slice(0, 60))}`)).json();
      for (const { id } of hits || []) expect(theirs).not.toContain(id);
    });

    test("reads, changes, moves, deletes and locks no other record", async () => {
      const theirs = idsOf(foreign[goal], entity);
      const before = await rows(app, `select * from ${quote(entity.table)} where id = any($1) order by id`, [theirs]);
      for (const id of theirs)
        for (const call of callsUpon(entity, id)) {
          const { statusCode } = await app.call({ ...call, token: tokens[who] });
          expect([403, 404], `${call.method ?? "GET"} ${call.url}: ${statusCode}`).toContain(statusCode);
        }
      if (!entity.isOperationsOnly)
        for (const body of [{ action: "update", data: {} }, { action: "delete" }]) {
          const answer = await post(`${url}/bulk`, { ...body, ids: theirs });
          if (answer.statusCode === 200) expect(answer.json()).toEqual([]);
        }
      expect(await rows(app, `select * from ${quote(entity.table)} where id = any($1) order by id`, [theirs])).toEqual(before);
    });

    test("creates nothing that refers to others, and moves nothing to them", async () => {
      if (entity.isOperationsOnly || !grantOf(entity, KEYS[who], "create")) return;
      const withTarget = (side: Side, { field, target }: DeclaredReference) => {
        const siblings = references.filter((one) => one.field === field).map((one) => one.target);
        const kept = [...own[goal].first].filter(([name]) => !siblings.includes(name));
        return new Map([...kept, [target, side.first.get(target) ?? ""]]);
      };
      for (const reference of references) {
        const field = entity.fields.get(reference.field);
        if (!field || !isWritable(field, KEYS[who], "create")) continue;
        const bodyOf = (side: Side) => sampleRecord(entity, KEYS[who], withTarget(side, reference));
        const refused = await post(url, bodyOf(foreign[goal]));
        expect([400, 403, 404], `${reference.field}: ${refused.body}`).toContain(refused.statusCode);
        const created = await post(url, bodyOf(own[goal]));
        expect([201, 409], created.body).toContain(created.statusCode);
        if (!isWritable(field, KEYS[who], "update") || !grantOf(entity, KEYS[who], "update")) continue;
        const [id] = idsOf(own[goal], entity);
        const theirs = foreign[goal].first.get(reference.target) ?? "";
        const value = field.targets ? `${reference.target}/${theirs}` : theirs;
        const body = { [field.name]: reference.isMany ? [value] : value };
        const moved = await app.call({ method: "PUT", url: `${url}/${id}`, token: tokens[who], body });
        expect([400, 403, 404], moved.body).toContain(moved.statusCode);
      }
    });

    test("imports nothing", async () => {
      if (entity.isOperationsOnly) return;
      expect((await get(`${url}/import/template`)).statusCode).toBe(403);
      expect((await post(`${url}/import?dryRun=true`, {})).statusCode).toBe(403);
    });

    test("sees no deleted one, and brings none back", async () => {
      if (!entity.isSoftDeleted) return;
      const theirs = idsOf(foreign[goal], entity);
      const set = (value: string) =>
        rows(app, `update ${quote(entity.table)} set deleted_at = ${value} where id = any($1)`, [theirs]);
      await set("now()");
      const trash = await get(`${url}?trash=true&${filterOf({ id: theirs })}`);
      const restored = await post(`${url}/bulk`, { action: "restore", ids: theirs });
      await set("null");
      if (trash.statusCode === 200) expect(trash.json()).toEqual([]);
      if (restored.statusCode === 200) expect(restored.json()).toEqual([]);
    });

    test("hears nothing of what happens to them", () => {
      const actor = {
        kind: goal === "activity" ? "staff" : "suite",
        sessionId: "s",
        accountId: "a",
        spaceId: "here",
        memberId: undefined,
        subjectId: "r",
        visibility: "SELECTED",
        missing: [],
        accessKeys: KEYS[who],
      } as const;
      const told = new Set(entityRooms(catalog, entity, "here"));
      expect(actorRooms(catalog, actor).filter((room) => told.has(room))).toEqual([]);
    });
  });

  test("a member's data hold no rows that belong to others' activities", async () => {
    const answer = await app.call({ url: `/api/members/${member}/personal-data`, token: tokens.moderator });
    expect(answer.statusCode, answer.body).toBe(200);
    for (const [name, ids] of foreign.activity.ids) for (const id of ids) expect(answer.body, name).not.toContain(id);
    const withheld = answer.json().withheld.map(({ entity }: { entity: string }) => entity);
    expect(withheld).toContain("comment");
  });

  test("labels of references name no record out of reach", async () => {
    const [mine = ""] = own.activity.ids.get("activity") ?? [];
    const [theirs = ""] = foreign.activity.ids.get("activity") ?? [];
    await rows(
      app,
      "insert into activity_prerequisites (owner_id, target_id, space_id) select $1, $2, space_id from activity where id = $1",
      [mine, theirs],
    );
    await rows(app, "update activity set title = 'Hidden heading' where id = $1", [theirs]);
    const file = await app.call({
      url: `/api/activities/export?format=csv&labels=true&fields=${encodeURIComponent('["title","prerequisites"]')}&${filterOf({ id: mine })}`,
      token: tokens.moderator,
    });
    expect(file.body).toContain(theirs);
    expect(file.body).not.toContain("Hidden heading");
  });
});
