import { unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ANY_ENGINE, startApp, type TestApp } from "../../../../tests/helpers/app";
import { demoId } from "../../../../tests/helpers/communities";
import { joinByInvitation, rows } from "../../../../tests/helpers/identity";
import { dayIn } from "../../../shared/dates/dayIn";
import type { MemberStatistics, Timeline } from "../shared/api/figures";
import type { MemberPage } from "../shared/api/lists";

describe.each(ANY_ENGINE)("members on %s", (engine) => {
  let app: TestApp;
  let client: string;
  let home: string;
  let moderator: string;
  beforeAll(async () => {
    app = await startApp({ engine });
    const id = await demoId(app);
    [client, home] = [`/client/communities/${id}`, `/experienceLabs/${id}`];
    moderator = await app.signIn("moderator");
  });
  afterAll(() => app.close());

  const get = (url: string, token = moderator) => app.call({ url, token });
  const send = (method: "POST" | "PUT" | "DELETE", url: string, body: object) =>
    app.call({ method, url, token: moderator, body });
  const list = async (query: string, token = moderator): Promise<MemberPage> =>
    (await get(`${client}/members?${query}`, token)).json();
  const add = (name: string) => send("POST", `${home}/user`, { nickname: name, email: `${name}@mail.test` });

  test("are found by tags, parts of names and addresses, in the order asked for", async () => {
    await rows(app, "update member set tags = '{}', public_tags = '{}'");
    await rows(app, "update member set tags = '{a,b}', public_tags = '{c}', points = 7 where email = 'member@demo.test'");
    const names = async (query: string) => (await list(query)).items.map(({ email }) => email);
    expect(await names("filter=a,b")).toEqual(["member@demo.test"]);
    expect(await names("filter=a,c")).toEqual([]);
    expect(await names("publicFilter=c&email=MEMBER%40")).toEqual(["member@demo.test"]);
    const points = (await list("order=-points&pageSize=200")).items.map((member) => member.points);
    expect(points).toEqual([...points].sort((one, other) => other - one));
    expect((await list("pageSize=3&page=1")).items).toHaveLength(3);
    expect((await list("nickname=%25")).items).toEqual([]);
  });

  test("who join are told to the moderators in one alert a day, which counts them", async () => {
    const alerts = () =>
      rows<{ role: string; count: string }>(
        app,
        `select role.role, (notification.params ->> 'smart_count') as count from notification
          join staff_role role on role.id = notification.moderator
          where kind = 'members.joined' and not role.main_admin order by 1`,
      );
    const joined = (count: string) => ["ADMINISTRATOR", "MODERATOR"].map((role) => ({ role, count }));
    await joinByInvitation(app, "first@mail.test", { nickname: "FirstJoined" });
    await expect.poll(alerts, { timeout: 20_000 }).toEqual(joined("1"));
    await joinByInvitation(app, "second@mail.test", { nickname: "SecondJoined" });
    await expect.poll(alerts, { timeout: 20_000 }).toEqual(joined("2"));
  });

  test("show an observer no addresses, nor find by them", async () => {
    const observer = await app.signIn("observer");
    const { items } = await list("pageSize=5", observer);
    expect(items.length).toBeGreaterThan(0);
    expect(items.filter((member) => "email" in member)).toEqual([]);
    expect((await list("email=member", observer)).totalElements).toBe(0);
    expect((await get(`${client}/members/excel`, observer)).statusCode).toBe(403);
  });

  test("are told in the reader's words in a workbook", async () => {
    await rows(app, "update member set gender = 'W', status = 'ACTIVE' where email = 'member@demo.test'");
    const sheet = async (language: string) => {
      const answer = await app.call({
        url: `${client}/members/excel`,
        token: moderator,
        headers: { "accept-language": language },
      });
      return Buffer.from(unzipSync(answer.rawPayload)["xl/worksheets/sheet1.xml"] ?? []).toString();
    };
    const [spanish, french] = [await sheet("es"), await sheet("fr")];
    for (const word of ["Mujer", "Activo"]) expect(spanish).toContain(`>${word}<`);
    expect(french).toContain(">Femme<");
    for (const code of ["W", "ACTIVE"]) expect(spanish).not.toContain(`>${code}<`);
  });

  test("are online from their first call on, and not for ever", async () => {
    await rows(app, "update member set is_online = false, last_seen_at = null");
    const member = await app.signIn("member");
    await get("/api/notifications", member);
    const online = async () => (await get(`${client}/onlineUsersCondensed`)).json();
    expect(await online()).toMatchObject({ total: 1, users: [{ nickname: expect.any(String) }] });
    await rows(app, "update member set last_seen_at = now() - interval '6 minutes' where is_online");
    await rows(app, "update scheduled_task set due_at = now() where name = 'members.presence'");
    await expect.poll(async () => (await online()).total, { timeout: 15_000 }).toBe(0);
  });

  test("who have been away are those who weren't there for so many days, or never", async () => {
    await rows(app, "update member set last_seen_at = now(), created_at = now() - interval '1 year'");
    await rows(app, "update member set last_seen_at = now() - interval '8 days' where email = 'member@demo.test'");
    const away = async (days: number) => (await get(`${client}/inactiveMembers?days=${days}`)).json() as MemberPage;
    expect((await away(7)).items.map(({ email }) => email)).toEqual(["member@demo.test"]);
    expect((await away(9)).totalElements).toBe(0);
    await rows(app, "update member set last_seen_at = null where email = 'member@demo.test'");
    expect((await away(9)).totalElements).toBe(1);
  });

  test("are deleted together, or nobody is", async () => {
    for (const name of ["borrar-1", "borrar-2"]) expect((await add(name)).statusCode).toBe(200);
    await rows(app, "update member set status = 'INACTIVE' where nickname = 'borrar-2'");
    const named = await send("POST", "/api/members/named", { users: ["borrar-1", "BORRAR-2@mail.test", "borrar-2", "borrar-9"] });
    expect([named.statusCode, named.json().ids.length, named.json().unknown]).toEqual([200, 2, ["borrar-9"]]);
    const refused = await send("DELETE", `${home}/user`, { users: ["borrar-1", "borrar-9"] });
    expect([refused.statusCode, refused.json().code, refused.json().unknown]).toEqual([
      422,
      "members.unknownMembers",
      ["borrar-9"],
    ]);
    expect((await list("nickname=borrar")).totalElements).toBe(2);
    const deleted = await send("POST", `${client}/deleteEmail`, { emails: ["borrar-1@mail.test", "BORRAR-2@mail.test"] });
    expect(deleted.json()).toEqual({ deleted: 2 });
    expect((await list("nickname=borrar")).totalElements).toBe(0);
  });

  test("are invited, again where they were before, and not once they have entered", async () => {
    await add("invitar-1");
    const invite = (users: readonly string[]) => send("POST", `${home}/invitation`, { users });
    expect((await invite(["invitar-1@mail.test", "nueva@mail.test"])).json()).toEqual({ invited: 2, resent: 0 });
    const link = () => rows<{ id: string }>(app, "select id from invitation where email = 'invitar-1@mail.test'");
    const [first] = await link();
    expect((await invite(["invitar-1"])).json()).toEqual({ invited: 0, resent: 1 });
    const again = await link();
    expect(again).toHaveLength(1);
    expect(again[0]?.id).not.toBe(first?.id);
    const entered = await invite(["member@demo.test", "otra@mail.test"]);
    expect([entered.statusCode, entered.json().code]).toEqual([409, "members.alreadyEntered"]);
    expect(await rows(app, "select id from invitation where email = 'otra@mail.test'")).toEqual([]);
    expect((await invite(["nadie-asi"])).json()).toMatchObject({ unknown: ["nadie-asi"] });
  });

  test("are counted, each once in every figure", async () => {
    const figures = (await get(`${client}/statistics`)).json() as MemberStatistics;
    const sum = (counts: readonly { readonly members: number }[]) => counts.reduce((all, { members }) => all + members, 0);
    const { byStatus, byGender, byAge, byParticipations, seen, total } = figures;
    expect(total).toBeGreaterThan(0);
    expect([byStatus, byGender, byAge, byParticipations].map(sum)).toEqual([total, total, total, total]);
    expect(Object.values(seen).reduce((all, count) => all + count, 0)).toBe(total);
    expect(figures.months).toHaveLength(12);
  });

  test("are as old as they are on the community's day", async () => {
    const utc = new Date().toISOString().slice(0, 10);
    // Of one of these it is never the day that UTC has.
    const zone = dayIn("Pacific/Kiritimati") === utc ? "Pacific/Pago_Pago" : "Pacific/Kiritimati";
    const [space] = await rows<{ id: string; zone: string }>(
      app,
      "select id, time_zone as zone from community where origin = 'demo'",
    );
    const adults = async () => {
      const { byAge } = (await get(`${client}/statistics`)).json() as MemberStatistics;
      return byAge.find(({ value }) => value === "25-34")?.members ?? 0;
    };
    const ids = (
      await rows<{ id: string }>(app, "select id from member where space_id = $1 order by id limit 2", [space?.id])
    ).map(({ id }) => id);
    const isBorn = (id: string | undefined, day: string | null) =>
      rows(app, "update member set birth_date = $1 where id = $2", [day, id]);
    await rows(app, "update community set time_zone = $1 where id = $2", [zone, space?.id]);
    for (const id of ids) await isBorn(id, null);
    const before = await adults();
    for (const [later, id] of ids.entries()) {
      const day = dayIn(zone, new Date(Date.now() + later * 86_400_000));
      await isBorn(id, `${Number(day.slice(0, 4)) - 25}${day.slice(4)}`);
    }
    expect(await adults()).toBe(before + 1);
    await rows(app, "update community set time_zone = $1 where id = $2", [space?.zone, space?.id]);
  });

  describe("have a timeline", () => {
    /** Whoever takes part the most. */
    const busiest = async () => {
      const counted = "select member as id, count(*) from participation group by member order by 2 desc, 1 limit 1";
      return (await rows<{ id: string; count: string }>(app, counted))[0];
    };
    const read = async (query = ""): Promise<Timeline> => {
      const member = await busiest();
      return (await get(`/api/members/${member?.id}/timeline${query}`)).json();
    };

    test("of all that happened, the newest first, each once over its parts", async () => {
      const ids: string[] = [];
      const times: number[] = [];
      let next: string | null = "";
      while (next !== null) {
        const part: Timeline = await read(next ? `?before=${encodeURIComponent(next)}` : "");
        ids.push(...part.entries.map(({ id, event }) => `${id} ${event}`));
        times.push(...part.entries.map(({ at }) => Date.parse(at)));
        next = part.next;
      }
      expect(new Set(ids).size).toBe(ids.length);
      expect(times).toEqual([...times].sort((one, other) => other - one));
      const { count } = (await busiest()) ?? { count: "0" };
      const activities = await read("?kind=activity");
      expect(activities.entries).toHaveLength(Math.min(Number(count), 30));
    });

    test("without the activities that a moderator doesn't work with, and without messages for observers", async () => {
      const member = await busiest();
      const observer = await app.signIn("observer");
      expect((await get(`/api/members/${member?.id}/timeline`, observer)).statusCode).toBe(403);
      expect((await read("?kind=activity")).entries.length).toBeGreaterThan(0);
      await rows(app, "update staff_role set visibility = 'SELECTED' where email = 'moderator@demo.test'");
      expect((await read("?kind=activity")).entries).toEqual([]);
    });
  });
});
