import { Readable } from "node:stream";
import { demandCommunity, type ExtensionRoute, route, type SpaceDb, xlsxFile } from "../../../../server/kit";
import { pointsApi } from "../../shared/api/points";

const PORTION = 1_000;
const COLUMNS = [
  "nickname",
  "name",
  "surname",
  "available",
  "pending",
  "held",
  "debt",
  "earned",
  "participations",
  "medals",
] as const;
const MEDIA_TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

type Row = readonly (string | number | null)[];

/** Members after one of them, with what is in each of their accounts. */
async function readPortion(db: SpaceDb, after: string) {
  const members = await db
    .selectFrom("member")
    .leftJoin("participationTally as tally", "tally.member", "member.id")
    .select(["member.id", "member.nickname", "member.name", "member.surname", "member.medals", "tally.completed"])
    .where("member.id", ">", after)
    .orderBy("member.id")
    .limit(PORTION)
    .execute();
  const ids = members.map(({ id }) => id);
  const accounts =
    ids.length === 0
      ? []
      : await db.selectFrom("ledgerAccount").select(["owner", "kind", "balance", "earned"]).where("owner", "in", ids).execute();
  const byKey = new Map(accounts.map((account) => [`${account.owner}:${account.kind}`, account]));
  const rows = members.map(({ id, nickname, name, surname, medals, completed }): Row => {
    const balance = (kind: string) => byKey.get(`${id}:${kind}`)?.balance ?? 0;
    const earned = byKey.get(`${id}:AVAILABLE`)?.earned ?? 0;
    const balances = [balance("AVAILABLE"), balance("PENDING"), balance("HELD"), balance("DEBT")];
    return [nickname, name, surname, ...balances, earned, completed ?? 0, medals ?? 0];
  });
  return { rows, last: ids.at(-1) };
}

async function* rowsOf(db: SpaceDb): AsyncGenerator<readonly Row[]> {
  let after = "00000000-0000-0000-0000-000000000000";
  for (;;) {
    const { rows, last } = await readPortion(db, after);
    if (last === undefined) return;
    yield rows;
    after = last;
  }
}

/** What every member has, earned and did (spec section 7). */
export const pointsExcelRoute: ExtensionRoute = route(pointsApi, "GET /client/communities/:id/pointsExcel", {
  access: { entity: "member", action: "list" },
  handle: async (context, { request, reply }) => {
    demandCommunity(context, request);
    const { db, text } = context;
    const headers = COLUMNS.map((name) => text(`ledger.excel.${name}`));
    reply.headers({ "Content-Type": MEDIA_TYPE, "Content-Disposition": 'attachment; filename="labs.xlsx"' });
    return Readable.from(xlsxFile({ title: "LABs", headers, formats: COLUMNS.map(() => undefined) }, rowsOf(db)));
  },
});
