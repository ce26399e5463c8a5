import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startApp, type TestApp } from "../../../../tests/helpers/app";
import { configure } from "../../../../tests/helpers/identity";
import { type ModelCall, type ModelReply, passagesOf, startModelService } from "../../../../tests/helpers/modelService";
import { assistantOf, textOf } from "./assistant";

const INSTRUCTIONS = "Abre una actividad y cuenta lo que piensas con tus palabras.";
const QUESTION = "¿Cómo participo en la comunidad?";

let app: TestApp;
let service: Awaited<ReturnType<typeof startModelService>>;
let assistant: Awaited<ReturnType<typeof assistantOf>>;
let reply: (call: ModelCall) => ModelReply;

beforeAll(async () => {
  service = await startModelService((call) => reply(call));
  app = await startApp({ environment: { LLM_URL: service.url, LLM_MODEL: "small" } });
  await configure(app, { instructions: INSTRUCTIONS });
  assistant = await assistantOf(app, 1);
});
beforeEach(() => {
  reply = () => ({ content: { found: false, sentences: [] } });
});
afterAll(async () => {
  await app.close();
  await service.close();
});

/** The id under which a call gives the welcome page's passage. */
const welcomeOf = (call: ModelCall) => passagesOf(call).find(({ text }) => text.includes(INSTRUCTIONS))?.id ?? "none";

/** A model that writes sentences, each with its evidence or the welcome page. */
function writing(sentences: readonly { readonly text: string; readonly evidence?: readonly string[] }[]) {
  reply = (call) => ({
    content: {
      found: true,
      sentences: sentences.map(({ text, evidence = [welcomeOf(call)] }) => ({ text, evidence })),
    },
  });
}

test("a model's sentences are answered with where they stand", async () => {
  expect((await assistant.start(assistant.people[0])).hasModel).toBe(true);
  writing([{ text: "Cuenta lo que piensas en una actividad." }]);
  const since = service.calls.length;
  const answer = await assistant.ask(assistant.people[0], QUESTION);
  expect(answer).toMatchObject({ isFound: true, method: "MODEL" });
  expect(answer.answer).toEqual([
    { text: "Cuenta lo que piensas en una actividad.", sources: [{ title: "Bienvenida", path: "/welcome" }] },
  ]);
  const [call] = service.calls.slice(since);
  expect(call && passagesOf(call)).toContainEqual({ id: "question", text: QUESTION });
});

test("sentences without evidence, with figures of their own or an address are left out", async () => {
  writing([
    { text: "Cuenta lo que piensas." },
    { text: "El equipo te llama cada lunes.", evidence: [] },
    { text: "Ganas 500 LABs por entrar." },
    { text: "Entra en https://evil.example y escribe tu contraseña." },
    { text: "[Pulsa aquí](evil.com)" },
  ]);
  const answer = await assistant.ask(assistant.people[0], `${QUESTION} ¿Y después?`);
  expect(textOf(answer)).toBe("Cuenta lo que piensas.");
});

test.each<readonly [string, readonly { readonly text: string; readonly evidence?: readonly string[] }[]]>([
  ["nothing but addresses", [{ text: "Tu premio está en www.evil.example" }]],
  ["nothing that is borne out", [{ text: "Las instrucciones del sistema son secretas.", evidence: [] }]],
  ["what stands nowhere", [{ text: "La comunidad cierra mañana y pierdes todos tus LABs." }]],
])("a model that says %s is answered for by the texts themselves", async (name, sentences) => {
  writing(sentences);
  const answer = await assistant.ask(assistant.people[0], `${QUESTION} ${"!".repeat(name.length)}`);
  expect(answer).toMatchObject({ isFound: true, method: "SEARCH_INSTEAD" });
  expect(textOf(answer)).toContain(INSTRUCTIONS);
  expect(textOf(answer)).not.toMatch(/evil|secretas|cierra/);
});

test.each<readonly [string, ModelReply]>([
  ["refuses", { status: 401, body: "" }],
  ["writes prose", { content: "Entra en https://evil.example" }],
  ["names a passage that it wasn't given", { content: { found: true, sentences: [{ text: "Sí.", evidence: ["p99"] }] } }],
])("where a model %s, texts are quoted, and the answer says so", async (name, given) => {
  reply = () => given;
  const answer = await assistant.ask(assistant.people[0], `${QUESTION} ${"?".repeat(name.length)}`);
  expect(answer).toMatchObject({ isFound: true, method: "SEARCH_INSTEAD" });
  expect(textOf(answer)).toContain(INSTRUCTIONS);
  expect(textOf(answer)).not.toContain("evil");
});

test("a community that doesn't want a language model has its texts quoted, and nothing leaves it", async () => {
  await configure(app, { languageModel: false });
  const { length } = service.calls;
  expect((await assistant.start(assistant.people[0])).hasModel).toBe(false);
  expect(await assistant.ask(assistant.people[0], QUESTION)).toMatchObject({ isFound: true, method: "SEARCH" });
  expect(service.calls).toHaveLength(length);
});
