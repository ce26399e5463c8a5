import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CONCURRENT_ENGINE, startApp, type TestApp } from "../../../../tests/helpers/app";
import { rows } from "../../../../tests/helpers/identity";
import { employSuitePeople } from "../../../../tests/helpers/selectedSides";
import type { NewShare, StudyComment } from "../shared/api/comments";
import { MOST_SHARES } from "../shared/comments";
import { type StudyMovers, studyMovers } from "./newsHelpers";

const HOSTILE = '<img src="x" onerror="alert(1)">" onload="x';

describe.each(CONCURRENT_ENGINE)("what is said of a study, on %s", (engine) => {
  let app: TestApp;
  let movers: StudyMovers;
  let study: string;

  beforeAll(async () => {
    app = await startApp({ engine });
    await rows(app, "delete from licence");
    movers = await studyMovers(app);
    study = await movers.newStudy("Mercados");
  });
  afterAll(() => app.close());

  const call = (method: "GET" | "POST" | "PUT" | "DELETE", rest: string, token: string, body?: object) =>
    app.call({ method, url: `/api/studies/${study}${rest}`, token, ...(body ? { body } : {}) });
  const read = async (token = movers.client): Promise<readonly StudyComment[]> =>
    (await call("GET", "/comments", token)).json().comments;
  const write = async (place: string, text: string, token = movers.client) => {
    const answer = await call("POST", "/comments", token, { place, text });
    expect(answer.statusCode, answer.body).toBe(201);
    return answer.json().id as string;
  };

  test("stands at its place, with whose side it is on, and is resolved by either", async () => {
    const asked = await write("question:q1", " Falta «Ninguna». ", movers.backoffice);
    const answered = await write("study", HOSTILE);
    expect(await read()).toMatchObject([
      { id: asked, place: "question:q1", text: "Falta «Ninguna».", side: "PROVIDER", isOwn: false, resolvedAt: null },
      { id: answered, text: HOSTILE, side: "CLIENT", author: "Elsa", isOwn: true },
    ]);
    expect((await call("PUT", `/comments/${asked}`, movers.client, { isResolved: true })).statusCode).toBe(204);
    expect((await read())[0]).toMatchObject({ resolvedBy: "Elsa", resolvedAt: expect.any(String) });
    await call("PUT", `/comments/${asked}`, movers.backoffice, { isResolved: false });
    expect((await read())[0]).toMatchObject({ resolvedBy: null, resolvedAt: null });
  });

  test("is taken back by whoever wrote it alone", async () => {
    const id = await write("price", "¿Y con 100 entrevistas?");
    expect((await call("DELETE", `/comments/${id}`, movers.backoffice)).statusCode).toBe(404);
    expect((await call("DELETE", `/comments/${id}`, movers.client)).statusCode).toBe(204);
    expect((await read()).some((comment) => comment.id === id)).toBe(false);
  });

  test.each(["elsewhere", "question:", "question:a b", "price "])("stands at no place such as %j", async (place) => {
    const answer = await call("POST", "/comments", movers.client, { place, text: "No" });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors[0].path).toBe("/place");
  });

  test("is read by observers, who write nothing, and by nobody of another company", async () => {
    const [space] = await rows<{ id: string }>(app, "select id from space where kind = 'company'");
    const { suiteObserver } = await employSuitePeople(app, space?.id ?? "", [study]);
    expect((await read(suiteObserver)).length).toBeGreaterThan(0);
    expect((await call("POST", "/comments", suiteObserver, { place: "price", text: "No" })).statusCode).toBe(403);
    const member = await app.signIn("member");
    expect((await call("GET", "/comments", member)).statusCode).toBe(403);
  });

  test("sends a study back without any other word", async () => {
    const id = await movers.newStudy("Lonjas");
    await movers.move(id, "contract");
    await movers.move(id, "release");
    const back = () => movers.call("POST", `/api/studies/${id}/sendBack`, movers.backoffice, { comment: " " });
    expect((await back()).json().code).toBe("studies.nothingToCorrect");
    await movers.call("POST", `/api/studies/${id}/comments`, movers.backoffice, { place: "profile", text: "Muy estrecho" });
    expect((await back()).statusCode).toBe(204);
    const summary = await movers.call("GET", `/api/studies/${id}/summary`, movers.client);
    expect(summary.json().reviewComment).toBe("Hay 1 comentario que atender en su sitio del estudio.");
  });

  describe("by a link", () => {
    const share = async (name: string): Promise<NewShare> => (await call("POST", "/shares", movers.client, { name })).json();
    const visit = (path: string) => app.call({ url: path });
    const form = (values: Readonly<Record<string, string>>) => {
      const boundary = "----sondeo";
      const parts = Object.entries(values).map(
        ([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
      );
      return { body: `${parts.join("")}--${boundary}--\r\n`, type: `multipart/form-data; boundary=${boundary}` };
    };
    const say = async (path: string, values: Readonly<Record<string, string>>) => {
      const { body, type } = form(values);
      return app.app.inject({ method: "POST", url: path, payload: body, headers: { "content-type": type } });
    };

    test("colleagues read the study and comment, without an account", async () => {
      const { path, id } = await share("Compras");
      const page = await visit(path);
      expect(page.statusCode).toBe(200);
      expect(page.headers).toMatchObject({ "x-robots-tag": "noindex", "referrer-policy": "same-origin" });
      expect(page.body).toContain("Mercados");
      expect(page.body).not.toContain(HOSTILE);
      expect(page.body).toContain("&lt;img src=");
      const sent = await say(path, { place: "sample", name: "Nuria", text: HOSTILE });
      expect(sent.statusCode, sent.body).toBe(303);
      expect((await read()).at(-1)).toMatchObject({ author: "Nuria", side: "COLLEAGUE", text: HOSTILE, place: "sample" });
      expect((await visit(path)).body).toContain("Nuria");
      expect((await movers.readNews()).notifications[0]).toMatchObject({ title: "Nuria ha comentado «Mercados»", study });
      // The token is nowhere but in the link.
      const [kept] = await rows<{ tokenHash: string }>(app, 'select token_hash as "tokenHash" from study_share where id = $1', [
        id,
      ]);
      expect(path).not.toContain(kept?.tokenHash ?? "-");
      expect((await call("GET", "/shares", movers.client)).body).not.toContain(path.split("/").at(-1));
    });

    test.each([
      ["without a name", { place: "price", name: " ", text: "Hola" }],
      ["without a text", { place: "price", name: "Nuria", text: "" }],
      ["at no place", { place: "nowhere", name: "Nuria", text: "Hola" }],
    ])("a comment %s is refused", async (_which, values) => {
      const { path } = await share("Mal");
      const before = (await read()).length;
      expect((await say(path, values)).statusCode).toBe(400);
      expect(await read()).toHaveLength(before);
      await rows(app, "delete from study_share where name = 'Mal'");
    });

    test("links that were revoked, have expired or never were are told alike", async () => {
      const revoked = await share("Fuera");
      expect((await call("DELETE", `/shares/${revoked.id}`, movers.client)).statusCode).toBe(204);
      const expired = await share("Tarde");
      await rows(app, "update study_share set expires_at = now() - interval '1 minute' where id = $1", [expired.id]);
      const pages = await Promise.all([revoked.path, expired.path, "/shared/Qx4vJ2mB8nR6tY1kZ3wL5pD7sF9gH0aC"].map(visit));
      expect(pages.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
      expect(new Set(pages.map(({ body }) => body)).size).toBe(1);
      expect((await say(revoked.path, { place: "price", name: "Nuria", text: "Hola" })).statusCode).toBe(404);
    });

    test("of many made at once only as many lead to a study as it can have", async () => {
      await rows(app, "delete from study_share");
      const made = await Promise.all(
        Array.from({ length: MOST_SHARES + 5 }, (_one, at) => call("POST", "/shares", movers.client, { name: `Equipo ${at}` })),
      );
      expect(made.filter(({ statusCode }) => statusCode === 201)).toHaveLength(MOST_SHARES);
      expect(made.find(({ statusCode }) => statusCode !== 201)?.json().code).toBe("studies.tooManyShares");
    });

    test("nothing more is said once the study is over", async () => {
      await rows(app, "delete from study_share");
      const { path } = await share("Final");
      await rows(app, "update study set status = 'FINISHED' where id = $1", [study]);
      expect((await say(path, { place: "price", name: "Nuria", text: "Tarde" })).statusCode).toBe(409);
      expect((await visit(path)).body).not.toContain("<form");
      await rows(app, "update study set status = 'UNDER_CONSTRUCTION' where id = $1", [study]);
    });
  });
});
