import type { HostTools, MailTemplate, NotificationKind, SpaceDb } from "../../../server/kit";

interface MemberNews {
  readonly kind: NotificationKind;
  readonly template: MailTemplate;
  readonly memberId: string;
  readonly params: Readonly<Record<string, string>>;
  readonly key: string;
}

/** Tells a member what became of a request, by alert and by mail, in the open transaction. No code leaves by either. */
export async function tellMember(
  db: SpaceDb,
  { kind, template, memberId, params, key }: MemberNews,
  { notify, mail }: Pick<HostTools, "notify" | "mail">,
): Promise<void> {
  await notify(db, { kind: kind.name, members: [memberId], params, key });
  const member = await db.selectFrom("member").select("email").where("id", "=", memberId).executeTakeFirst();
  if (member?.email)
    await mail(db, { to: member.email, template: template.name, values: params, path: "/redeem", isAboutAccount: false });
}
