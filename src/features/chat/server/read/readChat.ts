import type { PreparedQuery, RowOf, SpaceDb } from "../../../../server/kit";
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

const MEMBER: PreparedQuery<{ readonly id: string }, Pick<RowOf<"member">, "nickname" | "image" | "status">> = {
  name: "chat_member",
  build: (db, at) =>
    db.selectFrom("member").select(["nickname", "image", "status"]).where("id", "=", at.id).where("email", "not like", ERASED),
};

async function readObserver(db: SpaceDb, id: string): Promise<LoadedChat | undefined> {
  const channel = "OBSERVER";
  const role = await db.selectFrom("staffRole").select(["name", "role"]).where("id", "=", id).executeTakeFirst();
  if (role) return { person: { id, channel, name: role.name, image: null, hasLeft: false }, isOpen: role.role === "OBSERVATOR" };
  const left = await db.selectFrom("chatThread").select("observerName").where("formerObserver", "=", id).executeTakeFirst();
  return left && { person: { id, channel, name: left.observerName ?? "", image: null, hasLeft: true }, isOpen: false };
}

/** @returns the member's or the observer's chat; nothing where there is no such person, nor a chat of one who left */
export async function readChat(db: SpaceDb, channel: ChatChannel, id: string): Promise<LoadedChat | undefined> {
  if (channel === "OBSERVER") return readObserver(db, id);
  const [member] = await db.run(MEMBER, { id });
  if (!member) return undefined;
  const isOpen = member.status !== "INACTIVE";
  return { person: { id, channel, name: member.nickname, image: member.image, hasLeft: !isOpen }, isOpen };
}
