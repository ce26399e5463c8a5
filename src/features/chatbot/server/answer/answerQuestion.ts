import type { Paragraph } from "../../shared/api";
import type { Method } from "../../shared/chatbot";
import { readKnowledge } from "../knowledge/readKnowledge";
import { searchPassages } from "../search/searchPassages";
import type { Asker, ChatbotServices } from "../services";
import { modelAnswer } from "./modelAnswer";
import { quoteAnswer } from "./quoteAnswer";

interface Answer {
  /** None where the community's texts have no answer. */
  readonly answer: readonly Paragraph[];
  readonly method: Method;
}

/** Answers a member's question from what the member may read. */
export async function answerQuestion(
  asker: Asker,
  { conversation, question }: { readonly conversation: string; readonly question: string },
  services: ChatbotServices,
): Promise<Answer> {
  const { passages } = await readKnowledge(asker, services);
  const matches = await searchPassages({ asker, conversation, question, passages }, services);
  const model = services.languageModel();
  if (!model) return { answer: quoteAnswer(matches), method: "SEARCH" };
  try {
    const { db, language } = asker;
    const best = matches.map(({ passage }) => passage);
    return { answer: await modelAnswer({ db, question, language, passages: best }, model.answer), method: "MODEL" };
  } catch {
    // Out of order, too slow or over its budget: the adapter has noted why.
    return { answer: quoteAnswer(matches), method: "SEARCH_INSTEAD" };
  }
}
