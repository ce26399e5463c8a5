import { AppError } from "../../../../shared/errors";
import { holdsCode } from "../../../../shared/holdsCode";
import { COMMENT_ERRORS } from "../../shared/errors";

/** @throws AppError `comments.holdsCode` where the text has script or style tags */
export function demandPlainText(text: string): void {
  if (holdsCode(text)) throw new AppError(COMMENT_ERRORS.holdsCode, { faults: [{ path: "/text", rule: "pattern" }] });
}
