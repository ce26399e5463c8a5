import { enterBy, signInTo } from "../../../tests/e2e/support/api";
import { DESKTOP } from "../../../tests/e2e/support/devices";
import { look } from "../../../tests/e2e/support/look";
import { expect, test } from "../../../tests/e2e/support/test";

const TITLE = "Compra el abono joven";
const DRAFT = {
  languages: ["es"],
  title: { es: "La tienda, en una ventana" },
  closing: { es: "Eso era todo. ¡Gracias!" },
  blocks: [
    {
      id: "b",
      questions: [
        {
          ...{ id: "ticket", variable: "abono", type: "ux-task", required: true, title: { es: TITLE } },
          ...{ description: { es: "Llega hasta el pago." }, startUrlDesktop: "/ux-shop", timeoutSeconds: 180 },
        },
      ],
    },
  ],
};

test.use(DESKTOP);

test("a task says what to do next, and can be ended from a window above the site", async ({ request, newPerson }) => {
  const api = await signInTo(request, "staff", "moderator@demo.test");
  const activity = { title: "La tienda, en una ventana", type: "wat_ux", description: "Una tarea" };
  const { id } = await api.send<{ id: string }>("POST", "/api/activities", activity);
  const url = `/api/activities/${id}/questionnaire`;
  const { revision } = await api.get<{ revision: number }>(url);
  const saved = await api.send<{ revision: number }>("PUT", url, { draft: DRAFT, revision });
  await api.send("POST", `${url}/publish`, { revision: saved.revision });

  const { page, context } = await newPerson(DESKTOP);
  await enterBy(context, "member", "member@demo.test");
  await page.goto(`/c/demo/activities/${id}/wat-ux`);
  const [send, begin, running] = [
    page.getByRole("button", { name: "Enviar" }),
    page.getByText("Empieza la tarea y dinos cómo te ha ido."),
    page.getByText("La tarea sigue en marcha: termínala diciendo si lo has conseguido."),
  ];
  await expect(page.getByRole("link", { name: "Abrir la página y empezar" })).toBeVisible();
  await send.click();
  await expect(begin).toBeVisible();
  await expect(page.getByText("Contesta esta pregunta")).toBeHidden();
  await look(page, "ux-task-not-begun");
  const opened = context.waitForEvent("page");
  await page.getByRole("link", { name: "Abrir la página y empezar" }).click();
  const site = await opened;
  await expect(site.getByRole("heading", { name: "Moverse por la ciudad" })).toBeVisible();
  await page.bringToFront();
  await expect(page.getByRole("timer")).toBeVisible();
  await expect(begin).toBeHidden();
  await send.click();
  await expect(running).toBeVisible();
  await look(page, "ux-task-not-ended");

  const float = async () => {
    const above = context.waitForEvent("page");
    await page.getByRole("button", { name: "Ver la tarea en una ventana sobre las demás" }).click();
    return above;
  };
  const inPage = page.getByRole("button", { name: "Lo he conseguido" });
  const first = await float();
  await expect(first.getByRole("heading", { name: TITLE })).toBeVisible();
  await expect(first.getByText("Llega hasta el pago.")).toBeVisible();
  await expect(first.getByRole("timer")).toContainText("Te quedan");
  await expect(inPage).toBeHidden();
  await expect(page.getByText("La tarea está en la ventana pequeña", { exact: false })).toBeVisible();
  await look(page, "ux-task-floating");
  // Closed as any window is.
  await page.evaluate(() =>
    (window as unknown as { documentPictureInPicture: { window: Window } }).documentPictureInPicture.window.close(),
  );
  await expect(inPage).toBeVisible();
  const second = await float();
  await page.getByRole("button", { name: "Volver a verla aquí" }).click();
  await expect(inPage).toBeVisible();
  expect(second.isClosed()).toBe(true);

  const third = await float();
  await third.getByRole("button", { name: "Lo he conseguido" }).click();
  await expect(page.getByText("Anotado: lo has conseguido.")).toBeVisible();
  await expect(running).toBeHidden();
  expect(third.isClosed()).toBe(true);
  await page.getByRole("radio", { name: "6" }).check();
  await send.click();
  await expect(page.getByText("Eso era todo. ¡Gracias!", { exact: false })).toBeVisible();
  const results = await api.get<{ questions: readonly { base: number; drawing: unknown }[] }>(`/api/activities/${id}/results`);
  expect(results.questions[0]).toMatchObject({ base: 1, drawing: { success: { share: 1 }, ease: { mean: 6 } } });
});
