import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ANY_ENGINE, startApp, type TestApp } from "../../../../tests/helpers/app";
import { otherCommunity } from "../../../../tests/helpers/communities";
import { configure, rows } from "../../../../tests/helpers/identity";
import { runSchedules } from "../../../../tests/helpers/schedules";
import { LANGUAGES } from "../../../shared/languages";
import type { Exchange } from "../shared/api";
import { assistantOf, BASE, textOf } from "./assistant";

const TEXTS = {
  welcomeTitle: "Bienvenidos a Muévete",
  instructions: "Abre una actividad, lee las preguntas y cuenta lo que piensas con tus palabras.",
  labsExplanation: "Cada actividad que completas suma LABs, y los comentarios premiados también.",
  redeemExplanation: "Elige una tarjeta y confírmala; el equipo la prepara en tres días laborables.",
  legalNotice: "Hay que ser mayor de edad.\n\nLas fotos que subes solo las usa el equipo de investigación.",
  gamification: true,
  ...{ redeemFrom: "2020-01-01", redeemTo: "2099-01-15", alertThresholds: [{ labs: 10 }] },
};

describe.each(ANY_ENGINE)("the assistant on %s", (engine) => {
  let app: TestApp;
  let assistant: Awaited<ReturnType<typeof assistantOf>>;
  let next = 0;

  beforeAll(async () => {
    app = await startApp({ engine });
    await configure(app, TEXTS);
    assistant = await assistantOf(app, 26);
  });
  afterAll(() => app.close());

  function somebody() {
    const person = assistant.people[next++];
    if (!person) throw new Error("More members are needed");
    return person;
  }

  test("it opens with what there is to ask, and goes on where one left it", async () => {
    const ana = somebody();
    const first = await assistant.start(ana);
    expect(first).toMatchObject({ exchanges: [], hasModel: false });
    expect(first.suggestions).toHaveLength(3);
    expect(first.topics).toEqual(expect.arrayContaining(["LABS", "ACTIVITY", "WELCOME", "NOTICE"]));
    for (const question of first.suggestions) expect((await assistant.ask(ana, question)).isFound, question).toBe(true);
    const again = await assistant.start(ana);
    expect(again.conversation).toBe(first.conversation);
    expect(again.exchanges.map(({ question }) => question)).toEqual(first.suggestions);
  });

  test("the community's texts are quoted as they are stored, with where they stand", async () => {
    const ana = somebody();
    const asked = [
      ["cómo canjeo mis puntos por una tarjeta", TEXTS.redeemExplanation, "/redeem-info"],
      ["¿Quién usa las fotos que subo?", "Las fotos que subes solo las usa el equipo de investigación.", "/legal_notice"],
      ["¿Cómo participo en la comunidad?", TEXTS.instructions, "/welcome"],
    ] as const;
    for (const [question, text, path] of asked) {
      const answer = await assistant.ask(ana, question);
      expect(textOf(answer), question).toContain(text);
      expect(answer.answer.flatMap(({ sources }) => sources.map((source) => source.path))).toContain(path);
      expect(answer.method).toBe("SEARCH");
    }
  });

  test.each(LANGUAGES)("what it suggests has an answer in %s, of what it is about", async (language) => {
    const ana = somebody();
    const call = (path: string, body?: object) =>
      app.call({
        ...{ method: "POST", url: `${BASE}${path}`, token: ana.token, headers: { "accept-language": language } },
        ...(body ? { body } : {}),
      });
    const { conversation, suggestions } = (await call("/start")).json();
    const paths: string[] = [];
    for (const text of suggestions) {
      const { answer } = (await call("/message/send", { conversation, text, clientKey: randomUUID() })).json();
      paths.push(answer[0]?.sources[0].path);
    }
    expect(paths).toEqual(["/activities", "/redeem", "/redeem"]);
    const nonsense = { conversation, text: "xyzzy plugh", clientKey: randomUUID() };
    expect((await call("/message/send", nonsense)).json().isFound).toBe(false);
  });

  test("everyday words find their answer, and what nobody has written about finds none", async () => {
    const ana = somebody();
    const asked = [
      ["¿Cómo borro mi cuenta?", "/profile/data"],
      ["qué pasa con mis datos", "/profile/data"],
      ["tengo alguna encuesta pendiente?", "/activities"],
      ["¿Cuándo puedo cobrar lo que he ganado?", "/redeem"],
      ["¿Cuánto llevo ganado?", "/redeem"],
      ["¿Cuántos puntos he ganado?", "/redeem"],
      ["¿Cómo gano puntos?", "/welcome"],
      ["¿Qué premios hay?", "/redeem"],
    ] as const;
    for (const [question, path] of asked)
      expect((await assistant.ask(ana, question)).answer[0]?.sources[0]?.path, question).toBe(path);
    const unknown = ["¿Cuántos puntos tiene Ana?", "¿caducan los puntos?", "¿quién es?", "cómo cambio mi contraseña"];
    for (const question of unknown) expect(textOf(await assistant.ask(ana, question)), question).toBe("");
  });

  test("one that greets or thanks is answered, without a source and without the moderators", async () => {
    const ana = somebody();
    for (const [text, answered] of [
      ["¡Hola, buenos días!", /^Hola\. Pregúntame por tus actividades, tus LABs/],
      ["muchas gracias", /^De nada/],
    ] as const) {
      const { answer, isFound } = await assistant.ask(ana, text);
      expect(answer).toEqual([{ text: expect.stringMatching(answered), sources: [] }]);
      expect(isFound).toBe(true);
    }
    expect(textOf(await assistant.ask(ana, "Hola, ¿cómo gano puntos?"))).toContain("Cada actividad que completas suma LABs");
  });

  test.each([
    ["es", "¿Cómo gano puntos?", "¿Dónde está mi tarjeta regalo?"],
    ["en", "How do I earn points?", "Where is my gift card?"],
    ["fr", "Comment gagner des points ?", "Où est ma carte cadeau ?"],
    ["nl", "Hoe verdien ik punten?", "Waar is mijn cadeaukaart?"],
    ["it", "Come guadagno punti?", "Dov'è il mio buono regalo?"],
    ["pt", "Como ganho pontos?", "Onde está o meu cartão oferta?"],
  ])("how something is earned and where one's own is are told apart in %s", async (language, earning, own) => {
    const ana = somebody();
    await rows(
      app,
      `insert into redeem (id, space_id, member, type, labs, status, initial_date, end_date, card_name, created_at, updated_at)
       values ($1, $2, $3, 'CUSTOM', 10, 'COMPLETED', now(), '2026-03-04T10:00:00Z', 'Tarjeta de libros', now(), now())`,
      [randomUUID(), assistant.community, ana.memberId],
    );
    const ask = async (text: string): Promise<Exchange> => {
      const { conversation } = await assistant.start(ana);
      const body = { conversation, text, clientKey: randomUUID() };
      const headers = { "accept-language": language };
      return (await app.call({ method: "POST", url: `${BASE}/message/send`, token: ana.token, headers, body })).json();
    };
    expect((await ask(earning)).answer[0]?.sources[0]?.path).toBe("/welcome");
    expect((await ask(own)).answer[0]?.text).toMatch(/Tarjeta de libros.*2026/);
  });

  test("what is true of the member comes from figures of the moment", async () => {
    const ana = somebody();
    await rows(app, "update ledger_account set balance = 0 where owner = $1", [ana.memberId]);
    expect(textOf(await assistant.ask(ana, "Cuantos labs tengo"))).toContain("Tienes 0 LABs para canjear");
    expect(textOf(await assistant.ask(ana, "¿Hasta cuándo puedo canjear?"))).toContain("15 de enero de 2099");
    const id = await assistant.open("Paseo en tranvía", { description: "Cuenta tu viaje", ends: "2099-05-02T10:00:00Z" });
    const todo = await assistant.ask(ana, "¿Qué me queda por hacer?");
    expect(textOf(todo)).toContain("Paseo en tranvía, hasta el 2 de mayo de 2099");
    const tram = await assistant.ask(ana, "¿Cuándo termina lo del tranvía?");
    expect(tram.answer[0]?.sources).toEqual([{ title: "Paseo en tranvía", path: `/activities/${id}/opinion` }]);
  });

  test("activities that aren't for the member, aren't published or are over say nothing, nor do others' comments", async () => {
    const [ana, luis] = [somebody(), somebody()];
    const chosen = await assistant.open("Cata secreta", { description: "Probamos zarzaparrilla", visibility: "PRIVATE" });
    await assistant.open("Borrador", { description: "Probamos zarzaparrilla", status: "CONFIGURING" });
    await assistant.open("Bloqueada", { description: "Probamos zarzaparrilla", status: "BLOCKED" });
    const open = await assistant.open("Paradas", { description: "Habla de tu parada" });
    await rows(app, "insert into activity_participants (space_id, owner_id, target_id, position) values ($1, $2, $3, 0)", [
      assistant.community,
      chosen,
      luis.memberId,
    ]);
    await rows(
      app,
      `insert into comment (id, space_id, activity, member, text, seq, audience, status, created_at, updated_at)
       values (gen_random_uuid(), $1, $2, $3, 'Me gusta el rabo de toro', 1, 'EVERYBODY', 'PUBLISHED', now(), now())`,
      [assistant.community, open, luis.memberId],
    );
    expect((await assistant.ask(ana, "¿Dónde probamos zarzaparrilla?")).isFound).toBe(false);
    expect((await assistant.ask(ana, "¿A quién le gusta el rabo de toro?")).isFound).toBe(false);
    expect(textOf(await assistant.ask(luis, "¿Dónde probamos zarzaparrilla?"))).toContain("Probamos zarzaparrilla");
  });

  test("an activity that waits for another one tells no topics", async () => {
    const ana = somebody();
    const [first, later] = [await assistant.open("Primero"), await assistant.open("Después", { type: "wat_chat" })];
    await rows(app, "insert into activity_prerequisites (space_id, owner_id, target_id, position) values ($1, $2, $3, 0)", [
      assistant.community,
      later,
      first,
    ]);
    await rows(
      app,
      `insert into topic (id, space_id, activity, title, position, created_at, updated_at)
       values (gen_random_uuid(), $1, $2, 'Ornitorrincos', 0, now(), now())`,
      [assistant.community, later],
    );
    expect((await assistant.ask(ana, "¿Qué hay de los ornitorrincos?")).isFound).toBe(false);
    await rows(app, "delete from activity_prerequisites where owner_id = $1", [later]);
    expect(textOf(await assistant.ask(ana, "¿Qué hay de los ornitorrincos?"))).toContain("Ornitorrincos");
  });

  test("the same key is the same question, another one under it is refused", async () => {
    const ana = somebody();
    const clientKey = randomUUID();
    const [one, two] = await Promise.all([
      assistant.send(ana, "¿Cuántos LABs tengo?", { clientKey }),
      assistant.send(ana, "¿Cuántos LABs tengo?", { clientKey }),
    ]);
    expect(two.json()).toEqual(one.json());
    expect((await assistant.start(ana)).exchanges).toHaveLength(1);
    expect((await assistant.send(ana, "¿Otra?", { clientKey })).json().code).toBe("chatbot.keyUsed");
    for (const text of ["", "  ", "a".repeat(501)]) expect((await assistant.send(ana, text)).statusCode).toBe(400);
  });

  test("a conversation is its member's alone: not another member's, the team's, or another community's", async () => {
    const [ana, luis] = [somebody(), somebody()];
    const { conversation } = await assistant.start(ana);
    const { id } = await assistant.ask(ana, "¿Cuántos LABs tengo?");
    const body = { conversation, text: "¿Y yo?", clientKey: randomUUID() };
    expect((await assistant.post("/message/send", luis.token, body)).statusCode).toBe(404);
    expect((await assistant.post(`/message/${id}/handOver`, luis.token)).statusCode).toBe(404);
    for (const who of ["moderator", "administrator", "observer", "client", "backoffice"] as const)
      expect((await assistant.post("/message/send", await app.signIn(who), body)).statusCode, who).toBe(403);
    const elsewhere = await otherCommunity(app, "chatbot-elsewhere");
    expect((await assistant.post("/message/send", elsewhere.member, body)).statusCode).toBe(404);
    const own = await assistant.start({ token: elsewhere.member });
    expect(own.conversation).not.toBe(conversation);
    expect((await assistant.ask({ token: elsewhere.member }, "¿Quién usa las fotos que subo?")).isFound).toBe(false);
  });

  test("what it doesn't know goes to the moderators once, in the member's chat", async () => {
    const ana = somebody();
    const asked = await assistant.ask(ana, "¿Puedo llevar a mi perro al laboratorio?");
    expect(asked).toMatchObject({ isFound: false, answer: [], handedOverAt: null });
    for (let time = 0; time < 2; time++) {
      const sent = await assistant.post(`/message/${asked.id}/handOver`, ana.token);
      expect(sent.statusCode, sent.body).toBe(200);
      expect(sent.json().handedOverAt).not.toBeNull();
    }
    const url = `/tester/communities/${assistant.community}/chat/messages`;
    const { messages } = (await app.call({ url, token: ana.token })).json();
    expect(messages.map(({ message, sender }: { message: string; sender: string }) => [message, sender])).toEqual([
      [asked.question, "MEMBER"],
    ]);
  });

  test("20 questions an hour are the most; the refusal says when one may go on", async () => {
    const ana = somebody();
    const { conversation } = await assistant.start(ana);
    const send = () =>
      assistant.post("/message/send", ana.token, { conversation, text: "¿Cuántos LABs tengo?", clientKey: randomUUID() });
    for (let time = 0; time < 20; time++) expect((await send()).statusCode).toBe(200);
    const refused = await send();
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ code: "chatbot.limited" });
    expect(refused.json().detail).toMatch(/a partir del \d/);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  });

  test("once it is switched off nothing answers, and the community says so", async () => {
    const ana = somebody();
    await configure(app, { chatbot: false });
    const theme = (await app.call({ url: "/experienceLabs/personalization/demo" })).json();
    expect(theme.hasChatbot).toBe(false);
    const refused = await assistant.post("/start", ana.token);
    expect([refused.statusCode, refused.json().code]).toEqual([403, "chatbot.off"]);
    await configure(app, { chatbot: true });
    expect((await assistant.post("/start", ana.token)).statusCode).toBe(200);
  });

  test("a conversation goes with its member, is in the member's own data, and is kept for 90 days", async () => {
    const token = await app.signIn("member");
    const { exchanges } = await assistant.start({ token });
    expect(exchanges.some(({ handedOverAt }) => handedOverAt)).toBe(true);
    await rows(app, "update chatbot_message set created_at = now() - interval '91 days' where id = $1", [exchanges[0]?.id]);
    await runSchedules(app, "chatbot.removeOldExchanges");
    expect((await assistant.start({ token })).exchanges).toHaveLength(exchanges.length - 1);
    const count = async () =>
      (
        await rows<{ count: number }>(
          app,
          "select count(*)::int as count from chatbot_message m join member p on p.id = m.member and p.email = 'member@demo.test'",
        )
      )[0]?.count;
    expect(await count()).toBeGreaterThan(0);
    const [{ id }] = (await rows<{ id: string }>(app, "select id from member where email = 'member@demo.test'")) as [
      { id: string },
    ];
    const exported = await app.call({ url: `/experienceLabs/${assistant.community}/personalData`, token });
    expect(exported.body).toContain(exchanges.at(-1)?.question);
    const erased = await app.call({
      method: "POST",
      url: `/api/members/${id}/erasure`,
      token: await app.signIn("mainAdmin"),
      body: {},
    });
    expect(erased.statusCode, erased.body).toBeLessThan(300);
    expect(await rows(app, "select id from chatbot_message where member = $1", [id])).toEqual([]);
    expect(await rows(app, "select id from chatbot_conversation where member = $1", [id])).toEqual([]);
  });
});
