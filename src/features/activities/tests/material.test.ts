import { existsSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { ANY_ENGINE, startApp, type TestApp } from "../../../../tests/helpers/app";
import { otherCommunity } from "../../../../tests/helpers/communities";
import { rows } from "../../../../tests/helpers/identity";
import { sendFile, uploaded, uploadedFile } from "../../../../tests/helpers/images";
import { addActivity, askPoll } from "./wizardCalls";

describe.each(ANY_ENGINE)("files and videos of an activity on %s", (engine) => {
  let app: TestApp;
  let moderator: string;
  let member: string;
  let elsewhere: Awaited<ReturnType<typeof otherCommunity>>;

  beforeAll(async () => {
    app = await startApp({ engine });
    [moderator, member] = await Promise.all([app.signIn("moderator"), app.signIn("member")]);
    elsewhere = await otherCommunity(app);
  });
  afterAll(() => app.close());
  beforeEach(() => rows(app, "delete from attempt"));

  const status = async (url: string, token?: string) => (await app.call({ url, ...(token ? { token } : {}) })).statusCode;
  const change = (id: string, body: object) => app.call({ method: "PUT", url: `/api/activities/${id}`, token: moderator, body });
  const info = async (id: string) => app.call({ url: `/api/member/activities/${id}/info`, token: member });
  const open = async (id: string) => {
    await askPoll(app, moderator, id);
    const opened = await app.call({ method: "POST", url: `/api/activities/${id}/transitions/open`, token: moderator });
    expect([opened.statusCode, opened.body]).toEqual([200, expect.any(String)]);
  };

  test("members get them once the activity is published: with name and size, and videos in parts, as players ask", async () => {
    const [file, video] = [await uploadedFile(app, moderator, "file"), await uploadedFile(app, moderator, "video")];
    const id = await addActivity(app, moderator, {
      files: [{ file }, { name: "The same, named", file }],
      videos: [{ url: video, caption: "Welcome" }, { url: "https://youtu.be/aqz-KE-bpKQ" }],
    });
    expect([await status(file, moderator), await status(file, await app.signIn("observer"))]).toEqual([200, 200]);
    expect([await status(file, member), await status(video, member)]).toEqual([404, 404]);
    await open(id);
    expect((await info(id)).json()).toMatchObject({
      files: [
        { name: "programme.pdf", file, size: 51 },
        { name: "The same, named", file, size: 51 },
      ],
      videos: [{ url: video, caption: "Welcome" }, { url: "https://youtu.be/aqz-KE-bpKQ" }],
    });
    const got = await app.call({ url: file, token: member });
    expect([got.statusCode, got.headers["content-type"], got.headers["content-disposition"]]).toEqual([
      200,
      "application/pdf",
      "attachment; filename*=UTF-8''programme.pdf",
    ]);
    const part = await app.call({ url: video, token: member, headers: { range: "bytes=0-11" } });
    expect([part.statusCode, part.headers["content-type"], part.rawPayload.toString("latin1", 4)]).toEqual([
      206,
      "video/mp4",
      "ftypmp42",
    ]);
    expect([await status(file), await status(file, elsewhere.member), await status(video, elsewhere.administrator)]).toEqual([
      404, 404, 404,
    ]);
  });

  test("of a private activity they are for those who were chosen", async () => {
    const file = await uploadedFile(app, moderator, "file");
    const [other] = await rows<{ id: string }>(
      app,
      "select id from member where status = 'ACTIVE' and nickname like 'b%' limit 1",
    );
    const id = await addActivity(app, moderator, { files: [{ file }], visibility: "PRIVATE", participants: [other?.id] });
    await open(id);
    expect(await status(file, member)).toBe(404);
    const me = await app.call({ url: "/api/session", token: member });
    const memberId = me.json().memberId ?? me.json().member?.id;
    expect((await change(id, { participants: [other?.id, memberId] })).statusCode).toBe(200);
    expect(await status(file, member)).toBe(200);
  });

  test("what is none of the types, or says to be one, is refused; so are members", async () => {
    const code = async (kind: "file" | "video", name: string, content: string, token = moderator) => {
      const answer = await sendFile(app, token, kind, { name, content: Buffer.from(content) });
      return [answer.statusCode, answer.json().code];
    };
    expect(await code("file", "setup.exe", "MZ")).toEqual([415, "request.unsupportedMediaType"]);
    expect(await code("file", "a.pdf", "<html>")).toEqual([415, "request.unsupportedMediaType"]);
    expect(await code("video", "a.pdf", "%PDF-1.7 ")).toEqual([415, "request.unsupportedMediaType"]);
    expect(await code("file", "a.txt", "x".repeat(20 * 1024 * 1024 + 1))).toEqual([413, "request.tooLarge"]);
    expect(await code("file", "a.pdf", "%PDF-1.7 ", member)).toEqual([403, "access.denied"]);
  });

  test("a field takes files of its own kind, of the writer's own", async () => {
    const id = await addActivity(app, moderator);
    const faults = async (body: object) => (await change(id, body)).json().errors;
    const [video, image] = [await uploadedFile(app, moderator, "video"), await uploaded(app, moderator)];
    expect(await faults({ files: [{ file: video }] })).toMatchObject([{ path: "/files", rule: "file" }]);
    expect(await faults({ videos: [{ url: image }] })).toMatchObject([{ path: "/videos", rule: "file" }]);
    const foreign = await uploadedFile(app, elsewhere.administrator, "file");
    expect(await faults({ files: [{ file: foreign }] })).toMatchObject([{ path: "/files", rule: "file" }]);
  });

  test("they go with the activity, or once it has them no more", async () => {
    const [first, second] = [await uploadedFile(app, moderator, "file"), await uploadedFile(app, moderator, "video")];
    const bytes = (url: string) => {
      const id = url.split("/").at(-1) ?? "";
      return existsSync(join(app.dataDir, "files", id.slice(-2), id));
    };
    const id = await addActivity(app, moderator, { files: [{ file: first }], videos: [{ url: second }] });
    expect([bytes(first), bytes(second)]).toEqual([true, true]);
    await change(id, { files: [] });
    await expect.poll(() => bytes(first)).toBe(false);
    await app.call({ method: "DELETE", url: `/api/activities/${id}`, token: moderator });
    await expect.poll(() => bytes(second)).toBe(false);
    expect(await status(second, moderator)).toBe(404);
  });
});
