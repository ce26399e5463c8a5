/** The activity type of this plugin, as the specification names it. */
export const VIDEO_CHAT = "wat_videochat";

/** Channel of what happens around a session; its ids are the activities'. */
export const CHANNEL = "videoChat";

/** The same for the team alone: what observers do and write reaches nobody else. */
export const TEAM_CHANNEL = "videoChatTeam";

/** Spec section 9. */
export const LONGEST_MINUTES = 180;
/** How long before the end people are warned. */
export const WARNING_MS = 10 * 60_000;

/** How often whoever is there says so, and how long after that they are taken for gone. */
export const HEARTBEAT_MS = 10_000;
export const GONE_AFTER_MS = 35_000;

export const LONGEST_REASON = 500;
export const LONGEST_MESSAGE = 1_000;
export const LONGEST_NICKNAME = 40;
/** As the activity's own field has it. */
export const LONGEST_PASSWORD = 60;
/** Of the link for observers; more than an HMAC has in base64url. */
export const LONGEST_KEY = 64;
/** Messages that a chat shows: the last ones. */
export const MOST_MESSAGES = 300;
/** SDP of a browser with all its codecs, three streams that it sends and twenty that it receives: about 40 kB. */
export const LONGEST_OFFER = 100_000;
