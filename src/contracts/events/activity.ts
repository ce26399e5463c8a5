import { defineEvent } from "../defineEvent";

interface ActivityMoment {
  readonly activityId: string;
}

/** Members may take part from now on. Announced once; access itself follows the activity's stored instants. */
export const activityOpened = defineEvent<ActivityMoment>("activity.opened");

/** A day is left until the activity ends. */
export const activityClosing = defineEvent<ActivityMoment>("activity.closing");

/** Nobody may take part any more: its end has come, or the team finished it. */
export const activityEnded = defineEvent<ActivityMoment>("activity.ended");
