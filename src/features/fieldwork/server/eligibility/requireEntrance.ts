import { AppError } from "../../../../shared/errors";
import type { ResponseContext } from "../context/responseContext";
import { requireRoom } from "./requireRoom";

/** @throws AppError `execution.notAllowed` for who comes by the open link where only suppliers send people */
function requireInvited({ fieldwork, respondent }: ResponseContext): void {
  const isSent = respondent.channel !== "link" || respondent.supplier !== undefined || respondent.isTest;
  if (fieldwork.onlySuppliers && !isSent) throw new AppError("execution.notAllowed");
}

/** @throws AppError `execution.banned` for a member under a sanction that nobody has lifted */
export async function requireUnbanned({ db, respondent }: ResponseContext): Promise<void> {
  if (respondent.channel !== "member") return;
  const sanction = await db
    .selectFrom("sanction")
    .select("id")
    .where("member", "=", respondent.member)
    .where("status", "=", "ACTIVE")
    .limit(1)
    .executeTakeFirst();
  if (sanction) throw new AppError("execution.banned");
}

/** @throws AppError where somebody who is new may not begin: as `requireInvited`, `requireUnbanned` and `requireRoom` */
export async function requireEntrance(context: ResponseContext): Promise<void> {
  requireInvited(context);
  await requireUnbanned(context);
  await requireRoom(context);
}
