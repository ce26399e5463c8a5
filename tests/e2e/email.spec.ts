import { enterBy, signInTo } from "./support/api";
import { DESKTOP } from "./support/devices";
import { look } from "./support/look";
import { expect, test } from "./support/test";

test("the team writes an e-mail, looks at it as a member, schedules one, and follows the one that is sent", async ({
  newPerson,
  request,
}) => {
  // At whatever time it runs, and however many mails went out before.
  const administrator = await signInTo(request, "staff", "main-admin@demo.test");
  const [configuration] = await administrator.get<readonly { readonly id: string }[]>("/api/community-configuration");
  const limits = { mailQuietFrom: "00:00", mailQuietTo: "00:00", mailsPerDay: 50, mailsPerWeek: 200 };
  await administrator.send("PUT", `/api/community-configuration/${configuration?.id}`, limits);
  const { page, context } = await newPerson(DESKTOP);
  await enterBy(context, "staff", "moderator@demo.test");
  await page.goto("/c/demo/email");
  const main = page.getByRole("main");
  await main.getByRole("button", { name: "Revisar y enviar" }).click();
  await expect(main.getByText("Rellena este campo.").first()).toBeVisible();

  await main.getByLabel("Destinatarios").click();
  await page.getByRole("option", { name: "Una lista de personas" }).click();
  await main.getByRole("textbox", { name: "Direcciones o apodos" }).fill("member@demo.test, nadie@demo.test");
  await main.getByRole("textbox", { name: "Asunto" }).fill("Esta semana en la comunidad");
  const text = main.getByRole("textbox", { name: "Texto", exact: true });
  await text.click();
  await page.keyboard.type("Hola, ");
  await main.getByRole("button", { name: "Insertar campo" }).last().click();
  await page.getByRole("menuitem", { name: "Apodo" }).click();
  await page.keyboard.type(":");
  await page.keyboard.press("Enter");
  await main.getByRole("button", { name: "Negrita" }).click();
  await page.keyboard.type("Tenemos novedades");
  await look(page, "email-compose");

  await main.getByRole("button", { name: "Vista previa" }).click();
  const preview = page.getByRole("dialog", { name: "Vista previa" });
  await expect(preview.getByText("Tenemos novedades")).toBeVisible();
  await expect(preview.getByText("{{")).toHaveCount(0);
  await look(page, "email-preview");
  await preview.getByRole("button", { name: "Enviarme una prueba" }).click();
  await expect(page.getByText("Prueba enviada a moderator@demo.test")).toBeVisible();
  await preview.getByRole("button", { name: "Cerrar" }).click();

  await main.getByRole("button", { name: "Revisar y enviar" }).click();
  const send = page.getByRole("dialog", { name: "Enviar el correo" });
  await expect(send.getByText("nadie@demo.test")).toBeVisible();
  await expect(send.getByRole("button", { name: "Enviar ahora" })).toBeDisabled();
  await send.getByRole("button", { name: "Cancelar" }).click();
  await main.getByRole("textbox", { name: "Direcciones o apodos" }).fill("member@demo.test");
  await main.getByRole("button", { name: "Revisar y enviar" }).click();
  await expect(send.getByText("Lo recibirá 1 persona")).toBeVisible();
  await look(page, "email-send");
  await send.getByRole("button", { name: "Enviar ahora" }).click();

  const card = main.getByRole("listitem").filter({ hasText: "Esta semana en la comunidad" });
  await expect(card.getByText("Enviados: 1")).toBeVisible({ timeout: 30_000 });
  await look(page, "email-history");
  await card.getByRole("button", { name: /^Ver personas/ }).click();
  await expect(page.getByRole("dialog", { name: "Esta semana en la comunidad" }).getByText("Enviados")).toBeVisible();
  await look(page, "email-people");
  await page.keyboard.press("Escape");

  await main.getByRole("tab", { name: "Programados" }).click();
  const waiting = main.getByRole("listitem").filter({ hasText: "El lunes abrimos un debate nuevo" });
  await look(page, "email-scheduled");
  await waiting.getByRole("button", { name: /^Cambiar/ }).click();
  await expect(main.getByRole("textbox", { name: "Asunto" })).toHaveValue("El lunes abrimos un debate nuevo");
  await main.getByRole("textbox", { name: "Asunto" }).fill("El martes abrimos un debate nuevo");
  await main.getByRole("button", { name: "Revisar y enviar" }).click();
  await send.getByRole("button", { name: "Programar" }).click();
  const changed = main.getByRole("listitem").filter({ hasText: "El martes abrimos un debate nuevo" });
  await changed.getByRole("button", { name: /^Eliminar/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Eliminar" }).click();
  await expect(main.getByText("Nada programado")).toBeVisible();
});
