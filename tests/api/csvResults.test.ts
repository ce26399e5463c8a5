import { readFileSync } from "node:fs";
import { test } from "vitest";
import { startApp } from "../helpers/app";
import { createSurvey, multipart } from "../helpers/surveys";
import { writeFileSync } from "node:fs";
test("probe", async () => {
  const app = await startApp({});
  const token = await app.signIn("moderator");
  let out = "";
  for (const f of ["comma-survey.csv", "flying-etiquette.csv", "thanksgiving-2015.csv"]) {
    const id = await createSurvey(app, token);
    const r = await app.call({ method: "POST", url: `/api/activities/${id}/import`, token, ...multipart(f, readFileSync(`../shared/data/responses/${f}`)) });
    out += f + " " + r.statusCode + r.body.slice(0, 1500) + "\n";
    const res = (await app.call({ url: `/api/activities/${id}/results`, token })).json();
    out += JSON.stringify(res.responses) + res.base + "\n";
    for (const q of res.questions) out += `${q.variable} ${q.type} base=${q.base} missing=${JSON.stringify(q.missing)} filter=${q.canFilter} "${q.title}" ${JSON.stringify(q.counts.map((c: any) => [c.code, c.label, c.count, c.group?.label])).slice(0, 500)} st=${JSON.stringify(q.statistics)} texts=${q.texts?.length} keys=${Object.keys(q)}\n`;
  }
  writeFileSync("/tmp/probe/out.txt", out);
  await app.close();
});
