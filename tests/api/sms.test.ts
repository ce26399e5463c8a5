import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openDatabase } from "../../src/server/db/database";
import { createMessages, type Messages } from "../../src/server/mail/messages";
import { readConfig } from "../../src/server/platform/config";
import { createTexts } from "../../src/server/platform/texts";
import { phoneHint } from "../../src/server/twoFactor/phone";
import { ANY_ENGINE, startApp, type TestApp } from "../helpers/app";
import { ROOT } from "../helpers/root";
import { eventually } from "../helpers/smtp";

interface SmsCall {
  readonly url: string | undefined;
  readonly headers: IncomingMessage["headers"];
  readonly body: { readonly to: string; readonly text: string };
}

/** A provider on loopback, that answers as it is told. */
async function startProvider() {
  const posted: SmsCall[] = [];
  const answers = new Map<string, (response: ServerResponse) => void>();
  const server = createServer(async (request, response) => {
    let text = "";
    for await (const chunk of request) text += chunk;
    const body = JSON.parse(text || "{}");
    posted.push({ url: request.url, headers: request.headers, body });
    const answer = answers.get(body.to);
    if (answer) answer(response);
    else response.writeHead(202).end("queued");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const close = () => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, posted, answers, close };
}

describe.each(ANY_ENGINE)("short messages on %s", (engine) => {
  let app: TestApp;
  let provider: Awaited<ReturnType<typeof startProvider>>;
  let messages: Messages;
  let close: () => Promise<void>;

  beforeAll(async () => {
    provider = await startProvider();
    const environment = { SMS_URL: `${provider.url}/send`, SMS_TOKEN: "t0ken" };
    app = await startApp({ engine, environment });
    const config = readConfig({ DATA_DIR: app.dataDir, ...environment });
    const database = app.database.isEmbedded ? app.database : await openDatabase({ ...config, databaseUrl: app.databaseUrl });
    messages = createMessages({ config, database, texts: createTexts(ROOT), address: () => undefined, onError: () => undefined });
    await messages.outbox.open();
    close = async () => {
      await messages.outbox.close();
      if (database !== app.database) await database.close();
    };
  });
  afterAll(async () => {
    await close?.();
    await app?.close();
    await provider?.close();
  });

  const send = (to: string, text = "Tu código es 123456") => messages.sms.send({ to, text, spaceId: undefined });
  const rowTo = (to: string) =>
    app.database.kysely
      .selectFrom("outbox")
      .selectAll()
      .where("recipient", "in", [to, phoneHint(to)])
      .executeTakeFirstOrThrow();
  const settled = async (to: string) => {
    await eventually(`${to} was tried`, async () => {
      const { attempts, status } = await rowTo(to);
      return attempts > 0 && status !== "PROCESSING";
    });
    return rowTo(to);
  };

  test("are posted to the provider, and codes and numbers gone afterwards", async () => {
    await send("+34600000001");
    const row = await settled("+34600000001");
    const [message] = provider.posted.filter(({ body }) => body.to === "+34600000001");
    expect(message).toMatchObject({
      url: "/send",
      body: { to: "+34600000001", text: "Tu código es 123456" },
      headers: { authorization: "Bearer t0ken", "content-type": "application/json", "idempotency-key": row.id },
    });
    expect(row).toMatchObject({ channel: "sms", status: "SENT", isKept: false, text: null, recipient: "··· 001" });
  });

  test.each([500, 503, 429, 408])("are tried again later where the provider answers %i", async (status) => {
    const to = `+34610000${status}`;
    provider.answers.set(to, (response) => response.writeHead(status).end());
    await send(to);
    expect(await settled(to)).toMatchObject({ status: "NEW", error: `HTTP ${status}`, text: expect.any(String) });
  });

  test.each([400, 401, 404])("are an error where the provider answers %i", async (status) => {
    const to = `+34620000${status}`;
    provider.answers.set(to, (response) => response.writeHead(status).end());
    await send(to);
    expect(await settled(to)).toMatchObject({ status: "ERROR", error: `HTTP ${status}` });
  });

  test("never follow the provider elsewhere", async () => {
    const to = "+34630000307";
    provider.answers.set(to, (response) => response.writeHead(307, { location: `${provider.url}/elsewhere` }).end());
    await send(to);
    expect(await settled(to)).toMatchObject({ status: "ERROR", error: "HTTP 307" });
    expect(provider.posted.filter(({ url }) => url === "/elsewhere")).toEqual([]);
  });

  test("are tried again later where the line is cut", async () => {
    const to = "+34640000000";
    provider.answers.set(to, (response) => void response.destroy());
    await send(to);
    expect(await settled(to)).toMatchObject({ status: "NEW", error: "network" });
  });

  test.each(["600000123", "+0123456789", "+34 600", "+34600000001\r\nX: y", "+٣٤٦٠٠٠٠٠٠٠١"])(
    "go to no number such as %j",
    async (to) => {
      await send(to);
      expect(await settled(to)).toMatchObject({ status: "ERROR", error: "empty" });
      expect(provider.posted.filter(({ body }) => body.to === to)).toEqual([]);
    },
  );
});

test("without a provider short messages stay in the outbox, to be read there", async () => {
  const app = await startApp();
  try {
    const token = await app.signIn("backoffice");
    const config = readConfig({ DATA_DIR: app.dataDir });
    const { database } = app;
    const { sms } = createMessages({
      config,
      database,
      texts: createTexts(ROOT),
      address: () => undefined,
      onError: () => undefined,
    });
    await sms.send({ to: "+34600000002", text: "Tu código es 654321", spaceId: undefined });
    await eventually("it is kept", async () => (await app.call({ url: "/api/outbox?channel=sms", token })).json()[0]?.isKept);
    const [{ id }] = (await app.call({ url: "/api/outbox?channel=sms", token })).json();
    const message = (await app.call({ url: `/api/outbox/${id}`, token })).json();
    expect(message).toMatchObject({ text: "Tu código es 654321", hasHtml: false, to: "+34600000002", subject: null });
  } finally {
    await app.close();
  }
});
