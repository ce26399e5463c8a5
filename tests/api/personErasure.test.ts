import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { personalRows } from "../../src/server/api/rest/person/personalRows";
import { boot } from "../../src/server/boot";
import { sweepOutbox } from "../../src/server/mail/outbox/sweepOutbox";
import { readConfig } from "../../src/server/platform/config";
import { createLocalFileStore } from "../../src/server/platform/storage/fileStore";
import { newId } from "../../src/shared/ids";
import { DEMO_PASSWORD, ENGINES, startApp, type TestApp } from "../helpers/app";
import { type EnteredPerson, enterPerson } from "../helpers/enterPerson";
import { GOOD_PASSWORD, joinByInvitation, rows } from "../helpers/identity";
import { importAndWait } from "../helpers/imports";
import { createRowSeeder } from "../helpers/personRows";
import { ROOT } from "../helpers/root";
import { publishedSurvey } from "../helpers/surveys";
import { findTraces } from "../helpers/traces";

/** Born before anybody of the demo, and with words too long to stand in an id or a hash by chance. */
const ZENOBIA = {
  email: "zenobia.quill@mail.test",
  nickname: "Zorzalita",
  name: "Zenobia",
  surname: "Quillfeather",
  phone: "+34 699 123 456",
  birthDate: "1931-06-05",
  canary: "zq9canary",
} as const;
const WORDS = [...Object.values(ZENOBIA), "34699123456"];

describe.each(ENGINES)("what there is of a person, on %s", (engine) => {
  let app: TestApp;
  let moderator: string;
  let activity: string;
  beforeAll(async () => {
    app = await startApp({ engine });
    moderator = await app.signIn("moderator");
    activity = await publishedSurvey(app, moderator);
  });
  afterAll(() => app.close());

  let made: ReturnType<typeof createRowSeeder> | undefined;
  const seeder = () => {
    made ??= createRowSeeder(app);
    return made;
  };
  const files = () => createLocalFileStore(join(app.dataDir, "files"));
  const results = async () => (await app.call({ url: `/api/activities/${activity}/results`, token: moderator })).json();
  const remove = (id: string, token: string, password = GOOD_PASSWORD) =>
    app.call({ method: "DELETE", url: `/experienceLabs/${id}/userAccount`, token, body: { password } });
  const isForgotten = async () => {
    await expect.poll(() => rows(app, "select id from forgetting"), { timeout: 10_000 }).toEqual([]);
  };

  /** An uploaded file of the person, with bytes that tell who it is. */
  async function upload(person: EnteredPerson, values: Readonly<Record<string, unknown>>): Promise<string> {
    const id = newId();
    await files().write(id, Buffer.from(`${person.canary} ${person.email}`));
    const file = { id, space_id: person.spaceId, name: `${person.canary}.png`, media_type: "image/png", size: 9, ...values };
    const columns = Object.keys(file);
    await rows(
      app,
      `insert into file (${columns.join(", ")}) values (${columns.map((_, index) => `$${index + 1}`).join(", ")})`,
      Object.values(file),
    );
    return id;
  }

  /** A complete response with closed, open and uploaded answers. */
  async function answerSurvey(person: EnteredPerson): Promise<void> {
    const [version] = await rows<{ id: string; questionnaire: string }>(
      app,
      `select v.id, v.questionnaire from questionnaire_version v
        join activity a on a.questionnaire = v.questionnaire where a.id = $1`,
      [activity],
    );
    const response = newId();
    await rows(
      app,
      `insert into response (id, space_id, questionnaire, questionnaire_version, member, channel, state, completed_at)
        values ($1, $2, $3, $4, $5, 'member', 'complete', now())`,
      [response, person.spaceId, version?.questionnaire, version?.id, person.id],
    );
    const photo = await upload(person, { purpose: "answer", entity: "response", record_id: response, field: "photo" });
    const answers: readonly (readonly [string, unknown, string | null])[] = [
      ["one", "a", `${person.canary} as well`],
      ["several", ["a", "b"], null],
      ["points", 4, null],
      ["age", 39, null],
      ["words", `I am ${person.canary}`, null],
      ["grid", { a: "b" }, null],
      ["photo", [{ name: `${person.canary}.png`, type: "image/png", content: `/files/${photo}` }], null],
    ];
    for (const [questionId, value, comment] of answers)
      await rows(
        app,
        `insert into answer (id, space_id, response, questionnaire_version, question_id, value, comment, saved_at)
          values ($1, $2, $3, $4, $5, $6::jsonb, $7, now())`,
        [newId(), person.spaceId, response, version?.id, questionId, JSON.stringify(value), comment],
      );
  }

  /** What the platform, and others, keep about the person beside the records. */
  async function leaveTraces(person: EnteredPerson, words: Readonly<Record<keyof typeof ZENOBIA, string>>): Promise<void> {
    const { id, spaceId, accountId } = person;
    const [staff] = await rows<{ account_id: string }>(app, "select account_id from staff_role where email = $1", [
      "moderator@demo.test",
    ]);
    const staffId = staff?.account_id;
    const photo = await upload(person, { purpose: "photo", uploader_id: accountId, entity: "member", record_id: id });
    await rows(app, "update member set image = $2, observations = $3, tags = $4 where id = $1", [
      id,
      `/files/${photo}`,
      words.canary,
      [words.canary],
    ]);
    const note = JSON.stringify({ email: words.email, nickname: words.nickname, note: `${words.name} ${words.surname}` });
    const draft = "insert into draft (id, account_id, space_id, key, data) values ($1, $2, $3, $4, $5)";
    await rows(app, draft, [newId(), staffId, spaceId, `form:member:${id}`, note]);
    await rows(app, draft, [newId(), staffId, spaceId, "form:invitation:new", note]);
    await rows(app, draft, [newId(), accountId, spaceId, "form:comment:new", JSON.stringify({ text: words.canary })]);
    await rows(
      app,
      "insert into saved_view (id, space_id, name, resource, settings, account_id) values ($1, $2, $3, 'members', $4, $5)",
      [newId(), spaceId, `All of ${words.email}`, note, staffId],
    );
    const job = newId();
    await rows(
      app,
      `insert into job (id, space_id, account_id, kind, title, state, payload, result)
        values ($1, $2, $3, 'import', $4, 'done', $5, $5)`,
      [job, spaceId, staffId, `${words.email}.csv`, note],
    );
    await rows(app, "insert into import_report (id, account_id) values ($1, $2)", [job, staffId]);
    const fault = JSON.stringify([{ row: 2, message: `${words.email} is there already` }]);
    await rows(app, "insert into import_fault (report_id, position, faults) values ($1, 1, $2)", [job, fault]);
    await upload(person, { purpose: "import", uploader_id: staffId, entity: "member", name: "members.csv" });
    await rows(app, "insert into idempotency_key (account_id, key, request_hash, status, body) values ($1, $2, 'x', 201, $3)", [
      staffId,
      `key-${id}`,
      note,
    ]);
    const outbox = `insert into outbox (id, channel, space_id, recipient, subject, text, content, status, template)
      values ($1, $2, $3, $4, $5, $6, $7, $8, 'x')`;
    const prose = `${words.name} ${words.surname} (${words.nickname}) wrote to you`;
    const content = JSON.stringify({ paragraphs: [prose] });
    await rows(app, outbox, [newId(), "mail", spaceId, "carla@mail.test", prose, prose, content, "SENT"]);
    await rows(app, outbox, [newId(), "sms", spaceId, "+34699123456", null, "Your code is 123456", null, "SENT"]);
    await rows(app, outbox, [newId(), "mail", null, words.email, "Reset", prose, content, "SENT"]);
    await rows(
      app,
      "insert into code (id, purpose, account_id, space_id, secret_hash, data, expires_at) values ($1, 'x', $2, $3, $4, $5, now())",
      [newId(), accountId, spaceId, Buffer.from(id), note],
    );
    await rows(
      app,
      "insert into record_lock (entity, record_id, space_id, account_id, holder, name, expires_at) values ('tag', $1, $2, $3, 'x', $4, now())",
      [newId(), spaceId, accountId, words.name],
    );
    await rows(app, "insert into second_factor (id, account_id, kind, label, secret) values ($1, $2, 'sms', $3, $4)", [
      newId(),
      accountId,
      words.phone,
      Buffer.from(words.phone),
    ]);
    await rows(
      app,
      "insert into audit_log (space_id, account_id, action, entity, record_id, changes, personal) values ($1, $2, 'delete', 'invitation', $3, '{}', $4)",
      [spaceId, staffId, newId(), note],
    );
    await rows(
      app,
      `insert into email_record (id, space_id, subject, "to", "from", content) values ($1, $2, 'News', $3, 'a@b.test', $4)`,
      [newId(), spaceId, [words.email, "carla@mail.test"], `Welcome ${words.name} ${words.surname}`],
    );
    await app.call({ method: "POST", url: "/api/invitations", token: moderator, body: { email: words.email, name: words.name } });
    await answerSurvey(person);
    await seeder().seedAll(person);
    // Through the queue as well: a table that names the person among others, and comes with a fault.
    const table = `Email;Nickname;Name\nother-${words.nickname}@mail.test;x@y;${words.name}\n${words.email};${words.nickname};${words.name}\n`;
    await importAndWait(app, { resource: "members", token: await app.signIn("administrator"), name: "m.csv", content: table });
  }

  const LEDGER = `select coalesce(sum(amount), 0)::int as sum, count(*)::int as count from ledger_transfer`;

  test("is nowhere once its owner has deleted the account, and all the others' is where it was", async () => {
    const zenobia = await enterPerson(app, ZENOBIA);
    const twin = { ...ZENOBIA, email: "twin@mail.test", nickname: "Gemela", phone: "+34 688 000 111", surname: "Otra" };
    const other = await enterPerson(app, { ...twin, name: "Gabriela", birthDate: "1977-01-02", canary: "otherhalf" });
    await leaveTraces(zenobia, ZENOBIA);
    await seeder().seedAll(other);
    await answerSurvey(other);
    const before = await findTraces(app, WORDS);
    for (const word of Object.values(ZENOBIA)) expect(before.some((trace) => trace.endsWith(`: ${word}`))).toBe(true);
    const kept = (await findTraces(app, ["otherhalf", "twin@mail.test", "Gemela"])).toSorted();
    const [ledger, counted] = [await rows(app, LEDGER), await results()];

    expect((await remove(zenobia.spaceId, zenobia.token)).statusCode).toBe(204);
    await isForgotten();
    // The farewell to the owner says whose account it was, and stays for a day.
    const [farewell] = await rows<{ text: string }>(app, "select text from outbox where template = 'accountDeleted'");
    expect(farewell?.text).toContain(ZENOBIA.email);
    await rows(
      app,
      "update outbox set created_at = created_at - interval '2 days', status = 'SENT' where template = 'accountDeleted'",
    );
    await sweepOutbox(app.database.kysely);

    expect(await findTraces(app, WORDS)).toEqual([]);
    expect((await findTraces(app, ["otherhalf", "twin@mail.test", "Gemela"])).toSorted()).toEqual(kept);
    expect(await rows(app, LEDGER)).toEqual(ledger);
    const own = await rows(app, "select id from ledger_transfer where member = $1", [zenobia.id]);
    expect(own.length).toBeGreaterThan(0);
    const [member] = await rows<{ status: string; account_id: string | null }>(app, "select * from member where id = $1", [
      zenobia.id,
    ]);
    expect(member).toMatchObject({ status: "INACTIVE", account_id: null });
    const closed = ["one", "several", "points", "age", "grid"];
    const countsOf = (all: { questions: { id: string; base: number; counts: unknown }[] }) =>
      all.questions.filter(({ id }) => closed.includes(id)).map(({ id, base, counts }) => ({ id, base, counts }));
    expect(countsOf(await results())).toEqual(countsOf(counted));
    expect((await app.call({ url: "/api/session", token: zenobia.token })).statusCode).toBe(204);
    expect((await app.call({ url: "/api/session", token: other.token })).statusCode).toBe(200);
  });

  test("has a row in every entity with members' data when it is looked for", () => {
    const { catalog } = seeder();
    const member = catalog.entities.get("member");
    const names = member ? personalRows(catalog, member).map(({ entity }) => entity.name) : [];
    // An entity with personal values and a reference to a member, but without `person`, would be overlooked.
    const leading = [...catalog.entities.values()].filter(({ fields }) => {
      const all = [...fields.values()];
      return all.some(({ isPersonal }) => isPersonal) && all.some(({ reference }) => reference?.entity === "member");
    });
    expect(leading.filter(({ name }) => !names.includes(name)).map(({ name }) => name)).toEqual([]);
    expect(names).toEqual(expect.arrayContaining(["answer", "transcript", "comment", "ledgerTransfer", "member"]));
  });

  test("goes as well when staff erase the member, whose sessions end at once", async () => {
    const words = {
      ...ZENOBIA,
      email: "yolanda@mail.test",
      nickname: "Yolandita",
      name: "Yolanda",
      surname: "Xirau",
      canary: "yolandacanary",
    };
    const yolanda = await enterPerson(app, { ...words, phone: "+34 677 222 333", birthDate: "1931-03-04" });
    await upload(yolanda, { purpose: "photo", uploader_id: yolanda.accountId, entity: "member", record_id: yolanda.id });
    await answerSurvey(yolanda);
    const token = await app.signIn("administrator");
    const url = `/api/members/${yolanda.id}/erasure`;
    expect((await app.call({ method: "POST", url, token })).statusCode).toBe(200);
    expect((await app.call({ url: "/experienceLabs/demo/userData", token: yolanda.token })).statusCode).toBe(401);
    await isForgotten();
    expect(await findTraces(app, ["yolanda@mail.test", "Yolandita", "Xirau", "yolandacanary", "1931-03-04"])).toEqual([]);
  });

  test("stays of an account's other roles; the member's sessions alone end", async () => {
    const { authToken, space } = await joinByInvitation(app, "observer@demo.test", { password: DEMO_PASSWORD });
    const staff = await app.signIn("observer");
    const [member] = await rows<{ id: string }>(app, "select id from member where email = 'observer@demo.test'");
    const url = `/api/members/${member?.id}/erasure`;
    const answer = await app.call({ method: "POST", url, token: await app.signIn("administrator") });
    expect([answer.statusCode, space.id.length]).toEqual([200, 36]);
    await isForgotten();
    expect((await app.call({ url: "/api/session", token: authToken })).statusCode).toBe(204);
    expect((await app.call({ url: "/api/session", token: staff })).statusCode).toBe(200);
    expect(await rows(app, "select 1 from staff_role where email = 'observer@demo.test'")).toHaveLength(1);
    expect(await rows(app, "select 1 from account where email = 'observer@demo.test'")).toHaveLength(1);
  });

  test("lets nobody take somebody else's file along", async () => {
    const thief = await enterPerson(app, { ...ZENOBIA, email: "thief@mail.test", nickname: "Urraca", phone: "+34 655 111 222" });
    const id = newId();
    await files().write(id, Buffer.from("precious"));
    await rows(
      app,
      "insert into file (id, space_id, name, media_type, size, purpose, uploader_id) values ($1, $2, 'x', 'image/png', 8, 'photo', $3)",
      [id, thief.spaceId, newId()],
    );
    await rows(app, "update member set image = $2 where id = $1", [thief.id, `/files/${id}`]);
    expect((await remove(thief.spaceId, thief.token)).statusCode).toBe(204);
    await isForgotten();
    expect(await rows(app, "select id from file where id = $1", [id])).toHaveLength(1);
    expect(await findTraces(app, ["precious"])).toEqual(["files: precious"]);
  });
});

describe("a crash between the erasure and the end of its files", () => {
  test("leaves a note that the next start goes by", async () => {
    const app = await startApp();
    const store = createLocalFileStore(join(app.dataDir, "files"));
    const [space] = await rows<{ id: string }>(app, "select id from community where origin = 'demo'");
    const id = newId();
    await store.write(id, Buffer.from("left behind"));
    await rows(app, "insert into forgetting (id, space_id, file_ids) values ($1, $2, $3)", [
      newId(),
      space?.id,
      JSON.stringify([id]),
    ]);
    expect(await findTraces(app, ["left behind"])).toEqual(["files: left behind"]);
    const config = readConfig({ DATA_DIR: app.dataDir, DEMO: "0", LOG_LEVEL: "fatal" });
    const next = await boot({ config, root: ROOT, database: app.database });
    await next.app.ready();
    await expect.poll(() => rows(app, "select id from forgetting"), { timeout: 10_000 }).toEqual([]);
    expect(await findTraces(app, ["left behind"])).toEqual([]);
    await next.close();
    await app.close();
  });
});
