import type { Comment } from "../../../../../contracts/api/comments";

/** Whether one may tell the team of it: what another member wrote. */
export const isReportable = ({ status, isOwn, author }: Comment): boolean =>
  status === "PUBLISHED" && !isOwn && author.kind === "member";
