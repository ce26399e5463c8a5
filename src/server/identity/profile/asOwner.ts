import type { Actor } from "../../access/session/session";

/**
 * A member who writes its own record through the generated writes, with their rules, hooks and history. Which fields
 * are the member's to write is said by the call that uses it, never by its body.
 */
export function asOwner({
  accountId,
  spaceId,
  memberId,
}: {
  readonly accountId: string;
  readonly spaceId: string;
  readonly memberId: string | undefined;
}): Actor {
  return {
    kind: "member",
    sessionId: "",
    accountId,
    spaceId,
    memberId,
    subjectId: memberId,
    visibility: "ALL",
    accessKeys: ["community:MODERATOR"],
    missing: [],
  };
}
