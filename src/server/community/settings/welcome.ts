import type { Welcome } from "../../../contracts/api/community";
import type { JsonObject } from "../../../shared/json";
import { updateRecords } from "../../api/rest/write/changeRecords";
import type { Precondition } from "../../api/rest/write/recordWrites";
import { executor, inTransaction } from "../../db/transaction";
import type { CommunityTools } from "../communityTools";
import type { Editor } from "../editor";
import { configurationOf } from "./configurationOf";
import { demandSettingsVersion } from "./demandSettingsVersion";

/** What a welcome page must tell (spec section 5). */
export const WELCOME_REQUIRED = [
  "instructions",
  "moderatorImage",
  "moderatorInfo",
  "labsExplanation",
  "redeemExplanation",
  "labsPerActivity",
  "labsPerComment",
  "labsPerStayingActive",
] as const;

/** What it may tell beside. */
export const WELCOME_OPTIONAL = ["welcomeTitle", "description", "moderatorName"] as const;

const TEXTS = ["welcomeTitle", "description", "instructions", "moderatorName", "moderatorImage", "moderatorInfo"] as const;
const EXPLANATIONS = ["labsExplanation", "redeemExplanation"] as const;
const AMOUNTS = ["labsPerActivity", "labsPerComment", "labsPerStayingActive"] as const;
const REDEEMS = ["gamification", "redeemFrom", "redeemTo", "secondRedeemFrom", "secondRedeemTo"] as const;

const NAMES = [...TEXTS, ...EXPLANATIONS, ...AMOUNTS, ...REDEEMS] as const;

/** What members are told of a community, and of what its LABs are good for: nothing where it is not told yet. */
export async function readWelcome({ root, context, rewards }: CommunityTools, communityId: string): Promise<Welcome> {
  const db = executor(root);
  const told = await db
    .selectFrom("communityConfiguration")
    .select([...NAMES, "version"])
    .where("spaceId", "=", communityId)
    .executeTakeFirst();
  const cards = await Promise.all(rewards.map(({ offered }) => offered(context.spaceDb(communityId))));
  // What was never told is stored as an empty text.
  const values = NAMES.map((name) => [name, told?.[name] === "" ? null : (told?.[name] ?? null)]);
  return {
    ...(Object.fromEntries(values) as Pick<Welcome, (typeof NAMES)[number]>),
    version: told?.version ?? 0,
    cards: cards.flat(),
  };
}

/**
 * Changes fields of a community's configuration, made where there is none.
 * @throws AppError `request.invalid`, `record.conflict`
 */
export async function changeConfiguration(
  tools: CommunityTools,
  editor: Editor,
  values: JsonObject,
  { version }: Precondition = {},
): Promise<void> {
  const { root, context, configuration } = tools;
  await inTransaction(root, async () => {
    await demandSettingsVersion(root, {
      communityId: editor.communityId,
      expected: version,
      versionOf: (versions) => versions.configuration,
      read: () => readWelcome(tools, editor.communityId),
      proposed: values,
    });
    const id = await configurationOf(root, context.spaceDb(editor.communityId));
    await updateRecords(context, configuration, editor.inCommunity, [id], values);
  });
}
