import { AppError } from "../../../../shared/errors";
import type { ResponseContext } from "../context/responseContext";

/** @throws AppError `execution.notAllowed` for who comes by the open link where only suppliers send people */
export function requireInvited({ fieldwork, respondent }: ResponseContext): void {
  const isSent = respondent.channel !== "link" || respondent.supplier !== undefined || respondent.isTest;
  if (fieldwork.onlySuppliers && !isSent) throw new AppError("execution.notAllowed");
}
