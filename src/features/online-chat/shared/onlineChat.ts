/** The activity type of this feature. */
export const ONLINE_CHAT = "wat_chat_online";

/** Channel of what happens around a chat; its ids: the activity's, `{activity}:team`, `{activity}:{member}`. */
export const CHANNEL = "onlineChat";

export const LONGEST_SESSION_MS = 3 * 3_600_000;
export const MOST_QUESTIONS = 60;
export const LONGEST_QUESTION = 2_000;

/** How often whoever is there says so, and how long after that they are taken for gone. */
export const HEARTBEAT_MS = 60_000;
export const GONE_AFTER_MS = 200_000;
/** People may come this long before the session begins. */
export const WAITING_MS = 30 * 60_000;
