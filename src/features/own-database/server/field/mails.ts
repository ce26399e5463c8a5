import type { MailTemplate, SpaceDb } from "../../../../server/kit";
import { type Language, resolveLanguage } from "../../../../shared/languages";
import { entryPath } from "../entry/entryToken";
import { mailKey } from "../rules";
import type { OwnServices } from "../services";
import { fillPlaceholders } from "./placeholders";

const mail = (name: string): MailTemplate => ({ name, parts: ["button", "footnote"], values: ["title", "text", "consent"] });

/** Invites somebody of a client's own database. */
export const INVITATION_MAIL = mail("ownInvitation");
/** To whoever was invited and hasn't answered. */
export const REMINDER_MAIL = mail("ownReminder");

/** What mails say of a study. */
export interface MailedStudy {
  readonly id: string;
  readonly name: string;
  readonly title: string | null;
  readonly estimatedDuration: number | null;
  readonly consentText: string | null;
  readonly senderName: string | null;
  readonly replyTo: string | null;
  readonly invitationSubject: string | null;
  readonly invitationText: string | null;
}

/** Somebody who is written to. */
export interface MailedPerson {
  readonly id: string;
  readonly email: string;
  readonly name: string | null;
  readonly language: string | null;
  /** What else the client knows of them, for the texts of mails. */
  readonly extra1: string | null;
  readonly extra2: string | null;
  readonly extra3: string | null;
  /** Mails that they got before this one. */
  readonly mails: number;
}

type Addressed = Pick<MailedPerson, "name" | "language" | "extra1" | "extra2" | "extra3">;

/** An invitation in the words that its reader gets. */
export async function writeInvitation(
  db: SpaceDb,
  { study, person }: { readonly study: MailedStudy; readonly person: Addressed },
  { tools }: Pick<OwnServices, "tools">,
) {
  const language: Language = person.language ? resolveLanguage(person.language) : await tools().language(db);
  const { name, extra1, extra2, extra3 } = person;
  const words = {
    ...{ name: name ?? "", extra1: extra1 ?? "", extra2: extra2 ?? "", extra3: extra3 ?? "" },
    ...{ study: study.title ?? study.name, minutes: String(study.estimatedDuration ?? "") },
  };
  const say = (key: string) => tools().text(language, `ownDatabase.mail.${key}`, words);
  const subject = fillPlaceholders(study.invitationSubject ?? say("subject"), words) || say("subject");
  const text = fillPlaceholders(study.invitationText ?? say("text"), words);
  return { language, subject, text: study.senderName ? `${text}\n\n${study.senderName}` : text };
}

/** Puts a mail to an addressee into the outbox, in the open transaction. */
export async function mailPerson(
  db: SpaceDb,
  { study, person, template }: { readonly study: MailedStudy; readonly person: MailedPerson; readonly template: MailTemplate },
  { tools }: OwnServices,
): Promise<void> {
  const { language, subject, text } = await writeInvitation(db, { study, person }, { tools });
  const title = template === REMINDER_MAIL ? tools().text(language, "ownDatabase.mail.reminder", { subject }) : subject;
  await tools().mail(db, {
    ...{ to: person.email, language, template: template.name, isAboutAccount: false, isLinkPublic: true },
    values: { title, text, consent: study.consentText ?? "" },
    path: entryPath(person, tools().keyedHash),
    ...(study.replyTo ? { replyTo: study.replyTo } : {}),
    dedupe: mailKey(person.id, person.mails + 1),
  });
}
