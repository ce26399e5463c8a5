import { readFileSync } from "node:fs";
import { Ajv, type ValidateFunction } from "ajv";
import type { TSchema } from "typebox";
import type { ValueOf } from "../../../shared/calls/defineApi";
import { ConfigError, type LanguageModelConfig } from "../config";
import { callRemoteService, type Waits } from "../remoteService/callRemoteService";
import { RemoteServiceError } from "../remoteService/remoteServiceError";

const ANSWER_MS = 2 * 60_000;
const LARGEST_ANSWER = 1_000_000;

/** Tokens of an answer at most. */
export const LONGEST_ANSWER = 2_000;

export interface ModelRequest<Schema extends TSchema> {
  readonly instructions: string;
  /** What they are to be applied to. */
  readonly data: string;
  /** Of the answer; objects closed and all of their properties required, as services ask for. */
  readonly schema: Schema;
  readonly signal?: AbortSignal | undefined;
}

interface ModelAnswer<Value> {
  readonly value: Value;
  /** Of requests and answers, as the service counted them; undefined if it didn't. */
  readonly tokens: number | undefined;
}

/** A language model behind the operator's service (`LLM_URL`). */
export interface LanguageModel {
  /** As the service knows it. */
  readonly name: string;
  /**
   * Checks the answer against the schema, since some services take one and don't keep to it; one that fails is sent back once.
   * @throws RemoteServiceError; the signal's reason where it is aborted
   */
  readonly answer: <Schema extends TSchema>(request: ModelRequest<Schema>) => Promise<ModelAnswer<ValueOf<Schema>>>;
}

interface Message {
  readonly role: "system" | "user" | "assistant";
  readonly content: string;
}

interface Reply {
  readonly content: string;
  readonly tokens: number | undefined;
}

function readReply(body: string): Reply {
  try {
    const answer = JSON.parse(body) as {
      readonly choices?: readonly { readonly message?: { readonly content?: unknown } }[];
      readonly usage?: { readonly total_tokens?: unknown };
    };
    const content = answer.choices?.[0]?.message?.content;
    const tokens = answer.usage?.total_tokens;
    if (typeof content === "string")
      return { content, tokens: typeof tokens === "number" && tokens >= 0 ? Math.ceil(tokens) : undefined };
  } catch {
    // Falls through: no JSON.
  }
  throw new RemoteServiceError("badAnswer");
}

/** What is wrong with an answer; undefined if it is as asked for. */
function faultOf(content: string, validate: ValidateFunction): { readonly fault: string } | { readonly value: unknown } {
  let value: unknown;
  try {
    // Some models wrap what they were asked for in a code block.
    value = JSON.parse(content.replace(/^\s*```(?:json)?\s*|\s*```\s*$/g, ""));
  } catch {
    return { fault: "It is not JSON." };
  }
  // The database keeps no text with a NUL or half of a surrogate pair.
  if (/\\u(?:0000|d[89a-f]..)/.test(JSON.stringify(value).replaceAll("\\\\", "")))
    return { fault: "A text has characters that are none." };
  if (validate(value)) return { value };
  return { fault: (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath || "/"} ${message}`).join("; ") };
}

function readKey(file: string): string {
  try {
    return readFileSync(file, "utf8").trim();
  } catch {
    throw new ConfigError(`LLM_KEY_FILE=${file}: this file can't be read`);
  }
}

/** @returns undefined if no service is configured @throws ConfigError */
export function createLanguageModel(config: LanguageModelConfig | undefined, waits: Waits = {}): LanguageModel | undefined {
  if (!config) return undefined;
  const { url, path, keyFile, model } = config;
  const key = keyFile === undefined ? undefined : readKey(keyFile);
  const ajv = new Ajv({ strict: false });
  const validators = new WeakMap<TSchema, ValidateFunction>();
  const validatorOf = (schema: TSchema) => {
    const validate = validators.get(schema) ?? ajv.compile(schema);
    validators.set(schema, validate);
    return validate;
  };
  const send = (messages: readonly Message[], schema: TSchema, signal: AbortSignal | undefined) =>
    callRemoteService({
      url: `${url}${path}`,
      key,
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({
        ...{ model, messages, temperature: 0, max_tokens: LONGEST_ANSWER },
        response_format: { type: "json_schema", json_schema: { name: "answer", strict: true, schema } },
      }),
      waits: { answerMs: ANSWER_MS, ...waits },
      largestAnswer: LARGEST_ANSWER,
      read: readReply,
      signal,
    });
  const sum = (one: Reply, other: Reply) => (one.tokens === undefined ? other.tokens : one.tokens + (other.tokens ?? 0));

  return {
    name: model,
    answer: async <Schema extends TSchema>({ instructions, data, schema, signal }: ModelRequest<Schema>) => {
      const messages: readonly Message[] = [
        { role: "system", content: instructions },
        { role: "user", content: data },
      ];
      const validate = validatorOf(schema);
      const first = await send(messages, schema, signal);
      const read = faultOf(first.content, validate);
      if ("value" in read) return { value: read.value as ValueOf<Schema>, tokens: first.tokens };
      const repair = `Your answer doesn't fit the JSON Schema: ${read.fault}\nAnswer again with JSON that fits it, and nothing else.`;
      const second = await send(
        [...messages, { role: "assistant", content: first.content }, { role: "user", content: repair }],
        schema,
        signal,
      );
      const repaired = faultOf(second.content, validate);
      if ("fault" in repaired) throw new RemoteServiceError("badAnswer");
      return { value: repaired.value as ValueOf<Schema>, tokens: sum(first, second) };
    },
  };
}
