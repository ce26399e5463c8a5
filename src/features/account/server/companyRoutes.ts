import { type ExtensionRoute, type RouteContext, route } from "../../../server/kit";
import { AppError } from "../../../shared/errors";
import type { JsonObject } from "../../../shared/json";
import { COMPANY_TABS, type CompanyField } from "../shared/company";
import { type CompanyChanges, companyApi, type OwnCompany } from "../shared/companyApi";

const ACCESS = { settingsOf: "company" } as const;
const FIELDS: readonly CompanyField[] = [...new Set(Object.values(COMPANY_TABS).flat())];

type Person = OwnCompany["person"];

async function readPerson({ db, session }: RouteContext): Promise<Person> {
  const person = await db
    .selectFrom("staffRole")
    .select(["name", "surname", "email", "role"])
    .where("id", "=", session?.subjectId ?? "")
    .executeTakeFirst();
  if (!person) throw new AppError("access.denied");
  return { ...person, role: person.role as Person["role"] };
}

async function present(context: RouteContext, company: JsonObject): Promise<OwnCompany> {
  const own = Object.fromEntries(FIELDS.map((name) => [name, company[name] ?? null]));
  const { id, version } = company;
  return { ...own, id, version, person: await readPerson(context) } as unknown as OwnCompany;
}

/** Without blanks around them; what is empty has no value. */
function valuesOf(changes: CompanyChanges): JsonObject {
  const trimmed = Object.entries(changes).map(([name, value]) => [name, value?.trim() || null]);
  return Object.fromEntries(trimmed);
}

/** A company's data as its own people keep them. */
export const companyRoutes: readonly ExtensionRoute[] = [
  route(companyApi, "GET /api/account/company", {
    access: ACCESS,
    handle: async (context) => present(context, await context.records.read("company", context.db.spaceId)),
  }),
  route(companyApi, "PUT /api/account/company", {
    access: ACCESS,
    handle: async (context, { body: { version, changes } }) => {
      const { db, records } = context;
      return present(context, await records.update("company", db.spaceId, valuesOf(changes), { version }));
    },
  }),
];
