import { readGamification, type SpaceDb } from "../../../../server/kit";
import type { Topic } from "../../shared/chatbot";
import type { Asker } from "../services";
import { type Passage, plainOf, splitText } from "./passage";

const WELCOME = "/welcome";

type Told = NonNullable<Awaited<ReturnType<typeof readTold>>>;

function readTold(db: SpaceDb) {
  return db
    .selectFrom("communityConfiguration")
    .select(["welcomeTitle", "description", "instructions", "labsExplanation", "redeemExplanation"])
    .select(["moderatorName", "moderatorInfo", "labsPerActivity", "legalTerms", "privacyPolicy", "legalNotice"])
    .executeTakeFirst();
}

/** What the community gives for LABs, in one passage. */
async function readRewards(db: SpaceDb): Promise<string> {
  const cards = await db
    .selectFrom("redeemCard")
    .select(["name", "labs", "description"])
    .where("active", "=", true)
    .orderBy("labs")
    .orderBy("name")
    .limit(20)
    .execute();
  return cards
    .map(({ name, labs, description }) => `• ${[`${name} (${labs} LABs)`, description].filter(Boolean).join(": ")}`)
    .join("\n");
}

/** A topic's passages of a stored text. */
function passagesOf({ text }: Pick<Asker, "text">, topic: Topic, path: string, stored: string | null): readonly Passage[] {
  const [title, words] = [text(`chatbot.topics.${topic}.title`), text(`chatbot.topics.${topic}.words`)];
  return splitText(stored).map((piece) => ({ topic, title, path, text: piece, words }));
}

/** LABs alone: without them members read no word of them. */
async function labPassages(asker: Asker, told: Told): Promise<readonly Passage[]> {
  const { isOn, labsPerComment, labsPerStayingActive } = await readGamification(asker.db);
  if (!isOn) return [];
  const amounts = [
    ["perActivity", told.labsPerActivity],
    ["perComment", labsPerComment],
    ["perStayingActive", labsPerStayingActive],
  ] as const;
  const facts = amounts
    .filter(([, labs]) => labs > 0)
    .map(([name, labs]) => asker.text(`chatbot.earning.${name}`, { smart_count: labs }))
    .join("\n");
  return [
    ...passagesOf(asker, "EARNING", WELCOME, [told.labsExplanation, facts].filter(Boolean).join("\n")),
    ...passagesOf(asker, "REDEEMING", "/redeem-info", told.redeemExplanation),
    ...passagesOf(asker, "REWARDS", "/redeem", await readRewards(asker.db)),
  ];
}

/** Where members find what is theirs, in every community. */
function accountPassages(asker: Pick<Asker, "text">): readonly Passage[] {
  const path = "/profile/data";
  const place = asker.text("community.profile.parts.data");
  const leaving = [asker.text("chatbot.account.delete", { place }), asker.text("community.deletion.lead")].join(" ");
  return [
    ...passagesOf(asker, "ACCOUNT", path, leaving),
    ...passagesOf(asker, "OWN_DATA", path, asker.text("chatbot.account.data", { place })),
  ];
}

/** What the community tells its members: welcome page, LABs, legal texts; and where their account is. */
export async function communityPassages(asker: Asker): Promise<readonly Passage[]> {
  const told = await readTold(asker.db);
  if (!told) return accountPassages(asker);
  const theme = await asker.communityTheme(asker.db.spaceId);
  const welcome = [told.welcomeTitle, told.description, told.instructions].filter(Boolean).join("\n\n");
  const moderator = told.moderatorInfo && [told.moderatorName, plainOf(told.moderatorInfo)].filter(Boolean).join(": ");
  return [
    ...passagesOf(asker, "WELCOME", WELCOME, welcome),
    ...passagesOf(asker, "MODERATOR", WELCOME, moderator),
    ...(await labPassages(asker, told)),
    ...accountPassages(asker),
    ...passagesOf(asker, "CONDITIONS", "/conditions", told.legalTerms),
    ...passagesOf(asker, "PRIVACY", "/privacy_policy", theme?.privacyPolicyActive ? told.privacyPolicy : null),
    ...passagesOf(asker, "NOTICE", "/legal_notice", told.legalNotice),
  ];
}
