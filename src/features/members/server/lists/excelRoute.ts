import { Readable } from "node:stream";
import { demandCommunity, route, type SpaceDb, xlsxFile } from "../../../../server/kit";
import { memberListsApi } from "../../shared/api/lists";

const PORTION = 1_000;
const COLUMNS = [
  ...["id", "nickname", "email", "name", "surname", "gender", "birthDate", "province", "zone", "phone", "tags", "publicTags"],
  ...["observations", "status", "points", "medals", "lastSeenAt", "createdAt"],
] as const;
const MEDIA_TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
const NOBODY = "00000000-0000-0000-0000-000000000000";

type Cell = string | number | null;
type WordOf = (name: string, value: Cell) => string;

/** Columns of closed lists, whose values are told in words. */
const WORDED: readonly string[] = ["gender", "status"];

async function readPortion(db: SpaceDb, after: string, wordOf: WordOf) {
  const members = await db
    .selectFrom("member")
    .select(["id", "nickname", "email", "name", "surname", "gender", "birthDate", "province", "zone", "phone"])
    .select(["tags", "publicTags", "observations", "status", "points", "medals", "lastSeenAt", "createdAt"])
    .where("id", ">", after)
    .orderBy("id")
    .limit(PORTION)
    .execute();
  const rows = members.map(({ tags, publicTags, ...member }): readonly Cell[] => {
    const row: Readonly<Record<string, Cell>> = {
      ...member,
      tags: (tags ?? []).join(", "),
      publicTags: (publicTags ?? []).join(", "),
    };
    return COLUMNS.map((name) => (WORDED.includes(name) && row[name] ? wordOf(name, row[name]) : (row[name] ?? null)));
  });
  return { rows, last: members.at(-1)?.id };
}

async function* rowsOf(db: SpaceDb, wordOf: WordOf): AsyncGenerator<readonly (readonly Cell[])[]> {
  let after = NOBODY;
  for (;;) {
    const { rows, last } = await readPortion(db, after, wordOf);
    if (last === undefined) return;
    yield rows;
    after = last;
  }
}

/** For those who may read addresses. */
export const excelRoute = route(memberListsApi, "GET /client/communities/:id/members/excel", {
  access: { entity: "member", action: "update" },
  handle: async (context, { request, reply }) => {
    demandCommunity(context, request);
    const { db, text } = context;
    const wordOf: WordOf = (name, value) => text(`entities.member.enums.${name}.${value}`);
    const headers = COLUMNS.map((name) => text(`members.excel.${name}`));
    reply.headers({ "Content-Type": MEDIA_TYPE, "Content-Disposition": 'attachment; filename="members.xlsx"' });
    const sheet = { title: text("members.excel.sheet"), headers, formats: COLUMNS.map(() => undefined) };
    return Readable.from(xlsxFile(sheet, rowsOf(db, wordOf)));
  },
});
