import { enterBy, signInTo } from "../../../tests/e2e/support/api";
import { DESKTOP, PHONE } from "../../../tests/e2e/support/devices";
import { look } from "../../../tests/e2e/support/look";
import { expect, test } from "../../../tests/e2e/support/test";

test.use(PHONE);

test("a member does tasks on a phone, and the results say who managed", async ({ request, newPerson }) => {
  const api = await signInTo(request, "staff", "moderator@demo.test");
  const filter = encodeURIComponent(JSON.stringify({ type: "wat_ux" }));
  const found = await api.get<readonly { id: string; title: string }[]>(`/api/activities?filter=${filter}`);
  const idOf = (title: string) => found.find((one) => one.title === title)?.id;
  const member = await newPerson(PHONE);
  const phone = member.page;
  await enterBy(member.context, "member", "member@demo.test");
  await phone.goto(`/c/demo/activities/${idOf("Prueba la tienda de abonos")}/wat-ux`);
  await expect(phone.getByRole("heading", { name: "Compra el abono que más te conviene" })).toBeVisible();
  await look(phone, "ux-task-before");
  const shop = member.context.waitForEvent("page");
  await phone.getByRole("link", { name: "Abrir la página y empezar" }).click();
  const site = await shop;
  await site.getByRole("link", { name: "Abonos", exact: true }).click();
  await expect(site.getByRole("heading", { name: "Abonos", exact: true })).toBeVisible();
  await phone.bringToFront();
  await expect(phone.getByRole("timer")).toContainText("Te quedan");
  await look(phone, "ux-task");
  // What was begun goes on after a reload.
  await phone.reload();
  await phone.getByRole("button", { name: "Lo he conseguido" }).click();
  await expect(phone.getByText("Anotado: lo has conseguido.")).toBeVisible();
  await phone.getByRole("button", { name: "Siguiente" }).click();
  await expect(phone.getByText("Di cómo de fácil ha sido, del 1 al 7.")).toBeVisible();
  await phone.getByRole("radio", { name: "6" }).check();
  await look(phone, "ux-ease");
  await phone.getByRole("button", { name: "Siguiente" }).click();
  await phone.getByText("Sí, enseguida").click();
  await phone.getByRole("button", { name: "Siguiente" }).click();
  await phone.getByRole("link", { name: "Abrir la página y empezar" }).click();
  await phone.bringToFront();
  await phone.getByRole("button", { name: "No lo consigo" }).click();
  await phone.getByRole("radio", { name: "2" }).check();
  await phone.getByRole("button", { name: "Enviar" }).click();
  await expect(phone.getByText("Eso era todo. ¡Gracias!", { exact: false })).toBeVisible();

  const desk = await newPerson(DESKTOP);
  const { page } = desk;
  await enterBy(desk.context, "staff", "moderator@demo.test");
  await page.goto(`/c/demo/activities/${idOf("La tienda de abonos, a prueba")}/report`);
  const card = page.getByRole("article", { name: /Compra el abono/ });
  await expect(card.getByText("Éxito declarado")).toBeVisible();
  await expect(card.getByText("63 %", { exact: true }).first()).toBeVisible();
  await look(page, "ux-results");
  await page.goto(`/c/demo/activities/${idOf("La tienda de abonos, a prueba")}/step2`);
  await look(page, "ux-setup");
});
