import type { HostTools, MailTemplate, NotificationKind, SpaceDb } from "../../../server/kit";

const TEAM = ["MODERATOR", "ADMINISTRATOR"];

/** Staff roles that decide on redemptions. */
export function readTeam(db: SpaceDb) {
  return db.selectFrom("staffRole").select(["id", "email", "accountId"]).where("role", "in", TEAM).execute();
}

interface TeamNews {
  readonly kind: NotificationKind;
  readonly template: MailTemplate;
  readonly params: Readonly<Record<string, string | number>>;
  /** Names the cause: the team is told of it once. */
  readonly key: string;
}

/** Tells those who decide on redemptions something, by alert and by mail, in the open transaction. */
export async function tellTeam(
  db: SpaceDb,
  { kind, template, params, key }: TeamNews,
  { notify, mail }: Pick<HostTools, "notify" | "mail">,
): Promise<void> {
  const team = await readTeam(db);
  if (team.length === 0) return;
  await notify(db, { kind: kind.name, moderators: team.map(({ id }) => id), params, key });
  const values = Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)]));
  // Who has no account has left, or hasn't come yet.
  for (const { id, email } of team.filter(({ accountId }) => accountId !== null))
    await mail(db, {
      ...{ to: email, template: template.name, values, path: "/redeem", isAboutAccount: false },
      dedupe: `${db.spaceId}:${key}:${id}`,
    });
}
