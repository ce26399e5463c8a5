import type { Route } from "@playwright/test";
import { picture } from "../helpers/images";
import { enterBy } from "./support/api";
import { DESKTOP, PHONE } from "./support/devices";
import { look } from "./support/look";
import { expect, test } from "./support/test";

test.use(PHONE);

test("a member writes with a photo on a phone, a moderator answers at a desktop, and each sees it as it comes", async ({
  newPerson,
}) => {
  const { page: phone, context } = await newPerson();
  await enterBy(context, "member", "member@demo.test");
  await phone.goto("/c/demo/");
  await phone.getByRole("navigation", { name: "Secciones" }).getByRole("link", { name: /Chat$/ }).click();
  await expect(phone.getByRole("heading", { level: 1, name: "Chat con el equipo" })).toBeVisible();
  await expect(phone.getByText("Hola, Carla.", { exact: false })).toBeVisible();

  const moderator = await newPerson(DESKTOP);
  const { page: desk } = moderator;
  await enterBy(moderator.context, "staff", "moderator@demo.test");
  await desk.goto("/c/demo/chat");
  await expect(desk.getByRole("heading", { level: 1, name: "Chat" })).toBeVisible();
  await expect(desk.getByRole("list", { name: "Lista de chats" }).getByRole("listitem").first()).toContainText(/sin leer/);
  const entry = desk.getByRole("navigation", { name: "Menú" }).getByRole("link", { name: /Chat$/ });
  await expect(entry).toContainText(/chats? sin leer/);
  const unread = await entry.textContent();
  await look(desk, "chat-list");

  // What is being written is there after a reload.
  const field = phone.getByRole("textbox", { name: "Escribe un mensaje" });
  // What is too long is told, not cut.
  await field.fill("a".repeat(5_012));
  await expect(phone.getByText("Sobran 12 caracteres", { exact: false })).toBeVisible();
  await field.press("Enter");
  await expect(field).toHaveValue(/^a{5012}$/);
  await field.fill("Nueve minutos en la primera");
  await phone.reload();
  await expect(field).toHaveValue("Nueve minutos en la primera");
  await phone
    .locator("input[data-attach]")
    .setInputFiles({ name: "parada.png", mimeType: "image/png", buffer: await picture(320, 200).png().toBuffer() });
  await expect(phone.getByRole("button", { name: "Enviar" })).toBeEnabled();
  await field.press("Enter");
  const own = phone.getByRole("listitem").filter({ hasText: "Nueve minutos en la primera" });
  await expect(own.getByRole("img")).toBeVisible();
  await expect(own).toContainText("Enviado");
  await expect(field).toHaveValue("");

  const row = desk.getByRole("link", { name: /Nueve minutos en la primera/ });
  await expect(row).toContainText("1 mensaje sin leer");
  await expect(entry).not.toHaveText(unread ?? "");
  await row.click();
  const read = desk.getByRole("listitem").filter({ hasText: "Nueve minutos en la primera" });
  await expect(read.getByRole("img").last()).toBeVisible();
  await expect(own).toContainText("Leído");
  await desk.getByRole("button", { name: "Chat destacado" }).click();
  await expect(desk.getByRole("button", { name: "Chat destacado", pressed: true })).toBeVisible();
  await desk.getByRole("textbox", { name: "Escribe un mensaje" }).fill("¡Gracias! Con eso basta.");
  await desk.getByRole("textbox", { name: "Escribe un mensaje" }).press("Enter");
  await expect(phone.getByText("¡Gracias! Con eso basta.")).toBeVisible();
  await expect(desk.getByRole("listitem").filter({ hasText: "¡Gracias! Con eso basta." }).last()).toContainText("Leído");
  await look(phone, "chat");
  await look(desk, "chat");

  // What couldn't be sent says so, and goes once there is a connection.
  await context.setOffline(true);
  await field.fill("Desde el túnel");
  await field.press("Enter");
  const late = phone.getByRole("listitem").filter({ hasText: "Desde el túnel" });
  await expect(late).toContainText("No se ha enviado");
  await expect(late.getByRole("button", { name: "Descartar" }), "what to do about it is in sight").toBeInViewport({ ratio: 1 });
  const line = phone.getByText("Sin conexión. Lo que ves puede no estar al día.");
  const [bar, offline, page] = await Promise.all([
    phone.getByRole("banner").boundingBox(),
    line.boundingBox(),
    phone.evaluate(() => document.documentElement.scrollHeight - window.innerHeight),
  ]);
  expect(offline?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0) - 1);
  expect(page, "the page doesn't scroll under the header").toBeLessThanOrEqual(0);
  await look(phone, "chat-offline");
  // The network is back before the server is.
  const away = (route: Route) => route.abort("internetdisconnected");
  await phone.route("**/chat/messages", away);
  await context.setOffline(false);
  await expect(line).toBeHidden();
  await expect(late).toContainText("No se ha enviado");
  await phone.unroute("**/chat/messages", away);
  await expect(late).toContainText(/Enviado|Leído/);
  await expect(desk.getByText("Desde el túnel").last()).toBeVisible();

  await late.getByRole("button", { name: "Opciones del mensaje" }).click();
  await phone.getByRole("menuitem", { name: "Eliminar" }).click();
  await phone.getByRole("dialog").getByRole("button", { name: "Eliminar" }).click();
  await expect(phone.getByText("Mensaje eliminado")).toBeVisible();
  await expect(desk.getByText("Mensaje eliminado").last()).toBeVisible();
});

test("an observer has a chat with the moderators at the same address, and no member's", async ({ newPerson }) => {
  const { page, context } = await newPerson(DESKTOP);
  await enterBy(context, "staff", "observer@demo.test");
  await page.goto("/c/demo/chat");
  await expect(page.getByText("Tu canal con los moderadores.", { exact: false })).toBeVisible();
  await page.getByRole("textbox", { name: "Escribe un mensaje" }).fill("¿Y los que van en bici?");
  await page.getByRole("button", { name: "Enviar" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "¿Y los que van en bici?" })).toContainText("Enviado");
  await expect(page.getByRole("tab")).toHaveCount(0);
  await look(page, "chat-observer");

  const moderator = await newPerson(PHONE);
  await enterBy(moderator.context, "staff", "moderator@demo.test");
  await moderator.page.goto("/c/demo/chat?tab=observers");
  await moderator.page.getByRole("link", { name: /¿Y los que van en bici\?/ }).click();
  await expect(moderator.page.getByRole("listitem").filter({ hasText: "¿Y los que van en bici?" })).toBeVisible();
  await look(moderator.page, "chat-phone");
  await moderator.page.getByRole("link", { name: "Volver a la lista" }).click();
  await expect(moderator.page.getByRole("tab", { name: /^Observadores/ })).toBeVisible();
});
