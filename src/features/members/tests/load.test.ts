import readWorkbook from "read-excel-file/node";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { ANY_ENGINE, startApp, type TestApp } from "../../../../tests/helpers/app";
import { demoId } from "../../../../tests/helpers/communities";
import { mailsTo, rows } from "../../../../tests/helpers/identity";
import { callImport, type ImportCall, importAndWait } from "../../../../tests/helpers/imports";

const lines = (...text: readonly string[]) => text.join("\n");
const BY_ID_OR_EMAIL = "mode=upsert&key=id,email";

describe.each(ANY_ENGINE)("members loaded from a file on %s", (engine) => {
  let app: TestApp;
  let token: string;
  let community: string;
  beforeAll(async () => {
    app = await startApp({ engine });
    token = await app.signIn("moderator");
    community = await demoId(app);
  });
  afterAll(() => app.close());

  const preview = async (call: ImportCall) => {
    const answer = await callImport(app, { token, query: `?dryRun=true&${BY_ID_OR_EMAIL}`, ...call });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json();
  };
  const load = (content: string, query = `?${BY_ID_OR_EMAIL}`) => importAndWait(app, { token, content, query });
  const told = ({ faults }: { faults: readonly { row: number; column: string; message: string }[] }) =>
    faults.map(({ row, column, message }) => [row, column, message]);
  const member = async (email: string) =>
    (
      await rows<{ id: string; nickname: string; name: string | null; birth_date: string | null; provisional: boolean }>(
        app,
        `select id, nickname, name, birth_date::text, is_nickname_provisional as provisional from member where email = $1`,
        [email],
      )
    )[0];
  const add = async (nickname: string, values: object = {}) => {
    const body = { nickname, email: `${nickname}@mail.test`, ...values };
    const answer = await app.call({ method: "POST", url: "/api/members", token, body });
    expect(answer.statusCode, answer.body).toBe(201);
    return answer.json() as { id: string; email: string };
  };
  /** Has invitations sent now, and waits until they were. */
  async function invite(): Promise<void> {
    await rows(app, "update scheduled_task set due_at = now() where name = 'invitations'");
    const isDone = async () =>
      (await rows(app, "select 1 from scheduled_task where name = 'invitations' and due_at > now()")).length > 0;
    await expect.poll(isDone, { timeout: 15_000 }).toBe(true);
  }

  describe("are recognised", () => {
    test("by id or by e-mail, row by row, and made where nobody has the address", async () => {
      const [one, two] = [await add("reconocida"), await add("reconocido")];
      const content = lines(
        "Id,Email,Name",
        `${one.id},,Ana`,
        `,${two.email.toUpperCase()},Luis`,
        ",nueva-carga@mail.test,Eva",
        "0193fd0a-7c1e-7000-8000-00000000dead,,Nadie",
        ",,Sin nada",
      );
      const seen = await preview({ content });
      expect(seen).toMatchObject({ rows: 5, valid: 3, created: 1, updated: 2, unchanged: 0 });
      expect(seen.updatedNames).toEqual(["reconocida", "reconocido"]);
      expect(told(seen).map(([row, column]) => [row, column])).toEqual([
        [5, "Id"],
        [6, "Email"],
      ]);
      const { result } = await load(content);
      expect(result).toMatchObject({ created: 1, updated: 2, skipped: 2 });
      expect([(await member(one.email))?.name, (await member(two.email))?.name]).toEqual(["Ana", "Luis"]);
      expect(await member("nueva-carga@mail.test")).toMatchObject({ name: "Eva", provisional: true });
    });

    test("by nothing where the file has neither column", async () => {
      const seen = await preview({ content: lines("Name", "Ana") });
      expect(told(seen)).toEqual([[1, "Identifier", expect.stringContaining("one of “Identifier”, “E-mail” is needed")]]);
      const answer = await callImport(app, { token, query: `?${BY_ID_OR_EMAIL}`, content: lines("Name", "Ana") });
      expect([answer.statusCode, answer.json().code]).toEqual([422, "import.columns"]);
    });

    test("without taking another address for the member of an id", async () => {
      const one = await add("fija");
      const seen = await preview({ content: lines("Id,Email", `${one.id},otra@mail.test`) });
      expect(told(seen)).toEqual([[2, "Email", expect.any(String)]]);
    });
  });

  describe("may give an age", () => {
    test("for a birth date, which then fits it", async () => {
      const content = lines("Email,Age", "edad-37@mail.test,37");
      await load(content);
      const year = new Date().getFullYear() - 37;
      expect((await member("edad-37@mail.test"))?.birth_date).toBe(`${year}-01-01`);
      expect((await load(content)).result).toMatchObject({ updated: 0, unchanged: 1 });
    });

    test("without losing the birth date that has this age", async () => {
      const { email } = await add("exacta", { birthDate: "1980-01-05" });
      const age = new Date().getFullYear() - 1980;
      await load(lines("Email,Age", `${email},${age}`));
      expect((await member(email))?.birth_date).toBe("1980-01-05");
    });

    test.each([
      ["-3,", "The age can't be negative."],
      ["treinta,", "Enter the age in figures, such as 37: this cell holds text."],
      ["30.5,", "Enter the age in figures, such as 37: this cell holds text."],
      ["30,1990-02-03", "Fill in the age or the date in the column “Birth date”, not both."],
      ["12,", "The age has to be over 16."],
    ])("but not %s", async (cells, message) => {
      const seen = await preview({ content: lines("Email,Age,Birth date", `edad@mail.test,${cells}`) });
      expect(told(seen)).toEqual([[2, "Age", message]]);
    });
  });

  test("name what is wrong at its row, with the value and the choices: province, zone beside it, tag, gender, address", async () => {
    await app.call({ method: "POST", url: "/api/tags", token, body: { name: "carga:buena" } });
    const content = lines(
      "Email;Province;Geographic zone;Tags;Gender",
      "f1@mail.test;Sorja;;;",
      "f2@mail.test;Soria;Norte;;",
      "f3@mail.test;;;carga:mala|carga:buena;",
      "no-address;;;;",
      "f5@mail.test;Soria;;carga:buena;",
      "f6@mail.test;;;;Dama",
      "f7@mail.test;;;carga:buena|a!b;",
    );
    const seen = await preview({ content });
    expect(told(seen)).toEqual([
      [2, "Province", expect.stringMatching(/^“Sorja” is no province of the community's country\. They are: .*Soria; .*\.$/)],
      [3, "Geographic zone", expect.stringContaining("not both")],
      [4, "Tags", "There is no such tag: carga:mala. Create it first or correct it in the file."],
      [5, "Email", expect.stringContaining("complete e-mail")],
      [7, "Gender", "Choose one of: Man, Woman."],
      [8, "Tags", expect.stringContaining("“a!b”: A tag has letters")],
    ]);
    expect(seen).toMatchObject({ valid: 1, created: 1 });
  });

  describe("by the specification's calls", () => {
    const call = (method: "GET" | "POST", path: string, body?: object, who = token) =>
      app.call({
        method,
        url: `/client/communities/${community}/${path}`,
        token: who,
        headers: { "accept-language": "en" },
        ...(body ? { body } : {}),
      });
    const ended = async (jobId: string) => {
      const status = async () => (await call("GET", `job/${jobId}/status`)).json();
      await expect.poll(async () => (await status()).state, { timeout: 15_000 }).toMatch(/done|failed/);
      return status();
    };

    test("get templates by province and by zone, with a column for the age", async () => {
      const headings = async (template: string) => {
        const answer = await call("GET", `members/${template}`);
        expect(answer.statusCode, answer.body).toBe(200);
        const [sheet] = await readWorkbook(answer.rawPayload);
        return sheet?.data[0] ?? [];
      };
      const [province, zone] = [await headings("demoExcel/mainAdmin"), await headings("demoExcel/mainAdminMx")];
      expect(province).toEqual(expect.arrayContaining(["Identifier", "E-mail", "Age", "Birth date", "Province"]));
      expect(province).not.toContain("Geographic zone");
      expect(zone).toContain("Geographic zone");
      expect(zone).not.toContain("Province");
      expect(await headings("demoExcel")).toEqual(province);
    });

    test("load a preview without its errors only where that is asked for", async () => {
      const { id } = await preview({ content: lines("Email,Age", "previa-1@mail.test,40", "previa-2@mail.test,-1") });
      expect((await call("GET", `job/${id}/status`)).json()).toMatchObject({ state: "previewed" });
      const refused = await call("POST", `job/${id}/loadPreviewedExcel`, {});
      expect([refused.statusCode, refused.json().code]).toEqual([422, "import.faults"]);
      const answer = await call("POST", `job/${id}/loadPreviewedExcel`, { withErrors: true, invite: false });
      expect(answer.statusCode, answer.body).toBe(200);
      expect(await ended(answer.json().jobId)).toMatchObject({ state: "done", created: 1, skipped: 1 });
      const again = await call("POST", `job/${id}/loadPreviewedExcel`, { withErrors: true });
      expect([again.statusCode, again.json().code]).toEqual([404, "job.notFound"]);
    });

    test("know no other job than one's own load", async () => {
      const { id } = await preview({ content: lines("Email", "ajena@mail.test") });
      const other = await app.signIn("administrator");
      const statuses = [
        await call("GET", "job/nonsense/status"),
        await call("GET", `job/${id}/status`, undefined, other),
        await call("POST", `job/${id}/loadPreviewedExcel`, {}, other),
        await call("POST", `job/${crypto.randomUUID()}/loadPreviewedExcel`, {}),
      ].map((answer) => [answer.statusCode, answer.json().code]);
      expect(statuses).toEqual(Array.from({ length: 4 }, () => [404, "job.notFound"]));
    });

    test("load one file at a time", async () => {
      const { id } = await preview({ content: lines("Email", "segunda@mail.test") });
      await rows(
        app,
        `insert into job (id, account_id, space_id, kind, title, state, payload, exclusive, holder, lease_until)
          select gen_random_uuid(), account_id, $2::uuid, 'import', 'x.csv', 'running', '{}', 'import member ' || $2,
            gen_random_uuid(), now() + interval '1 hour' from import_report where id = $1`,
        [id, community],
      );
      const refused = await call("POST", `job/${id}/loadPreviewedExcel`, {});
      await rows(app, "delete from job where title = 'x.csv'");
      expect([refused.statusCode, refused.json().code]).toEqual([409, "import.running"]);
      expect(refused.json().detail ?? refused.json().title).toContain("already running");
      const started = await call("POST", `job/${id}/loadPreviewedExcel`, {});
      expect(await ended(started.json().jobId)).toMatchObject({ state: "done", created: 1 });
    });
  });

  test("are as many as the company's plan allows", async () => {
    const [{ members } = { members: 0 }] = await rows<{ members: number }>(app, "select count(*)::int as members from member");
    const limit = members + 1;
    await rows(app, "update licence set community_members = $1", [limit]);
    onTestFinished(async () => void (await rows(app, "update licence set community_members = null")));
    const content = lines("Email", "cabe@mail.test", "no-cabe@mail.test");
    const seen = await preview({ content });
    expect(seen).toMatchObject({ valid: 1, created: 1 });
    expect(told(seen)).toEqual([[3, "", expect.stringContaining(`allows ${limit} members`)]]);
    expect((await load(content)).result).toMatchObject({ created: 1, skipped: 1 });
  });

  test("name headings that nothing is known of", async () => {
    const answer = await callImport(app, {
      token,
      query: `?${BY_ID_OR_EMAIL}`,
      content: lines("Email,Zapato", "a@mail.test,42"),
    });
    expect([answer.statusCode, answer.json().code]).toEqual([422, "import.unknownColumns"]);
    expect(answer.json().detail).toContain("Zapato");
  });

  describe("are invited", () => {
    test("as the preview says", async () => {
      const { email } = await add("antigua");
      const content = lines("Email", email, "invitada-1@mail.test", "invitada-2@mail.test");
      expect(await preview({ content })).toMatchObject({
        created: 2,
        unchanged: 1,
        mailed: 2,
        mailedTo: ["invitada-1@mail.test", "invitada-2@mail.test"],
      });
      await load(content);
      await invite();
      expect((await mailsTo(app, "invitada-1@mail.test", 1)).map(({ template }) => template)).toEqual(["invitation"]);
    });

    test("not where that is left out, until somebody invites them", async () => {
      const content = lines("Email", "callada@mail.test");
      const query = `${BY_ID_OR_EMAIL}&mail=false`;
      expect(await preview({ content, query: `?dryRun=true&${query}` })).toMatchObject({ created: 1, mailed: 0, mailedTo: [] });
      await load(content, `?${query}`);
      await load(lines("Email", "sonora@mail.test"));
      await invite();
      expect((await mailsTo(app, "sonora@mail.test", 1)).length).toBe(1);
      expect(await mailsTo(app, "callada@mail.test", 0)).toEqual([]);
    });
  });
});
