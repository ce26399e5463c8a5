import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { AlertPage } from "../../../../src/contracts/api/alerts";
import { ANY_ENGINE, DEMO_PASSWORD, startApp, type TestApp } from "../../../../tests/helpers/app";
import { configureCommunity, demoId } from "../../../../tests/helpers/communities";
import { startSmtp, type TestSmtp } from "../../../../tests/helpers/smtp";
import { newId } from "../../../shared/ids";
import type { Wallet } from "../shared/api/redeem";

const MEMBER = "member@demo.test";
const TEAM = ["moderator@demo.test", "admin@demo.test", "main-admin@demo.test"];
const CODE = "NOTA-7781-SECRETA";

describe.each(ANY_ENGINE)("the news of a redemption on %s", (engine) => {
  let app: TestApp;
  let smtp: TestSmtp;
  let member: string;
  let moderator: string;
  let tester: string;
  let client: string;
  let card: Wallet["cards"][number];

  beforeAll(async () => {
    smtp = await startSmtp();
    app = await startApp({ engine, environment: { SMTP_URL: smtp.url } });
    await configureCommunity(app, { mailQuietFrom: "00:00", mailQuietTo: "00:00" });
    const id = await demoId(app);
    [tester, client] = [`/tester/communities/${id}`, `/client/communities/${id}`];
    [member, moderator] = [await app.signIn("member"), await app.signIn("moderator")];
    const wallet: Wallet = (await app.call({ url: `${tester}/wallet`, token: member })).json();
    const [cheapest] = wallet.cards;
    if (!cheapest) throw new Error("the demo has no card");
    card = cheapest;
    const gift = { members: [MEMBER], points: card.labs * 2, reason: "Para la prueba", key: newId() };
    expect((await team("customPoints", gift)).statusCode).toBe(200);
  });
  afterAll(async () => {
    await app.close();
    await smtp.close();
  });

  const team = (call: string, body: unknown) => app.call({ method: "POST", url: `${client}/${call}`, token: moderator, body });
  const ask = async (): Promise<string> => {
    const body = { cardId: card.id, key: newId() };
    return (await app.call({ method: "POST", url: `${tester}/redeemPoints`, token: member, body })).json().id;
  };
  const alertsOf = async (base: string, token: string, kind: string) => {
    const page: AlertPage = (await app.call({ url: `${base}/alerts/page/0/pageSize/100`, token })).json();
    return page.alerts.filter((alert) => alert.kind === kind);
  };

  test("reaches the team with the request, and the member with each decision, without the code", async () => {
    const id = await ask();
    for (const address of TEAM) {
      const [mail] = await smtp.mailsTo(address);
      expect(mail?.subject).toBe(`lince-demo pide «${card.name}»`);
      expect(mail?.text).toContain(`${card.labs} LABs`);
      expect(mail?.text).toContain("/c/demo/redeem");
    }
    const [asked] = await alertsOf(client, moderator, "redeem.requested");
    expect(asked).toMatchObject({ title: `lince-demo pide «${card.name}»`, link: "/redeem", seen: false });

    expect((await team("completeRedeems", { redeems: [{ id, code: CODE }] })).statusCode).toBe(200);
    const [ready] = await smtp.mailsTo(MEMBER);
    expect(ready?.subject).toBe(`Tu premio está listo: ${card.name}`);
    expect(ready?.text).toContain("/c/demo/redeem");
    expect((await alertsOf(tester, member, "redeem.completed"))[0]).toMatchObject({
      title: `Tu premio está listo: ${card.name}`,
    });

    await team("rejectRedeem", { id: await ask(), reason: "La tienda ha cerrado" });
    const [, back] = await smtp.mailsTo(MEMBER, 2);
    expect(back?.subject).toBe(`No se ha podido canjear «${card.name}»`);
    expect(back?.text).toContain("La tienda ha cerrado");
    expect((await alertsOf(tester, member, "redeem.rejected"))[0]).toMatchObject({ message: "La tienda ha cerrado" });

    for (const { raw, text } of smtp.mails) expect(`${raw}${text}`).not.toContain(CODE);
    expect(smtp.mails.filter(({ recipients }) => recipients.includes("observer@demo.test"))).toEqual([]);
    const shown = await app.call({
      ...{ method: "POST", url: `${tester}/redeems/${id}/code`, token: member },
      body: { password: DEMO_PASSWORD },
    });
    expect(shown.json()).toEqual({ code: CODE });
  });

  test("is told once, however often the request is sent", async () => {
    const before = (await alertsOf(client, moderator, "redeem.requested")).length;
    const body = { cardId: card.id, key: newId() };
    const send = () => app.call({ method: "POST", url: `${tester}/redeemPoints`, token: member, body });
    const answers = [await send(), await send()];
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
    expect(await alertsOf(client, moderator, "redeem.requested")).toHaveLength(before + 1);
  });
});
