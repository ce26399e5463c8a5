// `npm run new:upgrade-fixture -- <name>`: keeps what this version leaves behind, for later versions to open: a data
// directory with the demo and a survey that a member is answering, with a quota place held, and that member's browser,
// in which answers wait that were given offline. Written to tests/fixtures/upgrade/<name>.
import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { cleanUp } from "../bench/cleanUp.mjs";
import { buildProduct, root, signIn, startServer } from "../bench/importTools.mjs";
import { openPlace } from "../bench/place.mjs";
import { findChromium } from "../chromium.mjs";

const [, , name] = process.argv;
if (!/^[a-z0-9-]+$/.test(name ?? "")) throw new Error("npm run new:upgrade-fixture -- <name>, such as 2026-11");
const folder = join(root, "tests/fixtures/upgrade", name);
const PASSWORD = "Sondeo-demo-1";
const text = (id, title) => ({ id, variable: id, type: "short-text", title: { es: title } });
const DRAFT = {
  languages: ["es"],
  closing: { es: "¡Gracias por todo!" },
  blocks: [
    {
      id: "trayecto",
      questions: [
        {
          id: "transporte",
          variable: "transporte",
          type: "single-choice",
          title: { es: "¿Cómo vas al trabajo?" },
          options: [
            { code: "bus", label: { es: "En autobús" } },
            { code: "bici", label: { es: "En bicicleta" } },
          ],
          required: true,
        },
        text("camino", "¿Qué ves por el camino?"),
        text("cambio", "¿Qué cambiarías?"),
        text("final", "¿Algo más?"),
      ],
    },
  ],
};

/** A published survey with a quota of people who go by bicycle. @returns the activity's id */
async function publishSurvey({ get, send }) {
  const { id } = await send("POST", "/api/activities", {
    title: "De camino al trabajo",
    type: "el_survey",
    description: "Cuéntanos cómo llegas",
  });
  const path = `/api/activities/${id}/questionnaire`;
  const { body } = await get(path);
  const { revision } = await send("PUT", path, { draft: DRAFT, revision: body.revision });
  await send("POST", `${path}/publish`, { revision });
  const quota = await send("POST", "/api/quotas", { title: "En bicicleta", target: 2, activity: id });
  const condition = { question: "transporte", is: "equal", value: "bici" };
  await send("PUT", `/api/activities/${id}/quotas/${quota.id}/condition`, { condition });
  return id;
}

async function answer(page, title, act) {
  await page.getByRole("heading", { level: 1, name: title }).waitFor();
  await act();
  await page.getByRole("button", { name: /^(Siguiente|Enviar)$/ }).click();
}

/** Two answers that arrive and one that doesn't. @returns what the browser keeps */
async function answerInPart(address, activity) {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox", "--disable-gpu"] });
  const context = await browser.newContext({ locale: "es-ES", viewport: { width: 390, height: 844 } });
  await context.request.post(`${address}/experienceLabs/demo/user/login`, {
    data: { email: "member@demo.test", password: PASSWORD },
  });
  const page = await context.newPage();
  await page.goto(`${address}/c/demo/activities/${activity}/survey`);
  await answer(page, "¿Cómo vas al trabajo?", () => page.getByText("En bicicleta").click());
  await answer(page, "¿Qué ves por el camino?", () => page.getByRole("textbox").fill("El río"));
  await page.getByRole("heading", { level: 1, name: "¿Qué cambiarías?" }).waitFor();
  await page
    .getByRole("status")
    .filter({ hasText: /^Guardado$/ })
    .waitFor();
  await context.setOffline(true);
  await answer(page, "¿Qué cambiarías?", () => page.getByRole("textbox").fill("Un carril más ancho"));
  await page.getByRole("heading", { level: 1, name: "¿Algo más?" }).waitFor();
  await page.waitForTimeout(1_000);
  const { origins } = await context.storageState({ indexedDB: true });
  await browser.close();
  return origins;
}

buildProduct();
const place = await openPlace("pglite");
try {
  const server = await startServer(place);
  const activity = await publishSurvey(await signIn(server));
  const origins = await answerInPart(server.address.replace("127.0.0.1", "localhost"), activity);
  await server.stop();
  mkdirSync(folder, { recursive: true });
  // A later version meets it at another address, and without the session: that has run out by then.
  const browser = origins.map((origin) => ({ ...origin, origin: "http://localhost" }));
  writeFileSync(join(folder, "browser.json"), `${JSON.stringify({ activity, origins: browser }, null, 2)}\n`);
  const { DATA_DIR } = place.environment;
  const { status } = spawnSync("tar", ["-cJf", join(folder, "data.tar.xz"), "-C", DATA_DIR, "."], { stdio: "inherit" });
  if (status !== 0) throw new Error("the data directory was not packed");
} finally {
  await cleanUp();
}
