import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ENGINES } from "../../../../tests/helpers/app";
import { rows } from "../../../../tests/helpers/identity";
import { callImport, importAndWait } from "../../../../tests/helpers/imports";
import { CONSENT, startOwn, UNKNOWN } from "./ownHelpers";

const SETUP = 300;

describe.each(ENGINES)("a survey of a client's own database on %s", (engine) => {
  let own: Awaited<ReturnType<typeof startOwn>>;
  beforeAll(async () => {
    own = await startOwn(engine);
  });
  afterAll(() => own.close());

  const load = (study: string, content: string, query = "") =>
    importAndWait(own.app, {
      token: own.client,
      resource: "addressees",
      content,
      query,
      fields: { fixed: JSON.stringify({ study }) },
    });
  const preview = async (study: string, content: string) =>
    callImport(own.app, {
      ...{ token: own.client, resource: "addressees", content, query: "?dryRun=true" },
      fields: { fixed: JSON.stringify({ study }) },
    });
  const file = (...lines: readonly string[]) => ["Email,Name,Language", ...lines].join("\n");

  describe("from its file to its charge", () => {
    const [ana, luis, eva] = ["ana@clientes.test", "luis@clientes.test", "eva@clientes.test"];
    let id: string;
    let before: { readonly available: number };

    test("costs the setup and nothing for people", async () => {
      id = await own.made();
      before = await own.plan();
      const { price, feasibility, missing } = (await own.call("GET", `/api/studies/${id}/summary`, own.client)).json();
      expect({ total: price.total, feasibility, missing }).toEqual({ total: SETUP, feasibility: null, missing: [] });
    });

    test("names what is wrong with a file by its rows, and writes nothing yet", async () => {
      const found = await preview(id, file(`${ana},Ana,es`, "sin-arroba,Nadie,es", `${ana.toUpperCase()},Otra,es`));
      expect(found.statusCode, found.body).toBe(200);
      const { rows: all, valid, faults } = found.json();
      expect({ all, valid, at: faults.map(({ row }: { row: number }) => row) }).toEqual({ all: 3, valid: 1, at: [3, 4] });
      expect((await own.people(id)).counts.people).toBe(0);
    });

    test("loads people into its study alone", async () => {
      const { result } = await load(id, file(`${ana},Ana,en`, `${luis},Luis,es`, `${eva},Eva,`, `${UNKNOWN},Nadie,es`));
      expect(result).toMatchObject({ created: 4, skipped: 0 });
      expect(await own.people(id)).toMatchObject({ total: 4, state: "WAITING" });
      const again = await load(id, file(`${ana},Ana,en`));
      expect(again.result).toMatchObject({ created: 0, skipped: 1 });
    });

    test("refuses a file with a stray quotation mark, and names its row", async () => {
      const found = await preview(id, file("luz@clientes.test,Luz,es", 'paz@clientes.test,"Paz,es', "sol@clientes.test,Sol,es"));
      expect([found.statusCode, found.json().code]).toEqual([422, "import.corrupt"]);
      expect(found.json().detail).toContain("3");
      expect(found.json().detail).toContain('("")');
    });

    test("doesn't save a field that no mail knows, and shows the invitation as the first person gets it", async () => {
      const save = (invitationText: string | null) => own.call("PUT", `/api/studies/${id}`, own.client, { invitationText });
      const refused = await save("Hola, {{nombre}}: {{study}}");
      expect([refused.statusCode, refused.json().code]).toEqual([400, "request.invalid"]);
      expect(refused.json().errors[0]).toMatchObject({ path: "/invitationText" });
      expect(refused.body).toContain("{{nombre}}");
      expect(refused.body).toContain("{{name}}, {{study}}, {{minutes}}, {{extra1}}");
      expect((await save("Hello {{ Name }}, {{extra1}}!")).statusCode).toBe(200);
      const url = `/api/studies/${id}/people/preview`;
      expect((await own.call("GET", url, own.client)).json()).toMatchObject({
        ...{ email: ana, text: expect.stringContaining("Hello Ana, !"), button: "Answer the survey", consent: CONSENT },
      });
      expect((await save(null)).statusCode).toBe(200);
    });

    test("invites them as it opens, each in their language, and sees what comes back", async () => {
      await own.open(id);
      await own.settled();
      const [mail] = await own.smtp.mailsTo(ana);
      expect(mail?.text).toContain("Answer the survey");
      expect(mail?.text).toContain(CONSENT);
      expect(mail?.raw).toContain("List-Unsubscribe:");
      expect((await own.smtp.mailsTo(luis))[0]?.text).toContain("Responder a la encuesta");
      await own.smtp.mailsTo(eva);
      await expect
        .poll(async () => {
          await own.wave();
          return (await own.people(id)).counts;
        })
        .toMatchObject({ people: 4, invited: 4, bounced: 1, answered: 0 });
      expect(await rows(own.app, "select 1 from panel_field where study = $1", [id])).toEqual([]);
    });

    test("asks nobody anything who hasn't agreed", async () => {
      const link = await own.linkOf(ana);
      const page = await own.app.app.inject({ url: link });
      expect(page.statusCode).toBe(200);
      expect(page.body).toContain(CONSENT);
      expect((await own.agreeForm(link, "no")).statusCode).toBe(422);
      const [{ token } = { token: "" }] = await rows<{ token: string }>(
        own.app,
        "select link_token as token from questionnaire join study on study.questionnaire = questionnaire.id where study.id = $1",
        [id],
      );
      const direct = await own.at(`/s/${token}`).start();
      expect([direct.statusCode, direct.json().code]).toEqual([403, "execution.notAllowed"]);
    });

    test("looks like the company on each of its pages, and never like the product", async () => {
      await rows(own.app, "delete from suite_personalisation");
      await rows(
        own.app,
        `insert into suite_personalisation (id, space_id, primary_color, button_color, desktop_logo)
          select gen_random_uuid(), space_id, '#7a1f5c', '#7a1f5c', '/files/logo' from study where id = $1`,
        [id],
      );
      await rows(own.app, "update space set name = 'Bicis del Norte' where kind = 'company'");
      const isTheirs = (page: { readonly statusCode: number; readonly body: string }) => {
        expect(page.statusCode, page.body).toBe(200);
        expect(page.body).toContain('alt="Bicis del Norte"');
        expect(page.body).toContain("#7a1f5c");
        expect(page.body).not.toContain("Sondeo");
      };
      const link = await own.linkOf(ana);
      isTheirs(await own.app.app.inject({ url: link }));
      const { location } = (await own.agreeForm(link)).headers;
      isTheirs(await own.app.app.inject({ url: String(location) }));
      expect((await own.at(location).start()).json().theme).toMatchObject({
        name: "Bicis del Norte",
        logo: "/files/logo",
        mainColor: "#7a1f5c",
      });
      expect(await own.answer(link)).toBe("complete");
      isTheirs(await own.app.app.inject({ url: String(location) }));
      await rows(own.app, "update space set name = 'Demo' where kind = 'company'");
    });

    test("counts one answer a person, and keeps what they agreed to", async () => {
      const again = await own.app.app.inject({ url: await own.linkOf(ana) });
      expect(again.statusCode).toBe(303);
      expect((await own.at(again.headers.location).start()).json().disposition).toBe("complete");
      expect((await own.people(id)).counts).toMatchObject({ answered: 1 });
      expect(await rows(own.app, "select 1 from survey_consent where study = $1", [id])).toHaveLength(1);
    });

    test("reminds only who hasn't answered, bounced or said no", async () => {
      const [mail] = await own.smtp.mailsTo(luis);
      const unsubscribe = /https:\/\/sondeo\.example(\/experienceLabs\/unsubscribe\/[\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
      const stopped = await own.app.app.inject({ method: "POST", url: unsubscribe });
      expect(stopped.statusCode).toBeLessThan(400);
      expect((await own.people(id)).counts.unsubscribed).toBe(1);
      await own.pass(3);
      await own.wave();
      const reminder = (await own.smtp.mailsTo(eva, 2)).at(-1);
      expect(reminder?.subject).toContain("Recordatorio");
      await own.wave();
      expect([(await own.smtp.mailsTo(ana)).length, (await own.smtp.mailsTo(luis)).length]).toEqual([1, 1]);
      expect((await own.smtp.mailsTo(eva)).length).toBe(2);
      expect((await own.people(id)).counts).toMatchObject({ reminded: 1 });
    });

    test("doesn't load again who wants no more mails", async () => {
      await rows(own.app, "delete from addressee where email = $1", [luis]);
      const found = (await preview(id, file(`${luis},Luis,es`))).json();
      expect(found).toMatchObject({ valid: 0, faultCount: 1 });
    });

    test("invites who is loaded later, and stops while it is paused", async () => {
      expect((await own.call("POST", `/api/studies/${id}/field/pause`, own.client)).statusCode).toBe(204);
      expect((await own.add(id, "tarde@clientes.test")).statusCode).toBe(201);
      await own.wave();
      expect((await own.people(id, "?words=tarde")).rows[0]?.state).toBe("WAITING");
      expect((await own.app.app.inject({ url: await own.linkOf(eva) })).body).toContain("en pausa");
      expect((await own.call("POST", `/api/studies/${id}/field/resume`, own.client)).statusCode).toBe(204);
      await own.settled();
      await own.smtp.mailsTo("tarde@clientes.test");
    });

    test("writes once more to whom the client chooses, and to nobody who is done", async () => {
      const person = async (email: string) => (await own.people(id, `?words=${encodeURIComponent(email)}`)).rows[0]?.id;
      const send = async (email: string) => own.call("POST", `/api/studies/${id}/people/${await person(email)}/send`, own.client);
      // Not twice within an hour, however often somebody presses.
      expect((await send(eva)).json().code).toBe("ownDatabase.justSent");
      await rows(own.app, "update addressee set mailed_at = mailed_at - interval '2 hours' where email = $1", [eva]);
      expect((await send(eva)).statusCode).toBe(204);
      await own.smtp.mailsTo(eva, 3);
      const done = await send(ana);
      expect([done.statusCode, done.json().code]).toEqual([409, "ownDatabase.notSent"]);
    });

    test("lets anyone answer by the open link, once in each browser", async () => {
      const switched = await own.call("PUT", `/api/studies/${id}/people/link`, own.client, { isOpen: true });
      expect(switched.statusCode, switched.body).toBe(204);
      const { address } = (await own.people(id)).link;
      const page = await own.app.app.inject({ url: address ?? "" });
      const cookie = String(page.headers["set-cookie"]).split(";")[0] ?? "";
      const places = [await own.agreeForm(address ?? "", "yes", cookie), await own.agreeForm(address ?? "", "yes", cookie)];
      expect(places.map(({ statusCode }) => statusCode)).toEqual([303, 303]);
      expect(new Set(places.map(({ headers }) => headers.location)).size).toBe(1);
      expect(await own.answer(address ?? "")).toBe("complete");
      expect((await own.people(id)).counts.byLink).toBe(1);
    });

    test("is charged its setup alone, once, and closes its links", async () => {
      expect((await own.move(id, "finish")).statusCode).toBe(200);
      const { quote } = (await own.call("GET", `/api/studies/${id}/summary`, own.client)).json();
      expect(quote.charged).toBe(SETUP);
      expect((await own.move(id, "finish")).statusCode).toBe(409);
      expect(before.available - (await own.plan()).available).toBe(SETUP);
      expect((await own.app.app.inject({ url: await own.linkOf(eva) })).body).toContain("ha terminado");
      const late = await own.add(id, "demasiado-tarde@clientes.test");
      expect(late.statusCode).toBe(400);
      expect((await own.call("GET", `/api/studies/${id}/field`, own.client)).json()).toMatchObject({
        state: "closed",
        completes: 2,
      });
    });
  });

  test("isn't ordered without a text to agree to", async () => {
    const id = await own.made({ consentText: null });
    const refused = await own.move(id, "contract");
    expect([refused.statusCode, refused.json().code]).toEqual([409, "ownDatabase.noConsent"]);
  });

  test("takes nobody into a study of another product", async () => {
    const [other] = await rows<{ id: string }>(own.app, "select id from study where type = 'CONSUMER_SURVEY' limit 1");
    const refused = await own.add(other?.id ?? "", "nadie@clientes.test");
    expect(refused.statusCode).toBe(400);
    expect((await own.call("GET", `/api/studies/${other?.id}/people`, own.client)).json().code).toBe("ownDatabase.notOwn");
  });
});
