import type { Comment } from "../../../shared/comment";

/** Whether one may tell the team of it: what another member wrote. */
export const isReportable = ({ status, isOwn, author }: Comment): boolean =>
  status === "PUBLISHED" && !isOwn && author.kind === "member";
