import { redemptionMoved } from "../../../contracts/events/redemption";
import type { HostTools, MailTemplate, NotificationKind, ServerHost, SpaceDb } from "../../../server/kit";
import { COMPLETED, COMPLETED_MAIL, REJECTED, REJECTED_MAIL, REQUESTED, REQUESTED_MAIL } from "./kinds";
import { readTeam } from "./readTeam";

const PATH = "/redeem";

interface ToldRedeem {
  readonly id: string;
  readonly member: string | null;
  readonly email: string | null;
  readonly nickname: string | null;
  readonly cardName: string | null;
  readonly labs: number;
  readonly rejection: string | null;
}

type Tell = (db: SpaceDb, redeem: ToldRedeem, tools: Pick<HostTools, "mail" | "mailLimits" | "readMailable">) => Promise<void>;

/** Those who decide on redemptions read that one waits. */
const mailTeam: Tell = async (db, { id, nickname, cardName, labs }, { mail, readMailable }) => {
  const values = { nickname: nickname ?? "", card: cardName ?? "", labs: String(labs) };
  // Who has no account has left, or hasn't come yet.
  const team = (await readTeam(db)).filter(({ accountId }) => accountId !== null);
  const mailable = await readMailable(db, { kind: REQUESTED.name, reader: "staff", ids: team.map((role) => role.id) });
  for (const { email } of team.filter((role) => mailable.has(role.id)))
    await mail(db, {
      ...{ to: email, template: REQUESTED_MAIL.name, values, path: PATH, isAboutAccount: false },
      dedupe: `redeem:${id}:${email}`,
    });
};

/** The member reads what became of it. No code leaves by mail. */
const mailMember =
  ({ name, values }: MailTemplate, kind: NotificationKind): Tell =>
  async (db, { member, email, cardName, rejection }, { mail, mailLimits, readMailable }) => {
    if (member === null || email === null) return;
    if (!(await readMailable(db, { kind: kind.name, ids: [member] })).has(member)) return;
    const known: Readonly<Record<string, string>> = { card: cardName ?? "", reason: rejection ?? "" };
    const told = Object.fromEntries(values.map((value) => [value, known[value] ?? ""]));
    // What somebody has asked for is their due: it waits for the morning, and takes no other mail's place.
    const notBefore = (await mailLimits(db, { emails: [email], now: new Date() })).get(email)?.quietUntil;
    await mail(db, { to: email, template: name, values: told, path: PATH, isAboutAccount: false, countedAt: null, notBefore });
  };

const TELLS = {
  requested: mailTeam,
  completed: mailMember(COMPLETED_MAIL, COMPLETED),
  rejected: mailMember(REJECTED_MAIL, REJECTED),
} as const;

/** Mails each request to the team, and each decision to the member. After the commit: nobody's LABs are held meanwhile. */
export function tellMoves(host: Pick<ServerHost, "mailTemplate" | "afterCommit" | "tools">): void {
  for (const template of [COMPLETED_MAIL, REJECTED_MAIL, REQUESTED_MAIL]) host.mailTemplate(template);
  host.afterCommit(redemptionMoved, {
    name: "redeem.mail",
    handle: async ({ db, payload: { redeemId, move } }) => {
      const redeem = await db
        .selectFrom("redeem")
        .leftJoin("member", "member.id", "redeem.member")
        .select([
          "redeem.id",
          "redeem.cardName",
          "redeem.labs",
          "redeem.rejection",
          "redeem.member",
          "member.email",
          "member.nickname",
        ])
        .where("redeem.id", "=", redeemId)
        .executeTakeFirst();
      if (redeem) await TELLS[move](db, redeem, host.tools());
    },
  });
}
