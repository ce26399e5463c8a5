import { enterBy, signInTo } from "./support/api";
import { DESKTOP, PHONE } from "./support/devices";
import { look } from "./support/look";
import { expect, test } from "./support/test";

test.use(PHONE);

const MINUTE = 60_000;
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * MINUTE).toISOString();

test("a moderator asks a prepared question, a member's phone shows it as it comes, and the reply comes back", async ({
  request,
  newPerson,
}) => {
  const api = await signInTo(request, "staff", "moderator@demo.test");
  const activity = { title: "Charla de los viernes", type: "wat_chat_online", description: "Una hora para charlar.", labs: 15 };
  const { id } = await api.send<{ id: string }>("POST", "/api/activities", activity);
  const settings = {
    startsAt: inMinutes(-5),
    endsAt: inMinutes(55),
    areLatecomersWelcome: true,
    questions: [{ text: "¿Cómo te mueves por la ciudad?" }, { text: "¿Y los fines de semana?" }],
  };
  await api.send("PUT", `/api/activities/${id}/online-chat`, settings);
  await api.send("POST", `/api/activities/${id}/transitions/open`);

  const { page: phone, context } = await newPerson();
  await enterBy(context, "member", "member@demo.test");
  await phone.goto(`/c/demo/activities/${id}/online-chat`);
  await expect(phone.getByText(/1 persona aquí/)).toBeVisible();

  const moderator = await newPerson(DESKTOP);
  const { page: staff } = moderator;
  await enterBy(moderator.context, "staff", "moderator@demo.test");
  await staff.goto(`/c/demo/activities/${id}/live`);
  await expect(staff.getByRole("tab", { name: "Aquí (1)" })).toBeVisible();
  await look(staff, "online-chat-live");
  await staff.getByRole("button", { name: "Enviar", description: /¿Cómo te mueves por la ciudad\?/ }).click();
  await expect(staff.getByText(/^Enviada a las/)).toBeVisible();

  const question = phone.getByRole("listitem").filter({ hasText: "¿Cómo te mueves por la ciudad?" });
  await expect(question).toBeVisible();
  await look(phone, "online-chat");
  await question.getByRole("button", { name: "Responder" }).click();
  await phone.getByRole("textbox", { name: "Tu respuesta" }).fill("En bici, si no llueve");
  await phone.getByRole("button", { name: "Enviar" }).click();
  await expect(staff.getByText("En bici, si no llueve")).toBeVisible();

  await staff.getByRole("tab", { name: "Aquí (1)" }).click();
  await staff.getByRole("button", { name: /^Silenciar a / }).click();
  await expect(phone.getByText(/te ha silenciado/)).toBeVisible();
  await staff.getByRole("button", { name: /^Dejar escribir a / }).click();
  await expect(phone.getByText(/te ha silenciado/)).toHaveCount(0);

  // The session is over a little later: who missed a question answers it then.
  await staff.getByRole("tab", { name: "Guion" }).click();
  await staff.getByRole("button", { name: "Enviar", description: /fines de semana/ }).click();
  await expect(phone.getByText("¿Y los fines de semana?")).toBeVisible();
  const { questions } = await api.get<{ questions: readonly { id: string; text: string }[] }>(
    `/api/activities/${id}/online-chat`,
  );
  const asked = questions.map(({ id: question_, text }) => ({ id: question_, text }));
  await api.send("PUT", `/api/activities/${id}/online-chat`, {
    ...settings,
    endsAt: new Date(Date.now() + 1_000).toISOString(),
    questions: asked,
  });
  await expect(phone.getByText("Ponte al día: quedan 1 de 2 preguntas")).toBeVisible({ timeout: 15_000 });
  await look(phone, "online-chat-catch-up");
  await phone.getByRole("textbox", { name: "Tu respuesta" }).fill("Andando");
  await phone.getByRole("button", { name: "Enviar" }).click();
  await expect(phone.getByText("Has respondido a todas las preguntas. ¡Gracias!")).toBeVisible();
});
