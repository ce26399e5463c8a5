import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ANY_ENGINE, startApp, type TestApp } from "../../../tests/helpers/app";
import { rows } from "../../../tests/helpers/identity";
import type { CardSortingDrawing } from "../questions/cardSorting/results";
import type { ClickDrawing } from "../questions/clickTest/results";
import type { SusDrawing } from "../questions/sus/results";
import { STUDY_PEOPLE } from "../server/demo/studyPeople";

interface Asked {
  readonly type: string;
  readonly base: number;
  readonly counts: readonly { readonly code: string; readonly count: number }[];
  readonly drawing: unknown;
}

const drawingOf = <Drawing>(asked: Asked | undefined) => asked?.drawing as Drawing;

describe.each(ANY_ENGINE)("the demo's usability tests on %s", (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ engine });
  });
  afterAll(() => app.close());

  async function resultsOf(entity: "activity" | "study", name: string) {
    const isStudy = entity === "study";
    const [owner] = await rows<{ id: string }>(app, `select id from ${entity} where ${isStudy ? "name" : "title"} = $1`, [name]);
    const token = await app.signIn(isStudy ? "client" : "moderator");
    const url = `/api/${isStudy ? "studies" : "activities"}/${owner?.id}`;
    const results = await app.call({ url: `${url}/results`, token });
    expect(results.statusCode, results.body).toBe(200);
    return { url, token, questions: results.json().questions as readonly Asked[], responses: results.json().responses.total };
  }

  test("have an app whose card most people find, a menu they mostly agree on and a score", async () => {
    const { questions } = await resultsOf("activity", "El menú de la app, a prueba");
    const [click, sort, sus] = questions;
    expect(questions.map(({ type, base }) => [type, base])).toEqual([
      ["click-test", 24],
      ["card-sorting", 24],
      ["sus", 24],
    ]);
    const { all } = drawingOf<ClickDrawing>(click).all;
    expect(all.hits.count).toBeGreaterThan(11);
    expect(all.hits.count).toBeLessThan(18);
    expect(all.missTimes?.median).toBeGreaterThan(all.hitTimes?.median ?? Number.POSITIVE_INFINITY);
    expect(drawingOf<CardSortingDrawing>(sort).sorted).toEqual(new Array(15).fill(24));
    expect(drawingOf<SusDrawing>(sus).mean).toBeGreaterThan(60);
  });

  test.each([
    ["La tienda de abonos, a prueba", 8],
    ["El menú de la app, a prueba", 24],
  ])("count as many participants as people answered: %s", async (title, people) => {
    const { url, token, responses } = await resultsOf("activity", title);
    const { participationCount } = (await app.call({ url, token })).json();
    expect([participationCount, responses]).toEqual([people, people]);
  });

  test("have a UX study that was paid for, fielded and measured", async () => {
    const { url, token, questions } = await resultsOf("study", "Comprar el abono en la web");
    const people = STUDY_PEOPLE.length;
    const tasks = questions.filter(({ type }) => type === "ux-task");
    expect(tasks.map(({ base }) => base)).toEqual([people, people]);
    const said = (name: "year" | "family") => STUDY_PEOPLE.filter((person) => person[name].outcome === "DONE").length;
    expect(tasks.map(({ counts }) => counts.find(({ code }) => code === "DONE")?.count)).toEqual([said("year"), said("family")]);
    const { questions: measured } = (await app.call({ url: `${url}/ux-test/navigation`, token })).json();
    const found = STUDY_PEOPLE.filter(({ family }) => family.path.includes("familia")).length;
    // One says that it is done who never saw the page.
    expect(found).toBe(said("family") - 1);
    const bought = STUDY_PEOPLE.filter(({ year }) => year.path.includes("abono-anual")).length;
    expect(measured[0].successPeople.direct + measured[0].successPeople.indirect).toBe(bought);
    expect(measured[0].pages.map(({ medianSeconds }: { readonly medianSeconds: number | null }) => medianSeconds)).not.toContain(
      0,
    );
    expect(measured[1].successPeople.direct + measured[1].successPeople.indirect).toBe(found);
    const field = (await app.call({ url: `${url}/field`, token })).json();
    expect(field).toMatchObject({ state: "closed", completes: people, sample: people });
    const { quote } = (await app.call({ url: `${url}/summary`, token })).json();
    expect(quote.charged).toBe(quote.total);
  });
});
