import { findMembers, type RouteContext } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import { MEMBER_ERRORS } from "../../shared/errors";

/**
 * Deletes all whom nicknames, addresses or identifiers name, paused ones too, or nobody.
 * @returns how many
 * @throws AppError `members.unknownMembers` with `unknown`
 */
export async function deleteMembers({ db, records }: RouteContext, names: readonly string[]): Promise<number> {
  return db.transaction(async () => {
    const { members, unknown } = await findMembers(db, names, true);
    if (unknown.length > 0 || members.length === 0) throw new AppError(MEMBER_ERRORS.unknownMembers, { extensions: { unknown } });
    for (const { id } of members) await records.remove("member", id);
    return members.length;
  });
}
