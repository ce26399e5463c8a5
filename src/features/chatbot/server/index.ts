import { ledger } from "../../../contracts/services/ledger";
import { memberChats } from "../../../contracts/services/memberChats";
import { participations } from "../../../contracts/services/participation";
import type { ServerHost } from "../../../server/kit";
import { CHATBOT_ERRORS } from "../shared/errors";
import { demoConversation } from "./demoConversation";
import { eraseConversation, removeOldExchanges } from "./retention";
import { chatbotRoutes } from "./routes";
import { createStemmer } from "./search/createStemmer";
import type { ChatbotServices } from "./services";

/** Members' questions, answered from what they may read in their community. */
export function register(host: ServerHost): void {
  const tools = () => host.tools();
  const services: ChatbotServices = {
    tools,
    languageModel: () => tools().languageModel,
    ledger: host.use(ledger, "chatbot"),
    participations: host.use(participations, "chatbot"),
    chats: host.use(memberChats, "chatbot"),
    activityTypes: host.registries.activityTypes,
    stemmer: createStemmer(),
  };
  host.errors(Object.values(CHATBOT_ERRORS));
  host.memberPage({ name: "/chatbot", label: "chatbot.title" });
  host.entityHook(eraseConversation);
  host.schedule(removeOldExchanges);
  host.demoSeed(demoConversation);
  for (const route of chatbotRoutes(services)) host.route(route);
}
