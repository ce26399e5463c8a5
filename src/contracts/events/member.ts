import { defineEvent } from "../defineEvent";

/** Somebody has become a member: by invitation, by signing up, or as the one whom the team had entered. */
export const memberJoined = defineEvent<{ readonly memberId: string }>("member.joined");
