// `npm run drill:office`: the files of a survey with a question of every type and odd words, as the programs of its readers see
// them: the SPSS file in R (haven) and in sav-reader, workbooks and documents in LibreOffice, each compared with what the API
// answers, and all parts of Office files held against what Excel and Word refuse. A program that isn't there is named and left
// out. Ends with one line of JSON.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parse } from "csv-parse/sync";
import { isSmoke, judge, size } from "../bench/bounds.mjs";
import { cleanUp, onCleanUp } from "../bench/cleanUp.mjs";
import { buildServer, root, startServer } from "../bench/importTools.mjs";
import { openPlace } from "../bench/place.mjs";
import { compareHaven, compareSavReader } from "./office/compareSav.mjs";
import { packageFaults } from "./office/packages.mjs";
import { convert, EVERY_SHEET, hasHaven, hasLibreOffice, readByHaven, sheetRows } from "./office/programs.mjs";
import { DRAFT, idOf, TEXTS, TYPES } from "./office/survey.mjs";

const RESPONSES = size({ smoke: 10, full: 150 });
/** Every file opens and says what the API says; nothing is left out. */
const BOUNDS = {
  "figures.typesLeftOut": { exactly: 0 },
  "figures.savReaderFaults": { exactly: 0 },
  "figures.packageFaults": { exactly: 0 },
};
const folder = mkdtempSync(join(tmpdir(), "sondeo-office-"));
onCleanUp(() => rmSync(folder, { recursive: true, force: true }));

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
  return { files, texts, codes: await csv("codes"), labels: await csv("labels") };
}

const spaceless = (text) => text.replace(/\s+/g, " ").replace(/^'/, "").trim();

/** Cells of a workbook as LibreOffice shows them that aren't the API's; dates are told by their day in another form. */
function compareSheet(rows, expected) {
  const faults = rows.length === expected.length ? [] : [`${rows.length} rows in place of ${expected.length}`];
  for (const [line, row] of expected.entries())
    for (const [column, cell] of row.entries()) {
      const shown = rows[line]?.[column] ?? "";
      const isSame = spaceless(shown) === spaceless(cell) || (cell !== "" && Number(shown) === Number(cell));
      const isDate = /^\d{4}-\d{2}-\d{2}/.test(cell) && /\d{2,4}[-/]\d{1,2}|\d{1,2}[-/]\d{1,2}[-/]\d{2,4}/.test(shown);
      if (!isSame && !isDate)
        faults.push(`${expected[0][column]} of row ${line}: ${JSON.stringify(shown)}, not ${JSON.stringify(cell)}`);
    }
  return faults;
}

/** Whether each question's base and counts stand on the sheet of distributions. */
function compareAggregated(paths, { questions }) {
  const texts = paths.map((path) => sheetRows(path));
  const cells = new Set(texts.flat().map(([label = "", count = ""]) => `${spaceless(label)}\u0000${count}`));
  const wanted = questions.flatMap(({ variable, title, isAnswerable }) =>
    isAnswerable ? [spaceless(`${variable}. ${title}`)] : [],
  );
  const labels = new Set([...cells].map((cell) => cell.split("\u0000")[0]));
  return wanted.filter((title) => !labels.has(title)).map((title) => `no table of ${title}`);
}

async function openInLibreOffice({ codes, labels, texts }, results) {
  const converted = (name, format) => convert(join(folder, name), format, join(folder, `${name}-${format.slice(0, 3)}`));
  const read = (name) => converted(name, EVERY_SHEET);
  const [conversationText] = converted("conversation.docx", "txt:Text (encoded):UTF8").map((path) =>
    spaceless(readFileSync(path, "utf8")),
  );
  for (const name of ["aggregated.xlsx", "conversation.docx"]) converted(name, "pdf");
  const sheet = read("conversation.xlsx").flatMap(sheetRows).flat().map(spaceless);
  return [
    ...compareSheet(sheetRows(read("codes.xlsx")[0]), codes).map((fault) => `codes: ${fault}`),
    ...compareSheet(sheetRows(read("labels.xlsx")[0]), labels).map((fault) => `labels: ${fault}`),
    ...compareAggregated(read("aggregated.xlsx"), results),
    ...texts.filter((text) => !conversationText.includes(spaceless(text))).map((text) => `not in the document: ${text}`),
    ...texts.filter((text) => !sheet.some((cell) => cell.includes(spaceless(text)))).map((text) => `not in the sheet: ${text}`),
  ];
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
    figures.libreOfficeFaults = say("LibreOffice", await openInLibreOffice(taken, results));
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
