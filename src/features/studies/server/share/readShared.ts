import type { PanelCriterion, PanelCriterionWords } from "../../../../contracts/services/panel";
import type { RouteContext, SpaceDb } from "../../../../server/kit";
import type { Block, Questionnaire } from "../../../../survey/questionnaire";
import type { StudyComment } from "../../shared/api/comments";
import type { Price } from "../../shared/price";
import { readComments } from "../comments/comments";
import { lastQuote, presentQuote } from "../quote/quotes";
import type { StudyServices } from "../services";

/** A study as colleagues read it: what is asked of whom, for how much, and what was said of it. */
export interface SharedStudy {
  readonly id: string;
  readonly name: string;
  readonly title: string | null;
  readonly objective: string | null;
  readonly company: string;
  readonly isOver: boolean;
  readonly sample: number | null;
  readonly minutes: number | null;
  /** Calendar day. */
  readonly releaseDate: string | null;
  readonly criteria: readonly PanelCriterionWords[];
  readonly quotas: readonly { readonly title: string; readonly target: number }[];
  /** Nothing before it was accepted. */
  readonly price: Price | undefined;
  readonly languages: readonly string[];
  readonly blocks: readonly Block[];
  readonly comments: readonly StudyComment[];
}

/** @returns nothing where the study is gone */
export async function readShared(
  db: SpaceDb,
  studyId: string,
  context: Pick<RouteContext, "globalDb" | "language" | "text">,
  services: Pick<StudyServices, "panel" | "products">,
): Promise<SharedStudy | undefined> {
  const study = await db.selectFrom("study").selectAll().where("id", "=", studyId).executeTakeFirst();
  if (!study) return undefined;
  const company = await db.selectFrom("company").select("name").where("id", "=", db.spaceId).executeTakeFirst();
  const quote = await lastQuote(db, studyId);
  const questionnaire = study.questionnaire
    ? await db.selectFrom("questionnaire").select("draft").where("id", "=", study.questionnaire).executeTakeFirst()
    : undefined;
  const draft = questionnaire?.draft as unknown as Questionnaire | undefined;
  const criteria = (study.criteria ?? []) as unknown as readonly PanelCriterion[];
  return {
    ...{ id: study.id, name: study.name, title: study.title, objective: study.objective, company: company?.name ?? "" },
    ...{ sample: study.sampleSize, minutes: study.estimatedDuration, releaseDate: study.releaseDate },
    isOver: study.status === "FINISHED",
    criteria: study.country ? await services.panel().describe(context, study.country, criteria) : [],
    quotas: (study.quotas ?? []) as unknown as SharedStudy["quotas"],
    price: quote ? presentQuote(quote, study, services) : undefined,
    languages: draft?.languages ?? [],
    blocks: draft?.blocks ?? [],
    comments: await readComments(db, studyId, null),
  };
}
