import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { ANY_ENGINE, startApp, type TestApp } from "../../../../tests/helpers/app";
import { demoId } from "../../../../tests/helpers/communities";
import { rows } from "../../../../tests/helpers/identity";
import { visitor } from "../../../../tests/helpers/panel";
import { spaceDbOf } from "../../../../tests/helpers/spaceDb";
import { createUnsubscriptions } from "../../../server/mail/unsubscribe";
import { readSecretKey } from "../../../server/platform/secretKey";
import { dayIn } from "../../../shared/dates/dayIn";
import { feasibility } from "../server/feasibility/feasibility";
import { countryId, requestOf } from "./panelists";

const DRAFT = {
  languages: ["es"],
  blocks: [
    {
      id: "block",
      title: { es: "Bici" },
      questions: [
        {
          ...{ id: "rides", variable: "rides", type: "single-choice", title: { es: "¿Vas en bici?" }, required: true },
          options: [{ code: "yes", label: { es: "Sí" } }],
        },
      ],
    },
  ],
};

interface Invited {
  readonly id: string;
  readonly email: string;
  readonly page: string;
  readonly unsubscribe: string;
}

describe.each(ANY_ENGINE)("a panelist's page, on %s", (engine) => {
  let app: TestApp;
  let client: string;
  let backoffice: string;
  let spain: string;
  let study: string;
  let invited: readonly Invited[];

  const call = (method: "GET" | "POST" | "PUT", url: string, token?: string, body?: object) =>
    app.call({ method, url, ...(token ? { token } : {}), ...(body ? { body } : {}) });
  const settled = async () => {
    const due = "select name from scheduled_task where kind in ('appointment', 'follower') and due_at <= now()";
    await vi.waitFor(async () => expect(await rows(app, due)).toEqual([]), { timeout: 30_000, interval: 50 });
  };
  const peopleOf = async () => {
    const db = spaceDbOf(app, await demoId(app));
    return (await feasibility(db, requestOf(spain))).people;
  };
  const panelist = async ({ id }: Invited) => {
    const [row] = await rows<{ consent: boolean; status: string; coins: number }>(
      app,
      `select consent, status, coins::float8 from panelist where id = '${id}'`,
    );
    return row;
  };
  const mailsTo = ({ email }: Invited, template: string) =>
    rows<{ text: string; status: string }>(
      app,
      `select text, status from outbox where recipient = '${email}' and template = '${template}'`,
    );
  const hurry = async () => {
    await rows(app, "update scheduled_task set due_at = now() where name = 'panel.wave'");
    await settled();
  };

  beforeAll(async () => {
    app = await startApp({ engine });
    [client, backoffice] = await Promise.all([app.signIn("client"), app.signIn("backoffice")]);
    spain = await countryId(app, "ES");
    await rows(app, "delete from licence");
    const made = await call("POST", "/api/studies", client, {
      ...{ name: "En bici", title: "Tus <b>paseos</b>", type: "CONSUMER_SURVEY", country: spain, fieldDays: 7 },
      ...{ sampleSize: 10, incidenceRate: 80, estimatedDuration: 8, quotas: [] },
      releaseDate: dayIn("Europe/Madrid"),
    });
    study = made.json().id;
    const { revision } = (await call("GET", `/api/studies/${study}/questionnaire`, client)).json();
    await call("PUT", `/api/studies/${study}/questionnaire`, client, { draft: DRAFT, revision });
    for (const name of ["contract", "release"]) await call("POST", `/api/studies/${study}/transitions/${name}`, client, {});
    expect((await call("POST", `/api/studies/${study}/approve`, backoffice)).statusCode).toBe(204);
    await call("POST", `/api/studies/${study}/transitions/open`, backoffice, {});
    await settled();
    const found = await rows<{ id: string; email: string; text: string; headers: Readonly<Record<string, string>> }>(
      app,
      `select panelist.id, email, text, headers from outbox join panelist on email = recipient
        join panel_invitation on panel_invitation.panelist = panelist.id
        where study = '${study}' and template = 'panelInvitation' order by panelist.id`,
    );
    invited = found.map(({ id, email, text, headers }) => ({
      ...{ id, email, page: /\/panel\/me\/[\w-]+/.exec(text)?.[0] ?? "" },
      unsubscribe: /\/experienceLabs\/unsubscribe\/[\w-]+/.exec(headers["List-Unsubscribe"] ?? "")?.[0] ?? "",
    }));
    expect(invited.length).toBeGreaterThan(5);
  });
  afterAll(() => app.close());

  const nth = (index: number): Invited => {
    const one = invited[index];
    if (!one) throw new Error("too few are invited");
    return one;
  };

  test("shows what its panelist has and can answer, in the product's name, to no search engine", async () => {
    const [one, other] = [nth(0), nth(1)];
    const page = await app.call({ url: one.page, headers: { "accept-language": "en" } });
    expect(page.statusCode).toBe(200);
    expect(page.headers).toMatchObject({
      "x-robots-tag": "noindex",
      "referrer-policy": "same-origin",
      "cache-control": "no-store",
    });
    expect(page.headers["content-security-policy"]).toContain("default-src 'none'");
    expect(page.body).toContain('<html lang="en">');
    expect(page.body).toContain("Tus &lt;b&gt;paseos&lt;/b&gt;");
    expect(page.body).toContain("0.80 coins");
    const [{ name } = { name: "" }] = await rows<{ name: string }>(
      app,
      `select company.name from company join study on study.space_id = company.id where study.id = '${study}'`,
    );
    expect(name).not.toBe("");
    expect(page.body).not.toContain(`>${name}<`);
    expect(page.body).not.toContain(other.email);
    expect((await app.call({ url: `${one.page}?language=nl` })).body).toContain("Je munten");
  });

  test("says nothing by a token that is nobody's, or somebody's bent", async () => {
    const [one, other] = [nth(0), nth(1)];
    const mixed = one.page.slice(0, "/panel/me/".length + 22) + other.page.slice("/panel/me/".length + 22);
    for (const url of [mixed, `${one.page.slice(0, -1)}_`, `${one.page}A`, "/panel/me/Qx4vJ2mB8nR6tY1kZ3wL5pD7sF9gH0aC"])
      for (const [method, path] of [
        ["GET", url],
        ["POST", `${url}/stop`],
        ["POST", `${url}/resume`],
      ] as const) {
        const answer = await call(method, path);
        expect([path, answer.statusCode]).toEqual([path, 404]);
        expect(answer.body).toContain("Este enlace ya no lleva a ninguna página");
      }
    expect((await panelist(one))?.consent).toBe(true);
  });

  test("leads to its own invitations alone, and to nobody else's", async () => {
    const [one, other] = [nth(0), nth(1)];
    const own = /\/panel\/me\/[\w-]+\/invitations\/[\w-]+/.exec((await app.call({ url: one.page })).body)?.[0] ?? "";
    const invitation = own.split("/").at(-1);
    const foreign = await app.call({ url: `${other.page}/invitations/${invitation}` });
    expect([foreign.statusCode, foreign.headers.location]).toEqual([303, "/s/no-such-invitation"]);
    const entered = await app.call({ url: own });
    expect([entered.statusCode, entered.headers["referrer-policy"]]).toEqual([303, "no-referrer"]);
    const place = new URL(String(entered.headers.location), "http://localhost");
    const who = visitor(app, place.pathname);
    expect((await who.start(Object.fromEntries(place.searchParams))).json().state).toBe("open");
    expect((await app.call({ url: one.page })).body).toContain("Continuar");
    await who.next("rides", { rides: "yes" });
    expect((await who.complete()).json().disposition).toBe("complete");
    await settled();
    expect((await app.call({ url: one.page })).body).not.toContain(`/invitations/${invitation}`);
  });

  test("stops invitations and asks for them again: waves and feasibility go by it", async () => {
    const one = nth(2);
    const before = await peopleOf();
    const stopped = await call("POST", `${one.page}/stop?language=fr`);
    expect([stopped.statusCode, stopped.headers.location]).toEqual([303, `${one.page}?language=fr`]);
    expect([(await panelist(one))?.consent, await peopleOf()]).toEqual([false, before - 1]);
    expect((await app.call({ url: one.page })).body).toContain("Volver a recibir invitaciones");
    await call("POST", `${one.page}/resume`);
    expect([(await panelist(one))?.consent, await peopleOf()]).toEqual([true, before]);
    const history = await call("GET", `/api/panelists/${one.id}/history`, backoffice);
    expect(history.body).toContain('"consent"');
  });

  test("whoever unsubscribes from the mails is invited no more, until they ask for it", async () => {
    const one = nth(3);
    const before = await peopleOf();
    // Mail filters open every link.
    expect((await call("GET", one.unsubscribe)).statusCode).toBe(200);
    expect((await panelist(one))?.consent).toBe(true);
    for (const _twice of [1, 2]) {
      const done = await app.app.inject({
        ...{ method: "POST", url: one.unsubscribe, payload: "List-Unsubscribe=One-Click" },
        headers: { "content-type": "application/x-www-form-urlencoded" },
      });
      expect(done.statusCode).toBe(200);
    }
    expect([(await panelist(one))?.consent, await peopleOf()]).toEqual([false, before - 1]);
    await rows(app, `delete from panel_invitation where study = '${study}' and panelist = '${one.id}'`);
    await rows(app, `update panelist set last_invited_at = null where id = '${one.id}'`);
    await hurry();
    expect(await rows(app, `select id from panel_invitation where panelist = '${one.id}' and study = '${study}'`)).toEqual([]);

    const { version } = (await call("GET", `/api/panelists/${one.id}`, backoffice)).json();
    const forced = await app.call({
      ...{ method: "PUT" as const, url: `/api/panelists/${one.id}`, token: backoffice, body: { consent: true } },
      headers: { "if-match": `"${version}"` },
    });
    expect([forced.statusCode, forced.json().code]).toEqual([409, "panel.unsubscribed"]);
    expect((await panelist(one))?.consent).toBe(false);
    await call("POST", `${one.page}/resume`);
    expect((await panelist(one))?.consent).toBe(true);
    expect(await rows(app, "select created_at from unsubscription where space_id is null")).toEqual([]);
  });

  test("unsubscribing from a community's mails leaves the panel alone", async () => {
    const one = nth(4);
    const unsubscriptions = createUnsubscriptions(app.database.kysely, readSecretKey(join(app.dataDir, "secret.key")));
    const token = unsubscriptions.tokenFor(one.email, await demoId(app));
    expect((await call("POST", `/experienceLabs/unsubscribe/${token}`)).statusCode).toBe(200);
    expect(await rows(app, "select created_at from unsubscription where space_id is not null")).toHaveLength(1);
    expect((await panelist(one))?.consent).toBe(true);
  });

  test("is told once of coins that a study brought, and shows them", async () => {
    const [paid, unpaid] = [nth(0), nth(1)];
    expect((await call("POST", `/api/studies/${study}/transitions/finish`, client, {})).statusCode).toBe(200);
    await settled();
    for (const _again of [1, 2]) expect((await call("POST", `/api/studies/${study}/reconcile`, backoffice)).statusCode).toBe(204);
    await settled();
    const [mail, ...others] = await mailsTo(paid, "panelCoins");
    expect([others, await mailsTo(unpaid, "panelCoins")]).toEqual([[], []]);
    const { coins = 0 } = (await panelist(paid)) ?? {};
    const balance = coins.toFixed(2).replace(".", ",");
    expect(mail?.text).toContain("Has ganado 0,80 monedas");
    expect(mail?.text).toContain(`Ahora tienes ${balance} monedas`);
    expect(mail?.text).toContain(paid.page);
    const { body } = await app.call({ url: paid.page });
    expect(body).toContain(balance);
    expect(body).toContain("+0,80");
    expect(body).toContain("Encuesta completada");
  });

  test("says so to whoever is blocked, is another one with another e-mail, and is none once they are deleted", async () => {
    const one = nth(0);
    const blocked = await call("POST", `/api/panelists/${one.id}/transitions/block`, backoffice, {});
    expect(blocked.statusCode, blocked.body).toBe(200);
    const { statusCode, body } = await app.call({ url: one.page });
    expect(statusCode).toBe(200);
    expect(body).toContain("está bloqueada");
    expect(body).not.toContain("<form");
    await call("POST", `${one.page}/stop`);
    expect((await panelist(one))?.consent).toBe(true);
    await rows(app, `update panelist set email = 'other-' || email where id = '${one.id}'`);
    expect((await app.call({ url: one.page })).statusCode).toBe(404);
    const other = nth(1);
    expect((await app.call({ method: "DELETE", url: `/api/panelists/${other.id}`, token: backoffice })).statusCode).toBeLessThan(
      300,
    );
    expect((await app.call({ url: other.page })).statusCode).toBe(404);
  });
});
