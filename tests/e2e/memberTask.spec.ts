import { enterBy, signInTo } from "./support/api";
import { DESKTOP, PHONE } from "./support/devices";
import { recordFilm } from "./support/film";
import { look } from "./support/look";
import { expect, test } from "./support/test";

test.use(PHONE);

test("a moderator prepares a task of two parts, a member sends both, one comes back and is written anew", async ({
  request,
  newPerson,
}) => {
  const api = await signInTo(request, "staff", "moderator@demo.test");
  const activity = { title: "Tu rincón favorito", type: "wat_task", description: "Enséñanos dónde descansas.", labs: 20 };
  const { id } = await api.send<{ id: string }>("POST", "/api/activities", activity);

  const moderator = await newPerson(DESKTOP);
  const { page: staff } = moderator;
  await enterBy(moderator.context, "staff", "moderator@demo.test");
  await staff.goto(`/c/demo/activities/${id}/step2`);
  await staff.getByRole("textbox", { name: "Título" }).fill("Cuéntanoslo");
  await staff.getByRole("button", { name: "Añadir una parte" }).click();
  await staff.getByRole("textbox", { name: "Título" }).nth(1).fill("Y qué le falta");
  await staff.getByRole("combobox", { name: "Qué se pide" }).nth(1).click();
  await staff.getByRole("option", { name: "Un vídeo y un texto" }).click();
  await look(staff, "task-setup");
  await staff.getByRole("button", { name: "Guardar" }).click();
  await expect(staff.getByText("Guardado", { exact: true })).toBeVisible();
  await api.send("POST", `/api/activities/${id}/transitions/open`);

  const { page: phone, context } = await newPerson();
  await enterBy(context, "member", "member@demo.test");
  await phone.goto(`/c/demo/activities/${id}/task`);
  await expect(phone.getByText("0 de 2 enviadas")).toBeVisible();
  await phone.getByRole("textbox", { name: "Escribe tu respuesta" }).fill("Un sillón junto a la ventana");
  await phone.getByRole("button", { name: "Publicar" }).click();
  await expect(phone.getByText("1 de 2 enviadas")).toBeVisible();
  await look(phone, "task-parts");
  await phone.getByRole("button", { name: /Y qué le falta/ }).click();
  const write = phone.getByRole("textbox", { name: "Añade un vídeo y cuéntanos qué se ve" });
  await write.fill("Una lámpara");
  await phone.getByRole("button", { name: "Publicar" }).click();
  await expect(phone.getByText("Añade un vídeo para publicar.")).toBeVisible();
  const attach = phone.locator("input[data-attach]");
  await attach.setInputFiles({ name: "rincón.exe", mimeType: "", buffer: Buffer.from("MZ") });
  await expect(phone.getByText("Este archivo no se puede adjuntar")).toBeVisible();
  await phone.getByRole("button", { name: "Quitar rincón.exe" }).click();
  await attach.setInputFiles({ name: "rincón.webm", mimeType: "video/webm", buffer: await recordFilm(phone) });
  await expect(phone.getByRole("list", { name: "Archivos adjuntos" })).toContainText("Listo");
  await look(phone, "task-film");
  // What was sent already is there after a reload.
  await phone.reload();
  await expect(phone.getByRole("list", { name: "Archivos adjuntos" })).toContainText("rincón.webm");
  await phone.getByRole("button", { name: "Publicar" }).click();
  await expect(phone.getByText("Ya está todo lo necesario. ¡Gracias!")).toBeVisible();

  await staff.goto(`/c/demo/activities/${id}/answers`);
  await expect(staff.getByText("Una lámpara")).toBeVisible();
  const film = staff.getByLabel("Vídeo: rincón.webm");
  await expect.poll(() => film.evaluate(({ videoWidth }: HTMLVideoElement) => videoWidth)).toBe(320);
  await look(staff, "task-answers");
  const { threads } = await api.get<{ threads: readonly { id: string; text: string }[] }>(
    `/client/communities/${(await api.get<{ space: { id: string } }>("/api/session")).space.id}/activity/${id}/comments/page/0/size/10`,
  );
  const lamp = threads.find(({ text }) => text === "Una lámpara");
  await api.send("POST", `/client/communities/comment/${lamp?.id}/sendBack`, { explanation: "¿De qué tipo?" });

  await phone.reload();
  await expect(phone.getByText("El equipo te pide que la revises")).toBeVisible();
  await look(phone, "task-sent-back");
  await phone.getByRole("button", { name: /^Editar/ }).click();
  await phone.getByRole("textbox", { name: "Tu texto" }).fill("Una lámpara de pie");
  await phone.getByRole("button", { name: "Enviar de nuevo" }).click();
  await expect(phone.getByText("2 de 2 enviadas")).toBeVisible();
});
