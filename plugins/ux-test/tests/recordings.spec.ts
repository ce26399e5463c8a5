import type { APIRequestContext, Page } from "@playwright/test";
import { build } from "esbuild";
import { type Api, signInTo } from "../../../tests/e2e/support/api";
import { DESKTOP, PHONE } from "../../../tests/e2e/support/devices";
import { look } from "../../../tests/e2e/support/look";
import { expect, type Person, test } from "../../../tests/e2e/support/test";
import { isOfThird, OTHER_THIRD } from "../../../tests/helpers/drill";
import type { UxRecordings } from "../shared/recordings/galleryApi";

const DRAFT = {
  languages: ["es"],
  title: { es: "La tienda" },
  blocks: [{ id: "b", questions: [{ id: "words", variable: "v1", type: "short-text", title: { es: "Compra un abono" } }] }],
};
/** The server joins recordings once a minute. */
const JOINED = { timeout: 150_000, intervals: [3_000] };

/** Draws the question beside the runner, which draws its own part of the page anew. */
const PAGE = `
  import { createRoot } from "react-dom/client";
  import { TextsValue } from "../../../src/client/texts/TextsProvider";
  import { createTranslate } from "../../../src/client/texts/texts";
  import words from "../locales/es/recordings.json";
  import { Task } from "./recorderPage";

  for (const other of document.body.children) other.setAttribute("hidden", "");
  const place = document.createElement("main");
  place.className = "rn";
  place.style.cssText = "max-width:640px;margin:0 auto;padding:24px 20px";
  document.body.append(place);
  const texts = { t: createTranslate(words), language: "es", setLanguage: () => undefined };
  createRoot(place).render(<TextsValue value={texts}><Task /></TextsValue>);
`;

test.use(DESKTOP);

/** A browser that has much to do ends a device that it has just given; the page says so, and whoever sees it tries again. */
async function tryDevices(page: Page): Promise<void> {
  const devices = [
    ["Elegir pantalla", "Elegir otra pantalla"],
    ["Probar cámara", "Probar cámara otra vez"],
    ["Probar micrófono", "Probar micrófono otra vez"],
  ] as const;
  await expect(async () => {
    for (const [button, again] of devices) {
      if (await page.getByRole("button", { name: again, exact: true }).isVisible()) continue;
      await page.getByRole("button", { name: button, exact: true }).click();
      await expect(page.getByRole("button", { name: again, exact: true })).toBeVisible();
    }
    await expect(page.getByText("Todo funciona.")).toBeVisible({ timeout: 1_000 });
  }).toPass();
}

/** The recorder with what draws it, as a page's script. */
async function recorderScript() {
  const { outputFiles } = await build({
    stdin: { contents: PAGE, resolveDir: import.meta.dirname, loader: "tsx" },
    ...{ bundle: true, write: false, format: "iife", jsx: "automatic", outdir: "recorder", define: { "import.meta.env": "{}" } },
  });
  const textOf = (end: string) => outputFiles.find(({ path }) => path.endsWith(end))?.text ?? "";
  return { script: textOf(".js"), style: textOf(".css") };
}

/** A survey whose question is drawn by the recorder's page. */
async function publish(api: Api): Promise<{ readonly id: string; readonly link: string }> {
  const activity = { title: "La tienda, grabada", type: "el_survey", description: "Con grabación" };
  const { id } = await api.send<{ id: string }>("POST", "/api/activities", activity);
  const url = `/api/activities/${id}/questionnaire`;
  const { revision } = await api.get<{ revision: number }>(url);
  const saved = await api.send<{ revision: number }>("PUT", url, { draft: DRAFT, revision });
  await api.send("POST", `${url}/publish`, { revision: saved.revision });
  const { link } = await api.send<{ link: string }>("PUT", `/api/activities/${id}/link`, { isOpen: true });
  return { id, link };
}

/** Begins a response, whose tokens the page gets. */
async function begin({ page, context }: Person, link: string, origin: string): Promise<void> {
  const base = `/api/surveys/${link.slice(3)}/execution`;
  const post = (request: APIRequestContext, path: string, data?: object) =>
    request.post(base + path, { headers: { origin }, ...(data ? { data } : {}) });
  expect((await post(context.request, "")).ok()).toBe(true);
  await page.exposeFunction("runToken", async (purpose: string) => {
    const answer = await post(context.request, "/run-token", { questionId: "words", purpose });
    return (await answer.json()).token;
  });
  await page.addInitScript(() => {
    const asked: string[] = [];
    Object.assign(window, { asked });
    for (const name of ["getUserMedia", "getDisplayMedia"] as const) {
      const ask = navigator.mediaDevices[name].bind(navigator.mediaDevices);
      navigator.mediaDevices[name] = (options) => {
        asked.push(name);
        return ask(options);
      };
    }
  });
}

async function open(
  { page }: Person,
  link: string,
  { script, style }: Awaited<ReturnType<typeof recorderScript>>,
): Promise<void> {
  await page.goto(link);
  await page.addStyleTag({ content: style });
  await page.addScriptTag({ content: script });
}

test("somebody agrees, tries their devices and is recorded, through an outage and a reload; the link takes it all back", async ({
  request,
  newPerson,
  server,
}) => {
  test.skip(!isOfThird(1), OTHER_THIRD);
  const api = await signInTo(request, "staff", "moderator@demo.test");
  const { id, link } = await publish(api);
  const recorder = await recorderScript();
  const person = await newPerson({ ...DESKTOP, bypassCSP: true });
  const { page, context } = person;
  await begin(person, link, server.url);
  await open(person, link, recorder);
  const tracks = async () =>
    (await api.get<UxRecordings>(`/api/activities/${id}/ux-test/recordings`)).sessions.flatMap((session) => session.tracks);

  await expect(page.getByRole("heading", { name: "¿Podemos grabarte mientras haces la tarea?" })).toBeVisible();
  const agree = page.getByRole("button", { name: "Aceptar y seguir" });
  await expect(agree).toBeDisabled();
  await look(page, "ux-recording-consent");
  for (const source of ["Pantalla", "Cámara", "Micrófono"]) await page.getByRole("checkbox", { name: source }).check();
  expect(await page.evaluate(() => (window as unknown as { asked: string[] }).asked)).toEqual([]);
  await agree.click();

  await tryDevices(page);
  await look(page, "ux-recording-devices");
  const withdrawUrl = (await page.getByRole("link", { name: "Borrar mi grabación" }).getAttribute("href")) ?? "";
  await page.getByRole("button", { name: "Empezar", exact: true }).click();
  await expect(page.getByText("Grabando: Pantalla, Cámara, Micrófono")).toBeVisible();
  await expect.poll(async () => (await tracks()).length).toBe(3);

  await context.setOffline(true);
  await expect(page.getByText("Sin conexión", { exact: false })).toBeVisible({ timeout: 20_000 });
  await look(page, "ux-recording-line");
  await context.setOffline(false);
  await page.getByRole("button", { name: "Parar grabación" }).click();
  await expect(page.getByText("La grabación ha terminado.")).toBeVisible();
  await expect.poll(async () => (await tracks()).map(({ state }) => state), JOINED).toEqual(["READY", "READY", "READY"]);
  // A screen that stands still gives no picture towards its end.
  for (const { durationMs, missingChunks } of await tracks()) {
    expect(durationMs).toBeGreaterThan(1_500);
    expect(missingChunks).toBe(0);
  }
  const starts = (await tracks()).map(({ startMs }) => startMs);
  expect(Math.max(...starts)).toBeLessThan(1_000);

  // Whoever comes back has agreed already; what an earlier page left behind is sent and ended.
  await open(person, link, recorder);
  await tryDevices(page);
  await page.getByRole("button", { name: "Empezar", exact: true }).click();
  await expect.poll(async () => (await tracks()).length).toBe(6);
  await page.waitForTimeout(3_000);
  page.once("dialog", (dialog) => void dialog.accept());
  await open(person, link, recorder);
  await expect(page.getByRole("heading", { name: "Prueba tus dispositivos" })).toBeVisible();
  await expect.poll(async () => (await tracks()).filter(({ state }) => state === "READY").length, JOINED).toBe(6);

  const files = (await tracks()).map(({ url }) => url ?? "");
  const phone = await newPerson(PHONE);
  await phone.page.goto(withdrawUrl);
  await look(phone.page, "ux-recording-withdraw");
  await phone.page.getByRole("button", { name: "Borrar para siempre" }).click();
  await expect(phone.page.getByRole("heading", { name: "Tu grabación está borrada" })).toBeVisible();
  expect(await tracks()).toEqual([]);
  const gone = await request.get(files[0] ?? "", { headers: { authorization: `Bearer ${api.token}` } });
  expect(gone.status()).toBe(404);
});

test("who doesn't want to be recorded goes on without it, and nothing is asked of the browser", async ({
  request,
  newPerson,
  server,
}) => {
  const api = await signInTo(request, "staff", "moderator@demo.test");
  const { link } = await publish(api);
  const person = await newPerson({ ...PHONE, bypassCSP: true });
  await begin(person, link, server.url);
  await open(person, link, await recorderScript());
  await expect(person.page.getByRole("heading", { name: "¿Podemos grabarte mientras haces la tarea?" })).toBeVisible();
  await look(person.page, "ux-recording-consent-phone");
  await person.page.getByRole("button", { name: "Seguir sin grabar" }).click();
  await expect(person.page.getByText("Sin grabación")).toBeVisible();
  expect(await person.page.evaluate(() => (window as unknown as { asked: string[] }).asked)).toEqual([]);
});
