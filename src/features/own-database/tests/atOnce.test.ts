import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CONCURRENT_ENGINE } from "../../../../tests/helpers/app";
import { rows } from "../../../../tests/helpers/identity";
import { callImport, importAndWait } from "../../../../tests/helpers/imports";
import { startOwn } from "./ownHelpers";

const AT_ONCE = 20;
const MOST = 5;

describe.each(CONCURRENT_ENGINE)("people of a client's own, many at once, on %s", (engine) => {
  let own: Awaited<ReturnType<typeof startOwn>>;
  beforeAll(async () => {
    own = await startOwn(engine);
  });
  afterAll(() => own.close());

  test("give one response by one link, however often it is opened", async () => {
    const id = await own.made();
    await own.add(id, "muchas@clientes.test");
    await own.open(id);
    await own.settled();
    const link = await own.linkOf("muchas@clientes.test");
    const agreed = await Promise.all(Array.from({ length: AT_ONCE }, () => own.agreeForm(link)));
    expect(new Set(agreed.map(({ statusCode }) => statusCode))).toEqual(new Set([303]));
    const begun = await Promise.all(agreed.map(({ headers }) => own.at(headers.location).start()));
    expect(new Set(begun.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    const responses = await rows(
      own.app,
      "select response.id from response join study on study.questionnaire = response.questionnaire where study.id = $1",
      [id],
    );
    expect(responses).toHaveLength(1);
    expect((await own.people(id)).counts).toMatchObject({ begun: 1 });
  });

  test("are never more than the licence allows, one by one or by a file", async () => {
    const id = await own.made({ sampleSize: MOST });
    const limit = () =>
      rows(
        own.app,
        `insert into licence (id, space_id, plan, starts_on, maximum_sample)
          select gen_random_uuid(), space_id, 'GOLD', current_date - 1, ${MOST} from study where id = $1`,
        [id],
      );
    await limit();
    const made = await Promise.all(Array.from({ length: AT_ONCE }, (_, at) => own.add(id, `una-${at}@clientes.test`)));
    expect(made.filter(({ statusCode }) => statusCode === 201)).toHaveLength(MOST);
    expect(made.find(({ statusCode }) => statusCode !== 201)?.json().errors[0].path).toBe("/email");
    await rows(own.app, "delete from addressee where email in (select email from addressee where study = $1 limit 2)", [id]);
    const content = ["Email", ...Array.from({ length: 4 }, (_, at) => `otra-${at}@clientes.test`)].join("\n");
    const load = { token: own.client, resource: "addressees", content, fields: { fixed: JSON.stringify({ study: id }) } };
    expect((await callImport(own.app, { ...load, query: "?dryRun=true" })).json()).toMatchObject({ valid: 2, faultCount: 2 });
    expect((await importAndWait(own.app, load)).result).toMatchObject({ created: 2, skipped: 2 });
    expect((await own.people(id)).counts.people).toBe(MOST);
    await rows(own.app, "delete from licence");
  });

  test("belong to their company alone", async () => {
    await rows(own.app, "delete from licence");
    const id = await own.made();
    expect((await own.add(id, "solo@clientes.test")).statusCode).toBe(201);
    const foreign = await own.app.signIn("moderator");
    expect((await own.call("GET", `/api/studies/${id}/people`, foreign)).statusCode).toBe(403);
    expect((await own.call("GET", "/api/addressees", foreign)).statusCode).toBe(403);
    const absent = "0193fd0a-7c1e-7000-8000-00000000dead";
    const wrong = await callImport(own.app, {
      ...{ token: own.client, resource: "addressees", content: "Email\nx@clientes.test", query: "?dryRun=true" },
      fields: { fixed: JSON.stringify({ study: absent }) },
    });
    expect([wrong.statusCode, wrong.json().errors[0].path]).toEqual([400, "/study"]);
  });
});
