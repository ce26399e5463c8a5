import type { EntityRecord } from "../../../client/kit/console";

/** Whether a study runs sessions with people, rather than interviews of the panel. */
export const hasSessions = ({ focusType }: EntityRecord): boolean => typeof focusType === "string";

/** Whether a study is of a product that is ordered here. */
export const isOrdered = (record: EntityRecord): boolean => typeof record.questionnaire === "string" || hasSessions(record);
