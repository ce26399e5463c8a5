import { io, type Socket } from "socket.io-client";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ServerExtension } from "../../src/server/host/serverHost";
import { ANY_ENGINE, startApp, type TestApp } from "../helpers/app";
import { createSurvey, DRAFT } from "../helpers/surveys";

const moves: string[] = [];
const watcher: ServerExtension = {
  register: (host) =>
    host.entityHook({
      entity: "activity",
      afterTransition: async ({ record, transition }) => void moves.push(`${transition} ${record.status}`),
    }),
};
const LATER = { startsAt: "2100-01-01T10:00:00.000Z" };
const INVALID = {
  languages: ["es"],
  blocks: [{ id: "b", questions: [{ id: "q", variable: "Q1", type: "short-text", title: { es: " " } }] }],
};

describe.each(ANY_ENGINE)("opening a survey, on %s", (engine) => {
  let app: TestApp;
  let moderator: string;
  let member: string;
  let socket: Socket;
  const changes: unknown[] = [];
  beforeAll(async () => {
    app = await startApp({ engine, extraExtensions: [watcher] });
    [moderator, member] = await Promise.all([app.signIn("moderator"), app.signIn("member")]);
    const address = await app.app.listen({ port: 0, host: "127.0.0.1" });
    socket = io(address, { transports: ["websocket"], auth: { token: moderator } });
    socket.on("changed", (change) => changes.push(change));
    await new Promise((resolve) => socket.once("connect", () => resolve(undefined)));
  });
  afterAll(async () => {
    socket.disconnect();
    await app.close();
  });

  const call = (method: "GET" | "POST" | "PUT", path: string, body?: unknown, token = moderator) =>
    app.call({ method, url: `/api/activities/${path}`, token, ...(body === undefined ? {} : { body }) });
  const draft = async (document: unknown, values: object = {}) => {
    const id = await createSurvey(app, moderator, { ...values });
    if (document) await call("PUT", `${id}/questionnaire`, { draft: document, revision: 1 });
    return id;
  };
  const move = (id: string, name: string) => call("POST", `${id}/transitions/${name}`);
  const publish = async (id: string) => {
    const { revision } = (await call("GET", `${id}/questionnaire`)).json();
    return call("POST", `${id}/questionnaire/publish`, { revision });
  };
  const statusOf = async (id: string) => (await call("GET", id)).json().status;
  const WAYS = { publishing: publish, "the transition": (id: string) => move(id, "open") };

  test.each([
    ["open", {}],
    ["announce", LATER],
  ])("%s asks for what publishing asks for, and names the place", async (name, values) => {
    const empty = await draft(undefined, values);
    const refused = await move(empty, name);
    expect([refused.statusCode, refused.json().code]).toEqual([422, "questionnaire.faulty"]);
    expect(refused.json().errors).toEqual((await publish(empty)).json().errors);
    expect(refused.json().errors).toEqual([expect.objectContaining({ path: "/blocks", rule: "noQuestions" })]);
    const faulty = await draft(INVALID, values);
    expect((await move(faulty, name)).json().errors).toEqual([
      expect.objectContaining({
        path: "/q/title",
        rule: "noTitle",
        place: "Q1",
        message: expect.stringMatching(/^Escribe la pregunta/),
      }),
    ]);
    expect([await statusOf(empty), await statusOf(faulty)]).toEqual(["CONFIGURING", "CONFIGURING"]);
  });

  describe.each(Object.entries(WAYS))("by %s", (_name, open) => {
    test("publishes the draft, and members find it", async () => {
      const id = await draft(DRAFT);
      expect((await open(id)).statusCode).toBe(200);
      expect(await statusOf(id)).toBe("ACTIVE");
      const { published } = (await call("GET", `${id}/questionnaire`)).json();
      expect(published).toMatchObject({ version: 1, isCurrent: true });
      const rows = await app.database.query<{ is_known: boolean }>({
        text: `select published_by is not null as is_known from questionnaire_version v
          join activity a on a.questionnaire = v.questionnaire where a.id = $1`,
        values: [id],
      });
      expect(rows).toEqual([{ is_known: true }]);
      expect((await call("POST", `${id}/execution`, undefined, member)).statusCode).toBe(200);
    });

    test("is in the record's history and version, told to hooks and to whoever looks on", async () => {
      const id = await draft(DRAFT);
      const before = (await call("GET", id)).json();
      moves.length = 0;
      changes.length = 0;
      await open(id);
      await expect
        .poll(() => changes)
        .toContainEqual(expect.objectContaining({ id, action: "update", version: before.version + 1 }));
      expect(moves).toEqual(["open ACTIVE"]);
      const [entry] = (await call("GET", `${id}/history`)).json();
      expect(entry).toMatchObject({ action: "transition", version: before.version + 1, by: "person" });
      expect(entry.changes).toEqual([expect.objectContaining({ field: "status", from: "CONFIGURING", to: "ACTIVE" })]);
    });
  });

  test("publishing one that starts later announces it", async () => {
    const id = await draft(DRAFT, LATER);
    moves.length = 0;
    expect((await publish(id)).statusCode).toBe(200);
    expect([await statusOf(id), moves]).toEqual(["NEW", ["announce NEW"]]);
  });

  test("one that is published opens with its version, whatever became of the draft", async () => {
    const id = await draft(DRAFT, LATER);
    await publish(id);
    const { revision } = (await call("GET", `${id}/questionnaire`)).json();
    await call("PUT", `${id}/questionnaire`, { draft: INVALID, revision });
    expect((await move(id, "open")).statusCode).toBe(200);
    expect((await call("GET", `${id}/questionnaire`)).json().published).toMatchObject({ version: 1, isCurrent: false });
  });
});
