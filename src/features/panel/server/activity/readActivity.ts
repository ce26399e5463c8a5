import { type SpaceDb, sql } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import type { CoinMovement, PanelistActivity, PanelistInvitation, PanelistSanction } from "../../shared/api/panelists";
import { changeOf } from "../coins/movements";

/** Rows of each of a panelist's lists. */
const LATEST = 50;

type Db = Pick<SpaceDb, "selectFrom">;

async function readInvitations(db: Db, panelistId: string): Promise<readonly PanelistInvitation[]> {
  const rows = await db
    .selectFrom("panelInvitation as invitation")
    .leftJoin("company", "company.id", "invitation.company")
    .select(["invitation.id", "invitation.createdAt", "invitation.state", "invitation.disposition", "invitation.coins"])
    .select(["company.id as companyId", "company.name as companyName"])
    .where("invitation.panelist", "=", panelistId)
    .orderBy("invitation.createdAt", "desc")
    .orderBy("invitation.id", "desc")
    .limit(LATEST)
    .execute();
  return rows.map(({ id, createdAt: date, companyId, companyName, state, disposition, coins }) => {
    const company = companyId && companyName ? { id: companyId, name: companyName } : null;
    return { id, date, company, state, disposition, coins };
  });
}

/** The latest movements of a panelist's coins, the newest first. */
export async function readMovements(db: Db, panelistId: string): Promise<readonly CoinMovement[]> {
  const change = changeOf("movement");
  return db
    .selectFrom("coinTransaction as movement")
    .select(["movement.id", "movement.createdAt as date", "movement.reason", "movement.concept"])
    .select(change.as("change"))
    .select(sql<number>`sum(${change}) over (order by movement.created_at, movement.id)`.as("balance"))
    .where("movement.panelist", "=", panelistId)
    .orderBy("movement.createdAt", "desc")
    .orderBy("movement.id", "desc")
    .limit(LATEST)
    .execute();
}

function readSanctions(db: Db, panelistId: string): Promise<readonly PanelistSanction[]> {
  return db
    .selectFrom("panelSanction")
    .select(["id", "createdAt as date", "reason", "origin", "status", "liftedAt"])
    .where("panelist", "=", panelistId)
    .orderBy("createdAt", "desc")
    .orderBy("id", "desc")
    .limit(LATEST)
    .execute();
}

async function readCounts(db: Db, panelistId: string) {
  const row = await db
    .selectFrom("panelist")
    .select(["invitations", "completes", "coins"])
    .select((eb) => {
      const noted = eb.selectFrom("panelInvitation as i").whereRef("i.panelist", "=", "panelist.id");
      return [
        noted.select(sql<string>`count(*)`.as("count")).as("noted"),
        noted.select(sql<string>`count(i.entered_at)`.as("count")).as("entered"),
      ];
    })
    .where("id", "=", panelistId)
    .executeTakeFirst();
  if (!row) throw new AppError("record.notFound");
  const { invitations: invited, completes, coins } = row;
  return {
    ...{ invited, completes, coins },
    entered: Number(row.noted) >= invited ? Number(row.entered) : null,
    responseRate: invited > 0 ? Math.round((100 * completes) / invited) : null,
  };
}

/** What a panelist was invited to, has earned and was sanctioned for. @throws AppError `record.notFound` */
export async function readActivity(db: Db, panelistId: string): Promise<PanelistActivity> {
  const [counts, invitations, movements, sanctions] = await Promise.all([
    readCounts(db, panelistId),
    readInvitations(db, panelistId),
    readMovements(db, panelistId),
    readSanctions(db, panelistId),
  ]);
  return { ...counts, invitations, movements, sanctions };
}
