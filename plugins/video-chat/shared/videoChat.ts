/** The activity type of this plugin, as the specification names it. */
export const VIDEO_CHAT = "wat_videochat";

/** Channel of what happens around a session; its ids are the activities'. */
export const CHANNEL = "videoChat";

/** Spec section 9. */
export const LONGEST_MINUTES = 180;
/** How long before the end people are warned. */
export const WARNING_MS = 10 * 60_000;

/** How often whoever is there says so, and how long after that they are taken for gone. */
export const HEARTBEAT_MS = 10_000;
export const GONE_AFTER_MS = 35_000;

export const LONGEST_REASON = 500;
/** SDP of a browser with all its codecs, three streams that it sends and twenty that it receives: about 40 kB. */
export const LONGEST_OFFER = 100_000;
