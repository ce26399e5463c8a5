import type { MemberHost } from "../../../../client/kit/member";
import { conversation } from "../../../../contracts/views/conversation";

export function register(host: MemberHost): void {
  host.view(conversation, () => import("./Conversation").then(({ Conversation }) => ({ default: Conversation })));
}
