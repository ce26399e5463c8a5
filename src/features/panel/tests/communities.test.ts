import nodePath from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ANY_ENGINE, startApp, type TestApp } from "../../../../tests/helpers/app";
import { demoId } from "../../../../tests/helpers/communities";
import { configure, GOOD_PASSWORD, rows } from "../../../../tests/helpers/identity";
import { createKeyedHash } from "../../../server/platform/keyedHash";
import { readSecretKey } from "../../../server/platform/secretKey";
import { pagePath } from "../server/page/pageToken";

describe.each(ANY_ENGINE)("communities for the panel on %s", (engine) => {
  let app: TestApp;
  let client: string;
  let community: string;
  let person: { readonly id: string; readonly email: string };
  let page: string;

  beforeAll(async () => {
    app = await startApp({ engine });
    [client, community] = [await app.signIn("client"), await demoId(app)];
    await configure(app, { description: "Cómo te mueves por la ciudad" });
    const [found] = await rows<{ id: string; email: string }>(
      app,
      "select p.id, p.email from panelist p join country c on c.id = p.country where c.code = 'ES' and p.status = 'ACTIVE' limit 1",
    );
    if (!found) throw new Error("there is no panelist");
    person = found;
    page = pagePath(person, createKeyedHash(readSecretKey(nodePath.join(app.dataDir, "secret.key")), "guests"));
  });
  afterAll(() => app.close());

  const offer = async (participantOrigin: string) => {
    const url = `/api/communities/${community}`;
    const saved = await app.call({ method: "PUT", url, token: client, body: { participantOrigin } });
    expect(saved.statusCode, saved.body).toBe(200);
  };
  const read = async () => (await app.app.inject({ url: `${page}?language=es` })).body;
  const join = () =>
    app.app.inject({
      ...{ method: "POST", url: `${page}/communities/${community}?language=es`, payload: "------panel--\r\n" },
      headers: { "content-type": "multipart/form-data; boundary=----panel" },
    });

  test("aren't offered while people come from the client alone, and can't be joined", async () => {
    await offer("OWN");
    expect(await read()).not.toContain("Comunidades abiertas");
    expect((await join()).headers.location).toBe(`${page}?language=es`);
  });

  test("are offered in the panelist's country, and joined by one press and the community's terms", async () => {
    await offer("PANEL");
    const body = await read();
    expect(body).toContain("Comunidades abiertas");
    expect(body).toContain("Cómo te mueves por la ciudad");
    const { statusCode, headers } = await join();
    expect(statusCode).toBe(303);
    expect(headers.location).toMatch(/^\/c\/demo\/signup\/[\w-]+$/);
    const hash = String(headers.location).split("/signup/")[1];
    const form = (await app.call({ url: `/experienceLabs/demo/signup/${hash}` })).json();
    expect(form).toMatchObject({ mode: "INVITED", email: person.email.toLowerCase() });
    const values = { hash, nickname: "Panelista", password: GOOD_PASSWORD, acceptConditions: true, acceptPrivacy: true };
    const joined = await app.call({
      method: "POST",
      url: "/experienceLabs/demo/register",
      body: values,
    });
    expect(joined.statusCode, joined.body).toBe(200);
    expect(await read()).not.toContain("Comunidades abiertas");
    expect((await join()).headers.location).toBe(`${page}?language=es`);
    const [member] = await rows<{ status: string }>(app, "select status from member where space_id = $1 and email = $2", [
      community,
      person.email.toLowerCase(),
    ]);
    expect(member).toEqual({ status: "ACTIVE" });
  });

  test("of another country aren't offered", async () => {
    await rows(app, "delete from member where space_id = $1 and email = $2", [community, person.email.toLowerCase()]);
    expect(await read()).toContain("Comunidades abiertas");
    await rows(app, "update panelist set country = (select id from country where code = 'FR') where id = $1", [person.id]);
    expect(await read()).not.toContain("Comunidades abiertas");
  });
});
