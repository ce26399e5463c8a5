import type { SpaceDb } from "../../server/kit";
import { defineService } from "../defineService";

/** What a member says to the moderators. */
export interface MemberMessage {
  readonly memberId: string;
  /** Of the member. */
  readonly accountId: string;
  /** Plain text, at most 5,000 characters. */
  readonly text: string;
  /** Names this message: the same key again is the same message. 8 to 60 letters, digits, `:` and `-`. */
  readonly clientKey: string;
}

/** Members' chats with the moderators, for extensions in which a member writes to them. */
export interface MemberChats {
  /**
   * Writes in the member's name, in the open transaction if there is one; the moderators are alerted. How often is the
   * caller's to limit.
   * @throws AppError `record.notFound`, `chat.mayNotWrite`, `chat.keyUsed`
   */
  readonly write: (db: SpaceDb, message: MemberMessage) => Promise<void>;
}

export const memberChats = defineService<MemberChats>("memberChats");
