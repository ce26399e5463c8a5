import type { OpenedModel } from "../../../../server/kit";
import type { Paragraph } from "../../shared/api";
import type { Method } from "../../shared/chatbot";
import { readKnowledge } from "../knowledge/readKnowledge";
import { type Match, searchPassages } from "../search/searchPassages";
import type { Asker, ChatbotServices } from "../services";
import { modelAnswer } from "./modelAnswer";
import { quoteAnswer } from "./quoteAnswer";

interface Answer {
  /** None where the community's texts have no answer. */
  readonly answer: readonly Paragraph[];
  readonly method: Method;
}

interface Asked {
  readonly language: string;
  readonly question: string;
}

/** The answer that passages give: a model's where there is one, else the best of them as they are. */
export async function answerFrom(matches: readonly Match[], asked: Asked, model: OpenedModel | undefined): Promise<Answer> {
  if (!model) return { answer: quoteAnswer(matches), method: "SEARCH" };
  try {
    const passages = matches.map(({ passage }) => passage);
    return { answer: await modelAnswer({ ...asked, passages }, model), method: "MODEL" };
  } catch {
    // Out of order, too slow, or the community's tokens of the month are used up.
    return { answer: quoteAnswer(matches), method: "SEARCH_INSTEAD" };
  }
}

/** Answers a member's question from what the member may read. */
export async function answerQuestion(
  asker: Asker,
  { conversation, question }: { readonly conversation: string; readonly question: string },
  services: ChatbotServices,
): Promise<Answer> {
  const { passages } = await readKnowledge(asker, services);
  const matches = await searchPassages({ asker, conversation, question, passages }, services);
  const { db, language } = asker;
  return answerFrom(matches, { language, question }, await services.languageModel()?.open(db));
}
