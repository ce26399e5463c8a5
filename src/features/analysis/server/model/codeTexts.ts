import Type from "typebox";
import { type OpenedModel, RemoteServiceError } from "../../../../server/kit";
import { closed } from "../../../../shared/calls/schemas";
import { SENTIMENTS, type Sentiment } from "../../shared/analysis";

const AT_ONCE = 4;

interface Code {
  /** Number of the topic; null if it is about none of them. */
  readonly topic: number | null;
  readonly sentiment: Sentiment;
}

/**
 * Says what each text is about and how it feels about it. Each is read alone, so that one which tries to instruct the model
 * spoils itself at most.
 * @returns a code for each text; undefined if the model's answer was none
 */
export async function codeTexts(
  model: OpenedModel,
  texts: readonly string[],
  {
    titles,
    signal,
    onProgress,
  }: {
    readonly titles: readonly string[];
    readonly signal?: AbortSignal | undefined;
    readonly onProgress: (done: number) => Promise<void>;
  },
): Promise<readonly (Code | undefined)[]> {
  const ids = titles.map((_, index) => `t${index + 1}`);
  const schema = closed({ topic: Type.Enum([...ids, "none"]), sentiment: Type.Enum([...SENTIMENTS]) });
  const instructions = [
    "Say which topic a participant's text is about, or none, and whether it is positive, neutral or negative about it.",
    `Topics: ${titles.map((title, index) => `${ids[index]} = ${title}`).join("; ")}.`,
  ].join(" ");
  async function code(text: string): Promise<Code | undefined> {
    try {
      const answer = await model.answer({ instructions, passages: [{ id: "p1", text }], schema, signal });
      const topic = ids.indexOf(answer.topic);
      return { topic: topic < 0 ? null : topic, sentiment: answer.sentiment };
    } catch (error) {
      if (error instanceof RemoteServiceError && error.fault === "badAnswer") return undefined;
      throw error;
    }
  }
  const codes: (Code | undefined)[] = [];
  for (let start = 0; start < texts.length; start += AT_ONCE) {
    codes.push(...(await Promise.all(texts.slice(start, start + AT_ONCE).map(code))));
    await onProgress(codes.length);
  }
  return codes;
}
