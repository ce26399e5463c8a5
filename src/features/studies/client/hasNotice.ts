import type { EntityRecord } from "../../../client/kit/console";

const isSentBack = ({ status, reviewComment }: EntityRecord) =>
  (status === "UNDER_CONSTRUCTION" || status === "PROCESSING") && typeof reviewComment === "string" && reviewComment !== "";

export const isApproved = ({ status, approvedAt }: EntityRecord) => status === "CONFIRMED" && typeof approvedAt === "string";

/** Whether a study's status leaves out what its company has to know. */
export const hasNotice = (record: EntityRecord): boolean => isSentBack(record) || isApproved(record);
