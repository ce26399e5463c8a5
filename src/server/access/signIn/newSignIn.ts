import type { Language } from "../../../shared/languages";
import { deviceText } from "../../../shared/userAgent";
import type { Database } from "../../db/database";
import { formatTime } from "../../mail/formatTime";
import type { Mailer } from "../../mail/mailer";
import type { Texts } from "../../platform/texts";
import { timeZoneOf } from "../../platform/timeZone";
import type { Session } from "../session/session";
import type { OwnSession, Sessions } from "../session/sessions";

export interface NewSignInTools {
  readonly database: Database;
  readonly sessions: Sessions;
  readonly mailer: Mailer;
  readonly texts: Texts;
}

const nameOf = ({ user_agent }: OwnSession): string => deviceText(user_agent) ?? "";

/**
 * Tells the owner of a sign-in from a place where there was none before, if it's on a device that none of the account's
 * other sessions is on. The first session of all is no news.
 */
export async function mailNewSignIn(
  { database, sessions, mailer, texts }: NewSignInTools,
  { session, language, link }: { readonly session: Session; readonly language: Language; readonly link: string | undefined },
): Promise<void> {
  const { sessionId, accountId, email, spaceId } = session;
  const all = await sessions.list(accountId);
  const own = all.find(({ id }) => id === sessionId);
  const others = all.filter(({ id }) => id !== sessionId).map(nameOf);
  if (!own || others.length === 0 || others.includes(nameOf(own))) return;
  const timeZone = await timeZoneOf(database, spaceId);
  await mailer.send({
    to: email,
    language,
    spaceId,
    accountId,
    template: "newSignIn",
    values: {
      email,
      device: nameOf(own) || texts.translate(language, "sessions.unknownDevice"),
      time: formatTime(new Date(own.created_at), { language, timeZone }),
      ...(link ? { link } : {}),
    },
    isAboutAccount: true,
  });
}
