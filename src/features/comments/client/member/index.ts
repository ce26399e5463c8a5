import type { MemberHost } from "../../../../client/kit/member";
import { commentSearch, conversation } from "../../../../contracts/views/conversation";

export function register(host: MemberHost): void {
  host.view(conversation, () => import("./Conversation").then(({ Conversation }) => ({ default: Conversation })));
  host.view(commentSearch, () => import("./search/FoundComments").then(({ FoundComments }) => ({ default: FoundComments })));
  host.memberHomeCard({
    name: "unsentComments",
    order: 5,
    load: () => import("./outbox/UnsentCard").then(({ UnsentCard }) => ({ default: UnsentCard })),
  });
}
