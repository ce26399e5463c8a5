import Type from "typebox";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { CONCURRENT_ENGINE, startApp, type TestApp } from "../../../tests/helpers/app";
import { demoId } from "../../../tests/helpers/communities";
import { rows } from "../../../tests/helpers/identity";
import { type ModelCall, type ModelReply, startModelService } from "../../../tests/helpers/modelService";
import { spaceDbOf } from "../../../tests/helpers/spaceDb";
import { closed } from "../../shared/calls/schemas";
import { createLanguageModel, LONGEST_ANSWER } from "../platform/languageModel/languageModel";
import { ModelBudgetError } from "./budget";
import { createSpaceLanguageModel, type OpenedModel } from "./spaceLanguageModel";

const AT_ONCE = 20;
const schema = closed({ topic: Type.String() });

describe.each(CONCURRENT_ENGINE)("a month's tokens on %s", (engine) => {
  let app: TestApp;
  let community: string;
  let service: Awaited<ReturnType<typeof startModelService>>;
  let reply: (call: ModelCall, index: number) => ModelReply | Promise<ModelReply>;
  let asked = 0;

  beforeAll(async () => {
    service = await startModelService((call, index) => reply(call, index));
    app = await startApp({ engine });
    community = await demoId(app);
  });
  beforeEach(async () => {
    service.calls.length = 0;
    await rows(app, "delete from model_budget");
  });
  afterAll(async () => {
    await app.close();
    await service.close();
  });

  async function open(most: number): Promise<OpenedModel> {
    const config = { url: service.url, path: "/", keyFile: undefined, model: "small", monthlyTokens: most };
    const model = createSpaceLanguageModel(createLanguageModel(config, { restMs: 1 }), most);
    const opened = await model?.open(spaceDbOf(app, community));
    if (!opened) throw new Error("a service is configured");
    return opened;
  }
  const spent = async () => (await rows<{ tokens: number }>(app, "select tokens from model_budget"))[0]?.tokens ?? 0;
  /** Each asks something else: what the model answered is kept. */
  const ask = ({ answer }: OpenedModel, signal?: AbortSignal) => {
    asked += 1;
    return answer({ instructions: "Name the topic.", passages: [{ id: "p1", text: `Bus ${asked}` }], schema, signal });
  };
  const askAtOnce = (model: OpenedModel) => Promise.allSettled(Array.from({ length: AT_ONCE }, () => ask(model)));
  /** What one question takes until it is answered. */
  async function reservation(): Promise<number> {
    let held = 0;
    reply = async () => {
      held = await spent();
      return { content: { topic: "bus" } };
    };
    await ask(await open(1_000_000));
    await rows(app, "delete from model_budget");
    service.calls.length = 0;
    return held;
  }
  function holdModel(content: ModelReply) {
    let letGo = () => {};
    const isLetGo = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    reply = async () => {
      await isLetGo;
      return content;
    };
    return letGo;
  }

  test("are never exceeded by questions at once; what wasn't spent comes back", async () => {
    const most = Math.ceil(3.5 * (await reservation()));
    const model = await open(most);
    const letGo = holdModel({ content: { topic: "bus" } });
    const answers = askAtOnce(model);
    await expect.poll(() => service.calls.length, { timeout: 20_000 }).toBe(3);
    let highest = 0;
    for (let look = 0; look < 20; look += 1) highest = Math.max(highest, await spent());
    expect(highest).toBeLessThanOrEqual(most);
    letGo();
    const settled = await answers;
    const refused = settled.flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
    expect(refused.every((reason) => reason instanceof ModelBudgetError)).toBe(true);
    // One that came late found what the first ones gave back.
    expect(service.calls).toHaveLength(AT_ONCE - refused.length);
    expect(await spent()).toBe(100 * service.calls.length);
  });

  test.each<readonly [string, ModelReply]>([
    ["refuses", { status: 401, body: "" }],
    ["breaks down", { status: 500, body: "" }],
  ])("come back from a service that %s", async (_, answer) => {
    const model = await open(AT_ONCE * (await reservation()) * 2);
    reply = () => answer;
    const settled = await askAtOnce(model);
    expect(settled.every(({ status }) => status === "rejected")).toBe(true);
    expect(await spent()).toBe(0);
    reply = () => ({ content: { topic: "bus" } });
    await ask(model);
    expect(await spent()).toBe(100);
  });

  test("come back from who gives up", async () => {
    const model = await open(1_000_000);
    const letGo = holdModel({ content: { topic: "bus" } });
    const leaving = new AbortController();
    const answers = Promise.allSettled(Array.from({ length: 5 }, () => ask(model, leaving.signal)));
    await expect.poll(() => service.calls.length, { timeout: 20_000 }).toBe(5);
    leaving.abort();
    await answers;
    letGo();
    expect(await spent()).toBe(0);
  });

  test("are reserved for an answer that is asked for again, too", async () => {
    const held = await reservation();
    let counted = 0;
    reply = (call, index) => {
      const read = call.messages.reduce((sum, { content }) => sum + content.length, JSON.stringify(schema).length);
      counted += Math.ceil(read / 2.5) + LONGEST_ANSWER;
      const content = index === 0 ? "x".repeat(2.5 * LONGEST_ANSWER) : '{"topic":"bus"}';
      const body = { choices: [{ message: { content } }], usage: { total_tokens: Math.ceil(read / 2.5) + LONGEST_ANSWER } };
      return { body: JSON.stringify(body) };
    };
    await ask(await open(1_000_000));
    expect(service.calls).toHaveLength(2);
    expect(await spent()).toBe(counted);
    expect(counted).toBeLessThanOrEqual(held);
  });
});
