import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { grantOf, isReadable } from "../../src/schema/accessKeys";
import type { Entity, Field } from "../../src/schema/catalog";
import { hasColumn } from "../../src/server/db/linkTable";
import { quote } from "../../src/server/db/names";
import { newId } from "../../src/shared/ids";
import { LOGINS, startApp, type TestApp } from "../helpers/app";
import { loadCatalog } from "../helpers/catalog";
import { third } from "../helpers/drill";
import { joinByInvitation, rows } from "../helpers/identity";
import { createRowSeeder, type SeededPerson } from "../helpers/personRows";
import { employSuitePeople } from "../helpers/selectedSides";

const catalog = loadCatalog();
const OPEN = [...catalog.entities.values()].filter(({ access }) => access.size > 0);
const KEYS = {
  moderator: ["community:MODERATOR"],
  observer: ["community:OBSERVATOR"],
  administrator: ["community:ADMINISTRATOR", "community:MODERATOR"],
  client: ["suite:SUPERADMIN"],
  suiteModerator: ["suite:MODERATOR"],
  suiteObserver: ["suite:OBSERVER"],
  backoffice: ["backoffice"],
  member: ["community:USER"],
} as const;
type Who = keyof typeof KEYS;
const WHO = Object.keys(KEYS) as Who[];

/** A value that stands in one hidden field of one row, and nowhere else. */
interface Canary {
  readonly entity: Entity;
  readonly field: Field;
  readonly row: string;
  readonly value: string;
}

/** Fields of texts, ids and the like that some role does not see; the value of a reference is told by its id. */
function hiddenFields(entity: Entity): readonly Field[] {
  const isTellable = ({ kind }: Field) => ["text", "uuid", "jsonb", "text[]"].includes(kind.column);
  return [...entity.fields.values()].filter(
    (field) =>
      !field.isSystem &&
      !field.computed &&
      hasColumn(field) &&
      !field.targets &&
      isTellable(field) &&
      field.schema.enum === undefined &&
      WHO.some((who) => !isReadable(field, KEYS[who])),
  );
}

const JOINED = "canary-member@hidden.test";

describe("what a schema hides from a role", () => {
  let app: TestApp;
  const tokens = {} as Record<Who, string>;
  const canaries: Canary[] = [];
  /** Rows of each entity that hold a canary. */
  const seeded = new Map<string, string[]>();

  async function plant(entity: Entity, field: Field, row: string): Promise<Canary> {
    const text = `canary${canaries.length}x${field.schema.format === "email" ? "@hidden.test" : ""}`;
    const isId = field.kind.column === "uuid";
    const value = isId ? newId() : text.slice(0, field.schema.maxLength);
    const stored = { jsonb: JSON.stringify([{ text: value }]), "text[]": [value] }[field.kind.column as string] ?? value;
    if (!field.reference) {
      const text = `update ${quote(entity.table)} set ${quote(field.column)} = $1::${field.kind.column} where id = $2`;
      await rows(app, text, [stored, row]);
    }
    const [found] = await rows<{ value: string | null }>(
      app,
      `select ${quote(field.column)}::text as value from ${quote(entity.table)} where id = $1`,
      [row],
    );
    const planted = field.reference ? (found?.value ?? "") : value;
    await rows(
      app,
      "insert into audit_log (space_id, action, entity, record_id, version, changes) select $4, 'update', $1, $2, 2, $3::jsonb",
      [entity.name, row, JSON.stringify({ [field.name]: { from: null, to: planted } }), null],
    );
    return { entity, field, row, value: planted };
  }

  beforeAll(async () => {
    app = await startApp();
    const spaces = await rows<{ id: string; kind: string }>(app, "select id, kind from space order by id");
    const [communityId = "", companyId = ""] = ["community", "company"].map(
      (kind) => spaces.find((one) => one.kind === kind)?.id,
    );
    await joinByInvitation(app, JOINED, { nickname: "canario", name: "Ana", surname: "Prueba" });
    const seeder = createRowSeeder(app);
    for (const entity of OPEN.filter((one) => hiddenFields(one).length > 0))
      for (const spaceId of entity.scope === "space" ? [communityId, companyId] : [communityId]) {
        const person: SeededPerson = { id: "", spaceId, companyId, canary: "plain", date: "1991-02-03" };
        const references = hiddenFields(entity).flatMap(({ reference }) => reference?.entity ?? []);
        const own = new Map<string, string>();
        // A community's row leads to an activity, a company's to a study; to a panelist either.
        for (const name of references.filter(
          (one) => one !== (spaceId === companyId ? "activity" : "study") && one !== "member",
        )) {
          const target = catalog.entities.get(name) as Entity;
          own.set(name, await seeder.insert(target, { ...person, spaceId }, new Map()));
        }
        const row = await seeder.insert(entity, person, own);
        seeded.set(entity.name, [...(seeded.get(entity.name) ?? []), row]);
        for (const field of hiddenFields(entity))
          if (!field.reference || own.has(field.reference.entity)) canaries.push(await plant(entity, field, row));
      }
    const member = catalog.entities.get("member") as Entity;
    const [joined] = await rows<{ id: string }>(app, "select id from member where email = $1", [JOINED]);
    const field = member.fields.get("email") as Field;
    canaries.push({ entity: member, field, row: joined?.id ?? "", value: JOINED });
    seeded.get("member")?.push(joined?.id ?? "");
    for (const who of WHO.filter((one) => one in LOGINS)) tokens[who] = await app.signIn(who as keyof typeof LOGINS);
    Object.assign(tokens, await employSuitePeople(app, companyId, []));
    await rows(app, "update staff_role set visibility = 'ALL'");
  });
  afterAll(() => app?.close());

  /** All that the generated calls answer the person. */
  async function answersTo(who: Who): Promise<readonly { readonly url: string; readonly body: string }[]> {
    const urls = ["/api/catalog", "/api/session"];
    for (const { name, resource, isSoftDeleted, person } of OPEN) {
      const url = `/api/${resource}`;
      const range = `range=${encodeURIComponent("[0,199]")}`;
      urls.push(`${url}?${range}`, `${url}/export?format=csv`, `${url}/export?format=csv&labels=true`);
      if (isSoftDeleted) urls.push(`${url}?trash=true`);
      for (const id of seeded.get(name) ?? [])
        urls.push(`${url}/${id}`, `${url}/${id}/history`, ...(person === "id" ? [`${url}/${id}/personal-data`] : []));
    }
    for (const { value } of canaries) urls.push(`/api/search?q=${encodeURIComponent(value.slice(0, 30))}`);
    const answers = [];
    for (const url of urls) {
      const { statusCode, body } = await app.call({ url, token: tokens[who] });
      expect(statusCode, url).toBeLessThan(500);
      answers.push({ url, body });
    }
    return answers;
  }

  /** Whether a call lists what the field refers to: ids of areas, e.g., are no secret where areas are read. */
  function isOfTarget(url: string, { reference }: Field): boolean {
    const target = reference && catalog.entities.get(reference.entity);
    return target !== undefined && new RegExp(`^/api/${target.resource}([/?]|$)`).test(url);
  }

  const hiddenFrom = (who: Who) => canaries.filter(({ field }) => !isReadable(field, KEYS[who]));

  test("stands in enough fields for the rest to mean something", () => {
    expect(canaries.length).toBeGreaterThan(20);
    for (const name of ["member", "invitation", "focusParticipant"])
      expect(canaries.map(({ entity }) => entity.name)).toContain(name);
  });

  test.each(third(WHO))("is in no answer to %s", async (who) => {
    const answers = await answersTo(who);
    const found = hiddenFrom(who).flatMap(({ entity, field, value }) =>
      answers
        .filter(({ url, body }) => body.includes(value) && !isOfTarget(url, field))
        .map(({ url }) => `${entity.name}.${field.name}: ${url}`),
    );
    expect(found).toEqual([]);
  });

  test.each(WHO)("is neither searched, filtered, sorted nor exported by %s", async (who) => {
    const wrong: string[] = [];
    for (const { entity, field, value } of hiddenFrom(who)) {
      if (!grantOf(entity, KEYS[who], "list")) continue;
      const url = `/api/${entity.resource}`;
      const query = (name: string, given: unknown) => `${name}=${encodeURIComponent(JSON.stringify(given))}`;
      // What is hidden finds no more, and no less, than what is nowhere.
      const found = async (q: string) => {
        const { body, headers } = await app.call({ url: `${url}?${query("filter", { q })}`, token: tokens[who] });
        return [body, headers["content-range"]];
      };
      const [words, nonsense] = [await found(value), await found("n0t-anywh3re")];
      if (String(words) !== String(nonsense)) wrong.push(`${entity.name}.${field.name}: q: ${words}`);
      for (const refused of [
        ...["", "_neq", "_contains", "_gte", "_isNull"].map((suffix) => query("filter", { [field.name + suffix]: value })),
        query("filter", { [field.name]: [value] }),
        query("sort", [field.name, "ASC"]),
      ]) {
        const { statusCode } = await app.call({ url: `${url}?${refused}`, token: tokens[who] });
        if (statusCode !== 400) wrong.push(`${entity.name}.${field.name}: ${decodeURIComponent(refused)}: ${statusCode}`);
      }
      const file = await app.call({ url: `${url}/export?format=csv&${query("fields", [field.name])}`, token: tokens[who] });
      if (file.statusCode !== 400) wrong.push(`${entity.name}.${field.name}: export: ${file.statusCode}`);
    }
    expect(wrong).toEqual([]);
  });
});
