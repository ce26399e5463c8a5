import { createToken, hashToken, newId, type SpaceDb, sql } from "../../../../server/kit";
import { panelMean } from "../feasibility/response";
import { readMeaning } from "../knownValues";
import { pagePath } from "../page/pageToken";
import { type Candidate, candidates, supplyOf } from "./candidates";
import { invitationCounts } from "./combinations/invitationCounts";
import type { FieldRow } from "./fieldRow";
import type { FieldServices } from "./fieldServices";
import { INVITATION_MAIL, mailValues } from "./mails";
import { missingOf } from "./missing";
import { PORTION } from "./rules";

/** What an attempt to invite came to. */
export interface Invited {
  readonly people: number;
  /** Whether more are wanted than may be invited at once. */
  readonly goesOn: boolean;
}

async function readMean(db: SpaceDb, country: string): Promise<number> {
  const row = await db
    .selectFrom("panelist")
    .select((eb) => [eb.fn.sum<string>("invitations").as("invitations"), eb.fn.sum<string>("completes").as("completes")])
    .where("country", "=", country)
    .where("status", "=", "ACTIVE")
    .executeTakeFirst();
  return panelMean([{ invitations: Number(row?.invitations ?? 0), completes: Number(row?.completes ?? 0) }]);
}

/** Writes their invitations, and puts the mails into the outbox. */
async function write(db: SpaceDb, field: FieldRow, people: readonly Candidate[], { tools }: FieldServices) {
  const invitations = people.map(({ id, email, segment }) => ({
    id: newId(),
    panelist: id,
    email,
    segment,
    token: createToken(),
  }));
  await db
    .insertInto("panelInvitation")
    .values(
      invitations.map(({ id, panelist, segment, token }) => ({
        ...{ id, panelist, segment, company: db.spaceId, study: field.study, wave: field.wave },
        tokenHash: hashToken(token).toString("hex"),
      })),
    )
    .execute();
  await db
    .updateTable("panelist")
    .set((eb) => ({ invitations: eb("invitations", "+", 1), lastInvitedAt: sql<string>`now()` }))
    .where(
      "id",
      "in",
      people.map(({ id }) => id),
    )
    .execute();
  const values = mailValues(field);
  for (const { id, panelist, email, token } of invitations)
    await tools().mail(db, {
      ...{ to: email, template: INVITATION_MAIL.name, values, path: `/panel/enter/${token}` },
      morePath: pagePath({ id: panelist, email }, tools().keyedHash),
      ...{ isOfProduct: true, isAboutAccount: false, dedupe: `panel:${id}` },
    });
}

/** Invites a portion of those who are wanted, so that the cells of all tables fill together. */
export async function invite(db: SpaceDb, field: FieldRow, services: FieldServices): Promise<Invited> {
  const { request, study: studyId } = field;
  const mean = await readMean(db, request.country);
  const missing = await missingOf(db, field, mean);
  const search = { studyId, request, mean, meaning: await readMeaning(db, request) };
  const supplies = await supplyOf(db, search);
  const { counts, goesOn } = invitationCounts(supplies, { ...missing, mostPeople: PORTION });
  const wanted = supplies.flatMap(({ segment }, index) => (counts[index] ? [[segment, counts[index]] as const] : []));
  const people = await candidates(db, search, new Map(wanted));
  if (people.length > 0) await write(db, field, people, services);
  return { people: people.length, goesOn: goesOn && people.length > 0 };
}
