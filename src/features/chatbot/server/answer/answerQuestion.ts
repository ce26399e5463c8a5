import { type OpenedModel, readGamification } from "../../../../server/kit";
import type { Paragraph } from "../../shared/api";
import type { Method } from "../../shared/chatbot";
import { readKnowledge } from "../knowledge/readKnowledge";
import { wordsOf } from "../search/createStemmer";
import { type Match, searchPassages, stemsIn } from "../search/searchPassages";
import type { Asker, ChatbotServices } from "../services";
import { modelAnswer } from "./modelAnswer";
import { quoteAnswer } from "./quoteAnswer";

interface Answer {
  /** None where the community's texts have no answer. */
  readonly answer: readonly Paragraph[];
  readonly method: Method;
}

type Asked = Omit<Parameters<typeof modelAnswer>[0], "passages">;

/** The answer that passages give: a model's where there is one, else the best of them as they are. */
export async function answerFrom(matches: readonly Match[], asked: Asked, model: OpenedModel | undefined): Promise<Answer> {
  if (!model) return { answer: quoteAnswer(matches), method: "SEARCH" };
  try {
    const passages = matches.map(({ passage }) => passage);
    return { answer: await modelAnswer({ ...asked, passages }, model), method: "MODEL" };
  } catch {
    // Out of order, too slow, of no use, or the community's tokens of the month are used up.
    return { answer: quoteAnswer(matches), method: "SEARCH_INSTEAD" };
  }
}

/** What is answered to a greeting or thanks with nothing else in it. */
async function courtesyOf({ db, text }: Asker, question: string): Promise<string | undefined> {
  const words = wordsOf(question);
  const isAll = (kind: string) => {
    const known = new Set(wordsOf(text(`chatbot.courtesy.${kind}.words`)));
    return words.length > 0 && words.every((word) => known.has(word));
  };
  if (isAll("thanks")) return text("chatbot.courtesy.thanks.answer");
  if (!isAll("hello")) return undefined;
  return text(`chatbot.courtesy.hello.${(await readGamification(db)).isOn ? "answer" : "answerWithoutLabs"}`);
}

/** Answers a member's question from what the member may read. */
export async function answerQuestion(
  asker: Asker,
  { conversation, question }: { readonly conversation: string; readonly question: string },
  services: ChatbotServices,
): Promise<Answer> {
  const courtesy = await courtesyOf(asker, question);
  if (courtesy) return { answer: [{ text: courtesy, sources: [] }], method: "SEARCH" };
  const { passages } = await readKnowledge(asker, services);
  const matches = await searchPassages({ asker, conversation, question, passages }, services);
  const { db, language } = asker;
  const stemsOf = async (texts: readonly string[]) => stemsIn({ asker, conversation, texts }, services);
  return answerFrom(matches, { language, question, stemsOf }, await services.languageModel()?.open(db));
}
