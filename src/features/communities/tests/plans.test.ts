import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CONCURRENT_ENGINE, DEMO_PASSWORD, startApp, type TestApp } from "../../../../tests/helpers/app";
import { GOOD_PASSWORD, linkIn, mailsTo, rows } from "../../../../tests/helpers/identity";
import { callImport } from "../../../../tests/helpers/imports";
import { mailsTo as outboxTo } from "../../../../tests/helpers/outbox";
import { ROOT } from "../../../../tests/helpers/root";
import { runSchedules } from "../../../../tests/helpers/schedules";
import { spaceDbOf } from "../../../../tests/helpers/spaceDb";
import { type CompanyNewsService, companyNews } from "../../../contracts/services/companyNews";
import { readCommunityEnd } from "../../../server/community/communityEnd";
import { newId, type ServerExtension } from "../../../server/kit";
import { createTexts } from "../../../server/platform/texts";
import { tellCompany } from "../server/end/tellCompany";
import { type OrderingCompany, startCompany } from "./ordering";

const AT_ONCE = 20;
const PARTNER = "socia@limites.test";
const TERMS = { plan: "BRONZE", validFrom: "2026-03-01", perMonth: 100, perYear: 1_000, members: 3, team: 2, activities: 2 };

describe.each(CONCURRENT_ENGINE)("what a community's plan allows on %s", (engine) => {
  let app: TestApp;
  let company: OrderingCompany;
  let community: string;
  let team: string;
  let news: () => CompanyNewsService;

  beforeAll(async () => {
    const teller: ServerExtension = {
      register: (host) => {
        news = host.use(companyNews, "teller");
      },
    };
    app = await startApp({ engine, extraExtensions: [teller] });
    company = await startCompany(app, "limites", 10_000);
    const made = await company.call("POST", "/api/community-plans", company.backoffice, TERMS);
    expect(made.statusCode, made.body).toBe(201);
    community = await company.ordered("vecinos");
    team = await enter("vecinos");
  });
  afterAll(() => app.close());

  const enter = async (origin: string): Promise<string> => {
    const body = { email: "limites@mail.test", password: DEMO_PASSWORD };
    const answer = await app.call({ method: "POST", url: `/experienceLabs/${origin}/client/login`, body });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json().authToken;
  };
  const call = (method: "GET" | "POST" | "PUT" | "DELETE", url: string, body?: object) => company.call(method, url, team, body);
  const member = (name: string) => call("POST", "/api/members", { email: `${name}@vecinos.test`, nickname: name, name });
  const codeOf = async (answer: Promise<{ readonly json: () => { readonly code?: string } }>) => (await answer).json().code;
  const use = async () => (await call("GET", "/client/communities/planUse")).json();
  const invited = async (email: string): Promise<string> => {
    const answer = await call("POST", "/api/invitations", { email });
    expect(answer.statusCode, answer.body).toBe(201);
    const [mail] = await mailsTo(app, email, 1);
    return mail ? (linkIn(mail).split("/signup/")[1] ?? "") : "";
  };
  const register = (hash: string, nickname: string) =>
    app.call({
      ...{ method: "POST", url: "/experienceLabs/vecinos/register", headers: { "accept-language": "en" } },
      body: { hash, nickname, password: GOOD_PASSWORD, acceptConditions: true, acceptPrivacy: true },
    });

  test("its team reads how far it is used", async () => {
    expect(await use()).toMatchObject({
      ...{ plan: "BRONZE", isLimited: true },
      uses: { members: { used: 0, limit: 3 }, team: { used: 1, limit: 2 }, activities: { used: 0, limit: 2 } },
    });
  });

  test("people of the team beyond it are refused, in words for the team", async () => {
    const person = (email: string) => ({ email, name: "Nora", role: "MODERATOR" });
    expect((await call("POST", "/api/moderators", person("nora@vecinos.test"))).statusCode).toBe(201);
    const refused = await call("POST", `/client/communities/${community}/moderator`, person("leo@vecinos.test"));
    expect(refused.json()).toMatchObject({ code: "communities.teamLimit", limit: 2 });
    expect((await use()).uses.team).toMatchObject({ used: 2 });
  });

  test(`of ${AT_ONCE} activities that open at once as many open as it allows`, async () => {
    const made = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, index) =>
        call("POST", "/api/activities", { type: "wat_poll", title: `Sondeo ${index}`, description: "Votad" }),
      ),
    );
    const ids = made.map((answer) => answer.json().id as string);
    for (const id of ids) {
      const options = ["si", "no"].map((code) => ({ code, text: code }));
      const saved = await call("PUT", `/api/activities/${id}/poll`, { question: "¿Más árboles?", isMultiple: false, options });
      expect(saved.statusCode, saved.body).toBe(200);
    }
    await rows(
      app,
      "update activity set starts_at = now() + interval '1 day', ends_at = now() + interval '9 days' where space_id = $1",
      [community],
    );
    const moved = await Promise.all(ids.map((id) => call("POST", `/api/activities/${id}/transitions/announce`, {})));
    const refused = moved.filter(({ statusCode }) => statusCode === 409);
    expect(moved.filter(({ statusCode }) => statusCode === 200).length, moved[0]?.body).toBe(2);
    expect(new Set(refused.map((answer) => answer.json().code))).toEqual(new Set(["communities.activityLimit"]));
    expect((await use()).uses.activities).toMatchObject({ used: 2, limit: 2 });
  });

  test("members beyond it are refused by hand, by mail and by file, and by many at once", async () => {
    const hash = await invited("invitada@vecinos.test");
    const late = await invited("tarde@vecinos.test");
    expect((await register(hash, "Invitada")).statusCode).toBe(200);
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => member(`vecino-${index}`)));
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(2);
    expect(await codeOf(member("otra-mas"))).toBe("communities.memberLimit");
    expect(await codeOf(call("POST", "/api/invitations", { email: "nadie@vecinos.test" }))).toBe("communities.memberLimit");
    const loaded = await callImport(app, {
      token: team,
      content: "email,nickname\nuna@vecinos.test,una\n",
      query: "?dryRun=true",
    });
    expect(loaded.statusCode, loaded.body).toBeLessThan(300);
    expect((await use()).uses.members).toMatchObject({ used: 3, limit: 3 });
    const refused = await register(late, "Tarde");
    expect(refused.json().code).toBe("communities.full");
    // A member reads nothing of plans and money.
    expect(`${refused.json().title} ${refused.json().detail}`).not.toMatch(/plan|credit|upgrade/i);
  });

  test("a higher plan makes room at once", async () => {
    const estimated = await company.call("GET", `/api/communities/${community}/upgrade/estimate?plan=GOLD`, company.client);
    const body = { plan: "GOLD", total: estimated.json().total, key: crypto.randomUUID() };
    const upgraded = await company.call("POST", `/api/communities/${community}/upgrade`, company.client, body);
    expect(upgraded.statusCode, upgraded.body).toBe(204);
    expect((await member("con-sitio")).statusCode).toBe(201);
  });

  test("where the licence allows fewer members than the plan, the licence holds", async () => {
    const licence = { company: company.companyId, plan: "GOLD", startsOn: "2026-01-01", communityMembers: 4 };
    const made = await rows(
      app,
      "insert into licence (id, space_id, plan, starts_on, community_members) values ($1, $2, 'GOLD', $3, $4) returning id",
      [crypto.randomUUID(), licence.company, licence.startsOn, licence.communityMembers],
    );
    expect(made).toHaveLength(1);
    expect((await use()).uses.members).toMatchObject({ used: 4, limit: 4, isOfLicence: true });
    expect((await member("sin-licencia")).json()).toMatchObject({ code: "communities.memberLimit", limit: 4 });
    await rows(app, "delete from licence where space_id = $1", [company.companyId]);
  });

  test("whose people the panel brings takes nobody else in", async () => {
    const url = `/api/communities/${community}`;
    expect((await company.call("PUT", url, company.client, { participantOrigin: "PANEL" })).statusCode).toBe(200);
    expect(await codeOf(member("propio"))).toBe("communities.panelOnly");
    expect(await codeOf(call("POST", "/api/invitations", { email: "propia@vecinos.test" }))).toBe("communities.panelOnly");
    expect((await app.call({ url: "/experienceLabs/vecinos/signup/open" })).statusCode).toBe(403);
    expect((await company.call("PUT", url, company.client, { participantOrigin: "BOTH" })).statusCode).toBe(200);
    expect((await member("propio")).statusCode).toBe(201);
  });

  test("its company is told of the end 30, 7 and 1 days ahead and on the day, each once, but not who wants to hear nothing of it", async () => {
    const told = async () =>
      (await rows<{ link: string }>(app, "select link from client_notification where space_id = $1", [company.companyId])).map(
        ({ link }) => link,
      );
    const began = (days: number) =>
      rows(app, "update community set created_at = now() - $2 * interval '1 day', duration_months = 12 where id = $1", [
        ...[community, days],
      ]);
    const beganAgo = async (days: number) => {
      await began(days);
      await runSchedules(app);
      await runSchedules(app);
    };
    await rows(app, "update community set duration_months = 36 where space_id = $1", [company.companyId]);
    await beganAgo(100);
    expect(await told()).toEqual([]);
    await beganAgo(365 - 20);
    expect(await told()).toEqual([`/communities/${community}/plan`]);
    await beganAgo(365 - 5);
    expect(await told()).toHaveLength(2);
    const [line] = (await company.call("GET", "/api/communities/ending", company.client)).json();
    expect(line).toMatchObject({ id: community });
    await began(365 - 1);
    await rows(
      app,
      `with person as (insert into account (id, email, password_hash)
          select gen_random_uuid(), $2, password_hash from account where email = 'limites@mail.test' returning id)
        insert into staff_role (id, space_id, email, name, role, account_id)
        select $3, $1::uuid, $2, 'Pau', 'ADMINISTRATOR', id from person`,
      [company.companyId, PARTNER, newId()],
    );
    const body = { email: PARTNER, password: DEMO_PASSWORD };
    const partner = (await app.call({ method: "POST", url: "/clientSuite/login", body })).json().authToken;
    const off = { kinds: [{ kind: "communities", isShown: false, isMailed: false }] };
    expect((await company.call("PUT", "/api/news/settings", company.client, off)).statusCode).toBe(200);
    const { kysely: root } = app.database;
    await tellCompany(spaceDbOf(app, company.companyId), {
      communityEnd: ({ spaceId }) => readCommunityEnd(root, spaceId),
      language: async () => "en",
      text: createTexts(ROOT).translate,
      news,
    });
    const read = async (token: string) =>
      (await company.call("GET", "/clientSuite/clientNotifications", token)).json().notifications as readonly { kind: string }[];
    expect((await read(partner))[0]).toMatchObject({
      ...{ kind: "communities", title: "“vecinos” ends tomorrow", link: `/communities/${community}/plan` },
    });
    expect((await read(company.client)).filter(({ kind }) => kind === "communities")).toEqual([]);
    const endMails = async (to: string) =>
      (await outboxTo(app, to)).filter(({ template, text }) => template === "companyNews" && text.includes("ends tomorrow"));
    expect([(await endMails(PARTNER)).length, (await endMails("limites@mail.test")).length]).toEqual([1, 0]);
    await beganAgo(366);
    expect(await told()).toHaveLength(4);
    expect(await codeOf(member("final"))).toBe("community.ended");
  });
});
