import type { SurveyTheme } from "../../../../contracts/api/execution";
import type { HostTools, RouteContext, SpaceDb } from "../../../../server/kit";
import type { FieldworkServices } from "../services";

/** How the runner looks: a community's look, or that of a company whose own people answer; `null`: the product's. */
export type Theme = SurveyTheme;

/** Whether the company itself brings the people of the questionnaire's study. Those of the panel aren't told who asks. */
async function hasOwnPeople(db: SpaceDb, questionnaire: string, { studyProducts }: FieldworkServices): Promise<boolean> {
  const study = await db
    .selectFrom("study")
    .select(["type", "participantSource"])
    .where("questionnaire", "=", questionnaire)
    .executeTakeFirst();
  return study !== undefined && (study.participantSource === "OWN" || studyProducts.get(study.type)?.people !== undefined);
}

/** As its mails and its suite look. */
export async function companyTheme(db: SpaceDb, { mailTheme }: Pick<HostTools, "mailTheme">): Promise<Theme> {
  const { name, logo = null } = await mailTheme(db);
  const look = await db
    .selectFrom("suitePersonalisation")
    .select(["primaryColor", "contrastColor", "buttonColor", "textColor", "mobileLogo"])
    .executeTakeFirst();
  return {
    ...{ name, logo: logo ?? look?.mobileLogo ?? null, language: null },
    ...{ mainColor: look?.primaryColor ?? null, mainColorText: look?.contrastColor ?? null },
    ...{ buttonColor: look?.buttonColor ?? null, textColor: look?.textColor ?? null },
    ...{ backgroundGradientColor1: null, backgroundGradientColor2: null },
  };
}

interface Asked {
  readonly db: SpaceDb;
  readonly questionnaireId: string;
}

/** The look of whoever asks. */
export async function themeOf(
  { communityTheme }: Pick<RouteContext, "communityTheme">,
  { db, questionnaireId }: Asked,
  services: FieldworkServices,
): Promise<Theme | null> {
  const community = await communityTheme(db.spaceId);
  if (community) return community;
  return (await hasOwnPeople(db, questionnaireId, services)) ? companyTheme(db, services.tools()) : null;
}
