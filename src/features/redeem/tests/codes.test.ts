import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CONCURRENT_ENGINE, DEMO_PASSWORD, startApp, type TestApp } from "../../../../tests/helpers/app";
import { demoId } from "../../../../tests/helpers/communities";
import { rows } from "../../../../tests/helpers/identity";
import { type SignedIn, signInMany } from "../../../../tests/helpers/manyMembers";
import { newId } from "../../../shared/ids";
import { ledgerProof, PROVEN } from "../../ledger/tests/ledgerProof";
import type { CardCodes } from "../shared/api/codes";
import type { Wallet } from "../shared/api/redeem";

const PEOPLE = 30;
const CODES = 22;

describe.each(CONCURRENT_ENGINE)("a pool of codes on %s", (engine) => {
  let app: TestApp;
  let moderator: string;
  let observer: string;
  let tester: string;
  let client: string;
  let people: readonly SignedIn[];
  let card: Wallet["cards"][number];
  let other: Wallet["cards"][number];

  beforeAll(async () => {
    app = await startApp({ engine });
    const id = await demoId(app);
    [tester, client] = [`/tester/communities/${id}`, `/client/communities/${id}`];
    [moderator, observer] = [await app.signIn("moderator"), await app.signIn("observer")];
    people = await signInMany(app, PEOPLE);
    const wallet: Wallet = (await app.call({ url: `${tester}/wallet`, token: people[0]?.token ?? "" })).json();
    const [cheapest, next] = wallet.cards;
    if (!cheapest || !next) throw new Error("the demo lacks cards");
    [card, other] = [cheapest, next];
    await rows(app, "delete from redeem_code");
    await rows(app, "update member set points = 0 where id = any($1::uuid[])", [people.map(({ memberId }) => memberId)]);
    const members = people.map(({ token }) => token.replace("token-of-", ""));
    const gift = { members, points: card.labs * 2, reason: "Para la prueba", key: newId() };
    expect((await team("customPoints", gift)).statusCode).toBe(200);
  });
  afterAll(() => app.close());

  const team = (call: string, body: unknown, token = moderator) =>
    app.call({ method: "POST", url: `${client}/${call}`, token, body });
  const add = (text: string, cardId = card.id) => team(`redeemCards/${cardId}/codes`, { text });
  const pool = async (cardId = card.id): Promise<CardCodes | undefined> => {
    const { cards }: { cards: CardCodes[] } = (await app.call({ url: `${client}/redeemCodes`, token: observer })).json();
    return cards.find(({ id }) => id === cardId);
  };
  const ask = async ({ token }: SignedIn, cardId = card.id): Promise<string> => {
    const body = { cardId, key: newId() };
    return (await app.call({ method: "POST", url: `${tester}/redeemPoints`, token, body })).json().id;
  };
  const reveal = ({ token }: SignedIn, id: string) =>
    app.call({ method: "POST", url: `${tester}/redeems/${id}/code`, token, body: { password: DEMO_PASSWORD } });
  const code = (index: number) => `POOL-${String(index).padStart(4, "0")}-QX`;

  test("takes codes whole or not at all, and names the lines that it can't take", async () => {
    expect((await add(`${code(900)}\n${code(901)}\n`, other.id)).json()).toEqual({ added: 2 });
    const refused = await add([code(902), code(900), "", code(902), code(903), "x".repeat(301)].join("\r\n"));
    expect([refused.statusCode, refused.json().code]).toEqual([409, "redeem.codesRefused"]);
    // Also those of another card: a code is given once.
    expect(refused.json().lines).toEqual([
      { line: 2, issue: "known" },
      { line: 4, issue: "repeated" },
      { line: 6, issue: "long" },
    ]);
    expect(await pool()).toMatchObject({ free: 0, taken: 0 });
    expect((await add(" \n ")).statusCode).toBe(400);
    expect((await add(code(1), newId())).statusCode).toBe(404);
    expect((await team(`redeemCards/${card.id}/codes`, { text: code(1) }, observer)).statusCode).toBe(403);
  });

  test("pasted twice at once is added once", async () => {
    const text = Array.from({ length: CODES }, (_, index) => code(index)).join("\n");
    const answers = await Promise.all([add(text), add(text.split("\n").reverse().join("\n")), add(text)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    expect(await pool()).toMatchObject({ free: CODES, taken: 0 });
  });

  test("gives each code to one redemption, of many granted at once, and holds the rest back", async () => {
    const asked = await Promise.all(people.map((person) => ask(person)));
    const answers = await Promise.all(asked.map((id) => team("completeRedeems", { redeems: [{ id, isFromPool: true }] })));
    const granted = answers.flatMap(({ statusCode }, index) => (statusCode === 200 ? [index] : []));
    expect(granted).toHaveLength(CODES);
    const refusals = answers.filter(({ statusCode }) => statusCode !== 200).map((answer) => answer.json().code);
    expect(refusals).toEqual(Array(PEOPLE - CODES).fill("redeem.poolEmpty"));
    expect(await pool()).toMatchObject({ free: 0, taken: CODES });

    const shown = await Promise.all(granted.map((index) => reveal(people[index] as SignedIn, asked[index] ?? "")));
    const codes = shown.map((answer) => answer.json().code).sort();
    expect(codes).toEqual(Array.from({ length: CODES }, (_, index) => code(index)));
    // Who was held back still waits, with the LABs set aside, and can be given a code by hand.
    const held = answers.findIndex(({ statusCode }) => statusCode !== 200);
    const byHand = await team("completeRedeems", { redeems: [{ id: asked[held], code: "A-MANO-1" }] });
    expect(byHand.statusCode).toBe(200);
    expect((await reveal(people[held] as SignedIn, asked[held] ?? "")).json()).toEqual({ code: "A-MANO-1" });
    expect(await ledgerProof(app)).toEqual(PROVEN);

    // In no table, of alerts and mails as well, and in no list or workbook.
    const everything = await rows<{ text: string }>(
      app,
      `select row_to_json(r)::text as text from redeem r union all select row_to_json(c)::text from redeem_code c
        union all select row_to_json(n)::text from notification n union all select row_to_json(o)::text from outbox o
        union all select row_to_json(a)::text from audit_log a union all select row_to_json(t)::text from ledger_transfer t`,
    );
    expect(everything.filter(({ text }) => /POOL-\d|A-MANO/.test(text))).toEqual([]);
    for (const call of ["completeRedeems?pageSize=100", "redeemCodes", "redeemsExcel?view=completed"]) {
      const { body } = await app.call({ url: `${client}/${call}`, token: moderator });
      expect(body).not.toMatch(/POOL-\d/);
    }
  });

  test("tells the team once that few are left, and again after more were added", async () => {
    const told = () => rows(app, "select distinct key from notification where kind = 'redeem.codesLow'");
    expect(await told()).toHaveLength(1);
    expect((await add(code(500))).statusCode).toBe(200);
    // A code that was given is never loaded again.
    expect((await add(code(3))).json().lines).toEqual([{ line: 1, issue: "known" }]);
    const id = await ask(people[0] as SignedIn);
    expect((await team("completeRedeems", { redeems: [{ id, isFromPool: true }] })).statusCode).toBe(200);
    expect(await told()).toHaveLength(2);
  });

  test("is taken from by none of several where one of them can't be completed", async () => {
    expect((await add(code(600))).statusCode).toBe(200);
    const [one, two] = [await ask(people[1] as SignedIn), await ask(people[2] as SignedIn)];
    const redeems = [one, two].map((id) => ({ id, isFromPool: true }));
    expect((await team("completeRedeems", { redeems })).json().code).toBe("redeem.poolEmpty");
    expect(await pool()).toMatchObject({ free: 1 });
  });
});
