import type { SpaceDb } from "../../../../server/kit";
import type { InvitationPreview } from "../../shared/api/people";
import { INVITATION_MAIL, writeInvitation } from "../field/mails";
import type { OwnServices } from "../services";

const VALUES = ["name", "language", "extra1", "extra2", "extra3"] as const;

/** The invitation as the first addressee gets it, or, as long as there is nobody, somebody with sample values. */
export async function readPreview(db: SpaceDb, studyId: string, { tools }: OwnServices): Promise<InvitationPreview> {
  const study = await db
    .selectFrom("study")
    .select(["id", "name", "title", "estimatedDuration", "consentText", "senderName", "replyTo"])
    .select(["invitationSubject", "invitationText"])
    .where("id", "=", studyId)
    .executeTakeFirstOrThrow();
  const first = await db
    .selectFrom("addressee")
    .select(["email", ...VALUES])
    .where("study", "=", studyId)
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
  const name = tools().text(await tools().language(db), "ownDatabase.people.preview.name");
  const sample = { name, language: null, extra1: "extra1", extra2: "extra2", extra3: "extra3" };
  const { language, subject, text } = await writeInvitation(db, { study, person: first ?? sample }, { tools });
  const button = tools().text(language, `mails.${INVITATION_MAIL.name}.button`);
  return { email: first?.email ?? null, subject, text, button, consent: study.consentText ?? "" };
}
