import { type Kysely, sql } from "kysely";
import type { StartedView, ViewablePeople } from "../../../contracts/api/viewAs";
import { AppError } from "../../../shared/errors";
import { VIEW_MINUTES } from "../../../shared/viewMinutes";
import { noteActs } from "../../activityLog/noteActs";
import type { Tables } from "../../db/generated/tables";
import { hashToken } from "../credentials/tokens";
import { createViewingToken } from "../session/viewingToken";

/** More than a company has. */
const MOST_PEOPLE = 500;
const LONGEST_USER_AGENT = 300;

/** Who of a company can sign in, the most powerful first. @throws AppError `record.notFound` */
export async function readPeople(root: Kysely<Tables>, companyId: string): Promise<ViewablePeople> {
  const company = await root
    .selectFrom("space")
    .select("id")
    .where("id", "=", companyId)
    .where("kind", "=", "company")
    .executeTakeFirst();
  if (!company) throw new AppError("record.notFound");
  const rows = await root
    .selectFrom("staffRole")
    .select(["id", "name", "surname", "email", "role"])
    .where("spaceId", "=", companyId)
    .where("accountId", "is not", null)
    .orderBy(sql`array_position(array['SUPERADMIN', 'ADMINISTRATOR', 'OBSERVER', 'MODERATOR', 'PARTICIPANT'], role)`)
    .orderBy("name")
    .limit(MOST_PEOPLE)
    .execute();
  return {
    people: rows.map(({ id, name, surname, email, role }) => ({
      id,
      name: [name, surname].filter(Boolean).join(" "),
      email,
      role: role ?? "",
    })),
  };
}

interface Viewing {
  readonly companyId: string;
  /** Of the suite user whose view it is. */
  readonly person: string;
  /** Of who looks. */
  readonly accountId: string;
  readonly userAgent: string | undefined;
}

/**
 * Begins a session that reads as a person of the company does and writes nothing, and notes it in the company's activity
 * log, in one transaction: nobody looks without a trace.
 * @throws AppError `record.notFound`
 */
export async function startViewing(root: Kysely<Tables>, viewing: Viewing): Promise<Omit<StartedView, "address">> {
  const { companyId, person, accountId, userAgent } = viewing;
  const { people } = await readPeople(root, companyId);
  if (!people.some(({ id }) => id === person)) throw new AppError("record.notFound");
  const token = createViewingToken();
  const until = new Date(Date.now() + VIEW_MINUTES * 60_000).toISOString();
  await root.transaction().execute(async (transaction) => {
    await transaction
      .insertInto("session")
      .values({
        ...{ tokenHash: hashToken(token), accountId, kind: "suite", spaceId: companyId, subjectId: person },
        ...{ expiresAt: until, isViewing: true, userAgent: userAgent?.slice(0, LONGEST_USER_AGENT) ?? null },
        // Who looks has shown theirs in the back office.
        secondFactorAt: new Date().toISOString(),
      })
      .execute();
    await noteActs(transaction, [{ spaceId: companyId, accountId, action: "viewAs", entity: "suiteUser", recordId: person }]);
  });
  return { authToken: token, until };
}
