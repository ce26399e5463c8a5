import type { Kysely } from "kysely";
import { AppError } from "../../../shared/errors";
import type { Session } from "../../access/session/session";
import type { Tables } from "../../db/generated/tables";

/** Role and flag, as the spec calls them. @throws AppError `access.denied` for who has no role in a community */
export function roleData({ kind, accessKeys }: Session) {
  if (kind !== "staff") throw new AppError("access.denied");
  return { rol: accessKeys[0]?.split(":")[1] ?? "", mainAdmin: accessKeys.includes("mainAdmin") };
}

/** The profile of a community's staff, with the client's data (spec section 3). */
export async function readStaffProfile(root: Kysely<Tables>, session: Session) {
  const role = roleData(session);
  const person = await root
    .selectFrom("staffRole")
    .innerJoin("community", "community.id", "staffRole.spaceId")
    .innerJoin("company", "company.id", "community.spaceId")
    .select(["staffRole.id", "staffRole.email", "staffRole.name", "staffRole.surname", "community.logo"])
    .select("company.name as companyName")
    .where("staffRole.id", "=", session.subjectId ?? "")
    .executeTakeFirst();
  if (!person) throw new AppError("access.denied");
  const { id, email, name, surname, companyName, logo } = person;
  return { id, email, name, surname, companyName, companyLogoUrl: logo, ...role };
}
