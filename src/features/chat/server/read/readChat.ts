import type { SpaceDb } from "../../../../server/kit";
import type { ChatPerson } from "../../shared/api/schemas";
import type { ChatChannel } from "../../shared/chat";

/** What stands in the rows of people whose data were erased. */
const ERASED = "%@erased.invalid";

/** A chat, which there is from its first message on, and whose it is. */
export interface LoadedChat {
  readonly person: ChatPerson;
  /** Whether the person still reads what is written. */
  readonly isOpen: boolean;
}

/** @returns the member's or the observer's chat; nothing where there is no such person */
export async function readChat(db: SpaceDb, channel: ChatChannel, id: string): Promise<LoadedChat | undefined> {
  if (channel === "MEMBER") {
    const member = await db
      .selectFrom("member")
      .select(["nickname", "image", "status"])
      .where("id", "=", id)
      .where("email", "not like", ERASED)
      .executeTakeFirst();
    if (!member) return undefined;
    const { nickname, image, status } = member;
    return { person: { id, channel, name: nickname, image }, isOpen: status !== "INACTIVE" };
  }
  const role = await db.selectFrom("staffRole").select(["name", "role"]).where("id", "=", id).executeTakeFirst();
  return role && { person: { id, channel, name: role.name, image: null }, isOpen: role.role === "OBSERVATOR" };
}
