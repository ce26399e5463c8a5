import { enterBy, newestMessageTo, signInTo } from "../../../tests/e2e/support/api";
import { DESKTOP, PHONE } from "../../../tests/e2e/support/devices";
import { look } from "../../../tests/e2e/support/look";
import { expect, test } from "../../../tests/e2e/support/test";
import type { FocusStanding } from "../shared/focusApi";
import { LIVE } from "./journeys/patience";

const today = () => new Date().toISOString().slice(0, 10);

test("a client orders groups by video: what they are, what people read, when they are, and what they cost", async ({
  newPerson,
}) => {
  const { page, context } = await newPerson(DESKTOP);
  await enterBy(context, "suite", "client@demo.test");
  await page.goto("/suite/studies/create");
  const main = page.getByRole("main");
  const next = () => main.getByRole("button", { name: "Siguiente", exact: true }).click();
  await main.getByRole("link", { name: "Empezar: Focus por videollamada" }).click();
  await main.getByLabel("Nombre").fill("Grupos sobre los abonos");
  await next();
  await expect(main.getByText("Este dato es obligatorio.", { exact: true })).toBeVisible();
  await main.getByLabel("Título para los participantes").fill("Hablemos de tu abono");
  await next();

  await expect(main.getByRole("heading", { name: "Opciones básicas" })).toBeVisible();
  await main.getByLabel("Grupo o entrevista").click();
  await page.getByRole("option", { name: "Grupo" }).click();
  await main.getByRole("textbox", { name: "Sesiones", exact: true }).fill("2");
  await main.getByLabel("Participantes por sesión").fill("4");
  await main.getByLabel("Duración de cada sesión").fill("60");
  await main.getByLabel("País").fill("España");
  await page.getByRole("option", { name: /España/ }).click();
  const aside = main.getByRole("region", { name: "Viabilidad y precio" });
  await expect(aside).toContainText("Sesiones");
  await look(page, "focus-basics");
  await next();

  await main.getByLabel("Título de bienvenida").fill("Cuéntanos cómo usas tu abono");
  await look(page, "focus-users");
  await next();

  await main.getByLabel("Fecha de lanzamiento").fill("2020-01-01");
  await next();
  await expect(main.getByText("Esta fecha ya ha pasado. Elige otra").first()).toBeVisible();
  await main.getByLabel("Fecha de lanzamiento").fill(today());
  await main.getByRole("button", { name: "Mes siguiente" }).click();
  await main.getByRole("button", { name: "Añadir hora" }).click();
  await main.getByLabel("Hora de inicio").fill("10:30");
  await main.getByRole("button", { name: "Añadir hora" }).click();
  await expect(main.getByText("Se solapa con otra sesión: cada una dura 60 minutos")).toBeVisible();
  await main.getByLabel("Hora de inicio").fill("12:00");
  await main.getByRole("button", { name: "Añadir hora" }).click();
  await expect(main.getByText("2 horas elegidas.")).toBeVisible();
  await look(page, "focus-calendar");
  await next();
  await look(page, "focus-summary");
  await main.getByRole("button", { name: "Crear" }).click();
  await expect(page).toHaveURL(/\/suite\/studies\/[0-9a-f-]{36}/);

  const [, id = ""] = /studies\/([0-9a-f-]{36})/.exec(page.url()) ?? [];
  await page.goto(`/suite/studies/${id}/order`);
  await main.getByRole("button", { name: /^Aceptar por [\d.]+ créditos$/ }).dblclick();
  await expect(main.getByRole("button", { name: "Lanzar mi estudio ahora" })).toBeVisible();
  await expect(main.getByRole("alert")).toHaveCount(0);
  await expect(main.getByRole("tab", { name: "Cuestionario" })).toHaveCount(0);
  await look(page, "focus-order");
  await main.getByRole("button", { name: "Lanzar mi estudio ahora" }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Lanzar por/ })
    .click();
  await expect(main.getByText(/En revisión\. Tendrás respuesta/)).toBeVisible();
});

test("the team invites somebody, who confirms by a code on their phone", async ({ request, newPerson }) => {
  const team = await newPerson(DESKTOP);
  await enterBy(team.context, "suite", "client@demo.test");
  const client = await signInTo(request, "suite", "client@demo.test");
  const filter = JSON.stringify({ type: "FOCUS", status: "OPEN" });
  const [study] = await client.get<readonly { readonly id: string }[]>(`/api/studies?${new URLSearchParams({ filter })}`);
  const main = team.page.getByRole("main");
  await team.page.goto(`/suite/studies/${study?.id}/sessions`);
  await expect(main.getByText("2 de 4 sesiones confirmadas.")).toBeVisible();
  await look(team.page, "focus-sessions");
  await main.getByRole("button", { name: "Añadir participante" }).last().click();
  const dialog = team.page.getByRole("dialog", { name: "Añadir a Sesión 4" });
  await dialog.getByRole("button", { name: "Añadir participante" }).click();
  await expect(dialog.getByText("Este dato es obligatorio.")).toHaveCount(2);
  team.expectRefusal(400);
  await dialog.getByLabel("Correo electrónico").fill("noesmail");
  await dialog.getByLabel("Nombre").fill("Teresa");
  await dialog.getByRole("button", { name: "Añadir participante" }).click();
  await expect(dialog.getByText("Escribe un correo completo, como ana@correo.es.")).toBeVisible();
  await dialog.getByLabel("Correo electrónico").fill("teresa@demo.test");
  await dialog.getByRole("button", { name: "Añadir participante" }).click();
  await main.getByRole("button", { name: "Invitar: Teresa" }).dblclick();
  await expect(main.getByRole("button", { name: "Invitar otra vez: Teresa" })).toBeVisible();
  await expect(main.getByText("Invitado", { exact: true }).last()).toBeVisible();
  const question = team.page.getByRole("dialog", { name: "¿Dar plaza a Teresa?" });
  if (!(await question.isVisible())) await main.getByRole("button", { name: "Dar plaza: Teresa" }).click();
  await question.getByRole("button", { name: "Volver" }).click();
  await expect(question).toBeHidden();
  await main.getByRole("button", { name: "Cambiar hora" }).last().click();
  await main.getByLabel("Día").fill(today());
  await main.getByRole("button", { name: "Guardar" }).click();
  await expect(main.getByText("Elige horas con al menos 48 horas de antelación")).toBeVisible();
  await expect(main.getByLabel("Día")).toHaveValue(today());
  await look(team.page, "focus-move");
  await main.getByRole("button", { name: "Cancelar", exact: true }).click();

  const backoffice = await signInTo(request, "backoffice", "backoffice@demo.test");
  const mail = await newestMessageTo(backoffice, "teresa@demo.test");
  const { page } = await newPerson(PHONE);
  await page.goto(/https?:\/\/[^/\s]+(\/focus\/\S+)/.exec(mail)?.[1] ?? "");
  await look(page, "focus-invitation");
  await page.getByLabel("He leído y acepto el texto legal").check();
  await page.getByLabel("Teléfono móvil").fill("600 123 987");
  await page.getByRole("button", { name: "Enviarme el código" }).click();
  await expect(page.getByText("Lo hemos enviado a +34600123987.")).toBeVisible();
  await look(page, "focus-code");
  const code = /\d{6}/.exec(await newestMessageTo(backoffice, "+34600123987"))?.[0] ?? "";
  await page.getByLabel("Código de 6 cifras").fill(code === "000000" ? "111111" : "000000");
  await page.getByRole("button", { name: "Confirmar mi plaza" }).click();
  await expect(page.getByRole("alert")).toContainText("no es correcto");
  await page.getByLabel("Código de 6 cifras").fill(code);
  await page.getByRole("button", { name: "Confirmar mi plaza" }).click();
  await expect(page.getByRole("heading", { name: "Tienes plaza" })).toBeVisible();
  await look(page, "focus-confirmed");

  await team.page.reload();
  await expect(main.getByText("1 de 3 plazas")).toBeVisible();
});

test("a host and a participant meet in a confirmed session, and the recording of one that was held is there", async ({
  request,
  newPerson,
}) => {
  const client = await signInTo(request, "suite", "client@demo.test");
  const filter = JSON.stringify({ type: "FOCUS", status: "OPEN" });
  const [study] = await client.get<readonly { readonly id: string }[]>(`/api/studies?${new URLSearchParams({ filter })}`);
  const focus = `/api/studies/${study?.id}/focus`;
  const { sessions } = await client.get<FocusStanding>(focus);
  const session = sessions.find(({ title }) => title === "Sesión 2");
  const participants = `${focus}/participants`;
  await client.send("POST", `${participants}/${session?.participants[0]?.id}/withdraw`);
  const valeria = { session: session?.id, name: "Valeria", email: "valeria@demo.test" };
  const { id } = await client.send<{ readonly id: string }>("POST", participants, valeria);
  await client.send("POST", `${participants}/${id}/confirm`);
  const backoffice = await signInTo(request, "backoffice", "backoffice@demo.test");
  const mail = await newestMessageTo(backoffice, "valeria@demo.test");

  const host = await newPerson(DESKTOP);
  const { page: desk } = host;
  await enterBy(host.context, "suite", "client@demo.test");
  await desk.goto(`/suite/studies/${study?.id}/sessions`);
  const main = desk.getByRole("main");
  await expect(main.getByText("Asistieron 2 de 3")).toBeVisible();
  await look(desk, "focus-attendance");
  await main.getByRole("button", { name: "Ver la grabación: Sesión 1" }).click();
  await expect(main.getByText(/Cree que el abono de 10 viajes/)).toBeVisible();
  await expect(main.getByText(/Buscar mi abono de diez viajes/)).toBeVisible();
  await look(desk, "focus-recording");
  await main.getByRole("button", { name: "Volver a las sesiones" }).click();

  await main.getByRole("button", { name: "Entrar en la sala: Sesión 2" }).click();
  await main.getByRole("button", { name: "Abrir sala de espera" }).click();
  const { page: phone } = await newPerson(PHONE);
  await phone.goto(/https?:\/\/[^/\s]+(\/focus\/\S+)/.exec(mail)?.[1] ?? "");
  await look(phone, "focus-enter");
  await phone.getByRole("button", { name: "Entrar en la sesión" }).click();
  await expect(phone.getByRole("heading", { name: "Sesión 2" })).toBeVisible();
  await expect(phone.getByRole("heading", { name: "Estás en la sala de espera" })).toBeVisible(LIVE);
  await look(phone, "focus-waiting");

  await main.getByRole("button", { name: "Empezar sesión" }).click();
  await main.getByRole("button", { name: "Entrar", exact: true }).click();
  await main.getByRole("button", { name: "Dejar entrar: Valeria" }).click();
  await expect(phone.getByRole("button", { name: "Levantar la mano" })).toBeVisible(LIVE);
  await expect(desk.getByText("Dentro (2)")).toBeVisible(LIVE);
  for (const [page, name] of [
    [desk, "Valeria"],
    [phone, "Elsa"],
  ] as const) {
    const picture = page.getByLabel(name, { exact: true }).first();
    await expect(picture).toBeVisible(LIVE);
    await expect
      .poll(() => picture.evaluate((video) => (video as HTMLVideoElement).getVideoPlaybackQuality().totalVideoFrames), LIVE)
      .toBeGreaterThan(0);
  }
  await look(phone, "focus-room");
  await main.getByRole("button", { name: "Terminar sesión" }).click();
  await desk.getByRole("dialog").getByRole("button", { name: "Terminar sesión" }).click();
  await expect(phone.getByText("La sesión ha terminado. Gracias por venir.")).toBeVisible(LIVE);
});
