import { type SpaceDb, sql } from "../../../server/kit";
import type { RedeemFilter, TeamRedeem, TeamRedeemPage } from "../shared/api/redeem";

/** Which redemptions. */
export interface Narrowed {
  /** Else those that are decided. */
  readonly isPending: boolean;
  readonly filter: RedeemFilter;
}

interface Asked extends Narrowed {
  readonly page: number;
  readonly pageSize: number;
}

/** Redemptions with their members. */
export function narrowRedeems(db: SpaceDb, { isPending, filter: { type, initialDate, endDate } }: Narrowed) {
  let query = db
    .selectFrom("redeem")
    .leftJoin("member", "member.id", "redeem.member")
    .where("redeem.status", "in", isPending ? ["PENDING"] : ["COMPLETED", "REJECTED"]);
  if (type) query = query.where("redeem.type", "=", type);
  if (initialDate) query = query.where("redeem.initialDate", ">=", initialDate);
  if (endDate) query = query.where("redeem.initialDate", "<", endDate);
  return query;
}

/** Those that wait the longest first; of those that are decided the latest. */
export async function readRedeems(db: SpaceDb, asked: Asked): Promise<TeamRedeemPage> {
  const { isPending, page, pageSize } = asked;
  const rows = await narrowRedeems(db, asked)
    .select([
      "redeem.id",
      "redeem.type",
      "redeem.redeemCard as cardId",
      "redeem.cardName",
      "redeem.labs",
      "redeem.valueEuros",
      "redeem.status",
    ])
    .select(["redeem.initialDate", "redeem.endDate", "redeem.transactionCode", "redeem.rejection"])
    .select(["member.id as memberId", "member.nickname"])
    .select((eb) =>
      eb
        .not(
          eb.exists(
            eb
              .selectFrom("redeem as earlier")
              .select("earlier.id")
              .whereRef("earlier.member", "=", "redeem.member")
              .whereRef("earlier.id", "<>", "redeem.id")
              .where((earlier) =>
                earlier.or([
                  earlier("earlier.status", "=", "COMPLETED"),
                  // Of several that wait, the first.
                  earlier.and([
                    earlier("earlier.status", "=", "PENDING"),
                    earlier("earlier.initialDate", "<", earlier.ref("redeem.initialDate")),
                  ]),
                ]),
              ),
          ),
        )
        .as("isFirst"),
    )
    // What the team decides on comes before what waits for a draw.
    .$if(isPending, (query) => query.orderBy(sql`redeem.type = 'RAFFLE'`))
    .orderBy(isPending ? "redeem.initialDate" : sql`coalesce(redeem.end_date, redeem.initial_date)`, isPending ? "asc" : "desc")
    .orderBy("redeem.id")
    .limit(pageSize)
    .offset(page * pageSize)
    .execute();
  const { count } = await narrowRedeems(db, asked)
    .select((eb) => eb.fn.countAll<string>().as("count"))
    .executeTakeFirstOrThrow();
  const items = rows.map(
    ({ memberId, nickname, isFirst, ...row }): TeamRedeem => ({
      ...row,
      isFirst: isFirst === true,
      member: memberId && nickname !== null ? { id: memberId, nickname } : null,
    }),
  );
  return { items, totalElements: Number(count), page, pageSize };
}
