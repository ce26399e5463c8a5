import { enterBy, signInTo } from "../../../tests/e2e/support/api";
import { DESKTOP, PHONE } from "../../../tests/e2e/support/devices";
import { look } from "../../../tests/e2e/support/look";
import { expect, test } from "../../../tests/e2e/support/test";

test.use(PHONE);

test("a moderator sets tasks, a member does them on a phone, and the results say who managed", async ({ request, newPerson }) => {
  const desk = await newPerson(DESKTOP);
  const { page } = desk;
  await enterBy(desk.context, "staff", "moderator@demo.test");
  const api = await signInTo(request, "staff", "moderator@demo.test");
  const activity = { title: "La tienda nueva, a prueba", type: "wat_ux", description: "Dos tareas cortas.", labs: 20 };
  const { id } = await api.send<{ id: string }>("POST", "/api/activities", activity);
  await page.goto(`/c/demo/activities/${id}/step2`);
  await page.getByLabel("Página inicial").fill("/ux-shop");
  for (const [number, name, what] of [
    [1, "Abono joven", "Busca el abono que más te conviene con 22 años."],
    [2, "Último autobús", "¿A qué hora pasa el último autobús de la línea 24?"],
  ] as const) {
    await page.getByRole("button", { name: "Añadir tarea" }).click();
    const card = page.getByRole("listitem", { name: `Tarea ${number}` });
    await card.getByLabel("Nombre").fill(name);
    await card.getByLabel("Qué hay que hacer").fill(what);
  }
  await look(page, "ux-setup");
  await page.getByRole("button", { name: "Guardar" }).click();
  await expect(page.getByText("Guardado", { exact: true })).toBeVisible();
  await api.send("POST", `/api/activities/${id}/transitions/open`);

  const member = await newPerson(PHONE);
  const phone = member.page;
  await enterBy(member.context, "member", "member@demo.test");
  await phone.goto(`/c/demo/activities/${id}/wat-ux`);
  await expect(phone.getByRole("heading", { name: "2 tareas en una web" })).toBeVisible();
  await look(phone, "ux-intro");
  await phone.getByRole("button", { name: "Empezar" }).click();
  const shop = member.context.waitForEvent("page");
  await phone.getByRole("link", { name: "Abrir la página y empezar" }).click();
  const site = await shop;
  await site.getByRole("link", { name: "Abonos", exact: true }).click();
  await expect(site.getByRole("heading", { name: "Abonos", exact: true })).toBeVisible();
  await look(site, "ux-shop");
  await phone.bringToFront();
  await expect(phone.getByRole("timer")).toContainText("Te quedan");
  await look(phone, "ux-task");
  // What was begun goes on after a reload.
  await phone.reload();
  await phone.getByRole("button", { name: "Lo he conseguido" }).click();
  await expect(phone.getByText("Anotado: lo has conseguido.")).toBeVisible();
  await look(phone, "ux-ease");
  await phone.getByRole("button", { name: "6", exact: true }).click();
  await phone.getByRole("button", { name: "Seguir" }).click();
  await phone.getByRole("link", { name: "Abrir la página y empezar" }).click();
  await phone.bringToFront();
  await phone.getByRole("button", { name: "No lo consigo" }).click();
  await phone.getByRole("button", { name: "2", exact: true }).click();
  await phone.getByRole("button", { name: "Seguir" }).click();
  await expect(phone.getByText("Eso era todo. ¡Gracias!")).toBeVisible();

  await page.goto(`/c/demo/activities/${id}/wat-ux`);
  await expect(page.getByText("1 persona ha empezado. 1 la ha terminado.")).toBeVisible();
  await expect(page.getByRole("region", { name: "1. Abono joven" }).getByText("100 %", { exact: true })).toBeVisible();
  await expect(page.getByRole("region", { name: "2. Último autobús" }).getByText("Abandonada: 1")).toBeVisible();
  await page.goto(`/c/demo/activities/${id}/step2`);
  await expect(page.getByText("las tareas quedan como están", { exact: false })).toBeVisible();

  const filter = encodeURIComponent(JSON.stringify({ type: "wat_ux" }));
  const found = await api.get<readonly { id: string; title: string }[]>(`/api/activities?filter=${filter}`);
  const demo = found.find(({ title }) => title === "La tienda de abonos, a prueba");
  await page.goto(`/c/demo/activities/${demo?.id}/wat-ux`);
  await expect(page.getByText("8 personas han empezado.", { exact: false })).toBeVisible();
  await look(page, "ux-results");
});
