import type { FoundEntry, Part, TimelineSource } from "../source";

interface Row {
  readonly id: string;
  readonly createdAt: string;
  readonly acceptedAt: string | null;
  readonly sentAt: string | null;
  readonly invitationId: string | null;
}

function momentsOf({ id, createdAt, acceptedAt, sentAt, invitationId }: Row): readonly FoundEntry[] {
  const common = { kind: "membership", text: null, words: {} };
  const entered =
    acceptedAt && invitationId ? [{ ...common, id: invitationId, at: acceptedAt, event: "entered", record: null }] : [];
  const invitation = invitationId ? { resource: "invitations", id: invitationId } : null;
  // One invitation has one row: entered and invited are two moments of it, told apart by the instant.
  const invited =
    sentAt && invitationId ? [{ ...common, id: invitationId, at: sentAt, event: "invited", record: invitation }] : [];
  return [...entered, ...invited, { ...common, id, at: createdAt, event: "added", record: null }];
}

const isEarlier = ({ before }: Part, { at, id }: FoundEntry) =>
  !before || Date.parse(at) < Date.parse(before.at) || (Date.parse(at) === Date.parse(before.at) && id < before.id);

/** When somebody was added, invited and came in. */
export const membershipSource: TimelineSource = {
  kind: "membership",
  read: async (part) => {
    const row = await part.db
      .selectFrom("member")
      .leftJoin("invitation", "invitation.member", "member.id")
      .select(["member.id", "member.createdAt", "invitation.id as invitationId", "invitation.acceptedAt", "invitation.sentAt"])
      .where("member.id", "=", part.memberId)
      .executeTakeFirst();
    return row ? momentsOf(row).filter((entry) => isEarlier(part, entry)) : [];
  },
};
