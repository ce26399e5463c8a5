import type { SpaceDb } from "../../../server/kit";
import type { QualityRow, Review } from "../shared/api/quality";
import type { ResponseAssessment } from "./assess";

function readRows(db: SpaceDb, ids: readonly string[]) {
  return db
    .selectFrom("response")
    .leftJoin("member", "member.id", "response.member")
    .select(["response.id", "response.channel", "response.isTest", "response.member", "response.startedAt", "response.createdAt"])
    .select(["response.externalId", "response.disposition", "response.review", "response.reviewedAt", "response.reviewReason"])
    .select("member.nickname")
    .where("response.id", "in", [...ids])
    .execute();
}

type Row = Awaited<ReturnType<typeof readRows>>[number];

function reviewOf({ review, reviewedAt, reviewReason, disposition }: Row): Review | null {
  if (review !== "kept" && review !== "discarded") return null;
  const isSanctioned = disposition === "qualitySanctioned";
  return { decision: review, at: reviewedAt, reason: reviewReason, isSanctioned };
}

function present(row: Row, { response, flags }: ResponseAssessment): QualityRow {
  return {
    id: row.id,
    respondent: row.nickname ?? row.externalId,
    channel: row.channel,
    isTest: row.isTest,
    isMember: row.member !== null,
    startedAt: row.startedAt ?? row.createdAt,
    activeMs: response.activeMs ?? null,
    wallMs: response.wallMs ?? null,
    flags,
    review: reviewOf(row),
  };
}

/** The responses as people read them, in the order given. */
export async function presentRows(db: SpaceDb, assessed: readonly ResponseAssessment[]): Promise<readonly QualityRow[]> {
  if (assessed.length === 0) return [];
  const rows = await readRows(
    db,
    assessed.map(({ response }) => response.id),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return assessed.flatMap((one) => {
    const row = byId.get(one.response.id);
    return row ? [present(row, one)] : [];
  });
}
