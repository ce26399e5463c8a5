import { redemptionMoved } from "../../../contracts/events/redemption";
import type { HostTools, MailTemplate, ServerHost, SpaceDb } from "../../../server/kit";
import { COMPLETED_MAIL, REJECTED_MAIL, REQUESTED_MAIL } from "./kinds";
import { readTeam } from "./readTeam";

const PATH = "/redeem";

interface ToldRedeem {
  readonly id: string;
  readonly email: string | null;
  readonly nickname: string | null;
  readonly cardName: string | null;
  readonly labs: number;
  readonly rejection: string | null;
}

type Tell = (db: SpaceDb, redeem: ToldRedeem, tools: Pick<HostTools, "mail">) => Promise<void>;

/** Those who decide on redemptions read that one waits. */
const mailTeam: Tell = async (db, { id, nickname, cardName, labs }, { mail }) => {
  const values = { nickname: nickname ?? "", card: cardName ?? "", labs: String(labs) };
  // Who has no account has left, or hasn't come yet.
  for (const { email } of (await readTeam(db)).filter(({ accountId }) => accountId !== null))
    await mail(db, {
      ...{ to: email, template: REQUESTED_MAIL.name, values, path: PATH, isAboutAccount: false },
      dedupe: `redeem:${id}:${email}`,
    });
};

/** The member reads what became of it. No code leaves by mail. */
const mailMember =
  ({ name, values }: MailTemplate): Tell =>
  async (db, { email, cardName, rejection }, { mail }) => {
    if (email === null) return;
    const known: Readonly<Record<string, string>> = { card: cardName ?? "", reason: rejection ?? "" };
    const told = Object.fromEntries(values.map((value) => [value, known[value] ?? ""]));
    await mail(db, { to: email, template: name, values: told, path: PATH, isAboutAccount: false });
  };

const TELLS = { requested: mailTeam, completed: mailMember(COMPLETED_MAIL), rejected: mailMember(REJECTED_MAIL) } as const;

/** Mails each request to the team, and each decision to the member. After the commit: nobody's LABs are held meanwhile. */
export function tellMoves(host: Pick<ServerHost, "mailTemplate" | "afterCommit" | "tools">): void {
  for (const template of [COMPLETED_MAIL, REJECTED_MAIL, REQUESTED_MAIL]) host.mailTemplate(template);
  host.afterCommit(redemptionMoved, {
    name: "redeem.mail",
    handle: async ({ db, payload: { redeemId, move } }) => {
      const redeem = await db
        .selectFrom("redeem")
        .leftJoin("member", "member.id", "redeem.member")
        .select(["redeem.id", "redeem.cardName", "redeem.labs", "redeem.rejection", "member.email", "member.nickname"])
        .where("redeem.id", "=", redeemId)
        .executeTakeFirst();
      if (redeem) await TELLS[move](db, redeem, host.tools());
    },
  });
}
