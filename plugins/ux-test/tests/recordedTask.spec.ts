import type { Page } from "@playwright/test";
import { type Api, enterBy, signInTo } from "../../../tests/e2e/support/api";
import { DESKTOP, PHONE } from "../../../tests/e2e/support/devices";
import { look } from "../../../tests/e2e/support/look";
import { expect, type Person } from "../../../tests/e2e/support/test";
import { figure, isOfThird, OTHER_THIRD } from "../../../tests/helpers/drill";
import type { SessionEvent } from "../shared/api/navigation";
import type { UxRecordings } from "../shared/recordings/galleryApi";
import { collectChunks, hearRun, test } from "./storedRun";

const RECORDED = { recordScreen: true, recordWebcam: true, recordMicrophone: true };
const TASKS = ["Compra el abono joven", "Averigua cuándo pasa el último autobús"] as const;
const DRAFT = {
  languages: ["es"],
  title: { es: "La tienda, grabada" },
  closing: { es: "Eso era todo. ¡Gracias!" },
  blocks: [
    {
      id: "b",
      questions: [
        {
          ...{ id: "ticket", variable: "abono", type: "ux-task", required: true, title: { es: TASKS[0] } },
          ...{ startUrlDesktop: "/ux-shop", timeoutSeconds: 300, ...RECORDED },
          checkpoints: [
            { id: "tickets", name: "Abre los abonos", event: "URL_LOAD", url: "*/ux-shop/abonos" },
            { id: "buy", name: "Pulsa en comprar", event: "CLICK", selector: "#comprar", message: { es: "Ya casi está" } },
            { id: "pay", name: "Llega al pago", event: "URL_LOAD", url: "*/ux-shop/pago-joven", isSuccess: true },
          ],
        },
        {
          ...{ id: "bus", variable: "autobus", type: "ux-task", required: true, title: { es: TASKS[1] } },
          ...{ startUrlDesktop: "/ux-shop", timeoutSeconds: 120, ...RECORDED },
          checkpoints: [{ id: "line", name: "Abre la línea 24", event: "URL_LOAD", url: "*/linea-24", isSuccess: true }],
        },
      ],
    },
  ],
};
/** Without a network. */
const OUTAGE_MS = figure({ commit: 4_000, drill: 60_000 });
/** The server joins recordings once a minute. */
const JOINED = { timeout: 90_000, intervals: [1_000] };

test.use(DESKTOP);

async function publish(api: Api): Promise<string> {
  const activity = { title: "La tienda, grabada", type: "wat_ux", description: "Dos tareas que se graban" };
  const { id } = await api.send<{ id: string }>("POST", "/api/activities", activity);
  const url = `/api/activities/${id}/questionnaire`;
  const { revision } = await api.get<{ revision: number }>(url);
  const saved = await api.send<{ revision: number }>("PUT", url, { draft: DRAFT, revision });
  await api.send("POST", `${url}/publish`, { revision: saved.revision });
  return id;
}

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

/** Tries what was agreed to, until all of it works. */
async function tryDevices(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { name: "Prueba tus dispositivos" })).toBeVisible();
  await press(page, "Elegir pantalla");
  await press(page, "Probar micrófono");
  await expect(page.getByText("Todo funciona.")).toBeVisible();
}

/** Opens the task's page, which begins it. */
async function openPage({ page, context }: Person): Promise<Page> {
  const opened = context.waitForEvent("page");
  await page.getByRole("link", { name: "Abrir la página y empezar" }).click();
  const site = await opened;
  await expect(site.getByRole("heading", { name: "Moverse por la ciudad" })).toBeVisible();
  return site;
}

async function endTask(page: Page, { outcome, ease }: { readonly outcome: string; readonly ease: string }): Promise<void> {
  await page.bringToFront();
  await press(page, outcome);
  await page.getByRole("radio", { name: ease, exact: true }).check();
}

const heading = (site: Page, name: string) => expect(site.getByRole("heading", { name, exact: true })).toBeVisible();

/** The first task's way, with a click in vain while there is no network. */
async function buyTicket(site: Page, { page, context }: Person): Promise<void> {
  await site.getByRole("link", { name: "Abonos", exact: true }).click();
  await heading(site, "Abonos");
  await context.setOffline(true);
  await site.getByRole("heading", { name: "Abonos", exact: true }).click();
  await page.bringToFront();
  await expect(page.getByText("Sin conexión", { exact: false })).toBeVisible({ timeout: 20_000 });
  await look(page, "ux-recorded-offline");
  await page.waitForTimeout(OUTAGE_MS);
  await context.setOffline(false);
  await expect(page.getByText("Sin conexión", { exact: false })).toBeHidden({ timeout: 60_000 });
  await site.bringToFront();
  await site.getByRole("link", { name: "Descuentos y tarifas reducidas" }).click();
  await site.getByRole("link", { name: "Abono joven" }).click();
  await heading(site, "Abono joven");
}

interface StoredEvent {
  readonly tab: string;
  readonly number: number;
  readonly kind: string;
}

/** Of how many tracks chunks have come: a picture and a sound each time that somebody begins. */
const tracksOf = (chunks: ReadonlyMap<string, unknown>) =>
  new Set([...chunks.keys()].map((key) => key.slice(0, key.lastIndexOf("/")))).size;

const byKey = <T>(entries: Iterable<readonly [string, T]>) =>
  [...entries].sort(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0));

/** The same test by a phone, without being recorded. @returns what was sent */
async function refuse(id: string, { page, context }: Person) {
  const sent = hearRun(context);
  await enterBy(context, "member", "member@demo.test");
  await page.goto(`/c/demo/activities/${id}/wat-ux`);
  await expect(page.getByRole("heading", { name: "¿Podemos grabarte mientras haces la tarea?" })).toBeVisible();
  await press(page, "Seguir sin grabar");
  for (const [index, next] of ["Siguiente", "Enviar"].entries()) {
    await expect(page.getByRole("heading", { name: TASKS[index] ?? "" })).toBeVisible();
    const opened = context.waitForEvent("page");
    await page.getByRole("link", { name: "Abrir la página y empezar" }).click();
    const site = await opened;
    await expect(site.getByRole("heading", { name: "Moverse por la ciudad" })).toBeVisible();
    await page.bringToFront();
    await expect(page.getByText("Grabando", { exact: false })).toBeHidden();
    await endTask(page, { outcome: "Lo he conseguido", ease: "5" });
    // Nothing was recorded that could have ended.
    await expect(page.getByText("La grabación ha terminado", { exact: false })).toHaveCount(0);
    await press(page, next);
    await site.close();
  }
  await expect(page.getByText("Eso era todo. ¡Gracias!", { exact: false })).toBeVisible();
  return sent;
}

test("a member does recorded tasks through an outage and a reload; the team watches and marks, the link erases", async ({
  request,
  newPerson,
  readable,
}) => {
  test.skip(!isOfThird(0), OTHER_THIRD);
  test.setTimeout(600_000);
  const api = await signInTo(request, "staff", "moderator@demo.test");
  const id = await publish(api);
  const gallery = () => api.get<UxRecordings>(`/api/activities/${id}/ux-test/recordings`);
  const tracks = async () => (await gallery()).sessions.flatMap((session) => session.tracks);
  const person = await newPerson(DESKTOP);
  const { page, context } = person;
  const sent = hearRun(context);
  const kept = collectChunks(readable.dataDir);
  await enterBy(context, "member", "member@demo.test");
  await page.goto(`/c/demo/activities/${id}/wat-ux`);

  await expect(page.getByRole("heading", { name: "¿Podemos grabarte mientras haces la tarea?" })).toBeVisible();
  await look(page, "ux-recorded-consent");
  for (const source of ["Pantalla", "Micrófono"]) await page.getByRole("checkbox", { name: source }).check();
  await press(page, "Aceptar y seguir");
  await tryDevices(page);
  await look(page, "ux-recorded-devices");
  const withdrawUrl = (await page.getByRole("link", { name: "Borrar mi grabación" }).getAttribute("href")) ?? "";
  await press(page, "Empezar");

  const site = await openPage(person);
  await page.bringToFront();
  await expect(page.getByText("Grabando: Pantalla, Micrófono")).toBeVisible();
  await look(page, "ux-recorded-running");
  await site.bringToFront();
  await buyTicket(site, person);

  // The runner is loaded anew while the task runs: what was recorded stays, and the rest is recorded after it.
  await page.bringToFront();
  page.on("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByRole("timer")).toBeVisible();
  await tryDevices(page);
  await look(page, "ux-recorded-again");
  await press(page, "Empezar");
  await expect(page.getByText("Grabando: Pantalla, Micrófono")).toBeVisible();
  await site.bringToFront();
  await site.getByRole("button", { name: "Comprar" }).click();
  await heading(site, "Pago del abono joven");
  // The picture comes later than the sound where the machine is busy: nobody is as quick as this.
  await expect.poll(() => tracksOf(sent.acknowledged), { timeout: 30_000 }).toBe(4);
  await endTask(page, { outcome: "Lo he conseguido", ease: "6" });
  await expect(page.getByText("La grabación ha terminado.")).toBeVisible();
  await look(page, "ux-recorded-ended");
  await press(page, "Siguiente");

  await tryDevices(page);
  await press(page, "Empezar");
  const second = await openPage(person);
  await second.getByRole("link", { name: "Horarios y líneas" }).click();
  await second.getByRole("link", { name: "Línea 24" }).click();
  await heading(second, "Línea 24");
  await expect.poll(() => tracksOf(sent.acknowledged), { timeout: 30_000 }).toBe(6);
  // What comes after the end is no longer taken.
  await expect.poll(() => [...sent.events.values()].some(({ url }) => url.endsWith("/linea-24")) && sent.waiting()).toBe(0);
  await endTask(page, { outcome: "Lo he conseguido", ease: "7" });
  await press(page, "Enviar");
  await expect(page.getByText("Eso era todo. ¡Gracias!", { exact: false })).toBeVisible();

  await expect
    .poll(async () => (await tracks()).map(({ state }) => state), JOINED)
    .toEqual(["READY", "READY", "READY", "READY", "READY", "READY"]);
  expect((await tracks()).map(({ missingChunks }) => missingChunks)).toEqual([0, 0, 0, 0, 0, 0]);
  expect(new Set((await tracks()).map(({ source }) => source))).toEqual(new Set(["SCREEN", "MICROPHONE"]));
  expect(sent.acknowledged.size).toBeGreaterThan(6);
  kept.stop();
  // Chunk by chunk: what the browser was told is there is what lies there, acknowledged once.
  expect(byKey([...kept.chunks].map(([key, { hash }]) => [key, [hash]] as const))).toEqual(byKey(sent.acknowledged));

  const phone = await newPerson(PHONE);
  const phoneId = await publish(api);
  const refused = await refuse(phoneId, phone);
  expect(refused.recordingCalls).toEqual([]);
  await phone.context.close();

  const { sessions } = await gallery();
  const first = sessions.find(({ questionId }) => questionId === "ticket");
  const url = `/api/activities/${id}/ux-test/responses/${first?.responseId}/questions/ticket/events`;
  const { events } = await api.get<{ events: readonly SessionEvent[] }>(url);
  const told = events.map(({ kind, name, page: at }) => `${kind} ${name && kind === "CHECKPOINT" ? name : new URL(at).pathname}`);
  expect(told.filter((line) => line.startsWith("LOAD") || line.startsWith("CHECKPOINT"))).toEqual([
    "LOAD /ux-shop",
    "LOAD /ux-shop/abonos",
    "CHECKPOINT Abre los abonos",
    "LOAD /ux-shop/descuentos",
    "LOAD /ux-shop/abono-joven",
    "CHECKPOINT Pulsa en comprar",
    "LOAD /ux-shop/pago-joven",
    "CHECKPOINT Llega al pago",
  ]);
  // The one in vain, without a network, is among them.
  expect(told.filter((line) => line.startsWith("CLICK"))).toHaveLength(5);

  const desk = await newPerson(DESKTOP);
  const { page: team } = desk;
  await enterBy(desk.context, "staff", "moderator@demo.test");
  await team.goto(`/c/demo/activities/${id}/ux-videos`);
  await team.getByRole("button", { name: new RegExp(TASKS[0]) }).click();
  const player = team.getByRole("dialog");
  await expect(player.getByRole("region", { name: "En la web" })).toContainText("Punto de control: Llega al pago");
  await player.getByRole("button", { name: "Reproducir" }).click();
  await expect(player.getByText(/^0:0[1-9] \//)).toBeVisible();
  await player.getByRole("button", { name: "Pausar" }).click();
  await player.getByRole("button", { name: /Punto de control: Abre los abonos/ }).click();
  await player.getByLabel(/^Nota en/).fill("Va directa a los abonos");
  await player.getByRole("button", { name: "Añadir" }).first().click();
  await expect(player.getByText("Va directa a los abonos")).toBeVisible();
  await player.getByRole("button", { name: "Se ve que lo consigue" }).click();
  await expect(player.getByText("Éxito visto")).toBeVisible();
  await look(team, "ux-recorded-player");

  await team.close();
  const stored = await readable.read(async (db) => {
    const of = async <T>(text: string) => (await db.query<T>(text)).rows;
    return {
      sizes: await of<{ id: string; chunks: number; size: number }>("select id, chunks, size from ux_recording"),
      events: await of<StoredEvent>(
        `select tab, number, kind from ux_event where response = '${first?.responseId}' order by tab, number`,
      ),
      unrecorded: await of(
        `select response.state, (select count(*)::int from ux_recording where ux_recording.response = response.id) as recordings
          from response join activity on activity.questionnaire = response.questionnaire where activity.id = '${phoneId}'`,
      ),
    };
  });
  expect(stored.unrecorded).toEqual([{ state: "complete", recordings: 0 }]);
  // Of each recording all chunks, counted once.
  const recordings = new Set([...kept.chunks.keys()].map((key) => key.split("/")[0] ?? ""));
  for (const recording of recordings) {
    const own = [...kept.chunks].filter(([key]) => key.startsWith(`${recording}/`));
    const numbers = own.map(([key]) => Number(key.split("/")[1])).sort((one, other) => one - other);
    const size = own.reduce((sum, [, chunk]) => sum + chunk.size, 0);
    expect(numbers).toEqual(numbers.map((_number, index) => index));
    const row = stored.sizes.find((one) => one.id === recording);
    expect(row && [row.chunks, Number(row.size)]).toEqual([numbers.length, size]);
  }
  // Of each tab all numbers from the first on, once, and each as it was sent.
  for (const tab of new Set(stored.events.map((event) => event.tab))) {
    const numbers = stored.events.filter((event) => event.tab === tab).map(({ number }) => number);
    expect(numbers).toEqual(numbers.map((_number, index) => index + 1));
  }
  expect(byKey(stored.events.map(({ tab, number, kind }) => [`${tab}/${number}`, kind] as const))).toEqual(
    byKey([...sent.events].map(([key, { kind }]) => [key, kind] as const)),
  );

  await page.goto(withdrawUrl);
  await press(page, "Borrar para siempre");
  await expect(page.getByRole("heading", { name: "Tu grabación está borrada" })).toBeVisible();
  expect(await tracks()).toEqual([]);
});
