import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CONCURRENT_ENGINE, type TestApp } from "../../../../tests/helpers/app";
import { rows } from "../../../../tests/helpers/identity";
import type { Estimate, StudySummary } from "../shared/api/orders";
import { byValues, startField } from "./fieldHelpers";

const DESKTOP = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36";
const PHONE = "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36";
const TABLET = "Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Version/17.0 Safari/604.1";
const SPLIT = { allowedDevices: "BOTH", desktopShare: 75, mobileShare: 25 };
const AT_ONCE = 16;

describe.each(CONCURRENT_ENGINE)("the devices of a study's field, on %s", (engine) => {
  let app: TestApp;
  let on: Awaited<ReturnType<typeof startField>>;

  beforeAll(async () => {
    on = await startField(engine, 13);
    app = on.app;
  });
  afterAll(() => app.close());

  const estimate = async (values: object): Promise<Estimate> => {
    const [spain] = await rows<{ id: string }>(app, "select id from country where code = 'ES'");
    const body = { country: spain?.id, sampleSize: 20, incidenceRate: 80, estimatedDuration: 8, ...values };
    const answer = await on.call("POST", "/api/studies/estimate", on.client, body);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json();
  };

  test("are quotas in the estimate: they cost as such, and reach whom the panel knows to have them", async () => {
    const [whole, split] = [await estimate({}), await estimate(SPLIT)];
    expect((split.price?.total ?? 0) - (whole.price?.total ?? 0)).toBe(2 * 15);
    expect(split.feasibility?.cells.map(({ title, target }) => [title, target])).toEqual([
      ["desktop", 15],
      ["handheld", 5],
    ]);
    const people = await rows<{ devices: string; count: number }>(
      app,
      `select devices, count(*)::int from panelist join country on country.id = panelist.country
        where code = 'ES' and status = 'ACTIVE' and consent group by devices`,
    );
    const having = (one: string) =>
      people.filter(({ devices }) => devices === one || devices === "BOTH").reduce((sum, { count }) => sum + count, 0);
    expect(split.feasibility?.cells.map((cell) => cell.people)).toEqual([having("DESKTOP"), having("MOBILE")]);
    // Nearly all on a phone: whoever only has a computer helps with nothing.
    const handheld = await estimate({ ...SPLIT, desktopShare: 1, mobileShare: 99, sampleSize: 400 });
    const any = await estimate({ sampleSize: 400 });
    expect(handheld.feasibility?.reachable).toBeLessThan(any.feasibility?.reachable ?? 0);
    // Of a split that leaves nobody for one of them there is nothing to count.
    const all = await estimate({ ...SPLIT, desktopShare: 100, mobileShare: 0 });
    expect([all.feasibility?.cells, all.price?.total]).toEqual([[], whole.price?.total]);
  });

  test("are part of what was accepted: a quote for others is outdated", async () => {
    const id = await on.released({ name: "Sin reparto", releaseDate: "2099-01-01" });
    expect((await on.call("POST", `/api/studies/${id}/sendBack`, on.backoffice, { comment: "Otra vez" })).statusCode).toBe(204);
    expect((await on.call("PUT", `/api/studies/${id}`, on.client, SPLIT)).statusCode).toBe(200);
    const { quote } = (await on.call("GET", `/api/studies/${id}/summary`, on.client)).json() as StudySummary;
    expect(quote?.isValid).toBe(false);
    expect((await on.move(id, "release")).json().code).toBe("studies.quoteOutdated");
  });

  test("are counted exactly, whoever comes at once: who is beyond a share is sent to the other device, or home", async () => {
    const id = await on.opened({ name: "Con reparto", sampleSize: 12, ...SPLIT, quotas: byValues("GENDER", { W: 6, M: 6 }) });
    await on.settled();
    await rows(app, "update quota set target = 40 where study = $1 and segment is not null", [id]);
    const links = (await on.invitations(id)).map(({ path }) => path);
    expect(links.length).toBeGreaterThan(2 * AT_ONCE);
    const all = (paths: readonly string[], agentOf: (index: number) => string) =>
      Promise.all(paths.map((path, index) => on.respond(path, "yes", { "user-agent": agentOf(index) })));

    const phones = await all(links.slice(0, AT_ONCE), (index) => (index % 2 === 0 ? PHONE : TABLET));
    expect(phones.filter((end) => end === "complete")).toHaveLength(3);
    expect(new Set(phones)).toEqual(new Set(["complete", ...phones.filter((end) => /overQuota|wrongDevice/.test(end))]));

    const late = links[AT_ONCE] ?? "";
    expect(await on.respond(late, "yes", { "user-agent": PHONE })).toBe("execution.wrongDevice");
    expect(await on.respond(late, "yes", { "user-agent": DESKTOP })).toBe("complete");
    const desktops = await all(links.slice(AT_ONCE + 1, 2 * AT_ONCE + 1), () => DESKTOP);
    expect(desktops.filter((end) => end === "complete")).toHaveLength(8);
    const kinds = await rows(
      app,
      `select device = 'desktop' as is_desktop, count(*)::int from response join study on study.questionnaire = response.questionnaire
        where study.id = '${id}' and disposition = 'complete' group by 1 order by 1`,
    );
    expect(kinds).toEqual([
      { is_desktop: false, count: 3 },
      { is_desktop: true, count: 9 },
    ]);
    await on.settled();
    const { cells, state } = await on.fieldOf(id);
    expect(state).toBe("closed");
    expect(cells.slice(2).map(({ title, target, completes }) => [title, target, completes])).toEqual([
      ["desktop", 9, 9],
      ["handheld", 3, 3],
    ]);
    expect(await rows(app, `select title from quota where study = '${id}' and device is not null order by device`)).toEqual([
      { title: "Ordenador" },
      { title: "Móvil o tableta" },
    ]);
  });

  test("keep people away whom only a full share could count, and let the others be asked", async () => {
    const id = await on.opened({ name: "Sin móviles ya", sampleSize: 8, ...SPLIT, quotas: [] });
    await on.settled();
    const wave = async () =>
      rows<{ devices: string }>(
        app,
        `select distinct devices from panel_invitation join panelist on panelist.id = panelist where study = '${id}'
          and wave = (select max(wave) from panel_invitation where study = '${id}')`,
      );
    expect((await wave()).map(({ devices }) => devices)).toContain("MOBILE");
    await rows(app, "update quota set completed = target where study = $1 and device = 'handheld'", [id]);
    await on.pass(24 * 30);
    const free = await rows(
      app,
      `select id from panelist where devices = 'MOBILE' and status = 'ACTIVE' and consent
        and id not in (select panelist from panel_invitation where study = '${id}')`,
    );
    expect(free.length).toBeGreaterThan(0);
    await on.hurry();
    await on.settled();
    const asked = (await wave()).map(({ devices }) => devices);
    expect(asked).toContain("BOTH");
    expect(asked).not.toContain("MOBILE");
    expect((await on.fieldOf(id)).cells.map(({ target }) => target)).toEqual([8, 6, 2]);
  });
});
