// `npm run drill:office [folder]`: the files of a survey with a question of every type and odd words, as the programs of its readers see
// them: the SPSS file in R (haven) and in sav-reader, workbooks and documents in LibreOffice, each compared with what the API
// answers, and all parts of Office files held against what Excel and Word refuse. A program that isn't there is named and left
// out. The files stay in the folder, if one is given. Ends with one line of JSON.
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parse } from "csv-parse/sync";
import { given, isSmoke, judge, size } from "../bench/bounds.mjs";
import { cleanUp, onCleanUp } from "../bench/cleanUp.mjs";
import { buildServer, root, startServer } from "../bench/importTools.mjs";
import { openPlace } from "../bench/place.mjs";
import { compareHaven, compareSavReader } from "./office/compareSav.mjs";
import { openInLibreOffice } from "./office/libreOffice.mjs";
import { packageFaults } from "./office/packages.mjs";
import { hasHaven, hasLibreOffice, readByHaven } from "./office/programs.mjs";
import { DRAFT, idOf, TEXTS, TYPES } from "./office/survey.mjs";

const RESPONSES = size({ smoke: 10, full: 150 });
/** Every file opens and says what the API says; nothing is left out. */
const BOUNDS = {
  "figures.typesLeftOut": { exactly: 0 },
  "figures.savReaderFaults": { exactly: 0 },
  "figures.packageFaults": { exactly: 0 },
};
const folder = given[0] ?? mkdtempSync(join(tmpdir(), "sondeo-office-"));
if (!given[0]) onCleanUp(() => rmSync(folder, { recursive: true, force: true }));

async function signIn(server) {
  const login = await fetch(`${server.address}/experienceLabs/demo/client/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: "moderator@demo.test", password: "Sondeo-demo-1" }),
  });
  const authorization = `Bearer ${(await login.json()).authToken}`;
  return async (method, path, body) => {
    const answer = await fetch(server.address + path, {
      method,
      headers: { authorization, "accept-language": "en", ...(body ? { "content-type": "application/json" } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  };
}

async function publishSurvey(call) {
  const values = { title: 'Office "files" & <odd> words 🍵', type: "el_survey", description: "All types" };
  const { id } = await (await call("POST", "/api/activities", values)).json();
  const path = `/api/activities/${id}/questionnaire`;
  const { revision } = await (await call("GET", path)).json();
  const saved = await (await call("PUT", path, { draft: DRAFT, revision })).json();
  await call("POST", `${path}/publish`, { revision: saved.revision });
  await call("POST", `/api/activities/${id}/robots/responses`, { count: RESPONSES });
  return id;
}

/** What robots don't do: texts of all kinds, and questions without an answer for every reason. */
async function spoil(place, activity) {
  const answersTo = `select a.id, row_number() over (order by a.id) as n from answer a join response r on r.id = a.response
    join activity t on t.questionnaire = r.questionnaire where t.id = $1 and a.question_id = $2`;
  for (const name of ["short-text", "long-text"])
    await place.query(
      `update answer set value = to_jsonb(($3::text[])[1 + (c.n - 1) % $4]) from (${answersTo}) c where c.id = answer.id`,
      [activity, idOf(name), TEXTS, TEXTS.length],
    );
  for (const name of ["single-choice", "single-choice.numbers", "rating", "number", "date", "long-text", "matrix.numbers"])
    await place.query(
      `update answer set value = null, missing = (array['dont-know', 'refused', 'no-answer'])[1 + c.n % 3]
        from (${answersTo}) c where c.id = answer.id and c.n % 4 = 0`,
      [activity, idOf(name)],
    );
  await place.query(`delete from answer using (${answersTo}) c where c.id = answer.id and c.n % 5 = 0`, [
    activity,
    idOf("slider"),
  ]);
  await place.query(
    "update response set version = version + 1 where questionnaire = (select questionnaire from activity where id = $1)",
    [activity],
  );
}

async function aggregated(call, activity) {
  const path = `/api/activities/${activity}/results/files`;
  const body = { test: true, banner: [idOf("single-choice.numbers"), "member_gender"], weight: idOf("slider") };
  const { job } = await (await call("POST", path, body)).json();
  for (;;) {
    const { state, result } = await (await call("GET", `/api/jobs/${job}`)).json();
    if (state === "done") return Buffer.from(await (await call("GET", result.file.path)).arrayBuffer());
    if (state === "failed") throw new Error(`the workbook failed: ${JSON.stringify(result)}`);
    await wait(200);
  }
}

async function conversation(call, place) {
  const [talk] = await place.query(
    "select activity, space_id as community, count(*) from comment group by 1, 2 order by 3 desc limit 1",
  );
  const path = `/client/communities/${talk.community}/activity/${talk.activity}`;
  const take = async (kind) => Buffer.from(await (await call("GET", `${path}/${kind}`)).arrayBuffer());
  const texts = await place.query("select text from comment where activity = $1 and text <> '' order by seq limit 20", [
    talk.activity,
  ]);
  return { excel: await take("excel"), word: await take("word"), texts: texts.map(({ text }) => text) };
}

/** All files, on disk. */
async function takeFiles(call, place, activity) {
  const read = async (ending, values) => {
    const query = `test=true&language=en&profile=true&values=${values}`;
    return Buffer.from(await (await call("GET", `/api/activities/${activity}/responses.${ending}?${query}`)).arrayBuffer());
  };
  const { excel, word, texts } = await conversation(call, place);
  const files = {
    "data.sav": await read("sav", "codes"),
    "codes.xlsx": await read("xlsx", "codes"),
    "labels.xlsx": await read("xlsx", "labels"),
    "aggregated.xlsx": await aggregated(call, activity),
    "conversation.xlsx": excel,
    "conversation.docx": word,
  };
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  const csv = async (values) => parse(await read("csv", values), { bom: true });
  writeFileSync(join(folder, "codes.csv"), await read("csv", "codes"));
  writeFileSync(join(folder, "labels.csv"), await read("csv", "labels"));
  return { files, texts, codes: await csv("codes"), labels: await csv("labels") };
}

function say(name, faults) {
  for (const fault of faults.slice(0, 12)) console.log(`${name}: ${fault}`);
  if (faults.length > 12) console.log(`${name}: ${faults.length - 12} more`);
  return faults.length;
}

function typesLeftOut() {
  const types = readdirSync(join(root, "src/features/questionnaires/question-types"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== "shared")
    .map(({ name }) => name);
  return types.filter((type) => !TYPES.includes(type));
}

async function drill(place, server) {
  const call = await signIn(server);
  const activity = await publishSurvey(call);
  await spoil(place, activity);
  const taken = await takeFiles(call, place, activity);
  const results = await (await call("GET", `/api/activities/${activity}/results?test=true&language=en`)).json();
  const { SavFileReader } = createRequire(import.meta.url)("sav-reader");
  const reader = new SavFileReader(join(folder, "data.sav"));
  await reader.open();
  const packages = Object.entries(taken.files).filter(([name]) => !name.endsWith(".sav"));
  const figures = {
    responses: taken.codes.length - 1,
    variables: taken.codes[0].length,
    typesLeftOut: say("without a question", typesLeftOut()),
    savReaderFaults: say("sav-reader", compareSavReader(await reader.readAllRows(), reader.meta, taken)),
    packageFaults: say(
      "package",
      packages.flatMap(([name, content]) => packageFaults(content).map((fault) => `${name}: ${fault}`)),
    ),
  };
  const bounds = { ...BOUNDS };
  if (isSmoke) return { figures, bounds };
  if (hasHaven()) {
    figures.havenFaults = say("haven", compareHaven(readByHaven(join(folder, "data.sav"), join(folder, "haven")), taken));
    bounds["figures.havenFaults"] = { exactly: 0 };
  } else console.log("left out: R with haven (apt-get install r-base-core r-cran-haven)");
  if (hasLibreOffice()) {
    figures.libreOfficeFaults = say("LibreOffice", openInLibreOffice(folder, taken, results));
    bounds["figures.libreOfficeFaults"] = { exactly: 0 };
  } else console.log("left out: LibreOffice (apt-get install libreoffice-calc libreoffice-writer)");
  return { figures, bounds };
}

buildServer();
const place = await openPlace("postgres");
const server = await startServer(place);
try {
  judge(await drill(place, server));
} finally {
  await server.kill();
  await place.close();
  await cleanUp();
}
process.exit();
