import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { enterBy, signInTo } from "./support/api";
import { STAFF_DEVICES } from "./support/devices";
import { look } from "./support/look";
import { expect, test } from "./support/test";

const FINISHED = 30;
const STEPS = ["Nunca", "A veces", "Siempre"];

/** What a survey service exports: forty responses, ten of them left before the end. */
function exported(): string {
  const header = "Response ID,Start Date,Status,Email,IP Address,¿Qué desayunas?,Horas,Uso [Bus],Uso [Tranvía]";
  const rows = Array.from({ length: 40 }, (_, at) => {
    const food = at % 5 === 0 ? "N/A" : at % 2 ? "Pan" : "Fruta";
    const steps = [STEPS[at % 3], STEPS[(at + 1) % 3]];
    const about = [at + 1, "2026-01-02 09:00:00", at < FINISHED ? "Complete" : "Partial", `p${at}@example.org`, "10.0.0.1"];
    return [...about, food, 4 + ((at * 7) % 40), ...steps].join(",");
  });
  return [header, ...rows].join("\n");
}

for (const device of STAFF_DEVICES)
  test(`responses of another service are understood, put right and imported${device.isMobile ? " on the way" : ""}`, async ({
    newPerson,
    request,
  }) => {
    const staff = await signInTo(request, "staff", "moderator@demo.test");
    const activity = { title: "Desayunos de otro año", type: "el_survey", description: "Con respuestas de fuera" };
    const { id } = await staff.send<{ id: string }>("POST", "/api/activities", activity);
    const { page, context } = await newPerson(device);
    await enterBy(context, "staff", "moderator@demo.test");
    await page.goto(`/c/demo/activities/${id}/step2`);
    await page.getByRole("button", { name: "Importar de un archivo" }).click();
    const dialog = page.getByRole("dialog");
    await dialog
      .getByLabel("Elegir archivo")
      .last()
      .setInputFiles({ name: "otro.csv", mimeType: "text/csv", buffer: Buffer.from(exported()) });

    await expect(dialog.getByRole("heading", { name: "¿Se ha entendido bien?" })).toBeVisible();
    await expect(dialog.getByText(/^40 respuestas\. .* 10 están sin terminar\.$/)).toBeVisible();
    const questions = dialog.getByRole("region", { name: "Preguntas" });
    const left = dialog.getByRole("region", { name: "Columnas que no son preguntas" });
    await expect(questions.getByRole("listitem", { name: "¿Qué desayunas?" })).toContainText("N/A · 8 · sin respuesta");
    await expect(questions.getByRole("listitem", { name: "Uso", exact: true })).toContainText("Son 2 columnas.");
    await expect(left.getByRole("listitem", { name: "Email" })).toContainText("Datos personales");
    await look(page, "import-guess");

    // Who ate nothing said so, and hours are no matter here.
    const food = questions.getByRole("listitem", { name: "¿Qué desayunas?" });
    await food.getByRole("button", { name: /^N\/A/ }).click();
    await expect(food.getByRole("button", { name: /^N\/A/ })).toHaveAttribute("aria-pressed", "false");
    await questions.getByRole("listitem", { name: "Horas" }).getByRole("combobox").click();
    await page.getByRole("option", { name: "No importar" }).click();
    // While the file is read again.
    await food.getByLabel("Pregunta").fill("¿Qué desayunaste?");
    await expect(left.getByRole("listitem", { name: "Horas" })).toBeVisible();
    await dialog.getByRole("button", { name: "Importar 40 respuestas" }).click();
    await expect(dialog.getByText("2 preguntas importadas · 40 personas encuestadas, 10 sin terminar")).toBeVisible();
    await look(page, "import-done");
    await dialog.getByRole("button", { name: "Cerrar" }).click();

    const found = await staff.get<{
      responses: { complete: number; ended: number };
      questions: readonly { title: string; counts: readonly { label: string; count: number }[] }[];
    }>(`/api/activities/${id}/results`);
    expect(found.responses).toMatchObject({ complete: FINISHED, ended: 10 });
    const eaten = found.questions.find(({ title }) => title === "¿Qué desayunaste?");
    expect(eaten?.counts.map(({ label }) => label)).toEqual(expect.arrayContaining(["Pan", "Fruta", "N/A"]));
  });

test("a long import shows how far it has come, and a cancelled one leaves everything as it was", async ({
  newPerson,
  request,
}) => {
  const staff = await signInTo(request, "staff", "moderator@demo.test");
  const activity = { title: "Panel de 2025", type: "el_survey", description: "Con muchas respuestas" };
  const { id } = await staff.send<{ id: string }>("POST", "/api/activities", activity);
  const heads = Array.from({ length: 60 }, (_, at) => `¿Qué tal el servicio ${at + 1}?`);
  const rows = Array.from({ length: 4_000 }, (_, row) => heads.map((_, at) => STEPS[(row + at) % 3]).join(","));
  const file = { name: "panel.csv", mimeType: "text/csv", buffer: Buffer.from([heads.join(","), ...rows].join("\n")) };
  const { page, context } = await newPerson({});
  await enterBy(context, "staff", "moderator@demo.test");
  await page.goto(`/c/demo/activities/${id}/step2`);
  await page.getByRole("button", { name: "Importar de un archivo" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Elegir archivo").last().setInputFiles(file);
  await dialog
    .getByRole("listitem", { name: heads[0] ?? "" })
    .getByLabel("Pregunta")
    .fill("¿Y el primero?");
  await dialog.getByRole("button", { name: "Importar 4000 respuestas" }).click();
  await expect(dialog.getByText(/^[\d.]+ de 4000 respuestas guardadas$/)).toBeVisible();
  await look(page, "import-progress");
  await dialog.getByRole("button", { name: "Cancelar la importación" }).click();

  await expect(dialog.getByText("Has cancelado la importación. No se ha guardado nada.")).toBeVisible({ timeout: 30_000 });
  // What was decided is still there.
  await expect(dialog.getByRole("textbox", { name: "Pregunta" }).first()).toHaveValue("¿Y el primero?");
  await look(page, "import-cancelled");
  const responses = await staff.get<{ responses: { complete: number } }>(`/api/activities/${id}/results`).catch(() => undefined);
  expect(responses?.responses.complete ?? 0).toBe(0);
  await dialog.getByRole("button", { name: "Importar 4000 respuestas" }).click();
  await expect(dialog.getByText("60 preguntas importadas · 4000 personas encuestadas")).toBeVisible({ timeout: 60_000 });
});

/** A way to the server that can be cut on the browser's side alone: the server goes on with what it was asked. */
async function openWay(to: URL) {
  const near = new Set<Socket>();
  let isCut = false;
  const way = createServer((socket) => {
    // A browser sends again what a connection that it had used before has lost.
    if (isCut) return socket.destroy();
    const far = connect(Number(to.port), to.hostname);
    near.add(socket);
    for (const one of [socket, far]) one.on("error", () => undefined);
    socket.pipe(far, { end: false });
    far.pipe(socket);
  });
  await new Promise<void>((resolve) => way.listen(0, "127.0.0.1", resolve));
  const { port } = way.address() as AddressInfo;
  return {
    address: `http://localhost:${port}`,
    cut: () => {
      isCut = true;
      for (const socket of near) socket.destroy();
      near.clear();
    },
    mend: () => {
      isCut = false;
    },
    close: () => way.close(),
  };
}

test("an import whose connection is lost comes to its end, and that is said", async ({ browser, baseURL, request }) => {
  const staff = await signInTo(request, "staff", "moderator@demo.test");
  const activity = { title: "Panel de 2024", type: "el_survey", description: "Con una conexión mala" };
  const { id } = await staff.send<{ id: string }>("POST", "/api/activities", activity);
  const heads = Array.from({ length: 50 }, (_, at) => `¿Qué tal la línea ${at + 1}?`);
  const rows = Array.from({ length: 3_000 }, (_, row) => heads.map((_, at) => STEPS[(row + at) % 3]).join(","));
  const file = { name: "panel.csv", mimeType: "text/csv", buffer: Buffer.from([heads.join(","), ...rows].join("\n")) };
  const way = await openWay(new URL(baseURL ?? ""));
  // Its connection goes: what fails then is no fault.
  const context = await browser.newContext({ baseURL: way.address });
  const page = await context.newPage();
  await enterBy(context, "staff", "moderator@demo.test");
  await page.goto(`/c/demo/activities/${id}/step2`);
  await page.getByRole("button", { name: "Importar de un archivo" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Elegir archivo").last().setInputFiles(file);
  await dialog.getByRole("button", { name: "Importar 3000 respuestas" }).click();
  await expect(dialog.getByText(/^[\d.]+ de 3000 respuestas guardadas$/)).toBeVisible();
  way.cut();
  await expect(dialog.getByText("Sin conexión: comprobando si la importación ha terminado…")).toBeVisible();
  way.mend();
  const saved = dialog.getByText("La conexión se cortó, pero la importación terminó: todo está guardado.");
  await expect(saved).toBeVisible({ timeout: 60_000 });
  const { responses } = await staff.get<{ responses: { complete: number } }>(`/api/activities/${id}/results`);
  expect(responses.complete).toBe(3_000);
  await context.close();
  way.close();
});
