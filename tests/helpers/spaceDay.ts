import { dayIn } from "../../src/shared/dates/dayIn";

const MS_PER_DAY = 86_400_000;

/** A day on the clock of the demo's spaces, `YYYY-MM-DD`; around midnight it isn't that of UTC. @param days from today */
export const spaceDay = (days = 0): string => dayIn("Europe/Madrid", new Date(Date.now() + days * MS_PER_DAY));
