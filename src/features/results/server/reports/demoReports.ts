import { type DemoSeed, hashPassword, json, newId } from "../../../../server/kit";
import { MS_PER_DAY } from "../../../../shared/dates/msPerDay";
import { REPORT_DAYS } from "../../shared/reports";
import type { Report } from "../readResults";
import { newLink } from "./reportLink";
import type { ReportServices } from "./services";
import { takeSnapshot } from "./snapshot";

/** As everywhere in the demo. */
const PASSWORD = "Sondeo-demo-1";
const SURVEY = "Cómo te mueves por la ciudad";
const NAMES = { live: "Movilidad: seguimiento para el ayuntamiento", frozen: "Movilidad: primer avance" } as const;

/** A report that follows the demo's survey, and one that keeps the numbers of its beginning. */
export const demoReports = (services: Omit<ReportServices, "tools">): DemoSeed => ({
  name: "results.reports",
  order: 240,
  run: async ({ spaceDb, communityId, keyedHash }) => {
    const db = spaceDb(communityId);
    const survey = await db.selectFrom("activity").select("id").where("title", "=", SURVEY).executeTakeFirst();
    if (!survey) return;
    const selection: Omit<Report, "language"> = {
      ...{ activityId: survey.id, filter: [], withTest: false, segment: undefined },
    };
    const tools = { keyedHash };
    const passwordHash = await hashPassword(PASSWORD);
    const expiresAt = new Date(Date.now() + REPORT_DAYS * MS_PER_DAY).toISOString();
    const snapshot = await takeSnapshot(db, selection, services);
    for (const kind of ["frozen", "live"] as const) {
      const id = newId();
      const isFrozen = kind === "frozen";
      const numbers = isFrozen ? { snapshot: json(snapshot), frozenAt: new Date().toISOString() } : {};
      await db
        .insertInto("sharedReport")
        .values({
          ...{ id, name: NAMES[kind], activity: survey.id, ...newLink(tools, id), passwordHash, expiresAt },
          ...{ filter: json({}), charts: json({}), hasTexts: false, isFrozen, ...numbers },
        })
        .execute();
    }
  },
});
