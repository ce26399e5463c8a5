import { defineView } from "../defineView";

/** What members gave in an activity without a questionnaire, by what is known of them; in the console. */
export interface ProfileTableProps {
  readonly activityId: string;
  /** The activity's, by which files are named. */
  readonly title: string;
  /** Stands alone, and so says where there is nothing to show. @default false */
  readonly isPage?: boolean;
}

export const profileTable = defineView<ProfileTableProps>("profileTable");
