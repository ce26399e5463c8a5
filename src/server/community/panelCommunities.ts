import { type Kysely, sql } from "kysely";
import { newId } from "../../shared/ids";
import { normaliseEmail } from "../access/credentials/email";
import { createToken } from "../access/credentials/tokens";
import type { Tables } from "../db/generated/tables";
import { executor } from "../db/transaction";
import { invitationHash } from "../identity/signUp/invitation";
import { endSql } from "./communityEnd";

/** A community that people of the provider's panel may join. */
export interface OfferedCommunity {
  readonly id: string;
  readonly name: string;
  readonly title: string | null;
  /** What its welcome page says it is about. */
  readonly description: string | null;
}

/** Whom the panel knows. */
export interface PanelPerson {
  readonly email: string;
  readonly name: string | null;
  /** Id; nobody of no country is offered anything. */
  readonly country: string | null;
}

const MOST = 10;
/** From the page to the end of the sign-up. */
const LINK_HOURS = 24;

const offersOf = (root: Kysely<Tables>, country: string, email: string) =>
  executor(root)
    .selectFrom("community as c")
    .leftJoin("communityConfiguration as k", "k.spaceId", "c.id")
    .select(["c.id", "c.name", "c.title", "c.origin", "k.description"])
    .where("c.country", "=", country)
    .where("c.participantOrigin", "in", ["PANEL", "BOTH"])
    .where(sql<boolean>`coalesce(${sql.raw(endSql("c"))} > now(), true)`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("member as m")
            .select("m.id")
            .whereRef("m.spaceId", "=", "c.id")
            .where("m.email", "=", normaliseEmail(email)),
        ),
      ),
    )
    .orderBy("c.createdAt", "desc");

/** Communities that somebody of the panel may join: of their country, running, open to the panel, not theirs yet. */
export async function readOfferedCommunities(root: Kysely<Tables>, person: PanelPerson): Promise<readonly OfferedCommunity[]> {
  const { country, email } = person;
  if (country === null) return [];
  const rows = await offersOf(root, country, email).limit(MOST).execute();
  return rows.map(({ origin: _, ...community }) => community);
}

/**
 * Invites somebody of the panel into a community that is offered to them, without a mail: by a link of the panel's mails
 * they have shown already that the address is theirs. In the open transaction.
 * @returns the path of the sign-up, which asks them to agree to the community's terms; nothing where it isn't offered
 */
export async function invitePanelist(
  root: Kysely<Tables>,
  communityId: string,
  person: PanelPerson,
): Promise<string | undefined> {
  const { country, name } = person;
  if (country === null) return undefined;
  const email = normaliseEmail(person.email);
  const community = await offersOf(root, country, email).where("c.id", "=", communityId).executeTakeFirst();
  if (!community) return undefined;
  const token = createToken();
  const link = {
    status: "SENT",
    tokenHash: invitationHash(token),
    expiresAt: sql<string>`now() + make_interval(hours => ${sql.lit(LINK_HOURS)})`,
  };
  await executor(root)
    .insertInto("invitation")
    .values({ id: newId(), spaceId: communityId, email, name, ...link })
    .onConflict((conflict) => conflict.columns(["spaceId", "email"]).doUpdateSet({ ...link, updatedAt: sql<string>`now()` }))
    .execute();
  return `/c/${encodeURIComponent(community.origin)}/signup/${token}`;
}
