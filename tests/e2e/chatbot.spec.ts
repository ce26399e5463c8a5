import { enterBy } from "./support/api";
import { PHONE } from "./support/devices";
import { look } from "./support/look";
import { expect, test } from "./support/test";

test.use(PHONE);

test("a member asks the assistant on a phone, follows a source, and sends the team what it doesn't know", async ({
  newPerson,
}) => {
  const { page, context, expectRefusal } = await newPerson();
  await enterBy(context, "member", "member@demo.test");
  await page.goto("/c/demo/");
  await page.getByRole("link", { name: "Pregunta al asistente" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Asistente" })).toBeVisible();
  await expect(page.getByText("Respuestas automáticas con los textos de la comunidad")).toBeVisible();
  const answers = page.getByRole("list", { name: "Preguntas y respuestas" });
  await expect(answers.getByText("Enviada a tu chat con el equipo", { exact: false })).toBeVisible();
  const chips = page.getByRole("list", { name: "Preguntas sugeridas" }).getByRole("button");
  await expect(chips).toHaveCount(3);
  await look(page, "chatbot");

  const field = page.getByRole("textbox", { name: "Escribe tu pregunta" });
  await chips.filter({ hasText: "¿Qué me queda por hacer?" }).click();
  const todo = answers.getByRole("listitem").last();
  await expect(todo).toContainText(/Te queda/);
  await expect(field, "one goes on writing").toBeFocused();
  await expect(todo.getByRole("link", { name: "Lo que te queda por hacer" })).toHaveAttribute("href", "/c/demo/activities");

  await field.fill("a".repeat(503));
  await expect(page.getByText("Sobran 3 caracteres", { exact: false })).toBeVisible();
  await expect(page.getByRole("button", { name: "Enviar" })).toBeDisabled();

  // What couldn't be sent says so, and can be sent again.
  await context.setOffline(true);
  await field.fill("¿Puedo llevar a mi perro al laboratorio?");
  await field.press("Enter");
  await expect(answers.getByText("Sin conexión: tu pregunta no se ha enviado.")).toBeVisible();
  await look(page, "chatbot-offline");
  await context.setOffline(false);
  await answers.getByRole("button", { name: "Intentar otra vez" }).click();
  const dog = answers.getByRole("listitem").last();
  await expect(dog).toContainText("No lo sé");
  await dog.getByRole("button", { name: "Preguntar al equipo" }).click();
  await expect(dog).toContainText("Enviada a tu chat con el equipo");
  await look(page, "chatbot-handed-over");
  await dog.getByRole("link", { name: "Abrir el chat" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "¿Puedo llevar a mi perro al laboratorio?" })).toBeVisible();

  expectRefusal(500);
  await page.route("**/chatbot/start", (route) => route.fulfill({ status: 500, body: "" }));
  await page.goto("/c/demo/chatbot");
  await expect(page.getByRole("heading", { name: "No se puede abrir la conversación." })).toBeVisible();
  await look(page, "chatbot-failed");
  await page.unroute("**/chatbot/start");
  await page.getByRole("button", { name: "Intentar otra vez" }).click();
  await expect(field).toBeVisible();

  expectRefusal(500);
  await page.route("**/chatbot/message/send", (route) => route.fulfill({ status: 500, body: "" }));
  await field.fill("¿Cuántos LABs tengo?");
  await field.press("Enter");
  await expect(answers.getByText("No se ha podido procesar tu pregunta.")).toBeVisible();
});
