import { enterBy } from "./support/api";
import { DESKTOP, PHONE } from "./support/devices";
import { look } from "./support/look";
import { expect, test } from "./support/test";

test.use(PHONE);

const TITLE = "Lo que cambiarías de tu barrio";

test("a moderator prepares three topics, a member answers the two that count and is done", async ({ newPerson }) => {
  const { page: staff, context: desk } = await newPerson(DESKTOP);
  await enterBy(desk, "staff", "moderator@demo.test");
  const body = { title: TITLE, type: "wat_chat", description: "Tres temas, con calma.", labs: 20 };
  const headers = { origin: new URL((await staff.goto("/c/demo/activities"))?.url() ?? "").origin };
  const { id } = await (await desk.request.post("/api/activities", { data: body, headers })).json();
  await staff.goto(`/c/demo/activities/${id}/step2`);
  const titles = staff.getByRole("textbox", { name: "Título" });
  await expect(titles.first()).toBeVisible({ timeout: 30_000 });
  await titles.first().fill("El ruido");
  for (const [number, title] of ["El mercado", "De sobra", "El parque"].entries()) {
    await staff.getByRole("button", { name: "Añadir un tema" }).click();
    await titles.nth(number + 1).fill(title);
  }
  await staff.getByRole("button", { name: "Quitar «De sobra»" }).click();
  await staff.getByRole("button", { name: "Quitar tema" }).click();
  await staff.getByRole("button", { name: "Subir «El parque»" }).click();
  await staff.getByRole("combobox", { name: "Cuenta como participación" }).click();
  await staff.getByRole("option", { name: "Al menos 2 temas" }).click();
  await look(staff, "debate-setup");
  await staff.getByRole("button", { name: "Guardar" }).click();
  await expect(staff.getByText("Guardado")).toBeVisible();
  expect((await desk.request.post(`/api/activities/${id}/transitions/open`, { data: {}, headers })).ok()).toBe(true);

  const { page, context } = await newPerson();
  await enterBy(context, "member", "member@demo.test");
  await page.goto("/c/demo/activities");
  await page.getByRole("link", { name: new RegExp(TITLE) }).click();
  await expect(page.getByText("0 de 2 temas respondidos").first()).toBeVisible();
  await expect(page.getByRole("listitem").getByRole("heading", { level: 2 })).toHaveText(["El ruido", "El parque", "El mercado"]);
  await look(page, "debate");
  await page.getByRole("link", { name: /El ruido/ }).click();
  await expect(page.getByRole("heading", { name: "El ruido" })).toBeFocused();
  const write = page.getByRole("textbox", { name: "Escribe un comentario" });
  await write.fill("Los camiones de la basura a las dos de la mañana.");
  await page.getByRole("button", { name: "Publicar" }).click();
  await expect(page.getByRole("article")).toContainText("Los camiones de la basura");
  const next = page.getByRole("link", { name: "El parque" });
  await expect(next).toBeVisible();
  await look(page, "debate-topic");

  // Where one is stays in the address.
  await page.reload();
  await expect(page.getByRole("article")).toContainText("Los camiones de la basura");
  await next.click();
  await expect(page.getByRole("heading", { name: "El parque" })).toBeFocused();
  await expect(page.getByText("Los camiones de la basura")).toHaveCount(0);
  // Underground nothing is lost: it goes out once there is a connection again.
  const plan = { name: "plano del parque.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7\n%%EOF\n") };
  await page.locator("input[data-attach]").setInputFiles(plan);
  await expect(page.getByRole("list", { name: "Archivos adjuntos" })).toContainText("Listo");
  await context.setOffline(true);
  await write.fill("Más sombra y menos cemento.");
  await page.getByRole("button", { name: "Publicar" }).click();
  await expect(page.getByText("Con 1 archivo: plano del parque.pdf")).toBeVisible();
  await expect(page.getByText("Se enviará en cuanto haya conexión")).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(0);
  await look(page, "debate-offline");
  await context.setOffline(false);
  await expect(page.getByRole("article")).toContainText("Más sombra");
  await expect(page.getByText("Más sombra y menos cemento.")).toHaveCount(1);
  await expect(page.getByRole("link", { name: "PDF: plano del parque.pdf" })).toBeVisible();
  await page.getByRole("link", { name: "Todos los temas" }).click();
  await expect(page.getByText("Ya has participado")).toBeVisible();
  await expect(page.getByText("Respondido")).toHaveCount(2);
  await look(page, "debate-done");

  await staff.goto(`/c/demo/activities/${id}/step2`);
  await staff.getByRole("tab", { name: "Comentarios" }).click();
  await expect(staff.getByText("Más sombra y menos cemento.")).toBeVisible();
  await staff.getByRole("tab", { name: "Temas" }).click();
  await expect(staff.getByRole("button", { name: /«El ruido» tiene 1 comentario/ })).toBeDisabled();
});
