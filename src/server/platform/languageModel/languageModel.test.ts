import Type from "typebox";
import { afterEach, describe, expect, test } from "vitest";
import { type ModelReply, startModelService } from "../../../../tests/helpers/modelService";
import { closed } from "../../../shared/calls/schemas";
import { RemoteServiceError } from "../remoteService/remoteServiceError";
import { createLanguageModel } from "./languageModel";

type Service = Awaited<ReturnType<typeof startModelService>>;

const schema = closed({ topics: Type.Array(Type.Enum(["bus", "bike"])) });
const REQUEST = { instructions: "Name the topics.", data: "p1\tThe bus is late", schema };

describe("a language model", () => {
  const services: Service[] = [];
  afterEach(async () => {
    await Promise.all(services.splice(0).map((service) => service.close()));
  });

  async function serve(...replies: readonly ModelReply[]) {
    const service = await startModelService((_, index) => replies[Math.min(index, replies.length - 1)] ?? {});
    services.push(service);
    const config = { url: service.url, path: "/v1/chat/completions", keyFile: undefined, model: "small", monthlyTokens: 1 };
    const model = createLanguageModel(config, { restMs: 1, answerMs: 1_000 });
    if (!model) throw new Error("a service is configured");
    return { model, calls: service.calls };
  }

  test("isn't there if no service is configured", () => {
    expect(createLanguageModel(undefined)).toBeUndefined();
  });

  test("is sent instructions, data and the schema of the answer", async () => {
    const { model, calls } = await serve({ content: { topics: ["bus"] } });
    expect(await model.answer(REQUEST)).toEqual({ value: { topics: ["bus"] }, tokens: 100 });
    expect(calls[0]).toMatchObject({
      path: "/v1/chat/completions",
      model: "small",
      messages: [
        { role: "system", content: "Name the topics." },
        { role: "user", content: "p1\tThe bus is late" },
      ],
      response_format: { type: "json_schema", json_schema: { strict: true, schema: JSON.parse(JSON.stringify(schema)) } },
    });
  });

  test("reads JSON in a code block, as some models write it", async () => {
    const { model } = await serve({ content: '```json\n{"topics":["bike"]}\n```' });
    expect((await model.answer(REQUEST)).value).toEqual({ topics: ["bike"] });
  });

  test.each(["\u0000", "\ud800"])("is told of characters that no database keeps", async (character) => {
    const { model, calls } = await serve({ content: { topics: [character] } }, { content: { topics: ["bus"] } });
    expect((await model.answer(REQUEST)).value).toEqual({ topics: ["bus"] });
    expect(calls[1]?.messages[3]?.content).toContain("characters");
  });

  test("is told once what doesn't fit, and answers again", async () => {
    const { model, calls } = await serve({ content: { topics: ["train"] } }, { content: { topics: ["bus"] } });
    expect(await model.answer(REQUEST)).toEqual({ value: { topics: ["bus"] }, tokens: 200 });
    expect(calls[1]?.messages[3]?.content).toContain("/topics/0");
  });

  test.each<readonly [string, ModelReply, string, number]>([
    ["never fits", { content: { topics: ["train"], more: true } }, "badAnswer", 2],
    ["writes prose", { content: "The topics are buses." }, "badAnswer", 2],
    ["answers a page", { body: "<html>" }, "badAnswer", 1],
    ["answers without end", { body: "x".repeat(2_000_000) }, "badAnswer", 1],
    ["fails all the time", { status: 500, body: "" }, "unavailable", 4],
    ["is busy all the time", { status: 429, headers: { "retry-after": "0" }, body: "" }, "busy", 4],
    ["doesn't take the key", { status: 401, body: "" }, "denied", 1],
    ["leads elsewhere", { status: 302, headers: { location: "https://elsewhere.example/" }, body: "" }, "refused", 1],
    ["hangs", {}, "timeout", 1],
  ])("that %s is a fault", async (_, reply, fault, attempts) => {
    const { model, calls } = await serve(reply);
    const error = await model.answer(REQUEST).then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
    expect(error).toBeInstanceOf(RemoteServiceError);
    expect((error as RemoteServiceError).fault).toBe(fault);
    expect(calls).toHaveLength(attempts);
  });
});
