import type { RouteContext, SpaceDb } from "../../../../server/kit";
import { sql } from "../../../../server/kit";
import { type DataColumn, PROFILE_FIELDS, type Profile, type ProfileReader } from "./dataColumn";

/** @returns undefined where the reader may see nothing of members */
export function profileReader({ records, text }: Pick<RouteContext, "records" | "text">): ProfileReader | undefined {
  const readable = records.readableFields("member");
  const fields = PROFILE_FIELDS.filter((field) => readable.has(field));
  return fields.length > 0 ? { fields, text } : undefined;
}

/** Profiles of members by id. `age` is in full years today, in the zone of the database's clock. */
export async function readProfiles(
  db: SpaceDb,
  ids: readonly string[],
  { fields }: ProfileReader,
): Promise<ReadonlyMap<string, Profile>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("member")
    .select(["id", "nickname", "gender", "birthDate", "province", "zone", "tags", "publicTags"])
    .select(sql<number | null>`extract(year from age(birth_date))::int`.as("age"))
    .where("id", "=", sql<string>`any(${[...ids]}::uuid[])`)
    .execute();
  return new Map(
    rows.map(({ id, tags, publicTags, ...member }) => {
      const all: Profile = { ...member, tags: tags?.join(", ") ?? null, publicTags: publicTags?.join(", ") ?? null };
      return [id, Object.fromEntries(fields.map((field) => [field, all[field] ?? null]))];
    }),
  );
}

/** Columns of members' profiles, named `member_<field>`. */
export function profileColumns({ fields, text }: ProfileReader): readonly DataColumn[] {
  const genders = (["M", "W"] as const).map((code) => [code, text(`entities.member.enums.gender.${code}`)]);
  return fields.map((field) => ({
    name: `member_${field}`,
    label: text(`entities.member.fields.${field}`),
    measure: field === "age" ? "scale" : field === "gender" ? "nominal" : "text",
    ...(field === "gender" ? { codes: Object.fromEntries(genders) } : {}),
    ...(field === "birthDate" ? { dates: "day" as const } : {}),
    cell: ({ profile }) => profile?.[field] ?? null,
  }));
}
