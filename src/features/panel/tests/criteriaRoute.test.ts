import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ANY_ENGINE, startApp, type TestApp } from "../../../../tests/helpers/app";
import { rows } from "../../../../tests/helpers/identity";
import { countryId } from "./panelists";

interface Criterion {
  readonly name: string;
  readonly label: string;
  readonly values: readonly { readonly value: string; readonly label: string }[];
}

describe.each(ANY_ENGINE)("the panel's criteria on %s", (engine) => {
  let app: TestApp;
  let client: string;
  const read = async (code: string, language = "en"): Promise<readonly Criterion[]> => {
    const url = `/api/panel/criteria?country=${await countryId(app, code)}`;
    return (await app.call({ url, token: client, headers: { "accept-language": language } })).json();
  };

  beforeAll(async () => {
    app = await startApp({ engine });
    client = await app.signIn("client");
  });
  afterAll(() => app.close());

  test("are all of them in Spain, in the caller's words", async () => {
    const criteria = await read("ES");
    expect(criteria.map(({ name, values }) => [name, values.length])).toEqual([
      ...[
        ["GENDER", 2],
        ["AGE", 6],
        ["REGION", 19],
        ["PROVINCE", 52],
      ],
      ...[
        ["EDUCATION", 6],
        ["OCCUPATION", 8],
        ["HOUSEHOLD", 5],
      ],
    ]);
    expect(criteria[0]).toEqual({
      name: "GENDER",
      label: "Gender",
      values: [
        { value: "M", label: "Man" },
        { value: "W", label: "Woman" },
      ],
    });
    expect(criteria[1]?.values.map(({ label }) => label)).toEqual(expect.arrayContaining(["16 to 24", "65 and over"]));
    expect(criteria[3]?.values).toContainEqual({ value: "28", label: "Madrid" });
    expect((await read("ES", "es"))[6]?.values.at(-1)).toEqual({ value: "5+", label: "5 o más" });
  });

  test("have no provinces where none are listed", async () => {
    expect((await read("PT")).map(({ name }) => name)).toEqual([
      "GENDER",
      "AGE",
      "REGION",
      "EDUCATION",
      "OCCUPATION",
      "HOUSEHOLD",
    ]);
  });

  test.each(["", "?country=ES"])("are asked for by a country's id (%s)", async (query) => {
    expect((await app.call({ url: `/api/panel/criteria${query}`, token: client })).statusCode).toBe(400);
  });

  test("know the region of whom the back office gives a province", async () => {
    const token = await app.signIn("backoffice");
    const [malaga] = await rows<{ id: string; parent: string }>(
      app,
      "select id, parent from geographic_area where level = 'PROVINCE' and code = '29'",
    );
    const body = { email: "malaga@panel.test", provinceArea: malaga?.id };
    const answer = await app.call({ method: "POST", url: "/api/panelists", token, body });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      201,
      { region: malaga?.parent, status: "ACTIVE", consent: true, completes: 0 },
    ]);
    expect((await app.call({ method: "DELETE", url: `/api/panelists/${answer.json().id}`, token })).statusCode).toBe(200);
  });

  test("choose people of the demo, whose profiles go together", async () => {
    const [panel] = await rows<Record<string, number>>(
      app,
      `select count(*)::integer as people, count(region)::integer as regions, count(distinct province_area)::integer as provinces,
        count(*) filter (where p.completes > p.invitations)::integer as impossible,
        count(*) filter (where (p.last_invited_at is null) <> (p.invitations = 0))::integer as unlike,
        count(*) filter (where a.parent <> p.region)::integer as elsewhere,
        count(*) filter (where p.birth_date > current_date - interval '16 years')::integer as young
      from panelist p left join geographic_area a on a.id = p.province_area`,
    );
    // Those who were invited by friends have said nothing of where they live yet.
    expect(panel).toMatchObject({ people: 3204, regions: 3200, impossible: 0, unlike: 0, elsewhere: 0, young: 0 });
    expect(panel?.provinces).toBeGreaterThan(45);
  });
});
