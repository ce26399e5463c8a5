import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ANY_ENGINE, DEMO_PASSWORD, LOGINS, startApp, type TestApp } from "../../../../tests/helpers/app";
import { rows } from "../../../../tests/helpers/identity";
import { startSmtp, type TestSmtp } from "../../../../tests/helpers/smtp";
import { newId } from "../../../shared/ids";
import type { OwnCompany } from "../shared/companyApi";
import type { SupportCases } from "../shared/supportApi";

const ROLES = ["SUPERADMIN", "ADMINISTRATOR", "OBSERVER", "MODERATOR", "PARTICIPANT"] as const;
type Role = (typeof ROLES)[number];
const KEEPERS: readonly Role[] = ["SUPERADMIN", "ADMINISTRATOR"];
const COMPANY = "/api/account/company";
const CASES = "/api/account/support-cases";
const MESSAGE = "¿Podéis enviarnos la factura de abril?";

const emailOf = (role: Role) => `${role.toLowerCase()}@empresa.test`;

describe.each(ANY_ENGINE)("a company's account on %s", (engine) => {
  let app: TestApp;
  let smtp: TestSmtp;
  let backoffice: string;
  let company: string;
  let spain: string;
  let france: string;
  const tokens = {} as Record<Role, string>;

  const call = (method: "GET" | "POST" | "PUT", url: string, token: string, body?: unknown, headers = {}) =>
    app.call({ method, url, token, headers, ...(body === undefined ? {} : { body }) });
  const read = async (role: Role = "SUPERADMIN"): Promise<OwnCompany> => (await call("GET", COMPANY, tokens[role])).json();
  const change = async (changes: object, role: Role = "SUPERADMIN", version?: number) =>
    call("PUT", COMPANY, tokens[role], { version: version ?? (await read()).version, changes });
  const ask = (body: object = {}, role: Role = "ADMINISTRATOR") =>
    call("POST", CASES, tokens[role], { subject: "BILLING", message: MESSAGE, key: newId(), ...body });
  const casesOf = async (role: Role): Promise<SupportCases["cases"]> => (await call("GET", CASES, tokens[role])).json().cases;
  const forgetAttempts = () => rows(app, "delete from attempt");

  async function employ(role: Role): Promise<string> {
    await rows(
      app,
      `with person as (insert into account (id, email, password_hash)
          select gen_random_uuid(), $3, password_hash from account where email = $4 returning id)
        insert into staff_role (id, space_id, email, name, role, account_id) select $1, $2, $3, $5, $5, id from person`,
      [newId(), company, emailOf(role), LOGINS.client[1], role],
    );
    const body = { email: emailOf(role), password: DEMO_PASSWORD };
    return (await app.call({ method: "POST", url: LOGINS.client[0], body })).json().authToken;
  }

  beforeAll(async () => {
    smtp = await startSmtp();
    app = await startApp({ engine, environment: { SMTP_URL: smtp.url, PUBLIC_URL: "https://panel.example" } });
    backoffice = await app.signIn("backoffice");
    const countries = (await call("GET", "/api/countries?range=[0,299]", backoffice)).json() as { id: string; code: string }[];
    const idOf = (code: string) => countries.find((one) => one.code === code)?.id ?? "";
    [spain, france] = [idOf("ES"), idOf("FR")];
    company = (await call("POST", "/api/companies", backoffice, { name: "Autobuses", country: spain })).json().id;
    for (const role of ROLES) tokens[role] = await employ(role);
  });
  afterAll(async () => {
    await app?.close();
    await smtp?.close();
  });

  test.each(ROLES)("%s: what each call answers", async (role) => {
    await forgetAttempts();
    const isKeeper = KEEPERS.includes(role);
    expect((await call("GET", COMPANY, tokens[role])).statusCode).toBe(isKeeper ? 200 : 403);
    expect((await change({ town: `Madrid ${role}` }, role)).statusCode).toBe(isKeeper ? 200 : 403);
    expect((await read()).town === `Madrid ${role}`).toBe(isKeeper);
    // Whoever works for the company may ask.
    expect((await ask({}, role)).statusCode).toBe(200);
    const [own, ...others] = await casesOf(role);
    expect([own?.message, own?.status, others.length]).toEqual([MESSAGE, "OPEN", 0]);
    expect((await call("POST", `/api/support-cases/${own?.id}/answer`, tokens[role], { answer: "Sí" })).statusCode).toBe(403);
    expect((await call("POST", `/api/support-cases/${own?.id}/close`, tokens[role])).statusCode).toBe(403);
    expect((await call("GET", "/api/support-cases", tokens[role])).statusCode).toBe(403);
    // Companies are the back office's own records all the same.
    expect((await call("GET", `/api/companies/${company}`, tokens[role])).statusCode).toBe(403);
    expect((await call("PUT", `/api/companies/${company}`, tokens[role], { name: "x" })).statusCode).toBe(403);
  });

  test("its administrators write their own company, with its history, and no other field or company", async () => {
    const before = await read();
    expect(before.person).toEqual({ name: "SUPERADMIN", surname: null, email: emailOf("SUPERADMIN"), role: "SUPERADMIN" });
    const answer = await change({ name: " Autobuses Urbanos ", tradeName: "ABU", website: "", phonePrefix: "+34" });
    expect(answer.json()).toMatchObject({
      name: "Autobuses Urbanos",
      tradeName: "ABU",
      website: null,
      version: before.version + 1,
    });
    const [space] = await rows<{ name: string }>(app, "select name from space where id = $1", [company]);
    expect(space?.name).toBe("Autobuses Urbanos");
    const [last] = await rows<{ email: string; changes: object; space_id: string }>(
      app,
      `select email, changes, space_id from audit_log join account on account.id = account_id
        where record_id = $1 order by audit_log.id desc limit 1`,
      [company],
    );
    expect([last?.email, last?.space_id]).toEqual([emailOf("SUPERADMIN"), company]);
    expect(last?.changes).toMatchObject({ name: { from: "Autobuses", to: "Autobuses Urbanos" } });
    for (const changes of [{ timeZone: "Europe/Paris" }, { id: newId() }, { spaceId: newId() }])
      expect((await change(changes)).statusCode).toBe(400);
    const [demo] = await rows<{ name: string }>(app, "select name from company where vat_number = 'ESB12345674'");
    expect(demo?.name).toBe("Demo");
  });

  test("the entity's own rules hold, and what another wrote meanwhile isn't overwritten", async () => {
    expect((await change({ website: "no es una web" })).json().errors).toMatchObject([{ path: "/website" }]);
    expect((await change({ sector: "NOTHING" })).json().errors).toMatchObject([{ path: "/sector" }]);
    expect((await change({ name: "  " })).json().errors).toMatchObject([{ path: "/name" }]);
    const { version } = await read();
    expect((await change({ town: "Gijón" }, "ADMINISTRATOR", version)).statusCode).toBe(200);
    const late = await change({ town: "Oviedo" }, "SUPERADMIN", version);
    expect([late.statusCode, late.json().code, (await read()).town]).toEqual([409, "record.conflict", "Gijón"]);
  });

  test("a VAT number is checked by the country, whoever writes it", async () => {
    const refused = await change({ vatNumber: "B12345670" });
    expect([refused.statusCode, refused.json().errors]).toEqual([
      400,
      [{ path: "/vatNumber", rule: "pattern", message: expect.stringMatching(/dígito de control .*ESB12345674/) }],
    ]);
    expect((await change({ vatNumber: "B12345674" })).statusCode).toBe(200);
    // The country alone makes it wrong.
    expect((await change({ country: france })).json().errors).toMatchObject([{ path: "/vatNumber" }]);
    expect((await change({ country: france, vatNumber: "FR40303265045" })).statusCode).toBe(200);
    const update = (body: object) => call("PUT", `/api/companies/${company}`, backoffice, body);
    expect((await update({ vatNumber: "FR40303265046" })).json().errors).toMatchObject([{ path: "/vatNumber", rule: "pattern" }]);
    expect((await update({ vatNumber: "B12345674", country: spain })).statusCode).toBe(200);
    const create = (body: object) => call("POST", "/api/companies", backoffice, { name: "Otra", ...body });
    expect((await create({ vatNumber: "12345678A", country: spain })).json().errors).toMatchObject([{ path: "/vatNumber" }]);
    expect((await create({ vatNumber: "12345678Z", country: spain })).statusCode).toBe(201);
  });

  test("one that was there before the rule is left alone until it is changed", async () => {
    await rows(app, "update company set vat_number = 'SIN NIF' where id = $1", [company]);
    expect((await change({ town: "Cádiz" })).statusCode).toBe(200);
    expect((await change({ vatNumber: "SIN NIF", town: "Jaén" })).statusCode).toBe(200);
    expect((await change({ vatNumber: "SIN CIF" })).statusCode).toBe(400);
    expect((await change({ vatNumber: null })).statusCode).toBe(200);
  });

  test("what somebody asks is mailed to the back office, answered by mail and in the suite, and closed", async () => {
    await forgetAttempts();
    const key = newId();
    const [made, again] = await Promise.all([ask({ key }), ask({ key })]);
    expect([made.statusCode, again.statusCode]).toEqual([200, 200]);
    const [own, ...before] = await casesOf("ADMINISTRATOR");
    expect(before).toHaveLength(1);
    expect((await ask({ key, message: "Otra cosa distinta" })).json().code).toBe("request.keyReused");
    expect((await ask({ key }, "OBSERVER")).json().code).toBe("request.keyReused");
    // One of each role before, and this one once.
    const mails = await smtp.mailsTo("backoffice@demo.test", ROLES.length + 1);
    const [mail, ...twice] = mails.filter(({ text }) => text?.includes(`/admin/support-cases/${own?.id}`));
    expect(twice).toEqual([]);
    expect(mail?.replyTo).toMatchObject([{ address: emailOf("ADMINISTRATOR") }]);
    expect(mail?.subject).toBe("Autobuses Urbanos: consulta de ADMINISTRATOR (Facturación)");
    expect(mail?.text).toContain(MESSAGE);

    const listed = (await call("GET", `/api/support-cases/${own?.id}`, backoffice)).json();
    expect(listed).toMatchObject({ message: MESSAGE, status: "OPEN" });
    expect(listed).not.toHaveProperty("key");
    const url = `/api/support-cases/${own?.id}`;
    expect((await call("POST", `${url}/answer`, backoffice, { answer: "   " })).statusCode).toBe(400);
    expect((await call("POST", `${url}/answer`, backoffice, { answer: "La tienes en tu correo." })).statusCode).toBe(204);
    const [answer] = await smtp.mailsTo(emailOf("ADMINISTRATOR"));
    expect(answer?.text).toContain("La tienes en tu correo.");
    expect(answer?.text).toContain("https://panel.example/suite/contact");
    expect((await casesOf("ADMINISTRATOR"))[0]).toMatchObject({ status: "ANSWERED", answer: "La tienes en tu correo." });
    expect((await call("POST", `${url}/close`, backoffice)).statusCode).toBe(204);
    expect((await call("POST", `${url}/close`, backoffice)).statusCode).toBe(204);
    expect((await call("POST", `${url}/answer`, backoffice, { answer: "Otra" })).json().code).toBe("account.caseClosed");
    expect((await casesOf("ADMINISTRATOR"))[0]).toMatchObject({ status: "CLOSED", answer: "La tienes en tu correo." });
    const history = (await call("GET", `${url}/history`, backoffice)).json();
    expect(JSON.stringify(history)).toContain("CLOSED");
  });

  test("a study is named by who sees it, and nobody writes without end", async () => {
    await forgetAttempts();
    const study = newId();
    await rows(app, "insert into study (id, space_id, name, type) values ($1, $2, 'Abonos', 'CONSUMER_SURVEY')", [
      study,
      company,
    ]);
    expect((await ask({ study })).statusCode).toBe(200);
    expect((await casesOf("ADMINISTRATOR"))[0]?.study).toEqual({ id: study, name: "Abonos" });
    const [other] = await rows<{ id: string }>(app, "select id from study where space_id <> $1 limit 1", [company]);
    expect((await ask({ study: other?.id })).json().errors).toMatchObject([{ path: "/study" }]);
    const answers = [];
    for (let index = 0; index < 5; index += 1) answers.push((await ask()).statusCode);
    expect(answers).toEqual([200, 200, 200, 200, 429]);
    expect((await ask({}, "OBSERVER")).statusCode).toBe(200);
  });

  test("the demo has a company with full billing data, a question that was answered and one that waits", async () => {
    const client = await app.signIn("client");
    const own: OwnCompany = (await call("GET", COMPANY, client)).json();
    expect(own).toMatchObject({ name: "Demo", vatNumber: "ESB12345674", town: "Madrid", postalCode: "28013" });
    const { cases }: SupportCases = (await call("GET", CASES, client)).json();
    expect(cases.map(({ status }) => status)).toEqual(["OPEN", "ANSWERED"]);
  });
});
