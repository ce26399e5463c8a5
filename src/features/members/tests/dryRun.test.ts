import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { ANY_ENGINE, startApp, type TestApp } from "../../../../tests/helpers/app";
import { rows } from "../../../../tests/helpers/identity";
import { callImport, importAndWait } from "../../../../tests/helpers/imports";

const BY_ID_OR_EMAIL = "mode=upsert&key=id,email";
const HEADINGS = "Nickname;Email;Name;Phone;Birth date;Gender;Province;Geographic zone;Tags;Public tags;Observations";
const MODES = [
  ["new members only", "mode=create"],
  ["new members and changes", BY_ID_OR_EMAIL],
] as const;

/** A row by what it gives, the other cells empty. */
function row(values: Readonly<Record<string, string>>): string {
  return HEADINGS.split(";")
    .map((heading) => values[heading] ?? "")
    .join(";");
}

describe.each(ANY_ENGINE)("a dry run of members on %s", (engine) => {
  let app: TestApp;
  let token: string;
  beforeAll(async () => {
    app = await startApp({ engine });
    token = await app.signIn("moderator");
    await app.call({ method: "POST", url: "/api/tags", token, body: { name: "seco:uno" } });
    await app.call({ method: "POST", url: "/api/tags", token, body: { name: "seco:borrado" } });
    for (const nickname of ["presente", "borrada"]) {
      const body = { nickname, email: `${nickname}@seco.test` };
      const made = await app.call({ method: "POST", url: "/api/members", token, body });
      expect(made.statusCode, made.body).toBe(201);
      if (nickname === "borrada") await app.call({ method: "DELETE", url: `/api/members/${made.json().id}`, token });
    }
    const tags = (await app.call({ url: "/api/tags?range=[0,99]", token })).json() as { id: string; name: string }[];
    const gone = tags.find(({ name }) => name === "seco:borrado");
    await app.call({ method: "DELETE", url: `/api/tags/${gone?.id}`, token });
  });
  afterAll(() => app.close());

  const told = ({ faults }: { faults: readonly { row: number; column: string; message: string }[] }) =>
    faults.map(({ row: at, column, message }) => [at, column, message]).toSorted();

  /** What the dry run says and what the run does. */
  async function both(content: string, mode: string) {
    const tried = await callImport(app, { token, content, query: `?dryRun=true&${mode}` });
    expect(tried.statusCode, tried.body).toBe(200);
    const said = tried.json();
    const { result } = await importAndWait(app, { token, content, query: `?${mode}` });
    const { created, updated, unchanged } = result;
    return {
      said: { valid: said.valid, created: said.created, updated: said.updated, faults: told(said) },
      done: { valid: created + updated + unchanged, created, updated, faults: told(result) },
    };
  }

  test.each(MODES)("of %s finds every kind of fault that the run finds, and as many rows without", async (name, mode) => {
    const own = mode === BY_ID_OR_EMAIL ? "b" : "a";
    const at = (who: string) => `${who}-${own}@seco.test`;
    const nick = (who: string) => `${who}-${own}`;
    const content = [
      HEADINGS,
      row({ Nickname: nick("limpia"), Email: at("limpia"), Name: "Una", Tags: "seco:uno" }),
      row({ Nickname: nick("otra"), Email: at("limpia").toUpperCase() }),
      row({ Nickname: nick("LIMPIA"), Email: at("igual") }),
      row({ Nickname: nick("límpia"), Email: at("tilde") }),
      row({ Nickname: nick("quien"), Email: "PRESENTE@seco.test", Name: name }),
      row({ Nickname: "Presente", Email: at("mote") }),
      row({ Nickname: "borrada", Email: "borrada@seco.test" }),
      row({ Nickname: nick("sin-correo"), Email: "" }),
      row({ Nickname: nick("mal-correo"), Email: "no es correo" }),
      row({ Nickname: "con@arroba", Email: at("arroba") }),
      row({ Nickname: "x".repeat(41), Email: at("largo") }),
      row({ Nickname: nick("nombre"), Email: at("nombre"), Name: "N".repeat(81) }),
      row({ Nickname: nick("correo"), Email: `${"c".repeat(250)}@seco.test` }),
      row({ Nickname: nick("nota"), Email: at("nota"), Observations: "O".repeat(2001) }),
      row({ Nickname: nick("telefono"), Email: at("telefono"), Phone: "no tiene" }),
      row({ Nickname: nick("joven"), Email: at("joven"), "Birth date": "2024-01-01" }),
      row({ Nickname: nick("fecha"), Email: at("fecha"), "Birth date": "31/31/1990" }),
      row({ Nickname: nick("genero"), Email: at("genero"), Gender: "Otra cosa" }),
      row({ Nickname: nick("provincia"), Email: at("provincia"), Province: "Sorja" }),
      row({ Nickname: nick("zona"), Email: at("zona"), Province: "Soria", "Geographic zone": "Norte" }),
      row({ Nickname: nick("etiqueta"), Email: at("etiqueta"), Tags: "seco:nadie" }),
      row({ Nickname: nick("borrado"), Email: at("borrado"), "Public tags": "seco:borrado" }),
      row({ Nickname: nick("raro"), Email: at("raro"), Tags: "a!b" }),
      row({ Nickname: nick("mayus"), Email: at("mayus"), Tags: "SECO:Uno" }),
      `${row({ Nickname: nick("sobra"), Email: at("sobra") })};sobra`,
    ].join("\n");
    const { said, done } = await both(content, mode);
    expect(said).toEqual(done);
    expect(done.faults.length).toBeGreaterThanOrEqual(18);
  });

  test("counts against the plan as the run does, the faulty rows left out", async () => {
    const [{ members } = { members: 0 }] = await rows<{ members: number }>(app, "select count(*)::int as members from member");
    await rows(app, "update licence set community_members = $1", [members + 2]);
    onTestFinished(async () => void (await rows(app, "update licence set community_members = null")));
    const content = ["Email", "lleno-1@seco.test", "nada", "lleno-2@seco.test", "lleno-1@seco.test", "lleno-3@seco.test"].join(
      "\n",
    );
    const { said, done } = await both(content, BY_ID_OR_EMAIL);
    expect(said).toEqual(done);
    expect(done.valid).toBe(2);
  });

  test("of one member in two rows counts what the run writes", async () => {
    const [one] = await rows<{ id: string }>(app, "select id from member where email = 'presente@seco.test'");
    const content = ["Id,Email,Name", `${one?.id},,Primera`, ",presente@seco.test,Segunda"].join("\n");
    const { said, done } = await both(content, BY_ID_OR_EMAIL);
    expect(said).toEqual(done);
  });

  test("that the run would refuse whole says so, and that it would write nothing", async () => {
    const content = ["Email,Zapato", "zapato@seco.test,42"].join("\n");
    const tried = await callImport(app, { token, content, query: `?dryRun=true&${BY_ID_OR_EMAIL}` });
    const run = await callImport(app, { token, content, query: `?${BY_ID_OR_EMAIL}` });
    expect([run.statusCode, tried.json().refusal]).toEqual([422, { code: run.json().code, detail: run.json().detail }]);
    expect(tried.json()).toMatchObject({ rows: 1, valid: 0, created: 0, mailed: 0, mailedTo: [] });
    const fields = { mapping: '{"Zapato":null}' };
    const mapped = await callImport(app, { token, content, query: `?dryRun=true&${BY_ID_OR_EMAIL}`, fields });
    expect(mapped.json()).toMatchObject({ refusal: null, valid: 1, created: 1 });
  });
});
