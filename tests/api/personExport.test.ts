import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { personalRows } from "../../src/server/api/rest/person/personalRows";
import { newId } from "../../src/shared/ids";
import { ANY_ENGINE, startApp, type TestApp } from "../helpers/app";
import { type EnteredPerson, enterPerson } from "../helpers/enterPerson";
import { rows } from "../helpers/identity";
import { createRowSeeder } from "../helpers/personRows";
import { publishedSurvey } from "../helpers/surveys";

const ANA = {
  email: "ana.export@mail.test",
  nickname: "Anadecampo",
  name: "Anabel",
  surname: "Exportada",
  phone: "+34 611 222 333",
  birthDate: "1985-02-03",
  canary: "anascanary",
};
const EVA = {
  email: "eva.export@mail.test",
  nickname: "Evadentro",
  name: "Evarista",
  surname: "Importada",
  phone: "+34 622 333 444",
  birthDate: "1984-09-10",
  canary: "evascanary",
};

interface PersonDocument {
  readonly email: string;
  readonly records: readonly {
    readonly entity: string;
    readonly title: string;
    readonly fields: Readonly<Record<string, string>>;
    readonly records: readonly Readonly<Record<string, unknown>>[];
  }[];
  readonly answers: readonly Readonly<Record<string, unknown>>[];
  readonly files: readonly { readonly name: string; readonly url: string }[];
  readonly mails: readonly Readonly<Record<string, unknown>>[];
  readonly sessions: readonly Readonly<Record<string, unknown>>[];
}

describe.each(ANY_ENGINE)("a member's own data, on %s", (engine) => {
  let app: TestApp;
  let ana: EnteredPerson;
  let seeder: ReturnType<typeof createRowSeeder>;
  beforeAll(async () => {
    app = await startApp({ engine });
    seeder = createRowSeeder(app);
    const activity = await publishedSurvey(app, await app.signIn("moderator"));
    ana = await enterPerson(app, ANA);
    const eva = await enterPerson(app, EVA);
    for (const person of [ana, eva]) {
      await answer(person, activity);
      await seeder.seedAll(person);
    }
    const many = [ana.email, eva.email];
    await rows(
      app,
      `insert into email_record (id, space_id, subject, "to", "from", content) values ($1, $2, 'To all', $3, 'a@b.test', 'Hello')`,
      [newId(), ana.spaceId, many],
    );
  });
  afterAll(() => app.close());
  beforeEach(() => rows(app, "delete from attempt"));

  async function answer(person: EnteredPerson, activity: string): Promise<void> {
    const [version] = await rows<{ id: string; questionnaire: string }>(
      app,
      "select v.id, v.questionnaire from questionnaire_version v join activity a on a.questionnaire = v.questionnaire where a.id = $1",
      [activity],
    );
    const response = newId();
    await rows(
      app,
      "insert into response (id, space_id, questionnaire, questionnaire_version, member, channel) values ($1, $2, $3, $4, $5, 'member')",
      [response, person.spaceId, version?.questionnaire, version?.id, person.id],
    );
    const file = newId();
    await rows(
      app,
      `insert into file (id, space_id, name, media_type, size, purpose, entity, record_id, field)
        values ($1, $2, $3, 'image/png', 9, 'answer', 'response', $4, 'photo')`,
      [file, person.spaceId, `${person.canary}.png`, response],
    );
    for (const [question, value] of [
      ["one", "a"],
      ["words", `I am ${person.canary}`],
    ])
      await rows(
        app,
        `insert into answer (id, space_id, response, questionnaire_version, question_id, value, saved_at)
          values ($1, $2, $3, $4, $5, $6::jsonb, now())`,
        [newId(), person.spaceId, response, version?.id, question, JSON.stringify(value)],
      );
  }

  const ask = (id: string, token?: string, language = "en") =>
    app.call({
      url: `/experienceLabs/${id}/personalData`,
      headers: { "accept-language": language },
      ...(token ? { token } : {}),
    });

  test("come as a file, with every entity that holds them and the fields' names in words", async () => {
    const answered = await ask(ana.spaceId, ana.token);
    expect(answered.statusCode, answered.body).toBe(200);
    expect(answered.headers["content-disposition"]).toMatch(/^attachment; filename="personal-data-\d{4}-\d\d-\d\d\.json"$/);
    const data = answered.json<PersonDocument>();
    const member = seeder.catalog.entities.get("member");
    const all = member ? personalRows(seeder.catalog, member).map(({ entity }) => entity.name) : [];
    // Whoever asked to be told that LABs can be redeemed may have been told by now, and is no row any more.
    const lasting = (name: string) => name !== "answer" && name !== "redeemReminder";
    const filled = data.records.filter(({ records }) => records.length > 0).map(({ entity }) => entity);
    expect(filled.filter(lasting).toSorted()).toEqual(all.filter(lasting).toSorted());
    for (const { entity, fields, records } of data.records) {
      const own = seeder.catalog.entities.get(entity);
      const personal = [...(own?.fields.values() ?? [])].filter((field) => field.isPersonal && !field.isHidden);
      for (const { name } of personal) {
        expect(fields[name], `${entity}.${name}`).toEqual(expect.any(String));
        expect(records[0], `${entity}.${name}`).toHaveProperty(name);
      }
    }
    const profile = data.records.find(({ entity }) => entity === "member");
    expect(profile).toMatchObject({
      fields: { birthDate: "Birth date" },
      records: [{ birthDate: "1985-02-03", name: "Anabel" }],
    });
    const french = (await ask(ana.spaceId, ana.token, "fr")).json<PersonDocument>();
    expect(french.records.find(({ entity }) => entity === "member")?.fields.birthDate).toBe("Date de naissance");
  });

  test("hold answers with their questions, files, mails and sessions, and no secret", async () => {
    const answered = await ask(ana.spaceId, ana.token);
    const data = answered.json<PersonDocument>();
    expect(data.answers).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ survey: "Test survey", question: "one?", value: "a", options: { a: "A in English" } }),
        expect.objectContaining({ question: "words?", value: "I am anascanary" }),
      ]),
    );
    expect(data.files).toEqual([expect.objectContaining({ name: "anascanary.png", url: expect.stringMatching(/^\/files\//) })]);
    expect(data.mails).toEqual(expect.arrayContaining([expect.objectContaining({ subject: "To all", text: "Hello" })]));
    expect(data.mails.length).toBeGreaterThan(1);
    expect(data.sessions).toHaveLength(1);
    expect(answered.body).not.toContain(ana.token);
    const hidden = await rows<{ password_hash: string }>(app, "select password_hash from account where id = $1", [ana.accountId]);
    expect(answered.body).not.toContain(hidden[0]?.password_hash);
    expect(answered.body).not.toMatch(/https?:\/\/\S+\/signup\//);
  });

  test("hold nothing of anybody else", async () => {
    const { body } = await ask(ana.spaceId, ana.token);
    for (const word of Object.values(EVA)) expect(body).not.toContain(word);
  });

  test("are read page by page, all of them", async () => {
    const [one] = await rows<{ activity: string }>(app, "select activity from comment where member = $1", [ana.id]);
    await rows(
      app,
      `insert into comment (id, space_id, activity, member, text)
        select gen_random_uuid(), $1, $2, $3, 'comment ' || n from generate_series(1, 1200) n`,
      [ana.spaceId, one?.activity, ana.id],
    );
    const data = (await ask(ana.spaceId, ana.token)).json<PersonDocument>();
    const texts = data.records.find(({ entity }) => entity === "comment")?.records.map(({ text }) => text);
    expect(new Set(texts).size).toBe(1_201);
  });

  test("are the member's alone, five times an hour", async () => {
    expect((await ask(ana.spaceId)).statusCode).toBe(401);
    expect((await ask(ana.spaceId, await app.signIn("moderator"))).statusCode).toBe(403);
    expect((await ask(newId(), ana.token)).statusCode).toBe(404);
    for (let count = 0; count < 5; count += 1) expect((await ask(ana.spaceId, ana.token)).statusCode).toBe(200);
    const refused = await ask(ana.spaceId, ana.token);
    expect([refused.statusCode, refused.json().code]).toEqual([429, "auth.tooManyAttempts"]);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  });
});
