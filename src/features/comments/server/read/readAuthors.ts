import type { Author } from "../../../../contracts/api/comments";
import type { SpaceDb } from "../../../../server/kit";
import type { CommentRow } from "./commentFields";

/** What stands in the rows of people whose data were erased. */
const ERASED = "%@erased.invalid";

const GONE = { id: null, name: "", image: null } as const;

const idsOf = (rows: readonly CommentRow[], field: "member" | "moderator") => [
  ...new Set(rows.flatMap((row) => row[field] ?? [])),
];

/** Who wrote comments, by the id of the member or the staff role; people who are gone are left out. */
export async function readAuthors(db: SpaceDb, rows: readonly CommentRow[]): Promise<ReadonlyMap<string, Author>> {
  const [members, moderators] = [idsOf(rows, "member"), idsOf(rows, "moderator")];
  const found = new Map<string, Author>();
  if (members.length > 0) {
    const known = await db
      .selectFrom("member")
      .select(["id", "nickname", "image"])
      .where("id", "in", members)
      .where("email", "not like", ERASED)
      .execute();
    for (const { id, nickname, image } of known) found.set(id, { kind: "member", id, name: nickname, image });
  }
  if (moderators.length > 0) {
    const known = await db.selectFrom("staffRole").select(["id", "name"]).where("id", "in", moderators).execute();
    for (const { id, name } of known) found.set(id, { kind: "team", id, name, image: null });
  }
  return found;
}

/** The author of one comment. */
export function authorOf({ member, moderator }: CommentRow, authors: ReadonlyMap<string, Author>): Author {
  return authors.get(member ?? moderator ?? "") ?? { kind: moderator === null ? "member" : "team", ...GONE };
}
