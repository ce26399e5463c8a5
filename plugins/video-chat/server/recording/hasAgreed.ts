import type { SeatRow } from "../seats";

/** Whether somebody may be recorded. The team agrees by entering, which it is told; everybody else says so. */
export const hasAgreed = ({ role, consent }: Pick<SeatRow, "role" | "consent">) => role === "MODERATOR" || consent === "GIVEN";
