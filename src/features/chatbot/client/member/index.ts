import SmartToyOutlined from "@mui/icons-material/SmartToyOutlined";
import type { MemberHost } from "../../../../client/kit/member";

const isShown = ({ hasChatbot }: { readonly hasChatbot: boolean }) => hasChatbot;

/** The members' assistant: in the menu of one's own, and a line of the home that leads there. */
export function register(host: MemberHost): void {
  host.memberScreen({
    path: "chatbot",
    isShown,
    menu: { label: "chatbot.title", Icon: SmartToyOutlined, order: 5 },
    load: () => import("./ChatbotScreen").then(({ ChatbotScreen }) => ({ default: ChatbotScreen })),
  });
  host.memberHomeCard({
    name: "chatbot",
    order: 90,
    isShown,
    load: () => import("./HomeLine").then(({ HomeLine }) => ({ default: HomeLine })),
  });
}
