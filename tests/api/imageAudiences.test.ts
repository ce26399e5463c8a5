import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { grantOf } from "../../src/schema/accessKeys";
import type { Entity, Field } from "../../src/schema/catalog";
import { fileKindsIn } from "../../src/schema/holdsFiles";
import { quote } from "../../src/server/db/names";
import { fileFields } from "../../src/server/files/fileFields";
import { readMailTheme } from "../../src/server/mail/rendering/mailTheme";
import { ANY_ENGINE, startApp, type TestApp } from "../helpers/app";
import { loadCatalog } from "../helpers/catalog";
import { demoId, otherCommunity } from "../helpers/communities";
import { rows } from "../helpers/identity";
import { uploaded, uploadedFile } from "../helpers/images";
import { createRowSeeder } from "../helpers/personRows";
import { SAMPLE_ADDRESS, sampleValue } from "../helpers/sampleRecord";
import { createSurvey } from "../helpers/surveys";

/**
 * Who sees what each field of images or other files refers to: everybody, who is signed in to the space, who may read the record, or besides
 * these the members whom the record is for.
 */
const AUDIENCES = {
  "activity.files": "members",
  "activity.image": "members",
  "activity.images": "members",
  "activity.raffleImage": "members",
  "activity.videos": "members",
  "chatMessage.image": "readers",
  "comment.images": "readers",
  "community.favicon": "everybody",
  "community.loginImage": "everybody",
  "community.logo": "everybody",
  "communityConfiguration.headerImage": "everybody",
  "communityConfiguration.moderatorImage": "space",
  "communityConfiguration.overlayLogo": "everybody",
  "contract.document": "readers",
  "emailRecord.image": "everybody",
  "member.image": "space",
  "neuroResult.image": "readers",
  "raffle.image": "members",
  "redeemCard.logo": "space",
  "suitePersonalisation.backgroundImage": "everybody",
  "suitePersonalisation.desktopLogo": "everybody",
  "suitePersonalisation.mobileLogo": "everybody",
} as const;

const PEOPLE = [
  "anonymous",
  "member",
  "observer",
  "moderator",
  "administrator",
  "client",
  "backoffice",
  "otherMember",
  "otherAdministrator",
  "otherClient",
] as const;
type Person = (typeof PEOPLE)[number];

const IN_COMMUNITY: readonly Person[] = ["member", "observer", "moderator", "administrator"];
const KEYS = { mainAdmin: ["community:ADMINISTRATOR", "community:MODERATOR", "mainAdmin"], client: ["suite:SUPERADMIN"] };

/** An address in a sample of other files than images. */
const SAMPLE_LINK = /"https:[^"]+"/g;

const catalog = loadCatalog();
const places = [...catalog.entities.values()].flatMap((entity) => fileFields(entity).map((field) => ({ entity, field })));
const nameOf = ({ entity, field }: { readonly entity: Entity; readonly field: Field }) => `${entity.name}.${field.name}`;

test("every field of images or other files says who sees what it refers to", () => {
  expect(places.map(nameOf).toSorted()).toEqual(Object.keys(AUDIENCES));
});

describe.each(ANY_ENGINE)("the image of a field on %s", (engine) => {
  let app: TestApp;
  let tokens: Readonly<Record<Person | "mainAdmin", string>>;
  let home: { readonly communityId: string; readonly companyId: string };
  let seeded: Map<string, Promise<string>>;
  beforeAll(async () => {
    app = await startApp({ engine });
    const other = await otherCommunity(app);
    tokens = {
      anonymous: "",
      member: await app.signIn("member"),
      observer: await app.signIn("observer"),
      moderator: await app.signIn("moderator"),
      administrator: await app.signIn("administrator"),
      mainAdmin: await app.signIn("mainAdmin"),
      client: await app.signIn("client"),
      backoffice: await app.signIn("backoffice"),
      otherMember: other.member,
      otherAdministrator: other.administrator,
      otherClient: other.client,
    };
    const communityId = await demoId(app);
    const [space] = await rows<{ id: string }>(app, "select parent_id as id from space where id = $1", [communityId]);
    home = { communityId, companyId: space?.id ?? "" };
    seeded = new Map();
  });
  afterAll(() => app.close());
  beforeEach(() => rows(app, "delete from attempt"));

  const as = (token: string) => (token ? { token } : {});
  const statusFor = async (url: string, who: Person | "mainAdmin") => (await app.call({ url, ...as(tokens[who]) })).statusCode;
  const seers = async (url: string) => {
    const statuses = await Promise.all(PEOPLE.map((who) => statusFor(url, who)));
    return PEOPLE.filter((_, place) => statuses[place] === 200);
  };

  /** One record of each entity, past the API: operations alone write some. */
  function recordOf(entity: Entity): Promise<string> {
    const { communityId, companyId } = home;
    const person = { id: "", spaceId: communityId, companyId, canary: "canary", date: "1990-01-01" };
    const found = seeded.get(entity.name) ?? createRowSeeder(app).insert(entity, person, new Map());
    seeded.set(entity.name, found);
    return found;
  }

  /** Who puts the image up, and writes it where the API lets them. */
  function uploaderOf(entity: Entity): "mainAdmin" | "client" {
    return entity.scope === "company" ? "client" : "mainAdmin";
  }

  async function write(entity: Entity, field: Field, url: string | null): Promise<void> {
    const id = await recordOf(entity);
    const sample = JSON.stringify(sampleValue(field, 1, new Map()) ?? "");
    const value = url === null ? null : JSON.parse(sample.replaceAll(SAMPLE_ADDRESS, url).replaceAll(SAMPLE_LINK, `"${url}"`));
    const body = { [field.name]: value === "" || typeof value === "string" ? url : value };
    const uploader = uploaderOf(entity);
    if (!entity.isOperationsOnly && grantOf(entity, KEYS[uploader], "update")) {
      const at = `/api/${entity.resource}/${id}`;
      const answer = await app.call({ method: "PUT", url: at, token: tokens[uploader], body });
      expect(answer.statusCode, `${nameOf({ entity, field })}: ${answer.body}`).toBe(200);
      return;
    }
    const stored = field.kind.column === "text" ? url : JSON.stringify(body[field.name]);
    await rows(app, `update ${quote(entity.table)} set ${quote(field.column)} = $2 where id = $1`, [id, stored]);
    await rows(app, "update file set state = 'ATTACHED', entity = $2, record_id = $3, field = $4 where id = $1", [
      url?.split("/").at(-1),
      entity.name,
      id,
      field.name,
    ]);
  }

  /** Who gets the record itself with this field. */
  async function readersOf(entity: Entity, field: Field): Promise<readonly Person[]> {
    const url = `/api/${entity.resource}/${await recordOf(entity)}`;
    const answers = await Promise.all(PEOPLE.map((who) => app.call({ url, ...as(tokens[who]) })));
    return PEOPLE.filter((_, place) => answers[place]?.statusCode === 200 && field.name in (answers[place]?.json() ?? {}));
  }

  test.each(places.map((place) => [nameOf(place), place] as const))("%s", async (name, { entity, field }) => {
    const uploader = uploaderOf(entity);
    const [kind] = fileKindsIn(field.schema);
    const url =
      kind === "image"
        ? await uploaded(app, tokens[uploader], { isWhole: false })
        : await uploadedFile(app, tokens[uploader], kind === "video" ? "video" : "file");
    expect(await seers(url)).toEqual(uploader === "client" ? ["client"] : []);
    expect(await statusFor(url, uploader)).toBe(200);
    await write(entity, field, url);
    const audience = AUDIENCES[name as keyof typeof AUDIENCES];
    const readers = await readersOf(entity, field);
    const space = PEOPLE.filter((who) => IN_COMMUNITY.includes(who) || readers.includes(who));
    const own = uploader === "client" ? ["client"] : [];
    const reading = PEOPLE.filter((who) => readers.includes(who) || own.includes(who));
    // The row is of an activity that members don't see yet; whom it is for is looked at below.
    const expected = { everybody: PEOPLE, space, readers: reading, members: reading };
    expect([name, await seers(url)]).toEqual([name, expected[audience]]);
    const { headers } = await app.call({ url, token: tokens[uploader] });
    expect(headers["cache-control"]).toMatch(audience === "everybody" ? /^public, max-age=\d+$/ : /^private, max-age=\d+$/);
  });

  test("of an activity is for the members whom it is for, from the moment that they see it, and what is in it after its prerequisites", async () => {
    const [draft, first] = [await createSurvey(app, tokens.moderator), await createSurvey(app, tokens.moderator)];
    const fields = ["image", "raffleImage", "images"] as const;
    const urls = await Promise.all(fields.map(() => uploaded(app, tokens.moderator, { isWhole: false })));
    const [image, raffleImage, inside] = urls;
    const body = { image, raffleImage, images: [{ image: inside }] };
    const put = await app.call({ method: "PUT", url: `/api/activities/${draft}`, token: tokens.moderator, body });
    expect([put.statusCode, put.body]).toEqual([200, expect.any(String)]);
    const memberGets = () => Promise.all(urls.map((url) => statusFor(url, "member")));
    const set = (sql: string, values: readonly unknown[] = []) =>
      rows(app, `update activity set ${sql} where id = $1`, [draft, ...values]);
    expect(await memberGets()).toEqual([404, 404, 404]);
    await set("status = 'ACTIVE', starts_at = now() - interval '1 hour'");
    expect(await memberGets()).toEqual([200, 200, 200]);
    await set("visibility = 'PRIVATE'");
    expect(await memberGets()).toEqual([404, 404, 404]);
    await set("visibility = 'PUBLIC', status = 'BLOCKED'");
    expect(await memberGets()).toEqual([404, 404, 404]);
    await set("status = 'ACTIVE'");
    const prerequisite = { prerequisites: [first] };
    await rows(app, "update activity set status = 'ACTIVE', starts_at = now() - interval '1 hour' where id = $1", [first]);
    expect(
      (await app.call({ method: "PUT", url: `/api/activities/${draft}`, token: tokens.moderator, body: prerequisite }))
        .statusCode,
    ).toBe(200);
    expect(await memberGets()).toEqual([200, 200, 404]);
    for (const who of ["anonymous", "otherMember", "client"] as const)
      expect(await Promise.all(urls.map((url) => statusFor(url, who))), who).toEqual([404, 404, 404]);
  });

  test.each([
    ["a community", "community.logo"],
    ["a company", "suitePersonalisation.desktopLogo"],
  ] as const)("in the mails of %s is everybody's", async (_, name) => {
    const place = places.find((one) => nameOf(one) === name);
    if (!place) throw new Error(name);
    const url = await uploaded(app, tokens[uploaderOf(place.entity)]);
    await write(place.entity, place.field, url);
    const isCompany = place.entity.name === "suitePersonalisation";
    const [row] = await rows<{ spaceId: string }>(
      app,
      `select space_id as "spaceId" from ${quote(place.entity.table)} where id = $1`,
      [await recordOf(place.entity)],
    );
    expect(row?.spaceId).toBe(home.companyId);
    if (!isCompany) await rows(app, "update community set logo = $2 where id = $1", [home.communityId, url]);
    const { logo } = await readMailTheme(app.database.kysely, isCompany ? home.companyId : home.communityId);
    expect([logo, await statusFor(url, "anonymous")]).toEqual([url, 200]);
  });
});
