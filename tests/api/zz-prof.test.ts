import { test } from "vitest";
import { startApp } from "../helpers/app";
import { createSurvey, multipart } from "../helpers/surveys";
test("p", async () => {
  const app = await startApp({ engine: "postgres" });
  const mod = await app.signIn("moderator");
  for (const n of [4000, 16000]) {
    const id = await createSurvey(app, mod);
    const csv = ["RespondentID,Drink,Food,Age", ...Array.from({length:n},(_, i)=>`${i},${["Tea","Coffee","Milk"][i%3]},${["Rice","Bread"][i%2]},${20+i%50}`)].join("\n");
    let t=performance.now();
    const r=await app.call({ method:"POST", url:`/api/activities/${id}/import`, token: mod, ...multipart("f.csv", csv) });
    console.log(n, r.statusCode, "import ms", Math.round(performance.now()-t)); t=performance.now();
    await app.call({ url:`/api/activities/${id}/results`, token: mod }); console.log("results ms", Math.round(performance.now()-t));
    t=performance.now(); const c=await app.call({ url:`/api/activities/${id}/responses.csv`, token: mod }); console.log("csv ms", Math.round(performance.now()-t), c.body.length);
  }
  await app.close();
}, 200000);
