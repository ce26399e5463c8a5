/** What a comment has open below it, or in front of it. */
export type OpenPart = "tags" | "note" | "versions" | "sendBack" | "reply";
