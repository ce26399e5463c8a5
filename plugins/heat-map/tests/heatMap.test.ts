import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { unguardCell } from "../../../src/shared/csv/guardCell";
import { CONCURRENT_ENGINE, startApp, type TestApp } from "../../../tests/helpers/app";
import { readCsvRows } from "../../../tests/helpers/csv";
import { formulasInCsv, PAYLOADS } from "../../../tests/helpers/formulas";
import { joinByInvitation, rows } from "../../../tests/helpers/identity";
import { picture } from "../../../tests/helpers/images";
import { importForm } from "../../../tests/helpers/imports";
import type { MemberHeatMap } from "../shared/api/member";

const LABELS = { POSITIVE: "Me gusta", NEGATIVE: "No me gusta" };
const LIMITS = { maxPositive: 2, maxNegative: 1, minPoints: 1, explanationRequired: true };
const POINT = { x: 41.53, y: 12.25, sign: "POSITIVE", explanation: "El titular se entiende." };

describe.each(CONCURRENT_ENGINE)("a heat map on %s", (engine) => {
  let app: TestApp;
  let moderator: string;
  let member: string;
  let other: string;

  beforeAll(async () => {
    app = await startApp({ engine });
    [moderator, member] = await Promise.all([app.signIn("moderator"), app.signIn("member")]);
    ({ authToken: other } = await joinByInvitation(app, "other@mail.test", { nickname: "Nutria" }));
  });
  afterAll(() => app.close());

  const post = (url: string, body: object = {}, token = moderator) => app.call({ method: "POST", url, token, body });
  const move = (id: string, name: string) => post(`/api/activities/${id}/transitions/${name}`);
  const save = (id: string, body: object) =>
    app.call({ method: "PUT", url: `/api/activities/${id}/heatmap`, token: moderator, body });
  const see = (id: string, token = member) => app.call({ url: `/api/member/activities/${id}/heatmap`, token });
  const at = (id: string, image: string, point: string) => `/api/member/activities/${id}/heatmap/images/${image}/points/${point}`;

  async function create(values: object = {}): Promise<string> {
    const body = { title: "Carteles", type: "el_heatmap", description: "Marca lo que ves", labs: 20, ...values };
    return (await post("/api/activities", body)).json().id;
  }

  function send(id: string, content: Buffer, name = "cartel.png") {
    const url = `/api/activities/${id}/heatmap/pictures`;
    return app.call({ method: "POST", url, token: moderator, ...importForm({ name, content }) });
  }

  async function imageFor(id: string, values: object = {}) {
    const answer = await send(id, await picture(120, 80).png().toBuffer());
    const { url, width, height } = answer.json();
    return { id: randomUUID(), title: "Cartel", instructions: "", image: url, width, height, ...LIMITS, ...values };
  }

  async function settingsFor(id: string, count = 1, values: object = {}) {
    const images = [];
    for (let place = 0; place < count; place += 1) images.push(await imageFor(id, values));
    return { labels: LABELS, isRandomOrder: false, images };
  }

  async function open(count = 1, values: object = {}) {
    const id = await create();
    const settings = await settingsFor(id, count, values);
    expect((await save(id, settings)).json()).toMatchObject({ ...settings, isSaved: true, points: 0 });
    expect((await move(id, "open")).statusCode).toBe(200);
    return { id, images: settings.images.map((image) => image.id), settings };
  }

  function put(id: string, image: string, body: object = {}, { point = randomUUID(), token = member } = {}) {
    return app.call({ method: "PUT", url: at(id, image, point), token, body: { ...POINT, ...body } });
  }
  const remove = (id: string, image: string, point: string, token = member) =>
    app.call({ method: "DELETE", url: at(id, image, point), token });
  const status = (id: string) =>
    rows<{ status: string }>(app, "select status from participation where activity = $1 order by created_at", [id]);
  const pointsIn = async (id: string) => {
    const counted = await rows<{ count: string }>(
      app,
      "select count(*) from heat_map_point p join heat_map_image i on i.id = p.heat_map_image where i.activity = $1",
      [id],
    );
    return Number(counted[0]?.count);
  };

  test("opens once it has an image, and the team's settings come back as they were saved", async () => {
    const id = await create();
    const refused = await move(id, "open");
    expect([refused.statusCode, refused.json().errors?.[0]?.path]).toEqual([400, "/images"]);
    const settings = await settingsFor(id, 2);
    expect((await save(id, settings)).statusCode).toBe(200);
    const read = await app.call({ url: `/api/activities/${id}/heatmap`, token: moderator });
    expect(read.json()).toEqual({ ...settings, isSaved: true, points: 0, members: 0, rules: { mostImages: 20, askWhy: true } });
    expect((await move(id, "open")).statusCode).toBe(200);
  });

  test("is saved by the specification's call as well", async () => {
    const id = await create();
    const [space] = await rows<{ spaceId: string }>(app, `select space_id as "spaceId" from activity where id = $1`, [id]);
    const settings = await settingsFor(id);
    const url = (community: string) => `/client/communities/${community}/activity/${id}/step2HeatMap`;
    expect((await post(url(space?.spaceId ?? ""), settings)).json()).toMatchObject(settings);
    expect((await post(url(randomUUID()), settings)).statusCode).toBe(404);
  });

  test("a point is saved as placed, explained later, moved, and is one however often it is sent", async () => {
    const { id, images } = await open();
    const [image = ""] = images;
    const point = randomUUID();
    const placed = (await put(id, image, { explanation: "" }, { point })).json() as MemberHeatMap;
    expect(placed.isDone).toBe(false);
    expect(placed.images[0]?.points).toEqual([{ id: point, ...POINT, explanation: "" }]);
    expect(await status(id)).toEqual([{ status: "STARTED" }]);
    await Promise.all(Array.from({ length: 10 }, () => put(id, image, {}, { point })));
    const moved = (await put(id, image, { x: 99.99999, y: 0 }, { point })).json() as MemberHeatMap;
    expect(moved).toEqual((await see(id)).json());
    expect(moved.images[0]?.points).toEqual([{ id: point, ...POINT, x: 99.99999, y: 0 }]);
    expect([moved.isDone, await status(id), await pointsIn(id)]).toEqual([true, [{ status: "COMPLETED" }], 1]);
    expect((await remove(id, image, point)).json().images[0].points).toEqual([]);
    expect((await remove(id, image, point)).statusCode).toBe(200);
  });

  test("of sixty points at once there are as many as the image takes, by sign", async () => {
    const { id, images } = await open();
    const [image = ""] = images;
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, place) => put(id, image, { sign: place % 2 ? "NEGATIVE" : "POSITIVE" })),
    );
    const refused = answers.filter(({ statusCode }) => statusCode === 409);
    expect(refused).toHaveLength(57);
    expect(refused[0]?.json().code).toBe("heatMap.tooManyPoints");
    expect(await pointsIn(id)).toBe(3);
  });

  test.each([
    ["to the right of the image", { x: 100.01 }],
    ["above it", { y: -1 }],
    ["nowhere", { x: "NaN" }],
    ["of no sign", { sign: "MAYBE" }],
    ["with a novel", { explanation: "x".repeat(2_001) }],
    ["with something else", { member: randomUUID() }],
  ])("a point %s is refused, and nothing saved", async (_, body) => {
    const { id, images } = await open();
    const answer = await put(id, images[0] ?? "", body);
    expect([answer.statusCode, answer.json().code, await pointsIn(id)]).toEqual([400, "request.invalid", 0]);
    expect(await status(id)).toEqual([]);
  });

  test("ten thousand points in one body are refused", async () => {
    const { id, images } = await open();
    const url = at(id, images[0] ?? "", randomUUID());
    const answer = await app.call({ method: "PUT", url, token: member, body: Array.from({ length: 10_000 }, () => POINT) });
    expect([answer.statusCode, await pointsIn(id)]).toEqual([answer.statusCode === 413 ? 413 : 400, 0]);
  });

  test("another activity's image and somebody else's point are not there", async () => {
    const [one, two] = [await open(), await open()];
    expect((await put(one.id, two.images[0] ?? "")).statusCode).toBe(404);
    const point = randomUUID();
    expect((await put(one.id, one.images[0] ?? "", {}, { point })).statusCode).toBe(200);
    const stolen = await put(one.id, one.images[0] ?? "", { explanation: "Mío" }, { point, token: other });
    expect(stolen.statusCode).toBe(404);
    expect((await remove(one.id, one.images[0] ?? "", point, other)).statusCode).toBe(200);
    const [image] = ((await see(one.id)).json() as MemberHeatMap).images;
    expect(image?.points).toEqual([{ id: point, ...POINT }]);
    expect(((await see(one.id, other)).json() as MemberHeatMap).images[0]?.points).toEqual([]);
  });

  test("markup is kept as what it says", async () => {
    const { id, images } = await open();
    const explanation = '<script>alert("x")</script>';
    const { images: marked } = (await put(id, images[0] ?? "", { explanation })).json() as MemberHeatMap;
    expect(marked[0]?.points[0]?.explanation).toBe(explanation);
  });

  test("an SVG is no picture, nor is another activity's", async () => {
    const [id, foreign] = [await create(), await create()];
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    const refused = await send(id, svg, "cartel.svg");
    expect(refused.statusCode).toBeGreaterThanOrEqual(400);
    expect(refused.statusCode).toBeLessThan(500);
    const settings = await settingsFor(foreign);
    expect((await save(foreign, settings)).statusCode).toBe(200);
    const [image] = settings.images;
    const taken = await save(id, { ...settings, images: [{ ...image, id: randomUUID() }] });
    expect([taken.statusCode, taken.json().errors?.[0]?.path]).toEqual([400, "/images/0/image"]);
    const sameId = await save(id, { ...settings, images: [{ ...(await imageFor(id)), id: image?.id }] });
    expect([sameId.statusCode, sameId.json().errors?.[0]?.path]).toEqual([400, "/images/0/id"]);
    expect((await app.call({ url: `/api/activities/${id}/heatmap`, token: moderator })).json().isSaved).toBe(false);
  });

  test("its picture is for the team and the members that it is for, encoded anew", async () => {
    const { settings } = await open();
    const url = settings.images[0]?.image ?? "";
    const look = async (token?: string) => (await app.call({ url, ...(token ? { token } : {}) })).statusCode;
    expect([await look(moderator), await look(member), await look()]).toEqual([200, 200, 404]);
    const [nutria] = await rows<{ id: string }>(app, "select id from member where nickname = 'Nutria'");
    const hidden = await create({ visibility: "PRIVATE", participants: [nutria?.id] });
    const own = await settingsFor(hidden);
    await save(hidden, own);
    await move(hidden, "open");
    const hiddenUrl = own.images[0]?.image ?? "";
    const seen = (token: string) => app.call({ url: hiddenUrl, token });
    expect([(await seen(member)).statusCode, (await seen(other)).statusCode]).toEqual([404, 200]);
  });

  test("an image that somebody has marked keeps its picture and stays; its words may change", async () => {
    const { id, images, settings } = await open(2);
    await put(id, images[0] ?? "");
    const [first, second] = settings.images;
    const without = await save(id, { ...settings, images: [second] });
    expect(without.json()).toMatchObject({ code: "heatMap.hasPoints", status: 409 });
    const { image } = await imageFor(id);
    expect((await save(id, { ...settings, images: [{ ...first, image }, second] })).statusCode).toBe(409);
    const renamed = { ...settings, images: [{ ...first, title: "El primero" }] };
    expect((await save(id, renamed)).json().images).toEqual(renamed.images);
    expect((await app.call({ url: second?.image ?? "", token: moderator })).statusCode).toBe(404);
  });

  test("can't be marked before it begins nor after it ends", async () => {
    const { id, images } = await open();
    await move(id, "finish");
    expect((await put(id, images[0] ?? "")).json().code).toBe("activity.closed");
    expect((await see(id)).statusCode).toBe(200);
  });

  test("says where it was marked, by how many, and why; by tag and by part", async () => {
    const { id, images } = await open(1, { explanationRequired: false });
    const [image = ""] = images;
    await put(id, image, { x: 10, y: 10 });
    await put(id, image, { x: 12, y: 14, explanation: "También" });
    await put(id, image, { x: 100, y: 100, sign: "NEGATIVE", explanation: "Confuso" }, { token: other });
    await rows(app, "update member set tags = '{Norte}' where nickname = 'Nutria'");
    const get = async (path: string) =>
      (await app.call({ url: `/api/activities/${id}/heatmap/${path}`, token: moderator })).json();
    const all = await get(`density?image=${image}`);
    expect(all).toMatchObject({ base: 2, grid: { columns: 4, rows: 3 }, fine: { columns: 96, rows: 64 } });
    expect(all.total.POSITIVE).toMatchObject({ points: 2, members: 1, share: 0.5 });
    expect(all.cells).toHaveLength(12);
    expect(all.cells[0]).toMatchObject({ column: 0, row: 0, POSITIVE: { points: 2, members: 1 }, NEGATIVE: { points: 0 } });
    expect(all.cells[11]).toMatchObject({ column: 3, row: 2, NEGATIVE: { points: 1, members: 1, share: 0.5 } });
    expect(all.bins).toHaveLength(3);
    expect(all.bins).toContainEqual([95, 63, 0, 1]);
    const north = await get(`density?image=${image}&tag=Norte&columns=2`);
    expect(north).toMatchObject({ base: 1, total: { POSITIVE: { points: 0, share: 0 }, NEGATIVE: { members: 1, share: 1 } } });
    const corner = await get(`points?image=${image}&left=75&top=66.67&right=100&bottom=100`);
    expect(corner.points).toMatchObject([{ nickname: "Nutria", explanation: "Confuso", x: 100, y: 100 }]);
    expect((await get(`points?image=${image}&sign=POSITIVE`)).points.map((point: { y: number }) => point.y)).toEqual([14, 10]);
    const csv = await app.call({ url: `/api/activities/${id}/heatmap/points.csv`, token: moderator });
    expect(csv.body.trim().split("\r\n")).toHaveLength(4);
    expect(csv.body).toContain("No me gusta");
    const members = await app.call({ url: `/api/activities/${id}/variables.csv`, token: moderator });
    const [head = "", ...lines] = members.body.trim().split("\r\n");
    expect(head).toMatch(
      /image1_points.image1_reaction.image1_parts.image1_positive.image1_negative.image1_A1.*image1_C2.image1_why$/,
    );
    expect(lines.map((line) => line.split(/[,;]/).slice(3).join())).toContain("1,2,C2,0,1,0,0,0,0,0,2,Confuso");
  });

  test("nothing that was explained runs in a spreadsheet, and it is as it was written", async () => {
    const { id, images } = await open();
    const [image = ""] = images;
    await put(id, image);
    for (const payload of PAYLOADS)
      await rows(
        app,
        `insert into heat_map_point (id, space_id, heat_map_image, member, x, y, sentiment, explanation)
          select gen_random_uuid(), space_id, heat_map_image, member, x, y, sentiment, $2
          from heat_map_point where heat_map_image = $1 limit 1`,
        [image, payload],
      );
    const files = await Promise.all(
      ["heatmap/points.csv", "variables.csv"].map((path) => app.call({ url: `/api/activities/${id}/${path}`, token: moderator })),
    );
    for (const { body } of files) expect(formulasInCsv(body)).toEqual([]);
    const [points, members] = files.map(({ body }) => readCsvRows(body).flat().map(unguardCell));
    expect(PAYLOADS.filter((payload) => !points?.includes(payload))).toEqual([]);
    expect(PAYLOADS.filter((payload) => !members?.some((cell) => cell.includes(payload.trim())))).toEqual([]);
  });

  test("a removed person's points go with them", async () => {
    const { id, images } = await open();
    const { authToken } = await joinByInvitation(app, "leaves@mail.test", { nickname: "Gaviota" });
    await put(id, images[0] ?? "", {}, { token: authToken });
    expect(await pointsIn(id)).toBe(1);
    const [gull] = await rows<{ id: string }>(app, "select id from member where nickname = 'Gaviota'");
    const admin = await app.signIn("administrator");
    const erased = await app.call({ method: "DELETE", url: `/api/members/${gull?.id}`, token: admin });
    expect(erased.statusCode).toBeLessThan(300);
    expect(await pointsIn(id)).toBe(0);
  });
});
