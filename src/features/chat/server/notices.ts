import type { HostTools, NotificationKind, SpaceDb } from "../../../server/kit";
import type { Side } from "../shared/chat";
import type { Thread } from "./read/thread";
import type { Reader } from "./reader";

/** Somebody has written in a chat: to the member or the observer, or to the moderators. */
export const MESSAGE: NotificationKind = {
  name: "chat.message",
  icon: "ChatBubble",
  category: "conversations",
  channels: { mail: true },
  readers: ["member", "staff"],
  link: ({ reader, params }) => (reader === "staff" && typeof params.chat === "string" ? `/chat/${params.chat}` : "/chat"),
};

/** While a side has not read on, what is written is no further alert: its key is the side's read marker. */
const keyOf = ({ id, personSeen, teamSeen }: Thread, side: Side) =>
  `chat:${id}:${side}:${side === "person" ? personSeen : teamSeen}`;

async function readModerators(db: SpaceDb): Promise<readonly string[]> {
  const roles = await db.selectFrom("staffRole").select("id").where("role", "in", ["MODERATOR", "ADMINISTRATOR"]).execute();
  return roles.map(({ id }) => id);
}

/** Alerts the other side, in the open transaction. @param author name of whoever has written */
export async function notifyOther(
  { db, chat: { person }, side }: Reader,
  tools: Pick<HostTools, "notify">,
  { thread, author }: { readonly thread: Thread; readonly author: string },
): Promise<void> {
  const params = { author, chat: person.id };
  const notice = { kind: MESSAGE.name, params, key: keyOf(thread, side === "team" ? "person" : "team") };
  if (side === "person") return tools.notify(db, { ...notice, moderators: await readModerators(db) });
  const reader = person.channel === "MEMBER" ? { members: [person.id] } : { moderators: [person.id] };
  return tools.notify(db, { ...notice, ...reader });
}

/** Takes back the alert of what the side has read by now, in the open transaction. @param thread as it was before */
export function withdrawAlert({ db, side }: Reader, tools: Pick<HostTools, "withdrawNotice">, thread: Thread): Promise<void> {
  return tools.withdrawNotice(db, { kind: MESSAGE.name, keys: [keyOf(thread, side)] });
}
