import { type ExtensionRoute, type RouteContext, route } from "../../../server/kit";
import { AppError } from "../../../shared/errors";
import { chatbotApi } from "../shared/api";
import { CHATBOT_ERRORS } from "../shared/errors";
import { openConversation, readExchanges } from "./conversation";
import { handOver } from "./handOver";
import { readKnowledge } from "./knowledge/readKnowledge";
import { sendQuestion } from "./sendQuestion";
import type { Asker, ChatbotServices } from "./services";
import { suggestQuestions } from "./suggestQuestions";

const BASE = "/client/communities/chatbot";
const access = { kind: "member" } as const;

/** @throws AppError `access.denied`, `chatbot.off` */
async function askerOf(context: RouteContext): Promise<Asker> {
  const { session, db, language, text, timeZone, communityTheme } = context;
  if (!session?.memberId) throw new AppError("access.denied");
  const settings = await db.selectFrom("communityConfiguration").select("chatbot").executeTakeFirst();
  if (settings?.chatbot === false) throw new AppError(CHATBOT_ERRORS.off);
  return { db, language, text, timeZone, communityTheme, memberId: session.memberId, accountId: session.accountId };
}

/** A member's conversation with the assistant, in the community of the session. */
export function chatbotRoutes(services: ChatbotServices): readonly ExtensionRoute[] {
  return [
    route(chatbotApi, `POST ${BASE}/start`, {
      access,
      handle: async (context) => {
        const asker = await askerOf(context);
        const conversation = await openConversation(asker.db, asker.memberId);
        const knowledge = await readKnowledge(asker, services);
        return {
          conversation,
          exchanges: await readExchanges(asker.db, conversation),
          suggestions: [...suggestQuestions(asker, knowledge)],
          topics: [...new Set(knowledge.passages.map(({ topic }) => topic))],
          hasModel: (await services.languageModel()?.open(asker.db)) !== undefined,
        };
      },
    }),
    route(chatbotApi, `POST ${BASE}/message/send`, {
      access,
      handle: async (context, { body }) => sendQuestion(await askerOf(context), body, services),
    }),
    route(chatbotApi, `POST ${BASE}/message/:messageId/handOver`, {
      access,
      handle: async (context, { params }) => handOver(await askerOf(context), params.messageId, services),
    }),
  ];
}
