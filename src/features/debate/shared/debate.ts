export const DEBATE = "wat_chat";
export const LONGEST_TITLE = 200;
export const LONGEST_DESCRIPTION = 5_000;
export const LONGEST_TAG = 60;
export const MOST_TOPICS = 50;

/** Colours of topics, each told from the others, and readable as a mark beside text on light and dark. */
export const TOPIC_COLORS = ["#3447d4", "#0b7a75", "#b3261e", "#8a4fd3", "#b25e00", "#00639b", "#2e7d32", "#ad1457"] as const;
