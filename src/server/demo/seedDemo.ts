import { type Kysely, sql } from "kysely";
import type { Catalog } from "../../schema/catalog";
import { newId } from "../../shared/ids";
import { accountOf } from "../access/accounts/spaceHooks";
import { hashPassword } from "../access/credentials/passwords";
import type { Database } from "../db/database";
import type { Tables } from "../db/generated/tables";
import { createSpaceDb, type SpaceDb } from "../db/query/spaceDb";
import { tenantTables } from "../db/query/spacePredicate";
import { executor, inTransaction } from "../db/transaction";
import { fileAddress } from "../files/fileAddress";
import { storeImage } from "../files/images/storeImage";
import type { DemoSeed, SeedContext } from "../host/serverHost";
import { referToProvinces } from "../identity/areas/referToProvinces";
import type { FileStore } from "../platform/storage/fileStore";
import { DEMO_ACCOUNTS, DEMO_ORIGIN, DEMO_PASSWORD } from "./demoAccounts";
import { demoPeople } from "./demoPeople";

const STAFF = [
  { email: "main-admin@demo.test", name: "Alba", surname: "Main", role: "ADMINISTRATOR", mainAdmin: true },
  { email: "admin@demo.test", name: "Bruno", surname: "Admin", role: "ADMINISTRATOR", mainAdmin: false },
  { email: "moderator@demo.test", name: "Carla", surname: "Moderator", role: "MODERATOR", mainAdmin: false },
  { email: "observer@demo.test", name: "Dario", surname: "Observer", role: "OBSERVATOR", mainAdmin: false },
] as const;

const PEOPLE = 160;

interface DemoTools extends Pick<SeedContext, "keyedHash"> {
  readonly database: Database;
  readonly catalog: Catalog;
  readonly files: FileStore;
}

interface DemoSpaces {
  readonly companyId: string;
  readonly communityId: string;
}

/** Processes that start at once take turns; any number will do. */
const SEED_LOCK = 7_326_002;

async function seedAccounts({ kysely }: Database): Promise<ReadonlyMap<string, string>> {
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const rows = DEMO_ACCOUNTS.map(({ email, role }) => ({
    id: newId(),
    email,
    passwordHash,
    isBackoffice: role === "backoffice",
  }));
  await kysely.insertInto("account").values(rows).execute();
  return new Map(rows.map((row) => [row.email, row.id]));
}

async function seedSpaces({ kysely }: Database, spaceDb: (id: string) => SpaceDb): Promise<DemoSpaces> {
  const [companyId, communityId] = [newId(), newId()];
  const spain = await kysely.selectFrom("country").select("id").where("code", "=", "ES").executeTakeFirst();
  const country = spain?.id ?? null;
  await kysely.insertInto("company").values({ id: companyId, name: "Demo", country }).execute();
  await kysely
    .insertInto("space")
    .values([
      { id: companyId, kind: "company", name: "Demo" },
      { id: communityId, kind: "community", parentId: companyId, origin: DEMO_ORIGIN, name: "Comunidad Demo" },
    ])
    .execute();
  await spaceDb(companyId)
    .insertInto("community")
    .values({
      id: communityId,
      origin: DEMO_ORIGIN,
      name: "Comunidad Demo",
      title: "Comunidad Demo",
      languages: ["es", "en", "fr", "nl", "it", "pt"],
      country,
      plan: "GOLD",
      durationMonths: 24,
    })
    .execute();
  return { companyId, communityId };
}

/** Both sides of a booking. */
async function seedCommunity(db: SpaceDb, accounts: ReadonlyMap<string, string>): Promise<void> {
  const accountId = (email: string) => accounts.get(email) ?? null;
  await db
    .insertInto("staffRole")
    .values(STAFF.map((person) => ({ id: newId(), ...person, accountId: accountId(person.email) })))
    .execute();
  const own = {
    nickname: "lince-demo",
    name: "Vera",
    surname: "Miembro",
    email: "member@demo.test",
    gender: "W",
    birthDate: "1990-05-14",
  };
  await db
    .insertInto("member")
    .values([
      { id: newId(), ...own, status: "ACTIVE", accountId: accountId(own.email) },
      ...demoPeople(PEOPLE).map(({ tags, ...person }) => ({ id: newId(), ...person, tags: [...tags], status: "ACTIVE" })),
    ])
    .execute();
}

async function seedCompany(db: SpaceDb, accounts: ReadonlyMap<string, string>): Promise<void> {
  const email = "client@demo.test";
  await db
    .insertInto("staffRole")
    .values({ id: newId(), email, name: "Elsa", surname: "Client", role: "SUPERADMIN", accountId: accounts.get(email) ?? null })
    .execute();
}

/** Whose scripts communities may use; the demo's uses none. */
async function seedVendors({ kysely }: Database): Promise<void> {
  const matomo = { name: "Matomo", scriptHosts: ["cdn.matomo.cloud"], connectHosts: ["demo.matomo.cloud"] };
  await kysely
    .insertInto("trackingVendor")
    .values({ id: newId(), ...matomo })
    .execute();
}

/** What the demo is made of beside spaces and people, as they come with it. */
async function seedOnce(root: Kysely<Tables>, { name, run }: DemoSeed, context: SeedContext): Promise<void> {
  const noted = await root
    .insertInto("demoSeed")
    .values({ name })
    .onConflict((conflict) => conflict.doNothing())
    .returning("name")
    .executeTakeFirst();
  if (noted) await run(context);
}

async function findSpaces({ kysely }: Database): Promise<DemoSpaces | undefined> {
  const community = await kysely
    .selectFrom("space")
    .select(["id", "parentId"])
    .where("origin", "=", DEMO_ORIGIN)
    .executeTakeFirst();
  return community?.parentId ? { communityId: community.id, companyId: community.parentId } : undefined;
}

/** Demos of before seeds had names: what they were made with is there. */
async function noteOriginals(root: Kysely<Tables>, seeds: readonly DemoSeed[]): Promise<void> {
  const { count } = await root
    .selectFrom("demoSeed")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  const originals = seeds.filter(({ isOriginal }) => isOriginal).map(({ name }) => ({ name }));
  if (Number(count) === 0 && originals.length > 0) await root.insertInto("demoSeed").values(originals).execute();
}

/**
 * The demo (design section 8): spaces and people where there are none, then each extension's part of it, once by name.
 * What people changed in a demo stays.
 */
export async function seedDemo({ database, catalog, files, keyedHash }: DemoTools, seeds: readonly DemoSeed[]): Promise<void> {
  const done = await database.kysely.selectFrom("demoSeed").select("name").execute();
  const names = new Set(done.map(({ name }) => name));
  if (seeds.every(({ name }) => names.has(name)) && (await findSpaces(database))) return;
  const tenants = tenantTables(catalog.entities.values());
  const spaceDb = (id: string) => createSpaceDb(database, tenants, id);
  // The community's row, by which a seeded demo is known, and all that goes with it: whole or not at all.
  await inTransaction(database.kysely, async () => {
    const root = { ...database, kysely: executor(database.kysely) };
    await sql`select pg_advisory_xact_lock(${SEED_LOCK})`.execute(root.kysely);
    const existing = await findSpaces(root);
    if (existing) await noteOriginals(root.kysely, seeds);
    const spaces = existing ?? (await seedPeople(root, spaceDb));
    const keepers = keepersOf({ root: root.kysely, files }, spaces);
    for (const seed of seeds) await seedOnce(root.kysely, seed, { spaceDb, keyedHash, ...spaces, ...keepers });
  });
}

/** Whoever runs the company runs its other communities, as if they had made them. */
async function addCommunity(
  root: Kysely<Tables>,
  companyId: string,
  [community, moderators]: Parameters<SeedContext["addCommunity"]>,
): Promise<string> {
  const id = newId();
  const { origin, name } = community;
  const company = await root.selectFrom("company").select("country").where("id", "=", companyId).executeTakeFirst();
  await root.insertInto("space").values({ id, kind: "community", parentId: companyId, origin, name }).execute();
  await root
    .insertInto("community")
    .values({ id, spaceId: companyId, title: name, country: company?.country ?? null, ...community })
    .execute();
  const people = await root
    .selectFrom("staffRole")
    .select(["email", "name", "surname", "accountId"])
    .where("spaceId", "=", companyId)
    .where("role", "=", "SUPERADMIN")
    .execute();
  for (const person of people)
    await root
      .insertInto("staffRole")
      .values({ id: newId(), spaceId: id, ...person, role: "ADMINISTRATOR", mainAdmin: true })
      .execute();
  for (const person of moderators) {
    const accountId = await accountOf(root, person.email);
    await root
      .insertInto("staffRole")
      .values({ id: newId(), spaceId: id, ...person, accountId, role: "MODERATOR", mainAdmin: false })
      .execute();
  }
  return id;
}

/** Pixels. */
const LONGEST_SIDE = 2_400;

/** Nobody of the demo has sent its images and files. */
function keepersOf(
  tools: { readonly root: Kysely<Tables>; readonly files: FileStore },
  { communityId: spaceId, companyId }: DemoSpaces,
): Pick<SeedContext, "addCommunity" | "keepImage" | "keepFile"> {
  const fit = { side: LONGEST_SIDE, isSquare: false };
  return {
    addCommunity: (...added) => addCommunity(tools.root, companyId, added),
    keepImage: (image) => storeImage(tools, { spaceId, uploaderId: null, ...image, fit }),
    keepFile: async ({ content, ofSpace = spaceId, ...file }) => {
      const id = newId();
      const size = await tools.files.write(id, content);
      await executor(tools.root)
        .insertInto("file")
        .values({ id, spaceId: ofSpace, size, ...file })
        .execute();
      return fileAddress(id);
    },
  };
}

async function seedPeople(root: Database, spaceDb: (id: string) => SpaceDb): Promise<DemoSpaces> {
  const accounts = await seedAccounts(root);
  const created = await seedSpaces(root, spaceDb);
  await seedCommunity(spaceDb(created.communityId), accounts);
  await referToProvinces(root.kysely, created.communityId);
  await seedCompany(spaceDb(created.companyId), accounts);
  await seedVendors(root);
  return created;
}
