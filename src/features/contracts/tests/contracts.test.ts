import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DEMO_PASSWORD, ENGINES, LOGINS, startApp, type TestApp } from "../../../../tests/helpers/app";
import { otherCommunity } from "../../../../tests/helpers/communities";
import { rows } from "../../../../tests/helpers/identity";
import { mailsTo, mailTo } from "../../../../tests/helpers/outbox";
import { employSuitePeople, type SuitePerson } from "../../../../tests/helpers/selectedSides";

const AT_ONCE = 20;
const PDF = Buffer.from("%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n");
const HASH = createHash("sha256").update(PDF).digest("hex");

/** A form with one file. */
function formOf(content: Buffer, name: string, type = "application/pdf") {
  const boundary = "----contract";
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`;
  return {
    payload: Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
  };
}

describe.each(ENGINES)("contracts on %s", (engine) => {
  let app: TestApp;
  let backoffice: string;
  let client: string;
  let company: string;
  let others: Record<SuitePerson, string>;
  let numbers = 0;

  beforeAll(async () => {
    app = await startApp({ engine });
    [backoffice, client] = await Promise.all([app.signIn("backoffice"), app.signIn("client")]);
    const [space] = await rows<{ id: string }>(app, "select id from space where kind = 'company'");
    company = space?.id ?? "";
    await rows(app, "delete from licence");
    others = await employSuitePeople(app, company, []);
  });
  afterAll(() => app.close());

  async function employAdministrator(): Promise<string> {
    const email = "administrator@contracts.test";
    await rows(
      app,
      `with person as (insert into account (id, email, password_hash)
          select gen_random_uuid(), $2, password_hash from account where email = $3 returning id)
        insert into staff_role (id, space_id, email, name, role, account_id)
        select gen_random_uuid(), $1, $2, 'Alba', 'ADMINISTRATOR', id from person`,
      [company, email, LOGINS.client[1]],
    );
    const body = { email, password: DEMO_PASSWORD };
    return (await app.call({ method: "POST", url: LOGINS.client[0], body })).json().authToken;
  }
  const get = (url: string, token: string) => app.call({ url, token });
  const post = (url: string, token: string, body?: object) => app.call({ method: "POST", url, token, ...(body ? { body } : {}) });
  const codeOf = (answer: { statusCode: number; json: () => { code: string } }) => [answer.statusCode, answer.json().code];
  const move = (id: string, name: string, token = backoffice, body?: object) => post(`/api/contracts/${id}/${name}`, token, body);
  const read = async (id: string, token = backoffice) => (await get(`/api/contracts/${id}`, token)).json();
  const upload = (id: string, content = PDF, name = "Contrato.pdf", token = backoffice) =>
    app.app.inject({
      method: "POST",
      url: `/api/contracts/${id}/document`,
      ...formOf(content, name),
      headers: { ...formOf(content, name).headers, authorization: `Bearer ${token}` },
    });
  const draft = async (values: object = {}): Promise<string> => {
    numbers += 1;
    const body = {
      spaceId: company,
      number: `C-${numbers}`,
      title: "Contrato marco",
      startsOn: "2027-01-01",
      amount: 1_200,
      ...values,
    };
    const answer = await post("/api/contracts", backoffice, body);
    expect(answer.statusCode, answer.body).toBe(201);
    return answer.json().id;
  };
  const offer = async (values: object = {}): Promise<string> => {
    const id = await draft(values);
    expect((await upload(id)).statusCode).toBe(200);
    const answer = await move(id, "offer");
    expect(answer.statusCode, answer.body).toBe(204);
    return id;
  };
  const sign = (id: string, token = client, body: object = {}) =>
    move(id, "sign", token, { name: "Elsa Client", isAccepted: true, documentHash: HASH, ...body });
  const decline = (id: string, token = client, reason = "El importe no es el acordado") => move(id, "decline", token, { reason });

  test("are offered, read and signed: the company, the back office and their mails say so", async () => {
    const id = await draft();
    expect((await get(`/api/contracts/${id}`, client)).statusCode).toBe(404);
    expect(codeOf(await move(id, "offer"))).toEqual([409, "contracts.noDocument"]);
    const sent = await upload(id);
    expect(sent.json()).toMatchObject({ hash: HASH, size: PDF.length });
    expect((await get(sent.json().url, client)).statusCode).toBe(404);
    expect((await move(id, "offer")).statusCode).toBe(204);

    const told = await mailTo(app, LOGINS.client[1]);
    expect([told.template, told.text]).toEqual(["contractOffered", expect.stringContaining(`/suite/contracts/${id}/document`)]);
    const news = (await get("/clientSuite/clientNotifications", client)).json().notifications[0];
    expect(news).toMatchObject({ link: `/contracts/${id}/document` });
    expect(await read(id, client)).toMatchObject({ status: "OFFERED", documentHash: HASH });
    const file = await get(`/api/contracts/${id}/document.pdf`, client);
    expect([file.headers["content-type"], file.rawPayload.equals(PDF)]).toEqual(["application/pdf", true]);

    const signed = await sign(id, client, { name: "  Elsa Client " });
    expect(signed.statusCode, signed.body).toBe(204);
    const mail = await mailTo(app, LOGINS.backoffice[1]);
    expect([mail.template, mail.text]).toEqual(["contractSigned", expect.stringContaining("Elsa Client")]);
    expect(mail.text).toContain(`/admin/contracts/${id}/document`);
    const kept = await read(id);
    expect(kept).toMatchObject({
      status: "SIGNED",
      signerName: "Elsa Client",
      signerEmail: LOGINS.client[1],
      documentHash: HASH,
    });
    expect(kept.signedFrom).toMatch(/^[\d.:a-f]+$/);
    expect(Date.now() - Date.parse(kept.decidedAt)).toBeLessThan(60_000);
    const certificate = await get(`/api/contracts/${id}/certificate.pdf`, client);
    expect(certificate.headers["content-disposition"]).toContain("Certificado-");
    expect(certificate.rawPayload.subarray(0, 5).toString()).toBe("%PDF-");
    expect(certificate.rawPayload.toString("latin1")).toContain("/EmbeddedFile");
    const history = await rows<{ action: string }>(app, "select action from audit_log where record_id = $1 order by id", [id]);
    expect(history.map(({ action }) => action)).toEqual(["create", "update", "transition", "transition"]);
    // Their log names who signed.
    const log = (await get("/api/activity-log?limit=5", client)).json().entries;
    expect(
      log.some(({ recordId, action }: { recordId: string; action: string }) => recordId === id && action === "transition"),
    ).toBe(true);
  });

  test("are signed once, however many sign, decline and withdraw at once", async () => {
    const id = await offer();
    const before = (await mailsTo(app, LOGINS.backoffice[1])).length;
    const tries = Array.from({ length: AT_ONCE }, (_, index) => sign(id, client, { name: `Elsa Client ${index}` }));
    const answers = await Promise.all(tries);
    const won = answers.filter(({ statusCode }) => statusCode === 204);
    expect(won).toHaveLength(1);
    for (const answer of answers.filter((one) => !won.includes(one))) expect(codeOf(answer)).toEqual([409, "contracts.moved"]);
    expect((await read(id)).signerName).toBe(`Elsa Client ${answers.indexOf(won[0] as (typeof answers)[number])}`);
    expect((await mailsTo(app, LOGINS.backoffice[1])).length).toBe(before + 1);

    const second = await offer();
    const mixed = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, index) =>
        index % 3 === 0 ? sign(second) : index % 3 === 1 ? decline(second) : move(second, "withdraw"),
      ),
    );
    expect(mixed.filter(({ statusCode }) => statusCode === 204)).toHaveLength(1);
  });

  test("are signed for exactly the document that was read, by name and with a tick", async () => {
    const id = await offer();
    const wrong = [{ name: "El" }, { name: "   " }, { isAccepted: false }, { documentHash: "x" }];
    for (const body of wrong) expect((await sign(id, client, body)).statusCode).toBe(400);
    expect(codeOf(await sign(id, client, { documentHash: "0".repeat(64) }))).toEqual([409, "contracts.otherDocument"]);
    expect((await move(id, "withdraw")).statusCode).toBe(204);
    expect((await get(`/api/contracts/${id}`, client)).statusCode).toBe(404);
    expect((await sign(id)).statusCode).toBe(404);
    const other = Buffer.concat([PDF, Buffer.from("% another\n")]);
    expect((await upload(id, other)).statusCode).toBe(200);
    expect((await move(id, "offer")).statusCode).toBe(204);
    expect(codeOf(await sign(id))).toEqual([409, "contracts.otherDocument"]);
    expect((await sign(id, client, { documentHash: createHash("sha256").update(other).digest("hex") })).statusCode).toBe(204);
  });

  test("are declined with a reason, and may be revised and offered again", async () => {
    const id = await offer();
    expect((await decline(id, client, "  ")).statusCode).toBe(400);
    expect((await decline(id)).statusCode).toBe(204);
    const mail = await mailTo(app, LOGINS.backoffice[1]);
    expect([mail.template, mail.text]).toEqual(["contractDeclined", expect.stringContaining("El importe no es el acordado")]);
    expect(await read(id)).toMatchObject({ status: "DECLINED", declineReason: "El importe no es el acordado" });
    expect(codeOf(await sign(id))).toEqual([409, "contracts.moved"]);
    expect((await move(id, "revise")).statusCode).toBe(204);
    const changed = await app.call({ method: "PUT", url: `/api/contracts/${id}`, token: backoffice, body: { amount: 1_000 } });
    expect(changed.statusCode, changed.body).toBe(200);
    expect((await move(id, "offer")).statusCode).toBe(204);
    expect((await sign(id)).statusCode).toBe(204);
    expect((await move(id, "terminate")).statusCode).toBe(204);
    expect((await read(id, client)).status).toBe("ENDED");
    expect((await mailTo(app, LOGINS.client[1])).template).toBe("contractClosed");
  });

  test("don't change any more once they are offered, on any path", async () => {
    const id = await offer();
    expect((await sign(id)).statusCode).toBe(204);
    const kept = await read(id);
    const changes = [
      { amount: 1 },
      { title: "Otro" },
      { number: "C-X" },
      { endsOn: "2030-01-01" },
      { startsOn: "2020-01-01" },
      { document: null },
    ];
    for (const change of changes) {
      const answers = [
        await app.call({ method: "PUT", url: `/api/contracts/${id}`, token: backoffice, body: change }),
        await app.call({ method: "PUT", url: `/api/contracts?filter={"id":["${id}"]}`, token: backoffice, body: change }),
      ];
      for (const answer of answers) expect([400, 403, 404, 405, 409], answer.body).toContain(answer.statusCode);
    }
    const tries = [
      await upload(id),
      await app.call({ method: "DELETE", url: `/api/contracts/${id}`, token: backoffice }),
      await post(`/api/contracts/${id}/restore`, backoffice, { version: 1 }),
      await post(`/api/contracts/${id}/transitions/revise`, backoffice),
      await post(`/api/contracts/${id}/transitions/terminate`, backoffice),
      await move(id, "offer"),
      await move(id, "withdraw"),
      await move(id, "revise"),
    ];
    for (const answer of tries) expect([400, 403, 404, 405, 409], answer.body).toContain(answer.statusCode);
    expect(codeOf(await upload(id))).toEqual([409, "contracts.moved"]);
    expect(await read(id)).toEqual(kept);
    expect((await get(`/api/contracts/${id}/document.pdf`, client)).rawPayload.equals(PDF)).toBe(true);
  });

  test("take a PDF alone, known by its content", async () => {
    const id = await draft();
    for (const [content, name] of [
      [Buffer.from("<html></html>"), "Contrato.pdf"],
      [PDF, "Contrato.exe"],
      [Buffer.from("PK\u0003\u0004"), "Contrato.docx"],
    ] as const)
      expect(codeOf(await upload(id, content, name))).toEqual([415, "contracts.notPdf"]);
    expect(codeOf(await upload(id, Buffer.concat([PDF, Buffer.alloc(20 * 1024 * 1024)])))).toEqual([413, "contracts.tooLarge"]);
    expect((await read(id)).documentHash).toBeNull();
  });

  test("expire after their last day", async () => {
    const past = await draft({ validUntil: "2020-01-01" });
    expect((await upload(past)).statusCode).toBe(200);
    expect(codeOf(await move(past, "offer"))).toEqual([409, "contracts.expired"]);
    const id = await offer({ validUntil: "2099-12-31" });
    const waiting = await rows<{ due_at: string }>(app, "select due_at from scheduled_task where name = 'contracts.expire'");
    expect(waiting).toHaveLength(1);
    await rows(app, "update contract set valid_until = '2020-01-01' where id = $1", [id]);
    expect(codeOf(await sign(id))).toEqual([409, "contracts.expired"]);
    expect(codeOf(await decline(id))).toEqual([409, "contracts.expired"]);
    await rows(app, "update scheduled_task set due_at = now() where name = 'contracts.expire'");
    await expect.poll(async () => (await read(id)).status, { timeout: 30_000, interval: 500 }).toBe("EXPIRED");
  });

  test("are read by administrators, signed by super administrators, and nobody else's", async () => {
    const id = await offer();
    const administrator = await employAdministrator();
    expect((await read(id, administrator)).status).toBe("OFFERED");
    expect((await read(id, administrator)).signedFrom).toBeUndefined();
    expect((await get(`/api/contracts/${id}/document.pdf`, administrator)).statusCode).toBe(200);
    expect(codeOf(await sign(id, administrator))).toEqual([403, "access.denied"]);
    expect(codeOf(await decline(id, administrator))).toEqual([403, "access.denied"]);
    expect((await sign(id, backoffice)).statusCode).toBe(403);
    const stranger = await otherCommunity(app);
    for (const token of [...Object.values(others), await app.signIn("member"), await app.signIn("moderator")]) {
      expect((await get(`/api/contracts/${id}`, token)).statusCode).toBe(403);
      expect((await get(`/api/contracts/${id}/document.pdf`, token)).statusCode).toBe(403);
      expect((await sign(id, token)).statusCode).toBe(403);
    }
    for (const answer of [await sign(id, stranger.client), await get(`/api/contracts/${id}/certificate.pdf`, stranger.client)])
      expect(answer.statusCode).toBe(404);
    for (const name of ["offer", "withdraw", "revise", "terminate"]) expect((await move(id, name, client)).statusCode).toBe(403);
    expect((await upload(id, PDF, "a.pdf", client)).statusCode).toBe(403);
    expect((await read(id)).status).toBe("OFFERED");
  });
});
