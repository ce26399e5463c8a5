import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ANY_ENGINE, startApp, type TestApp } from "../../../../tests/helpers/app";
import { rows } from "../../../../tests/helpers/identity";
import { spaceDbOf } from "../../../../tests/helpers/spaceDb";
import { newId } from "../../../server/kit";
import { writeComment } from "../server/comments/comments";
import type { StudyComments } from "../shared/api/comments";
import { MOST_BY_SHARE, MOST_COMMENTS } from "../shared/comments";
import { type StudyMovers, studyMovers } from "./newsHelpers";

describe.each(ANY_ENGINE)("comments on a study on %s", (engine) => {
  let app: TestApp;
  let movers: StudyMovers;
  let company: string;

  beforeAll(async () => {
    app = await startApp({ engine });
    await rows(app, "delete from licence");
    movers = await studyMovers(app);
    const [space] = await rows<{ id: string }>(app, "select id from space where kind = 'company'");
    company = space?.id ?? "";
  });
  afterAll(() => app.close());

  const call = (method: "GET" | "POST" | "PUT" | "DELETE", study: string, rest: string, token: string, body?: object) =>
    app.call({ method, url: `/api/studies/${study}/comments${rest}`, token, ...(body ? { body } : {}) });
  const read = async (study: string): Promise<StudyComments> => (await call("GET", study, "", movers.client)).json();
  const write = async (study: string, text: string, token = movers.client, place = "price"): Promise<string> => {
    const answer = await call("POST", study, "", token, { place, text });
    expect(answer.statusCode, answer.body).toBe(201);
    return answer.json().id;
  };

  test("can be taken back until somebody else has answered them at their place", async () => {
    const study = await movers.newStudy("Ferias");
    const first = await write(study, "¿Y con 100 entrevistas?");
    await write(study, "O con 80");
    await write(study, "La cuota es estrecha", movers.backoffice, "quotas");
    expect((await call("DELETE", study, `/${first}`, movers.client)).statusCode).toBe(204);
    const asked = await write(study, "¿Y con 60?");
    const answered = await write(study, "Son 620 créditos", movers.backoffice);
    const refused = await call("DELETE", study, `/${asked}`, movers.client);
    expect(refused.statusCode).toBe(409);
    expect(refused.json().code).toBe("studies.commentAnswered");
    // Somebody else's isn't there to be taken back, answered or not.
    expect((await call("DELETE", study, `/${answered}`, movers.client)).statusCode).toBe(404);
    expect((await call("DELETE", study, `/${answered}`, movers.backoffice)).statusCode).toBe(204);
    expect((await call("DELETE", study, `/${asked}`, movers.client)).statusCode).toBe(204);
  });

  test("keep who resolved them first", async () => {
    const study = await movers.newStudy("Verbenas");
    const id = await write(study, "Falta la fecha", movers.backoffice, "sample");
    await call("PUT", study, `/${id}`, movers.client, { isResolved: true });
    const [resolved] = (await read(study)).comments;
    expect((await call("PUT", study, `/${id}`, movers.backoffice, { isResolved: true })).statusCode).toBe(204);
    expect((await read(study)).comments[0]).toEqual(resolved);
    expect((await call("PUT", study, `/${newId()}`, movers.client, { isResolved: true })).statusCode).toBe(404);
  });

  test("are closed once the study is finished, and read all the same", async () => {
    const study = await movers.newStudy("Ferrocarriles");
    const id = await write(study, "¿Y en tren?", movers.client, "question:one");
    expect((await read(study)).isClosed).toBe(false);
    await rows(app, "update study set status = 'FINISHED' where id = $1", [study]);
    const tries = [
      call("POST", study, "", movers.client, { place: "study", text: "Tarde" }),
      call("PUT", study, `/${id}`, movers.client, { isResolved: true }),
      call("DELETE", study, `/${id}`, movers.client),
    ];
    for (const answer of await Promise.all(tries)) expect(answer.json().code).toBe("studies.commentsClosed");
    expect(await read(study)).toMatchObject({ isClosed: true, comments: [{ id, resolvedAt: null }] });
    // What isn't there is told as such, closed or not.
    expect((await call("PUT", study, `/${newId()}`, movers.client, { isResolved: true })).statusCode).toBe(404);
  });

  test("a send-back asks for a word or for a comment of the provider that is still open", async () => {
    const study = await movers.newStudy("Romerías");
    await movers.move(study, "contract");
    await movers.move(study, "release");
    const sendBack = () => movers.call("POST", `/api/studies/${study}/sendBack`, movers.backoffice, { comment: "" });
    await write(study, "Del cliente");
    const id = await write(study, "Ya está", movers.backoffice, "profile");
    await call("PUT", study, `/${id}`, movers.client, { isResolved: true });
    expect((await sendBack()).json().code).toBe("studies.nothingToCorrect");
    await call("PUT", study, `/${id}`, movers.backoffice, { isResolved: false });
    expect((await sendBack()).statusCode).toBe(204);
  });

  test("by one link are fewer than a study can have: the team's own still find room", async () => {
    const study = await movers.newStudy("Mercadillos");
    const shareId = newId();
    await rows(
      app,
      `insert into study_share (id, space_id, study, name, token_hash, expires_at)
        values ($1, $2, $3, 'Agencia', repeat('0', 64), now() + interval '1 day')`,
      [shareId, company, study],
    );
    const fill = (count: number, share: string | null) =>
      rows(
        app,
        `insert into study_comment (id, space_id, study, place, text, side, author, share)
          select gen_random_uuid(), $1, $2, 'study', 'Lleno', 'COLLEAGUE', 'Nuria', $3 from generate_series(1, $4::int)`,
        [company, study, share, count],
      );
    const byLink = () =>
      writeComment(
        spaceDbOf(app, company),
        { studyId: study, place: "study", text: "Uno más" },
        { accountId: null, name: "Nuria", side: "COLLEAGUE", shareId },
      );
    await fill(MOST_BY_SHARE - 1, shareId);
    await byLink();
    await expect(byLink()).rejects.toMatchObject({ code: "studies.tooManyComments" });
    await write(study, "Cabe");
    await fill(MOST_COMMENTS - MOST_BY_SHARE - 1, null);
    const full = await call("POST", study, "", movers.client, { place: "study", text: "No cabe" });
    expect(full.json().code).toBe("studies.tooManyComments");
  });
});
