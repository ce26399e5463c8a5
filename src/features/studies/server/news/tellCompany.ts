import type { NewsKind } from "../../../../contracts/services/companyNews";
import type { SpaceDb } from "../../../../server/kit";
import type { StudyServices } from "../services";
import { NEWS_MAIL } from "./mailTemplates";

interface News {
  readonly kind: NewsKind;
  readonly studyId: string;
  readonly title: string;
  readonly message: string;
  /** Account of whoever did what is told, and needs no mail of it. */
  readonly accountId: string | null;
}

/** Tells a company something of a study, as its people chose to hear of it. */
export async function tellCompany(
  db: SpaceDb,
  { kind, studyId, title, message, accountId }: News,
  { news }: Pick<StudyServices, "news">,
): Promise<void> {
  const mail = { template: NEWS_MAIL.name, values: { title, message } };
  await news().tell(db, { kind, studyId, title, message, mail, byAccount: accountId, link: `/studies/${studyId}/order` });
}
