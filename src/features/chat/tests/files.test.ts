import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ANY_ENGINE, startApp, type TestApp } from "../../../../tests/helpers/app";
import { rows } from "../../../../tests/helpers/identity";
import { picture } from "../../../../tests/helpers/images";
import { importForm } from "../../../../tests/helpers/imports";
import type { SignedIn } from "../../../../tests/helpers/manyMembers";
import type { ChatMessage, SentFile } from "../shared/api/schemas";
import { chatsOf } from "./chats";

describe.each(ANY_ENGINE)("files and personal data of chats on %s", (engine) => {
  let app: TestApp;
  let chats: Awaited<ReturnType<typeof chatsOf>>;
  let ana: SignedIn;
  let luis: SignedIn;

  beforeAll(async () => {
    app = await startApp({ engine });
    chats = await chatsOf(app, 2);
    [ana, luis] = chats.people as unknown as [SignedIn, SignedIn];
  });
  afterAll(() => app.close());

  const put = (base: string, token: string, content: Buffer, name: string) => {
    const { body, headers } = importForm({ name, content });
    return app.call({ method: "POST", url: `${base}/chat/files`, token, body, headers });
  };
  const photo = async (token: string, base: string): Promise<SentFile> =>
    (await put(base, token, await picture().png().toBuffer(), "stop.png")).json();
  const statusOf = async (url: string, token: string) => (await app.call({ url, token })).statusCode;

  test("a photo is seen by the member and by moderators, and goes with its message", async () => {
    const { url, kind } = await photo(ana.token, chats.tester);
    expect(kind).toBe("image");
    // Before it is sent it is the uploader's alone.
    expect([await statusOf(url, ana.token), await statusOf(url, chats.moderator)]).toEqual([200, 404]);
    const sent: ChatMessage = (await chats.write(ana, { image: url })).json();
    expect(sent).toMatchObject({ message: null, image: { url, name: "stop.png" } });
    expect(await statusOf(url, ana.token)).toBe(200);
    expect(await statusOf(url, chats.moderator)).toBe(200);
    expect(await statusOf(url, luis.token)).toBe(404);
    expect(await statusOf(url, chats.observer)).toBe(404);
    await chats.post(`${chats.tester}/chat/deleteMessages`, ana.token, { messages: [sent.id] });
    expect(await statusOf(url, ana.token)).toBe(404);
  });

  test("a file is the sender's own, goes with one message, and is what its field holds", async () => {
    const { url } = await photo(ana.token, chats.tester);
    expect((await chats.write(luis, { image: url })).json().code).toBe("chat.noFile");
    expect((await chats.write(ana, { file: url })).json().code).toBe("chat.noFile");
    expect((await chats.write(ana, { image: `/files/${randomUUID()}` })).json().code).toBe("chat.noFile");
    expect((await chats.write(ana, { image: url })).statusCode).toBe(200);
    expect((await chats.write(ana, { image: url })).json().code).toBe("chat.noFile");
    const notes = await put(chats.client, chats.moderator, Buffer.from("Guide"), "guide.txt");
    expect((await chats.answer(ana, { file: notes.json().url })).json().file).toMatchObject({ name: "guide.txt", size: 5 });
    expect((await put(chats.tester, ana.token, Buffer.from("MZ"), "tool.exe")).json().code).toBe("chat.fileType");
  });

  test("members take their chat along, and it is really gone once they are erased", async () => {
    const { url } = await photo(luis.token, chats.tester);
    await chats.write(luis, { message: "My secret phone", image: url });
    const theirs = await photo(chats.moderator, chats.client);
    await chats.answer(luis, { message: "Thanks, Luis", image: theirs.url });
    const taken = await app.call({ url: `/experienceLabs/${chats.community}/personalData`, token: luis.token });
    expect(taken.statusCode, taken.body).toBe(200);
    for (const text of ["My secret phone", "Thanks, Luis"]) expect(taken.body).toContain(text);
    expect(taken.body).not.toContain("Guide");

    const erased = await app.call({ method: "POST", url: `/api/members/${luis.memberId}/erasure`, token: chats.administrator });
    expect(erased.statusCode, erased.body).toBeLessThan(300);
    const left = await rows(
      app,
      "select id from chat_message where member = $1 union select id from chat_thread where member = $1",
      [luis.memberId],
    );
    expect(left).toEqual([]);
    expect(
      await rows(app, "select id from file where id = any($1)", [[url, theirs.url].map((address) => address.split("/").at(-1))]),
    ).toEqual([]);
    expect((await chats.list()).items.map(({ id }) => id)).not.toContain(luis.memberId);
    expect((await chats.answer(luis, "Hello?")).statusCode).toBe(404);
  });
});
