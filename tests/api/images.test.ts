import { existsSync } from "node:fs";
import { join } from "node:path";
import { deflateSync } from "node:zlib";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { adoptImages } from "../../src/server/files/images/adoptImages";
import { sweepUploads } from "../../src/server/files/uploads/sweepUploads";
import { createLocalFileStore } from "../../src/server/platform/storage/fileStore";
import { ANY_ENGINE, LOGINS, startApp, type TestApp } from "../helpers/app";
import { loadCatalog } from "../helpers/catalog";
import { demoId, otherCommunity } from "../helpers/communities";
import { LEAST_ORDER } from "../helpers/credits";
import { CONFIGURATION, configure, joinByInvitation, rows } from "../helpers/identity";
import { picture, upload, uploaded } from "../helpers/images";

/** The head of a PNG that claims to be of this size, and hardly any of its pixels. */
function hollowPng(width: number, height: number): Buffer {
  const table = Array.from({ length: 256 }, (_, n) => {
    let c = n;
    for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
    return c >>> 0;
  });
  const crc = (bytes: Buffer) => {
    let c = 0xffffffff;
    for (const byte of bytes) c = (table[(c ^ byte) & 255] ?? 0) ^ (c >>> 8);
    return (c ^ 0xffffffff) >>> 0;
  };
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc(body));
    return Buffer.concat([length, body, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from("89504e470d0a1a0a", "hex"),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(Buffer.alloc(1024))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

describe.each(ANY_ENGINE)("images on %s", (engine) => {
  let app: TestApp;
  let id: string;
  let other: Awaited<ReturnType<typeof otherCommunity>>;
  let administrator: string;
  let member: string;
  beforeAll(async () => {
    app = await startApp({ engine });
    id = await demoId(app);
    other = await otherCommunity(app);
    [administrator, member] = [await app.signIn("administrator"), await app.signIn("member")];
  });
  afterAll(() => app.close());
  beforeEach(() => rows(app, "delete from attempt"));

  const idIn = (url: string) => url.split("/").at(-1) ?? "";
  const bytesOf = (url: string) => join(app.dataDir, "files", idIn(url).slice(-2), idIn(url));
  const fileRow = async (url: string) =>
    (await rows<Record<string, unknown>>(app, "select * from file where id = $1", [idIn(url)]))[0];
  /** Bytes go after the answer. */
  const hasGone = (url: string) => expect.poll(() => existsSync(bytesOf(url))).toBe(false);
  const statusFor = async (url: string, token?: string) => (await app.call({ url, ...(token ? { token } : {}) })).statusCode;
  const png = () => picture().png().toBuffer();

  describe("an upload", () => {
    test("is its uploader's alone until a record refers to it", async () => {
      const answer = await upload(app, { token: administrator, content: await png(), name: "../../x/Lógo.png" });
      expect(answer.statusCode).toBe(200);
      const image = answer.json();
      expect(image).toEqual({
        id: expect.any(String),
        url: `/files/${image.id}`,
        mediaType: "image/png",
        width: 40,
        height: 20,
        size: expect.any(Number),
      });
      const read = await app.call({ url: image.url, token: administrator });
      expect(read.statusCode).toBe(200);
      expect(read.rawPayload.length).toBe(image.size);
      expect(read.headers).toMatchObject({
        "content-type": "image/png",
        "cache-control": "private, max-age=3600",
        "x-content-type-options": "nosniff",
        "content-security-policy": "default-src 'none'; sandbox",
        "content-disposition": "inline; filename*=UTF-8''L%C3%B3go.png",
      });
      expect(await fileRow(image.url)).toMatchObject({ name: "Lógo.png", state: "PENDING", space_id: id });
      const others = [undefined, member, other.administrator, await app.signIn("mainAdmin"), await app.signIn("backoffice")];
      for (const token of others) expect(await statusFor(image.url, token)).toBe(404);
    });

    test("keeps its type, WebP becomes PNG; a large one is made smaller", async () => {
      const jpeg = (await upload(app, { token: administrator, content: await picture(3_000, 1_500).jpeg().toBuffer() })).json();
      expect(jpeg).toMatchObject({ mediaType: "image/jpeg", width: 2_400, height: 1_200 });
      const webp = (await upload(app, { token: administrator, content: await picture().webp().toBuffer() })).json();
      expect(webp).toMatchObject({ mediaType: "image/png", width: 40, height: 20 });
    });

    test("of a photo is cut to a square, as it was held, and says nothing of where it was taken", async () => {
      const content = await picture(1_600, 1_200)
        .jpeg()
        .withExif({ IFD0: { Artist: "somebody-here", Orientation: "6" }, IFD3: { GPSLatitude: "40/1 25/1 0/1" } })
        .toBuffer();
      expect(content.includes("somebody-here")).toBe(true);
      const image = (await upload(app, { token: member, content, isWhole: false })).json();
      expect(image).toMatchObject({ mediaType: "image/jpeg", width: 800, height: 800 });
      const { rawPayload } = await app.call({ url: image.url, token: member });
      expect(rawPayload.includes("somebody-here")).toBe(false);
      expect((await sharp(rawPayload).metadata()).exif).toBeUndefined();
      const upright = await picture(60, 20).jpeg().withMetadata({ orientation: 6 }).toBuffer();
      expect((await upload(app, { token: administrator, content: upright })).json()).toMatchObject({ width: 20, height: 60 });
    });

    test("loses what came along with its pixels", async () => {
      const content = Buffer.concat([await png(), Buffer.from("<script>alert(1)</script>PK\u0003\u0004")]);
      const url = await uploaded(app, administrator, { content });
      const read = await app.call({ url, token: administrator });
      expect([read.statusCode, read.rawPayload.includes("<script>")]).toEqual([200, false]);
    });

    test.each<readonly [string, Buffer | (() => Promise<Buffer>), string, number]>([
      ["an SVG", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), "logo.svg", 415],
      ["an SVG that is called a PNG", Buffer.from('<?xml version="1.0"?><svg/>'), "logo.png", 415],
      ["a page", Buffer.from("<!doctype html><script>alert(1)</script>"), "logo.png", 415],
      ["a GIF", () => picture().gif().toBuffer(), "logo.gif", 415],
      ["a TIFF", () => picture().tiff().toBuffer(), "logo.jpg", 415],
      ["a PDF", Buffer.from("%PDF-1.7\n"), "logo.jpg", 415],
      ["a GIF that goes on as a script", Buffer.from("GIF89a/*\u0000*/=1;alert(1)"), "logo.png", 415],
      ["nothing", Buffer.alloc(0), "logo.png", 415],
      ["the beginning of a PNG", async () => (await png()).subarray(0, 40), "logo.png", 422],
      [
        "half a JPEG",
        async () =>
          (
            await sharp({
              create: {
                width: 400,
                height: 400,
                channels: 3,
                background: "red",
                noise: { type: "gaussian", mean: 128, sigma: 40 },
              },
            })
              .jpeg()
              .toBuffer()
          ).subarray(0, 9_000),
        "logo.jpg",
        422,
      ],
      ["a PNG of 65,500 x 65,500", hollowPng(65_500, 65_500), "logo.png", 413],
      ["a PNG of 12,001 x 1", hollowPng(12_001, 1), "logo.png", 413],
      ["a PNG of 51 megapixels", hollowPng(10_000, 5_100), "logo.png", 413],
      ["more than 5 MB", async () => Buffer.concat([await png(), Buffer.alloc(5 * 1024 * 1024)]), "logo.png", 413],
    ])("of %s is refused", async (_name, content, name, status) => {
      const before = await rows<{ count: number }>(app, "select count(*)::int as count from file");
      const answer = await upload(app, {
        token: administrator,
        content: Buffer.isBuffer(content) ? content : await content(),
        name,
      });
      expect(answer.statusCode).toBe(status);
      expect(answer.headers["content-type"]).toContain("problem+json");
      expect(await rows(app, "select count(*)::int as count from file")).toEqual(before);
    });

    test("of no file, or as no form, is refused", async () => {
      const empty = await app.call({
        method: "POST",
        url: "/experienceLabs/file",
        token: administrator,
        body: { publicLogo: true },
      });
      expect(empty.statusCode).toBe(415);
    });

    test("is open to everybody who is signed in to a space, whole or cut to a square", async () => {
      const content = await png();
      expect((await upload(app, { content })).statusCode).toBe(401);
      for (const who of ["moderator", "observer", "member", "client"] as const) {
        const token = await app.signIn(who);
        expect((await upload(app, { token, content })).json()).toMatchObject({ width: 40, height: 20 });
        expect((await upload(app, { token, content, isWhole: false })).json()).toMatchObject({ width: 20, height: 20 });
      }
      expect((await upload(app, { token: await app.signIn("backoffice"), content })).statusCode).toBe(403);
    });

    test.each(Object.keys(LOGINS) as readonly (keyof typeof LOGINS)[])("is offered to %s as the server takes it", async (who) => {
      const token = await app.signIn(who);
      const { mayUpload } = (await app.call({ url: "/api/catalog", token })).json();
      const { statusCode } = await upload(app, { token, content: await png() });
      expect([mayUpload, statusCode]).toEqual(who === "backoffice" ? [false, 403] : [true, 200]);
    });

    test("is refused after sixty in an hour", async () => {
      const { authToken: token } = await joinByInvitation(app, "uploads@mail.test", { nickname: "Subidas" });
      await rows(
        app,
        `insert into attempt (scope, key_hash, window_start, count)
         select 'upload/3600', sha256(a.id::text::bytea), to_timestamp(floor(extract(epoch from now()) / 3600) * 3600), 60
         from account a where a.email = 'uploads@mail.test'`,
      );
      const answer = await upload(app, { token, content: await png(), isWhole: false });
      expect([answer.statusCode, answer.json().code]).toEqual([429, "request.rateLimited"]);
      expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
    });

    test("that no record refers to is swept after a day, and not before", async () => {
      const [old, fresh] = [await uploaded(app, administrator), await uploaded(app, administrator)];
      await rows(app, "update file set created_at = now() - interval '25 hours' where id = $1", [idIn(old)]);
      const files = createLocalFileStore(join(app.dataDir, "files"));
      await sweepUploads({ database: app.database, catalog: loadCatalog(), files, purposes: new Map() }).run(
        new AbortController().signal,
      );
      expect(await statusFor(old, administrator)).toBe(404);
      await hasGone(old);
      expect([await statusFor(fresh, administrator), existsSync(bytesOf(fresh))]).toEqual([200, true]);
    });
  });

  describe("a field", () => {
    const look = (body: unknown, token = administrator, community = id) =>
      app.call({ method: "PUT", url: `/experienceLabs/community/${community}/personalizationFull`, token, body });
    const cards = (method: "POST" | "PUT" | "DELETE", path: string, body?: unknown) =>
      app.call({ method, url: `/api/redeem-cards${path}`, token: administrator, ...(body ? { body } : {}) });
    const card = { name: "Tarjeta", labs: 5, valueEuros: 10 };

    test("takes an upload, and lets go of the one before", async () => {
      const [first, second] = [await uploaded(app, administrator), await uploaded(app, administrator)];
      expect((await look({ logo: first, headerImage: first })).statusCode).toBe(200);
      expect(await fileRow(first)).toMatchObject({ state: "ATTACHED" });
      expect((await look({ logo: second })).json().logo).toBe(second);
      // The header still wears it.
      expect(await statusFor(first)).toBe(200);
      expect((await look({ headerImage: null })).statusCode).toBe(200);
      expect([await statusFor(first), await fileRow(first)]).toEqual([404, undefined]);
      await hasGone(first);
      expect((await look({ logo: null })).statusCode).toBe(200);
      await hasGone(second);
    });

    test("of the same record twice holds the file until both let go", async () => {
      const url = await uploaded(app, administrator);
      await look({ logo: url, favicon: url });
      await look({ logo: null });
      expect(await statusFor(url)).toBe(200);
      await look({ favicon: null });
      expect(await statusFor(url)).toBe(404);
    });

    test.each<readonly [string, () => Promise<string>]>([
      ["that is not there", async () => "/files/0193fd0a-7c1e-7000-8000-000000000001"],
      ["of no id", async () => "/files/../../etc/passwd"],
      ["of another community", () => uploaded(app, other.administrator)],
      ["of another company", () => uploaded(app, other.client)],
      ["of another account", async () => uploaded(app, await app.signIn("moderator"), { isWhole: false })],
    ])("takes no file %s", async (_name, make) => {
      const url = await make();
      for (const answer of [await look({ logo: url }), await cards("POST", "", { ...card, logo: url })]) {
        expect([answer.statusCode, answer.json().errors[0]]).toMatchObject([400, { path: "/logo", rule: "file" }]);
      }
      expect((await look({ headerImage: url })).json().errors[0].path).toBe("/headerImage");
    });

    test("of a company's own community takes what the company put up", async () => {
      const client = await app.signIn("client");
      const url = await uploaded(app, client);
      expect((await look({ overlayLogo: url }, client)).json().overlayLogo).toBe(url);
      await look({ overlayLogo: null });
    });

    describe("says who sees its image", () => {
      const seen = async (url: string) => Promise.all([undefined, member, other.member].map((token) => statusFor(url, token)));
      const configuration = (body: Readonly<Record<string, unknown>>) => configure(app, body);
      const EVERYBODY = [200, 200, 200];
      const SPACE = [404, 200, 404];

      test("whatever was said at the upload", async () => {
        for (const isWhole of [true, false]) {
          const url = await uploaded(app, administrator, { isWhole });
          await look({ logo: url });
          expect(await seen(url)).toEqual(EVERYBODY);
          await look({ logo: null });
        }
      });

      test("the most open of a record's fields, until it lets go", async () => {
        const url = await uploaded(app, administrator);
        await configuration({ moderatorImage: url });
        expect(await seen(url)).toEqual(SPACE);
        await configuration({ headerImage: url });
        expect(await seen(url)).toEqual(EVERYBODY);
        await configuration({ overlayLogo: url, headerImage: null });
        expect(await seen(url)).toEqual(EVERYBODY);
        await configuration({ overlayLogo: null });
        expect(await seen(url)).toEqual(SPACE);
      });

      test.each(["the public one first", "the public one last"])("the most open of several records', %s", async (order) => {
        const url = await uploaded(app, administrator);
        const attach = [() => look({ logo: url }), () => cards("POST", "", { ...card, logo: url })];
        if (order.endsWith("last")) attach.reverse();
        for (const one of attach) expect((await one()).statusCode).toBeLessThan(300);
        expect(await seen(url)).toEqual(EVERYBODY);
        await look({ logo: null });
        expect(await seen(url)).toEqual(SPACE);
        expect(await fileRow(url)).toMatchObject({ entity: "redeemCard", field: "logo" });
      });

      test("also where what has it is changed by somebody else, or in another field", async () => {
        const url = await uploaded(app, administrator);
        const made = (await cards("POST", "", { ...card, logo: url })).json();
        await look({ logo: url });
        const token = await app.signIn("mainAdmin");
        const answer = await app.call({
          method: "PUT",
          url: `/api/redeem-cards/${made.id}`,
          token,
          body: { logo: url, labs: 9 },
        });
        expect([answer.statusCode, await seen(url)]).toEqual([200, EVERYBODY]);
        await look({ logo: null });
        expect((await cards("DELETE", `/${made.id}`)).statusCode).toBe(200);
        expect(await statusFor(url, administrator)).toBe(404);
      });

      test("to the members, too, where the company put it up", async () => {
        const client = await app.signIn("client");
        const url = await uploaded(app, client);
        const told = { ...CONFIGURATION, moderatorImage: url };
        const { welcomeTitle: _title, gamification: _flag, ...body } = told;
        const answer = await app.call({ method: "PUT", url: `/client/communities/${id}/welcome`, token: client, body });
        expect(answer.statusCode, answer.body).toBe(200);
        expect(await seen(url)).toEqual(SPACE);
      });

      test("in the records that a person may read, and takes no image of the others", async () => {
        const staff = await app.signIn("mainAdmin");
        const post = (token: string, body: object) => app.call({ method: "POST", url: "/api/activities", token, body });
        const activity = { title: "Con imagen", type: "el_survey", description: "x" };
        const url = await uploaded(app, staff);
        const first = (await post(staff, { ...activity, image: url })).json();
        const moderator = await app.signIn("moderator");
        await rows(app, "update staff_role set visibility = 'SELECTED' where email = 'moderator@demo.test'");
        try {
          expect(await statusFor(url, moderator)).toBe(404);
          const taken = await post(moderator, { ...activity, image: url });
          expect([taken.statusCode, taken.json().errors[0]]).toMatchObject([400, { path: "/image", rule: "file" }]);
          const second = (await post(moderator, activity)).json();
          const shared = await app.call({
            method: "PUT",
            url: `/api/activities/${second.id}`,
            token: staff,
            body: { image: url },
          });
          expect(shared.statusCode, shared.body).toBe(200);
          // Another record's that the person does not see is its home.
          expect(await fileRow(url)).toMatchObject({ record_id: first.id });
          expect(await seen(url)).toEqual([404, 404, 404]);
          expect(await statusFor(url, moderator)).toBe(200);
        } finally {
          await rows(app, "update staff_role set visibility = 'ALL' where email = 'moderator@demo.test'");
        }
      });
    });

    test("that is refused leaves the files as they were", async () => {
      const url = await uploaded(app, administrator);
      await look({ logo: url });
      expect((await look({ logo: null, mainColor: "#ffe000" })).statusCode).toBe(400);
      expect([await statusFor(url), existsSync(bytesOf(url))]).toEqual([200, true]);
      await look({ logo: null });
    });

    test("that several records share stays until the last lets go", async () => {
      const url = await uploaded(app, administrator);
      const made = await Promise.all([1, 2].map(() => cards("POST", "", { ...card, logo: url })));
      const [one, two] = made.map((answer) => answer.json().id);
      expect((await cards("DELETE", `/${one}`)).statusCode).toBe(200);
      expect(await statusFor(url, member)).toBe(200);
      expect((await cards("DELETE", `/${two}`)).statusCode).toBe(200);
      expect(await statusFor(url, member)).toBe(404);
      await hasGone(url);
    });

    test("within a list counts as well", async () => {
      const moderator = await app.signIn("moderator");
      const url = await uploaded(app, moderator, { isWhole: false });
      const body = { title: "Con foto", type: "el_survey", description: "x", images: [{ image: url }] };
      const made = await app.call({ method: "POST", url: "/api/activities", token: moderator, body });
      expect(made.statusCode).toBe(201);
      expect(await fileRow(url)).toMatchObject({ state: "ATTACHED", entity: "activity", field: "images" });
      const strange = { ...body, images: [{ image: "/files/0193fd0a-7c1e-7000-8000-000000000001" }] };
      const refused = await app.call({ method: "POST", url: "/api/activities", token: moderator, body: strange });
      expect([refused.statusCode, refused.json().errors[0].path]).toEqual([400, "/images"]);
      // Who may not read the activity may not see its image.
      expect(await statusFor(url, administrator)).toBe(200);
      expect(await statusFor(url, other.administrator)).toBe(404);
      expect(await statusFor(url)).toBe(404);
    });
  });

  describe("a member's photo", () => {
    const picturing = (token: string, pictureUrl: string | null) =>
      app.call({ method: "PUT", url: "/experienceLabs/userData", token, body: { picture: pictureUrl } });

    test("is put up before the steps are complete, and seen by the community alone", async () => {
      const { authToken: token } = await joinByInvitation(app, "photo@mail.test");
      const url = await uploaded(app, token, { isWhole: false });
      expect(await statusFor(url, token)).toBe(200);
      expect(await statusFor(url, member)).toBe(404);
      expect((await picturing(token, url)).json().picture).toBe(url);
      const seen = await app.call({ url, token: member });
      expect(seen.statusCode).toBe(200);
      expect(seen.headers["cache-control"]).toBe("private, max-age=3600");
      expect(await statusFor(url, await app.signIn("observer"))).toBe(200);
      for (const stranger of [undefined, other.member, other.administrator]) expect(await statusFor(url, stranger)).toBe(404);
      const next = await uploaded(app, token, { isWhole: false });
      await picturing(token, next);
      expect(await statusFor(url, token)).toBe(404);
      await hasGone(url);
    });

    test("is nobody else's to use", async () => {
      const { authToken: token } = await joinByInvitation(app, "mine@mail.test", { nickname: "Mía" });
      const url = await uploaded(app, token, { isWhole: false });
      await picturing(token, url);
      const answer = await picturing(member, url);
      expect([answer.statusCode, answer.json().errors[0]]).toMatchObject([400, { path: "/picture", rule: "file" }]);
    });

    test("goes with the account", async () => {
      const { authToken: token, space } = await joinByInvitation(app, "gone@mail.test", { nickname: "Ida" });
      const [used, unused] = [await uploaded(app, token, { isWhole: false }), await uploaded(app, token, { isWhole: false })];
      await picturing(token, used);
      const leaving = { method: "DELETE", url: `/experienceLabs/${space.id}/userAccount`, token } as const;
      expect((await app.call({ ...leaving, body: { password: "Three-ducks-4" } })).statusCode).toBe(204);
      for (const url of [used, unused]) {
        expect(await fileRow(url)).toBeUndefined();
        await hasGone(url);
      }
    });
  });

  test("of a community that is deleted go with it", async () => {
    const client = await app.signIn("client");
    const made = await app.call({
      method: "POST",
      url: "/api/communities",
      token: client,
      body: { ...LEAST_ORDER, origin: "passing", name: "Passing", logo: await uploaded(app, client) },
    });
    expect(made.statusCode).toBe(201);
    const { logo, id: communityId } = made.json();
    expect((await app.call({ method: "DELETE", url: `/api/communities/${communityId}`, token: client })).statusCode).toBe(200);
    expect(await statusFor(logo)).toBe(404);
    await hasGone(logo);
  });

  test("of a version that asked at the upload who may see them are seen by what refers to them", async () => {
    const [url, unused] = [await uploaded(app, administrator), await uploaded(app, administrator)];
    const card = { name: "Tarjeta", labs: 5, valueEuros: 10, logo: url };
    const made = await app.call({ method: "POST", url: "/api/redeem-cards", token: administrator, body: card });
    expect(made.statusCode).toBe(201);
    await rows(app, "update community set logo = $2 where id = $1", [id, url]);
    await rows(app, "update file set purpose = 'photo' where id = $1", [idIn(url)]);
    await rows(app, "update file set purpose = 'publicLogo' where id = $1", [idIn(unused)]);
    await adoptImages(app.database, loadCatalog());
    expect(await fileRow(url)).toMatchObject({ purpose: "image", entity: "community", record_id: id, field: "logo" });
    expect([await statusFor(url), await statusFor(unused), await statusFor(unused, administrator)]).toEqual([200, 404, 200]);
    await rows(app, "update community set logo = null where id = $1", [id]);
  });

  test("at an address of no file are not there", async () => {
    for (const path of ["0193fd0a-7c1e-7000-8000-000000000001", "x", "..%2F..%2Fetc%2Fpasswd", "%00"]) {
      expect(await statusFor(`/files/${path}`, administrator)).toBe(404);
    }
    await configure(app, { moderatorImage: "https://example.com/still.png" });
  });
});
