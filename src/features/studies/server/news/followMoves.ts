import { studyMoved } from "../../../../contracts/events/study";
import type { HostTools, ServerHost, SpaceDb } from "../../../../server/kit";
import { DEFAULT_LANGUAGE } from "../../../../shared/languages";
import type { StudyServices } from "../services";
import { REVIEW_MAIL } from "./mailTemplates";
import { newsTexts, readToldStudy, type ToldStudy } from "./newsTexts";
import { tellCompany } from "./tellCompany";

/** The back office reads that a study waits for it, and until when. */
async function tellBackOffice(db: SpaceDb, study: ToldStudy, tools: Pick<HostTools, "mailBackOffice" | "timeZone">) {
  const company = await db.selectFrom("company").select("name").where("id", "=", db.spaceId).executeTakeFirst();
  const timeZone = await tools.timeZone(db);
  const moment = new Intl.DateTimeFormat(DEFAULT_LANGUAGE, { dateStyle: "full", timeStyle: "short", timeZone });
  await tools.mailBackOffice({
    template: REVIEW_MAIL.name,
    values: {
      study: study.name,
      company: company?.name ?? "",
      sample: new Intl.NumberFormat(DEFAULT_LANGUAGE).format(study.sampleSize ?? 0),
      due: moment.format(new Date(study.reviewEndsAt ?? Date.now())),
    },
    path: `/studies/${study.id}/order`,
  });
}

/** Tells every move of a study to those whom it concerns: the company by its home and by mail, the back office by mail. */
export function followMoves(host: Pick<ServerHost, "afterCommit" | "tools">, services: StudyServices): void {
  host.afterCommit(studyMoved, {
    name: "studies.tell",
    handle: async ({ db, payload: { studyId, move, accountId } }) => {
      const tools = host.tools();
      const study = await readToldStudy(db, studyId);
      if (!study) return;
      if (move === "release") await tellBackOffice(db, study, tools);
      const texts = await newsTexts(db, { study, move, isByHand: accountId !== null }, { tools, services });
      if (!texts) return;
      await tellCompany(db, { kind: "study", studyId, ...texts, accountId }, services);
    },
  });
}
