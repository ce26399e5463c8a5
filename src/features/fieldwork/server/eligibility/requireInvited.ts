import { AppError } from "../../../../shared/errors";
import type { Seat } from "../context/seat";

/** @throws AppError `execution.notAllowed` for who comes by the open link where only suppliers send people */
export function requireInvited({ fieldwork, respondent }: Seat): void {
  const isSent = respondent.channel !== "link" || respondent.supplier !== undefined || respondent.isTest;
  if (fieldwork.onlySuppliers && !isSent) throw new AppError("execution.notAllowed");
}
