import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { CONCURRENT_ENGINE } from "../../../../tests/helpers/app";
import { figure, isDrill } from "../../../../tests/helpers/drill";
import { rows } from "../../../../tests/helpers/identity";
import { importForm } from "../../../../tests/helpers/imports";
import { type SignedIn, signInMany } from "../../../../tests/helpers/manyMembers";
import type { Comment } from "../../../contracts/api/comments";
import type { FileKind } from "../../../shared/fileKinds";
import { MEGABYTE } from "../../../shared/fileTypes";
import { BAD_FILES, film, goodFiles, PDF, type SampleFile } from "./sampleFiles";
import { callsOf, openActivity, startTalk, type Talk } from "./talk";

/** The fields of a post that hold a file of each kind. */
const FIELDS: Readonly<Record<FileKind, (file: string, name: string) => object>> = {
  image: (image) => ({ images: [{ image }] }),
  video: (file) => ({ videos: [{ file }] }),
  pdf: (pdf) => ({ pdf }),
  document: (file, name) => ({ files: [{ name, file }] }),
};

describe.each(CONCURRENT_ENGINE)("files that go with comments on %s", (engine) => {
  let talk: Talk;
  let ana: SignedIn;
  let luis: SignedIn;
  let eva: SignedIn;
  let activity: string;

  beforeAll(async () => {
    talk = await startTalk(engine);
    [ana, luis, eva] = (await signInMany(talk.app, 3)) as [SignedIn, SignedIn, SignedIn];
    activity = await openActivity(talk, "test_talk", { title: "Files" });
  });
  afterAll(() => talk.app.close());
  beforeEach(() => rows(talk.app, "delete from attempt"));

  const as = ({ token }: SignedIn, where = activity) => callsOf(talk, where, token);
  const team = (token = talk.moderator) => callsOf(talk, activity, token, "client");
  const send = ({ name, content }: SampleFile, { token }: { readonly token: string } = ana, face = "tester") =>
    talk.app.call({
      method: "POST",
      url: `${callsOf(talk, activity, token, face as "tester").base}/comments/files`,
      token,
      ...importForm({ name, content }),
    });
  const sent = async (file: SampleFile, who: SignedIn = ana): Promise<string> => {
    const answer = await send(file, who);
    expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)]);
    return answer.json().url;
  };
  const get = (url: string, { token }: { readonly token: string }, headers: Readonly<Record<string, string>> = {}) =>
    talk.app.call({ url, token, headers });
  const idOf = (url: string) => url.split("/").at(-1) ?? "";
  const pathOf = (url: string) => join(talk.app.dataDir, "files", idOf(url).slice(-2), idOf(url));
  const stored = () =>
    readdirSync(join(talk.app.dataDir, "files"), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const rowsOf = (url: string) => rows(talk.app, "select id, size::int from file where id = $1", [idOf(url)]);

  test("each type is taken, goes with a comment, and comes back as it was sent", async () => {
    const files = await goodFiles();
    for (const file of files) {
      const answer = await send(file);
      expect([file.name, answer.statusCode, answer.json()]).toEqual([
        file.name,
        200,
        expect.objectContaining({ kind: file.kind }),
      ]);
      const { url, size } = answer.json();
      const said = await as(ana).said(file.name, FIELDS[file.kind](url, file.name));
      expect(said.attached).toEqual([{ file: url, kind: file.kind, name: file.name, size }]);
      const read = await get(url, luis);
      const isShown = file.kind === "image" || file.kind === "video";
      expect([read.statusCode, read.headers["content-disposition"]]).toEqual([
        200,
        `${isShown ? "inline" : "attachment"}; filename*=UTF-8''${encodeURIComponent(file.name)}`,
      ]);
      expect(read.headers).toMatchObject({
        "x-content-type-options": "nosniff",
        "content-security-policy": "default-src 'none'; sandbox",
        "content-length": String(size),
      });
      if (file.kind !== "image") expect(read.rawPayload.equals(file.content), file.name).toBe(true);
    }
    const state = await as(luis).page();
    expect(state.threads[0]?.attached[0]?.name).toBe(files.at(-1)?.name);
  });

  test.each(BAD_FILES)("%s is refused, and leaves nothing behind", async (_what, file) => {
    const before = stored().length;
    const [known] = await rows<{ count: number }>(talk.app, "select count(*)::int as count from file");
    const answer = await send(file);
    expect([answer.statusCode, answer.json().code, answer.json().detail]).toEqual([
      415,
      "comments.fileType",
      expect.stringContaining("PDF"),
    ]);
    expect(stored()).toHaveLength(before);
    expect(await rows(talk.app, "select count(*)::int as count from file")).toEqual([known]);
  });

  test("what is larger than its kind may be is refused, and says how large it may be", async () => {
    const text = Buffer.alloc(20 * MEGABYTE, 97);
    const before = stored().length;
    const png = (await goodFiles())[0]?.content ?? PDF;
    const document = { name: "a.txt", content: Buffer.concat([text, text.subarray(0, 1)]) };
    const image = { name: "a.png", content: Buffer.concat([png, text.subarray(0, 10 * MEGABYTE)]) };
    const pdf = () => ({ name: "a.pdf", content: Buffer.concat([PDF, text]) });
    for (const file of figure({ commit: [document, image], drill: [document, image, pdf()] })) {
      const answer = await send(file);
      expect([file.name, answer.statusCode]).toEqual([file.name, 413]);
      expect(answer.json()).toMatchObject({ code: "comments.fileTooLarge", detail: expect.stringMatching(/10.*100.*20/) });
    }
    // Whatever is larger than all kinds is refused before anybody reads it.
    if (isDrill) expect((await send({ name: "a.mp4", content: film("isom", 100 * MEGABYTE) })).statusCode).toBe(413);
    expect(stored()).toHaveLength(before);
    expect((await send({ name: "a.txt", content: text })).statusCode).toBe(200);
    expect((await send({ name: "a.mp4", content: film("isom", figure({ commit: 21, drill: 50 }) * MEGABYTE) })).statusCode).toBe(
      200,
    );
  });

  test("a file belongs to whoever sent it, to one comment, and to the field of its kind", async () => {
    const [video, pdf] = [await sent({ name: "a.mp4", content: film("isom") }), await sent({ name: "a.pdf", content: PDF })];
    const refused = async (who: SignedIn, body: object) =>
      expect((await as(who).post({ text: "with a file", ...body })).json().code).toBe("comments.noFile");
    expect([(await get(video, ana)).statusCode, (await get(video, luis)).statusCode]).toEqual([200, 404]);
    await refused(luis, FIELDS.video(video, ""));
    for (const body of [FIELDS.image(video, ""), FIELDS.pdf(video, ""), FIELDS.document(video, "a"), FIELDS.video(pdf, "")])
      await refused(ana, body);
    const both = { ...FIELDS.video(video, ""), ...FIELDS.document(pdf, "a.pdf") };
    const said = await as(ana).said("mine", both);
    expect(said.attached.map(({ kind }) => kind)).toEqual(["video", "pdf"]);
    await refused(ana, FIELDS.video(video, ""));
    const { videos, files } = said;
    const change = (body: object) => as(ana).change(said.id, { text: "mine", editedAt: null, ...body });
    expect((await change({ videos, files })).json().attached).toHaveLength(2);
    const [{ edited_at: editedAt } = { edited_at: "" }] = await rows<{ edited_at: string }>(
      talk.app,
      "select edited_at from comment where id = $1",
      [said.id],
    );
    expect((await change({ videos, editedAt: new Date(editedAt).toISOString() })).json().attached).toHaveLength(1);
    await expect.poll(() => existsSync(pathOf(pdf))).toBe(false);
    expect([await rowsOf(pdf), (await get(pdf, ana)).statusCode]).toEqual([[], 404]);
  });

  test("of two comments at once that bring one file, one has it", async () => {
    for (let round = 0; round < 4; round += 1) {
      const url = await sent({ name: "a.pdf", content: PDF });
      const answers = await Promise.all(["one", "two"].map((text) => as(ana).post({ text, pdf: url })));
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
    }
  });

  test("a player jumps ahead: parts of a film, and none beyond its end", async () => {
    const content = film("isom", 300_000);
    const url = await sent({ name: "a.mp4", content });
    await as(ana).said("a film", FIELDS.video(url, ""));
    const whole = await get(url, luis);
    expect([whole.headers["accept-ranges"], whole.headers["content-type"]]).toEqual(["bytes", "video/mp4"]);
    const part = async (range: string, more: Readonly<Record<string, string>> = {}) => get(url, luis, { range, ...more });
    const middle = await part("bytes=1000-1999");
    expect([middle.statusCode, middle.headers["content-range"], middle.headers["content-length"]]).toEqual([
      206,
      `bytes 1000-1999/${content.length}`,
      "1000",
    ]);
    expect(middle.rawPayload.equals(content.subarray(1_000, 2_000))).toBe(true);
    expect((await part("bytes=-100")).rawPayload.equals(content.subarray(-100))).toBe(true);
    expect((await part("bytes=200000-")).rawPayload.equals(content.subarray(200_000))).toBe(true);
    const beyond = await part(`bytes=${content.length}-`);
    expect([beyond.statusCode, beyond.headers["content-range"]]).toEqual([416, `bytes */${content.length}`]);
    expect((await part("bytes=0-9", { "if-range": String(whole.headers.etag) })).statusCode).toBe(206);
    for (const [range, more] of [["bytes=0-1,5-6"], ["lines=0-1"], ["bytes=0-9", { "if-range": '"another"' }]] as const)
      expect([(await part(range, more)).statusCode, (await part(range, more)).rawPayload.length]).toEqual([200, content.length]);
    // Whoever may not have the film may have no part of it.
    const { id } = (await as(ana).page()).threads[0] as Comment;
    const hide = { method: "PUT", url: `/client/communities/comment/${id}/visibility`, token: talk.moderator } as const;
    await talk.app.call({ ...hide, body: { isHidden: true } });
    expect([(await part("bytes=0-9")).statusCode, (await get(url, ana)).statusCode]).toEqual([404, 200]);
    expect((await get(url, { token: talk.observer }, { range: "bytes=0-9" })).statusCode).toBe(206);
  });

  test("the team sends files as well, also among itself, where members have none of them", async () => {
    const answer = await send({ name: "plan.pdf", content: PDF }, { token: talk.moderator }, "client");
    const { url } = answer.json();
    const inTeam = `${team().base}/comment?audience=TEAM`;
    const said = await team().call("POST", inTeam, { text: "for us", pdf: url });
    expect([said.statusCode, said.json().attached?.[0]?.name]).toEqual([200, "plan.pdf"]);
    expect([(await get(url, { token: talk.observer })).statusCode, (await get(url, ana)).statusCode]).toEqual([200, 404]);
    const observers = `${team().base}/comments/files`;
    const form = importForm({ name: "a.pdf", content: PDF });
    const call = (url: string) => talk.app.call({ method: "POST", url, token: talk.observer, ...form });
    expect([(await call(observers)).statusCode, (await call(`${observers}?audience=TEAM`)).statusCode]).toEqual([403, 200]);
  });

  test("a film whose sending is given up leaves nothing behind", async () => {
    const address = await talk.app.app.listen({ port: 0, host: "127.0.0.1" });
    const before = stored().length;
    const { headers, body } = importForm({ name: "a.mp4", content: film("isom", 30 * MEGABYTE) });
    const abort = new AbortController();
    // Half of it comes, and then no more.
    const half = new ReadableStream({
      start: (controller) => controller.enqueue(body.subarray(0, body.length / 2)),
    });
    const sending = fetch(`${address}${as(ana).base}/comments/files`, {
      method: "POST",
      headers: { ...headers, authorization: `Bearer ${ana.token}`, "content-length": String(body.length) },
      body: half,
      signal: abort.signal,
      duplex: "half",
    } as RequestInit);
    await expect.poll(() => stored().length, { timeout: 5_000 }).toBe(before + 1);
    abort.abort();
    await expect(sending).rejects.toThrow();
    await expect.poll(() => stored().length, { timeout: 5_000 }).toBe(before);
    // The row goes after its content.
    await expect.poll(() => rows(talk.app, "select id from file where size = 0"), { timeout: 5_000 }).toEqual([]);
  });

  test("a member has no file of an activity that isn't for them: private, blocked or locked by a prerequisite", async () => {
    const [place, first] = [await openActivity(talk, "test_talk"), await openActivity(talk, "test_talk")];
    const [file] = (await goodFiles()).filter(({ kind }) => kind === "pdf");
    if (!file) throw new Error("there is no sample");
    const { url } = (
      await talk.app.call({
        method: "POST",
        url: `${as(ana, place).base}/comments/files`,
        token: ana.token,
        ...importForm({ name: file.name, content: file.content }),
      })
    ).json();
    await as(ana, place).said("the file", { pdf: url });
    const status = async () => (await get(url, luis)).statusCode;
    const set = (sql: string) => rows(talk.app, `update activity set ${sql} where id = $1`, [place]);
    expect(await status()).toBe(200);
    await set("visibility = 'PRIVATE'");
    expect(await status()).toBe(404);
    await set("visibility = 'PUBLIC', status = 'BLOCKED'");
    expect(await status()).toBe(404);
    await set("status = 'ACTIVE'");
    const body = { prerequisites: [first] };
    const locked = await talk.app.call({ method: "PUT", url: `/api/activities/${place}`, token: talk.moderator, body });
    expect(locked.statusCode).toBe(200);
    expect(await status()).toBe(404);
    expect((await get(url, { token: talk.moderator })).statusCode).toBe(200);
  });

  test("the demo has a guide and a table to open", async () => {
    const found = await rows<{ id: string; name: string; field: string }>(
      talk.app,
      `select f.id, f.name, f.field from file f join comment c on c.id = f.record_id and f.state = 'ATTACHED'
        where f.purpose = 'comment' and f.uploader_id is null and f.field <> 'images' order by f.name`,
    );
    expect(found.map(({ name, field }) => [name, field])).toEqual([
      ["Cómo va este debate.pdf", "pdf"],
      ["mi semana.csv", "files"],
    ]);
    const guide = await get(`/files/${found[0]?.id}`, { token: talk.moderator });
    expect([guide.statusCode, guide.rawPayload.subarray(0, 5).toString()]).toEqual([200, "%PDF-"]);
  });

  test("sixty files an hour, and no more", async () => {
    const file = { name: "a.txt", content: Buffer.from("a") };
    for (let count = 0; count < 60; count += 1) expect((await send(file, eva)).statusCode).toBe(200);
    const answer = await send(file, eva);
    expect([answer.statusCode, answer.headers["retry-after"]]).toEqual([429, expect.stringMatching(/^\d+$/)]);
    expect((await send(file, luis)).statusCode).toBe(200);
  });

  test("exports name the files, and the archive holds them", async () => {
    const where = await openActivity(talk, "test_talk", { title: "Pack" });
    const [video, pdf, table] = [
      await sent({ name: "breakfast.mp4", content: film("isom") }),
      await sent({ name: "bill.pdf", content: PDF }),
      await sent({ name: "days.csv", content: Buffer.from("day;minutes") }),
    ];
    const body = { ...FIELDS.video(video ?? "", ""), pdf, ...FIELDS.document(table ?? "", "days.csv") };
    await as(ana, where).said("all of it", body);
    const take = async (format: string) => {
      const url = `${callsOf(talk, where, talk.moderator, "client").base}/${format}`;
      return unzipSync((await talk.app.call({ url, token: talk.moderator })).rawPayload);
    };
    const said = (content: Uint8Array | undefined) => strFromU8(content ?? new Uint8Array());
    const sheet = said((await take("excel"))["xl/worksheets/sheet1.xml"]);
    const word = said((await take("word"))["word/document.xml"]);
    for (const name of ["breakfast.mp4", "bill.pdf", "days.csv"]) for (const text of [sheet, word]) expect(text).toContain(name);
    const archive = await take("multimedia");
    expect(Object.keys(archive).map((name) => name.split(".").at(-1))).toEqual(["mp4", "csv", "pdf"]);
    expect(Buffer.from(Object.values(archive)[0] ?? []).equals(film("isom"))).toBe(true);
  });

  test("a person's files go with the person, those of comments and those that were never used", async () => {
    const where = await openActivity(talk, "test_talk", { title: "Erasure" });
    const used = [
      await sent({ name: "a.mp4", content: film("isom") }, luis),
      await sent({ name: "a.pdf", content: PDF }, luis),
      await sent({ name: "a.csv", content: Buffer.from("a;b") }, luis),
    ];
    const [video = "", pdf = "", table = ""] = used;
    const said = await as(luis, where).said("mine", { ...FIELDS.video(video, ""), pdf, ...FIELDS.document(table, "a.csv") });
    const all = [...used, await sent({ name: "b.pdf", content: PDF }, luis)];
    expect(all.map((url) => existsSync(pathOf(url)))).toEqual([true, true, true, true]);
    const erased = await talk.app.call({
      method: "POST",
      url: `/api/members/${luis.memberId}/erasure`,
      token: await talk.app.signIn("administrator"),
      body: {},
    });
    expect(erased.statusCode, erased.body).toBe(200);
    for (const url of all) {
      await expect.poll(() => existsSync(pathOf(url))).toBe(false);
      expect(await rowsOf(url)).toEqual([]);
      expect((await get(url, { token: talk.moderator })).statusCode).toBe(404);
    }
    const { threads } = await as(ana, where).page();
    expect(threads).toMatchObject([{ id: said.id, text: "", attached: [], videos: [], files: [], pdf: null }]);
  });
});
