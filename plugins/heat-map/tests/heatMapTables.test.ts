import { afterAll, beforeAll, expect, test } from "vitest";
import { startApp, type TestApp } from "../../../tests/helpers/app";
import { rows } from "../../../tests/helpers/identity";

interface Table {
  readonly columns: readonly { readonly key: string; readonly base: number }[];
  readonly rows: readonly {
    readonly question: string;
    readonly key: string;
    readonly cells: readonly { readonly count: number }[];
  }[];
}

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

test("how often, how and where members clicked stands by gender, as the points say", async () => {
  const [image] = await rows<{ id: string; activity: string; lines: number }>(
    app,
    `select image.id, image.activity, greatest(1, round(3.0 * image.height / image.width))::int as lines
      from heat_map_image image where position = 1
      order by (select count(*) from heat_map_point where heat_map_image = image.id) desc limit 1`,
  );
  const names = ["image1_points", "image1_reaction", "image1_parts"];
  const answer = await app.call({
    method: "POST",
    url: `/api/activities/${image?.activity}/tables`,
    token: await app.signIn("moderator"),
    body: { rows: names, columns: ["member_gender"] },
  });
  expect(answer.statusCode, answer.body).toBe(200);
  const { columns, rows: lines } = answer.json() as Table;
  const countOf = (question: string, key: string, gender: string) =>
    lines.find((line) => line.question === question && line.key === key)?.cells[
      columns.findIndex((column) => column.key === gender)
    ]?.count;
  const byMember = `select member.id, member.gender, count(*)::int as points,
      (case when bool_or(sentiment = 'POSITIVE') then 1 else 0 end + case when bool_or(sentiment = 'NEGATIVE') then 2 else 0 end)::text
        as reaction,
      array_agg(distinct chr(65 + least(floor(x * 3 / 100), 2)::int) || (1 + least(floor(y * $2 / 100), $2 - 1)::int)) as parts
    from heat_map_point join member on member.id = heat_map_point.member where heat_map_image = $1 group by 1, 2`;
  const people = await rows<{ gender: string | null; points: number; reaction: string; parts: string[] }>(app, byMember, [
    image?.id ?? "",
    image?.lines ?? 0,
  ]);
  expect(people.length).toBeGreaterThan(5);
  expect(columns[0]?.base).toBe(people.length);
  const expected = new Map<string, number>();
  for (const { gender, points, reaction, parts } of people) {
    if (!gender) continue;
    const given = [`image1_points ${points}`, `image1_reaction ${reaction}`, ...parts.map((part) => `image1_parts ${part}`)];
    for (const one of given) expected.set(`${one} ${gender}`, (expected.get(`${one} ${gender}`) ?? 0) + 1);
  }
  expect(expected.size).toBeGreaterThan(5);
  for (const [name, count] of expected) {
    const [question = "", key = "", gender = ""] = name.split(" ");
    expect(countOf(question, key, gender), name).toBe(count);
  }
});
