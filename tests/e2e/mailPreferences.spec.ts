import { type Api, enterBy, newestMessageTo, signInTo } from "./support/api";
import { DESKTOP, PHONE } from "./support/devices";
import { look } from "./support/look";
import { expect, test } from "./support/test";

// It changes when the community sends mails.
test.use({ story: "mailPreferences" });

const NOW = { mailQuietFrom: "00:00", mailQuietTo: "00:00", mailsPerDay: 50, mailsPerWeek: 200 };

async function configure(administrator: Api, values: Partial<typeof NOW>): Promise<void> {
  const [existing] = await administrator.get<readonly { readonly id: string }[]>("/api/community-configuration");
  await administrator.send("PUT", `/api/community-configuration/${existing?.id}`, { ...NOW, ...values });
}

test("a mailing says that it rests in quiet hours; its reader unsubscribes, comes back, and chooses what to get", async ({
  request,
  newPerson,
}) => {
  const administrator = await signInTo(request, "staff", "main-admin@demo.test");
  const backoffice = await signInTo(request, "backoffice", "backoffice@demo.test");
  const moderator = await signInTo(request, "staff", "moderator@demo.test");
  const { communityId } = await moderator.get<{ communityId: string }>("/experienceLabs/personalization/demo");
  await configure(administrator, { mailQuietTo: "23:59" });
  const { page: desk, context: staff } = await newPerson(DESKTOP);
  await enterBy(staff, "staff", "moderator@demo.test");
  await desk.goto("/c/demo/email");
  const main = desk.getByRole("main");
  await main.getByLabel("Destinatarios").click();
  await desk.getByRole("option", { name: "Una lista de personas" }).click();
  await main.getByRole("textbox", { name: "Direcciones o apodos" }).fill("member@demo.test");
  await main.getByRole("textbox", { name: "Asunto" }).fill("Aviso de noche");
  await main.getByRole("textbox", { name: "Texto", exact: true }).click();
  await desk.keyboard.type("Hola");
  await main.getByRole("button", { name: "Revisar y enviar" }).click();
  const send = desk.getByRole("dialog", { name: "Enviar el correo" });
  await expect(send.getByText("A esta hora la comunidad no envía correos.")).toBeVisible();
  await look(desk, "email-quiet");
  await send.getByRole("button", { name: "Enviar ahora" }).click();
  const card = main.getByRole("listitem").filter({ hasText: "Aviso de noche" });
  await expect(card.getByText("A esta hora la comunidad no envía correos.")).toBeVisible({ timeout: 30_000 });
  await expect(card.getByText(/^Espera hasta las (23:59|11:59)/)).toBeVisible();
  await look(desk, "email-resting");

  await configure(administrator, {});
  const audience = { kind: "PEOPLE", people: ["member@demo.test"] };
  await moderator.send("POST", `/client/communities/${communityId}/sendCustomEmail`, {
    ...{ subject: "Novedades", content: "Hola", audience },
  });
  const { page: phone, context: members } = await newPerson(PHONE);
  let link: string | undefined;
  await expect(async () => {
    link = /\/experienceLabs\/unsubscribe\/[\w-]+/.exec(await newestMessageTo(backoffice, "member@demo.test"))?.[0];
    expect(link).toBeDefined();
  }).toPass();
  await phone.goto(link ?? "");
  await expect(phone.getByRole("heading", { name: "¿Dejar de recibir correos de Comunidad Demo?" })).toBeVisible();
  await look(phone, "unsubscribe");
  await phone.getByRole("button", { name: "Sí, no más correos" }).click();
  await expect(phone.getByRole("heading", { name: "Ya no recibirás correos de Comunidad Demo" })).toBeVisible();
  await look(phone, "unsubscribed");
  await phone.getByRole("button", { name: "Volver a suscribirme" }).click();
  await expect(phone.getByRole("heading", { name: "Vuelves a recibir correos de Comunidad Demo" })).toBeVisible();

  await enterBy(members, "member", "member@demo.test");
  await phone.getByRole("link", { name: "Elegir qué recibir" }).click();
  // The same page is reached from what they have been notified of.
  await phone.goto("/c/demo/notifications");
  await phone.getByRole("link", { name: "Elegir qué recibir por correo" }).click();
  const team = phone.getByRole("switch", { name: "Correos del equipo" });
  await expect(team).toBeChecked();
  await team.uncheck();
  await phone.getByLabel("Con qué frecuencia").selectOption("WEEKLY");
  const zone = phone.getByRole("combobox", { name: "Zona horaria" });
  await expect(zone).toHaveValue(/^Madrid \(GMT\+[12]\)$/);
  await zone.fill("colombia");
  await look(phone, "mail-preferences-zone");
  await phone.getByRole("option", { name: /^Bogota \(GMT-5\)/ }).click();
  await phone.getByLabel("Con qué frecuencia").scrollIntoViewIfNeeded();
  await look(phone, "mail-preferences");
  await phone.reload();
  await expect(team).not.toBeChecked();
  await expect(phone.getByLabel("Con qué frecuencia")).toHaveValue("WEEKLY");
  await expect(zone).toHaveValue("Bogota (GMT-5)");
});
