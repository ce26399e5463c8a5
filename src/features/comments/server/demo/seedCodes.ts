import { newId, type SpaceDb } from "../../../../server/kit";
import { cutPassage } from "../../shared/cutPassage";
import { CODE_BOOK } from "./codeBook";

interface Said {
  readonly id: string;
  readonly member: string | null;
  readonly text: string | null;
}

/** The first comment that has these words, with the passage; nothing where nobody says them. */
function passageOf(said: readonly Said[], quote: string) {
  const comment = said.find(({ text }) => text?.includes(quote));
  if (!comment?.text) return undefined;
  const start = [...comment.text.slice(0, comment.text.indexOf(quote))].length;
  const place = { start, end: start + [...quote].length };
  const cut = cutPassage(comment.text, place);
  return cut && { comment: comment.id, member: comment.member, commentVersion: 0, ...place, ...cut };
}

/** The demo's code book, and the passages that the team has coded; nothing where the community has codes already. */
export async function seedCodes(db: SpaceDb, createdBy: string): Promise<void> {
  if (await db.selectFrom("commentCode").select("id").limit(1).executeTakeFirst()) return;
  const said = await db.selectFrom("comment").select(["id", "member", "text"]).orderBy("createdAt").execute();
  const codes = CODE_BOOK.map((code) => ({ ...code, id: newId() }));
  await db
    .insertInto("commentCode")
    .values(codes.map(({ id, name, color, description }) => ({ id, name, color, description })))
    .execute();
  const passages = codes.flatMap(({ id, quotes }) =>
    quotes.flatMap((quote) => {
      const passage = passageOf(said, quote);
      return passage ? [{ id: newId(), code: id, createdBy, ...passage }] : [];
    }),
  );
  if (passages.length > 0) await db.insertInto("codedPassage").values(passages).execute();
}
