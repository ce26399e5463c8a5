import { connect, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { TestApp } from "../helpers/app";
import { demoId } from "../helpers/communities";
import { third } from "../helpers/drill";
import { rows } from "../helpers/identity";
import { type Route, startAppWithRoutes } from "../helpers/routes";
import { publishedSurvey } from "../helpers/surveys";

const BOUNDARY = "----sondeo-endless-boundary";
const CHUNK = Buffer.alloc(256 * 1024, "a");
/** Read by the function that reads those of activities. */
const SAME_HANDLER = new Set([
  "/api/studies/:id/preview/files/:questionId",
  "/api/studies/:id/weightings/import",
  "/api/studies/:id/weightings/import/preview",
  "/api/surveys/:linkToken/execution/files/:questionId",
]);
/** They make a file, and take none. */
const MAKING = new Set(["/api/activities/:id/results/files", "/api/studies/:id/results/files"]);
/** For the answer to come, and for the connection to end after it. */
const SOON_MS = 4_000;
const DRAFT = {
  languages: ["es"],
  title: { es: "Archivos" },
  closing: { es: "Gracias" },
  blocks: [{ id: "one", questions: [{ id: "document", variable: "document", type: "file-upload", title: { es: "Archivo" } }] }],
};

interface Outcome {
  /** Nothing where no answer came. */
  readonly status: number | undefined;
  readonly sent: number;
  readonly isClosed: boolean;
}

describe("a file that goes on beyond the limit", () => {
  let app: TestApp;
  let address: URL;
  let routes: readonly Route[];
  let community: string;
  let survey: string;
  let talk: string;
  const tokens: Record<string, string> = {};

  beforeAll(async () => {
    ({ app, routes } = await startAppWithRoutes());
    address = new URL(await app.app.listen({ port: 0, host: "127.0.0.1" }));
    community = await demoId(app);
    for (const who of ["mainAdmin", "moderator", "member", "backoffice"] as const) tokens[who] = await app.signIn(who);
    survey = await publishedSurvey(app, tokens.moderator ?? "", DRAFT);
    const [open] = await rows<{ id: string }>(
      app,
      "select a.id from activity a join debate d on d.activity = a.id where a.status = 'ACTIVE' and a.space_id = $1 limit 1",
      [community],
    );
    talk = open?.id ?? "";
    const started = await app.call({ method: "POST", url: `/api/activities/${survey}/execution`, token: tokens.member ?? "" });
    expect(started.statusCode, started.body).toBe(200);
  });
  afterAll(async () => {
    if (app.app.server.listening) await app.close();
  });
  beforeEach(() => rows(app, "delete from attempt"));

  /** Sends a form with one file that doesn't end, as long as the server takes it and until it answers. */
  async function sendEndless(url: string, token: string, announced: number): Promise<Outcome> {
    const socket: Socket = connect(Number(address.port), "127.0.0.1");
    let answer = "";
    let isClosed = false;
    socket.on("data", (chunk) => (answer += chunk));
    socket.on("error", () => undefined);
    socket.on("close", () => (isClosed = true));
    const frame = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="notes.txt"\r\nContent-Type: text/plain\r\n\r\n`;
    socket.write(
      [
        `POST ${url} HTTP/1.1`,
        `Host: ${address.host}`,
        `Authorization: Bearer ${token}`,
        `Content-Type: multipart/form-data; boundary=${BOUNDARY}`,
        `Content-Length: ${announced}`,
        "",
        frame,
      ].join("\r\n"),
    );
    let sent = frame.length;
    const until = Date.now() + 2 * SOON_MS;
    const goesOn = () => !isClosed && !answer.includes("\r\n\r\n") && Date.now() < until;
    while (goesOn() && sent + CHUNK.length < announced) {
      sent += CHUNK.length;
      if (!socket.write(CHUNK)) await Promise.race([new Promise((resolve) => socket.once("drain", resolve)), wait(SOON_MS)]);
    }
    // All but the last byte, for which the server may wait where it is within the limit.
    if (goesOn()) socket.write(CHUNK.subarray(0, Math.max(0, announced - sent - 1)));
    for (const end = Date.now() + SOON_MS; !isClosed && Date.now() < end; ) await wait(10);
    socket.destroy();
    const status = /^HTTP\/1\.1 (\d+)/.exec(answer)?.[1];
    return { status: status ? Number(status) : undefined, sent, isClosed };
  }

  /** What takes a file, by its address with parameters; imports are a route for each entity, so one stands for all. */
  function fileRoutes(): readonly string[] {
    const takesFile = /\/(files|pictures|image|file|import)(\/:questionId|\/preview)?$/;
    const isOfOtherEntity = (url: string) => /^\/api\/[^/]+\/import$/.test(url) && url !== "/api/members/import";
    const found = routes.filter(
      ({ method, url }) =>
        method === "POST" && takesFile.test(url) && !isOfOtherEntity(url) && !SAME_HANDLER.has(url) && !MAKING.has(url),
    );
    return [...new Set(found.map(({ url }) => url))].sort();
  }

  /** Who calls what, and how the file's fate is told. */
  const cases = (): Readonly<Record<string, { readonly url: string; readonly who: string }>> => ({
    "/api/activities/:id/execution/files/:questionId": {
      url: `/api/activities/${survey}/execution/files/document`,
      who: "member",
    },
    "/api/activities/:id/heatmap/pictures": { url: `/api/activities/${survey}/heatmap/pictures`, who: "moderator" },
    "/api/activities/:id/import": { url: `/api/activities/${survey}/import`, who: "moderator" },
    "/api/activities/:id/import/preview": { url: `/api/activities/${survey}/import/preview`, who: "moderator" },
    "/api/activities/:id/poll/pictures": { url: `/api/activities/${survey}/poll/pictures`, who: "moderator" },
    "/api/activities/:id/weightings/import": { url: `/api/activities/${survey}/weightings/import?name=x`, who: "moderator" },
    "/api/activities/:id/weightings/import/preview": {
      url: `/api/activities/${survey}/weightings/import/preview`,
      who: "moderator",
    },
    "/api/members/import": { url: "/api/members/import", who: "mainAdmin" },
    "/api/activities/:id/preview/files/:questionId": {
      url: `/api/activities/${survey}/preview/files/document`,
      who: "moderator",
    },
    "/client/communities/:id/activity/:activityId/comments/files": {
      url: `/client/communities/${community}/activity/${talk}/comments/files`,
      who: "moderator",
    },
    "/client/communities/:id/chat/files": { url: `/client/communities/${community}/chat/files`, who: "moderator" },
    "/client/communities/:id/mailings/image": { url: `/client/communities/${community}/mailings/image`, who: "moderator" },
    "/experienceLabs/file": { url: "/experienceLabs/file", who: "moderator" },
    "/tester/communities/:id/activity/:activityId/comments/files": {
      url: `/tester/communities/${community}/activity/${talk}/comments/files`,
      who: "member",
    },
    "/tester/communities/:id/chat/files": { url: `/tester/communities/${community}/chat/files`, who: "member" },
  });

  test("is refused at once on every route that takes one, and kept nowhere", async () => {
    const before = await rows(app, "select count(*) from file where uploader_id is not null");
    const wrong: unknown[] = [];
    expect(Object.keys(cases()).sort()).toEqual(fileRoutes());
    for (const [route, { url, who }] of third(Object.entries(cases()))) {
      const limit = routes.find((one) => one.method === "POST" && one.url === route)?.bodyLimit ?? 0;
      const outcome = await sendEndless(url, tokens[who] ?? "", limit);
      // The survey has no pictures, but responses, and what is sent is no image: refused before the end, and the connection ends all the same.
      const early = { "/pictures": 404, "/image": 415, ":id/import": 409, ":id/import/preview": 409 };
      const expected = Object.entries(early).find(([end]) => route.endsWith(end))?.[1] ?? 413;
      if (outcome.status !== expected || !outcome.isClosed) wrong.push([route, outcome]);
    }
    expect(wrong).toEqual([]);
    expect(await rows(app, "select count(*) from file where uploader_id is not null")).toEqual(before);
  });

  test("doesn't hold the server's end up, nor does half a request", async () => {
    const form = `Content-Type: multipart/form-data; boundary=${BOUNDARY}\r\nContent-Length: 4000000\r\n\r\n--${BOUNDARY}\r\n`;
    const head = `POST /experienceLabs/file HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${tokens.moderator}\r\n`;
    const json = 'Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{"email":';
    const login = `POST /clientSuite/login HTTP/1.1\r\nHost: x\r\n${json}`;
    const sockets = [head + form, login, head].map((begun) => {
      const socket = connect(Number(address.port), "127.0.0.1");
      socket.on("error", () => undefined);
      socket.write(begun);
      return socket;
    });
    await wait(300);
    const start = performance.now();
    await app.close();
    expect(performance.now() - start).toBeLessThan(10_000);
    for (const socket of sockets) socket.destroy();
  });
});
