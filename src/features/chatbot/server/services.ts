import type { Ledger } from "../../../contracts/services/ledger";
import type { MemberChats } from "../../../contracts/services/memberChats";
import type { Participations } from "../../../contracts/services/participation";
import type { HostTools, Registries, RouteContext } from "../../../server/kit";
import type { Stemmer } from "./search/createStemmer";

/** What the assistant works with beside the database. */
export interface ChatbotServices {
  readonly tools: () => Pick<HostTools, "demandAttempt" | "language">;
  /** Nothing where the operator has configured none. */
  readonly languageModel: () => HostTools["languageModel"];
  readonly ledger: () => Ledger;
  readonly participations: () => Participations;
  readonly chats: () => MemberChats;
  readonly activityTypes: Registries["activityTypes"];
  readonly stemmer: Stemmer;
}

/** Who asks: a member, in the community whose session it is. */
export interface Asker extends Pick<RouteContext, "db" | "language" | "text" | "timeZone" | "communityTheme"> {
  readonly memberId: string;
  readonly accountId: string;
}
