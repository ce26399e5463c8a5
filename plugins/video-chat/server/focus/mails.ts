import type { CalendarEvent, MailTemplate, SpaceDb } from "../../../../src/server/kit";
import { type Language, resolveLanguage } from "../../../../src/shared/languages";
import { FOCUS_TIME_ZONE } from "../../shared/focus";
import type { FocusServices } from "./focusServices";
import { participantPath } from "./participantToken";

const values = ["study", "time", "minutes"];
const mail = (name: string): MailTemplate => ({ name, parts: ["button", "footnote"], values });

/** In the order in which a participant may get them. */
export const FOCUS_MAILS = {
  invitation: mail("focusInvitation"),
  confirmed: mail("focusConfirmed"),
  reminder: mail("focusReminder"),
  moved: mail("focusMoved"),
  cancelled: mail("focusCancelled"),
} as const;

/** A participant with what their mails say. */
export interface MailedParticipant {
  readonly id: string;
  readonly email: string;
  readonly sessionId: string;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly sequence: number;
  /** What the study is called for participants. */
  readonly study: string;
  readonly language: string | null;
}

const MINUTE_MS = 60_000;

/** A session's time in words, by the clocks of sessions. */
export function sessionTime(startsAt: string, language: string): string {
  return new Intl.DateTimeFormat(language, {
    ...{ weekday: "long", day: "numeric", month: "long", hour: "2-digit", minute: "2-digit", timeZoneName: "short" },
    timeZone: FOCUS_TIME_ZONE,
  }).format(new Date(startsAt));
}

/** The session as the participant's own calendar has it. */
export function sessionEvent(person: MailedParticipant, isCancelled = false): CalendarEvent {
  const { id, startsAt, endsAt, sequence, study } = person;
  return { uid: `focus-${id}`, sequence: sequence + (isCancelled ? 1 : 0), startsAt, endsAt, summary: study, isCancelled };
}

/** Participants of a session, or one, with what their mails say. */
export function readMailed(db: SpaceDb) {
  return db
    .selectFrom("focusParticipant")
    .innerJoin("focusSession", "focusSession.id", "focusParticipant.focusSession")
    .innerJoin("study", "study.id", "focusSession.study")
    .select(["focusParticipant.id", "focusParticipant.email", "focusSession.id as sessionId", "focusSession.sequence"])
    .select(["focusSession.startsAt", "focusSession.endsAt", "study.sessionLanguage as language"])
    .select((eb) => eb.fn.coalesce("study.welcomeTitle", "study.title", "study.name").as("study"));
}

/** Puts a mail about a session into the outbox, with the session for the recipient's calendar. */
export async function mailParticipant(
  db: SpaceDb,
  person: MailedParticipant,
  { kind, dedupe }: { readonly kind: keyof typeof FOCUS_MAILS; readonly dedupe: string },
  { tools }: Pick<FocusServices, "tools">,
): Promise<void> {
  const language: Language = resolveLanguage(person.language ?? undefined);
  const minutes = Math.round((Date.parse(person.endsAt) - Date.parse(person.startsAt)) / MINUTE_MS);
  await tools().mail(db, {
    ...{ to: person.email, template: FOCUS_MAILS[kind].name, language, isOfProduct: true, isAboutAccount: true, dedupe },
    values: { study: person.study, time: sessionTime(person.startsAt, language), minutes: String(minutes) },
    path: participantPath(person, tools().keyedHash),
    calendar: sessionEvent(person, kind === "cancelled"),
  });
}
