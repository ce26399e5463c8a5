import { type SpaceDb, sql } from "../../../../server/kit";
import { MEMBER_PREFIX } from "../../shared/conditions";
import type { ProfileReader } from "../data/dataColumn";
import type { TableAxis } from "./tableAxis";

/** A table's axis of what is known of members. */
export interface MemberAxis extends Pick<TableAxis, "question" | "categories"> {
  /** As a table's axis has it. */
  readonly placesOfMember: (member: string) => readonly number[] | undefined;
  readonly numberOfMember?: (member: string) => number | undefined;
}

export { MEMBER_PREFIX };

const MOST_CATEGORIES = 200;
/** First years of the age groups, as market research reports them. */
const AGES = [0, 18, 25, 35, 45, 55, 65];

/** What a profile variable reads of a member's row. @returns undefined where it isn't known */
type Read = (member: MemberRow) => readonly string[] | undefined;

interface MemberRow {
  readonly gender: string | null;
  readonly age: number | null;
  readonly province: string | null;
  readonly zone: string | null;
  readonly tags: readonly string[] | null;
  readonly publicTags: readonly string[] | null;
}

const one = (value: string | null): readonly string[] | undefined => (value ? [value] : undefined);
const ageGroup = (age: number | null) => (age === null ? null : String(AGES.findLast((from) => from <= age) ?? 0));

/** Profile fields that tables are split by; nicknames and dates are nobody's group. */
const FIELDS: Readonly<Record<string, Read>> = {
  gender: ({ gender }) => one(gender),
  age: ({ age }) => one(ageGroup(age)),
  province: ({ province }) => one(province),
  zone: ({ zone }) => one(zone),
  tags: ({ tags }) => tags ?? [],
  publicTags: ({ publicTags }) => publicTags ?? [],
};

const LISTS: ReadonlySet<string> = new Set(["tags", "publicTags"]);

/** Whether a name is that of a part of members' profile, whoever may see it. */
export const isMemberVariable = (name: string): boolean => name.startsWith(MEMBER_PREFIX);

function labelOf(field: string, key: string, { text }: Pick<ProfileReader, "text">): string {
  if (field === "gender") return text(`entities.member.enums.gender.${key}`);
  if (field !== "age") return key;
  const from = Number(key);
  const next = AGES[AGES.indexOf(from) + 1];
  if (next === undefined) return `${from}+`;
  return from === 0 ? `< ${next}` : `${from}–${next - 1}`;
}

/** A variable of members' profiles, by its name in tables. */
export interface MemberVariable {
  readonly name: string;
  readonly title: string;
  /** Whether a member may have several of its values. */
  readonly isList: boolean;
}

/** Variables of members' profiles that a reader may see, with their names in tables. */
export function memberVariables({ fields, text }: ProfileReader): readonly MemberVariable[] {
  return fields
    .filter((field) => Object.hasOwn(FIELDS, field))
    .map((field) => ({
      name: `${MEMBER_PREFIX}${field}`,
      title: text(`entities.member.fields.${field}`),
      isList: LISTS.has(field),
    }));
}

function profiles(db: SpaceDb) {
  return db
    .selectFrom("member")
    .select(["id", "gender", "province", "zone", "tags", "publicTags"])
    .select(sql<number | null>`extract(year from age(birth_date))::int`.as("age"));
}

const readRows = (db: SpaceDb, ids: readonly string[]) =>
  profiles(db)
    .where("id", "=", sql<string>`any(${[...ids]}::uuid[])`)
    .execute();

/** Categories that are the same for everybody; of other variables members' own words are. */
const FIXED: Readonly<Record<string, readonly string[]>> = { gender: ["M", "W"], age: AGES.map(String) };
const fieldOf = (name: string) => name.slice(MEMBER_PREFIX.length);

/** Whether a profile variable can have a category. */
export const isMemberKey = (name: string, key: string): boolean => FIXED[fieldOf(name)]?.includes(key) ?? true;

/** Categories of a profile variable by member, of all who have responded to a questionnaire. */
export async function memberValues(
  db: SpaceDb,
  name: string,
  questionnaire: string,
): Promise<ReadonlyMap<string, readonly string[] | undefined>> {
  const read = Object.hasOwn(FIELDS, fieldOf(name)) ? FIELDS[fieldOf(name)] : undefined;
  const respondents = db.selectFrom("response").select("response.member").where("response.questionnaire", "=", questionnaire);
  const rows = await profiles(db).where("id", "in", respondents).execute();
  return new Map(rows.map((row) => [row.id, read?.(row)]));
}

/** What a category of a profile variable is called. */
export const memberLabel = (name: string, key: string, text: ProfileReader["text"]): string =>
  labelOf(fieldOf(name), key, { text });

/**
 * What is known of these members as axes, by name; of each field the most frequent categories.
 * @param names of `memberVariables`; others are left out
 */
export async function readMemberAxes(
  db: SpaceDb,
  {
    names,
    members,
    reader,
  }: { readonly names: readonly string[]; readonly members: readonly string[]; readonly reader: ProfileReader },
): Promise<ReadonlyMap<string, MemberAxis>> {
  const known = memberVariables(reader).filter(({ name }) => names.includes(name));
  if (known.length === 0) return new Map();
  const rows = members.length > 0 ? await readRows(db, members) : [];
  return new Map(
    known.map(({ name }) => {
      const field = name.slice(MEMBER_PREFIX.length);
      const values = new Map(rows.map((row) => [row.id, FIELDS[field]?.(row)]));
      const counts = new Map<string, number>();
      for (const keys of values.values()) for (const key of keys ?? []) counts.set(key, (counts.get(key) ?? 0) + 1);
      const frequent = [...counts].sort(([, a], [, b]) => b - a).slice(0, MOST_CATEGORIES);
      const keys = frequent.map(([key]) => key).sort((a, b) => a.localeCompare(b, undefined, { numeric: true }));
      const places = new Map(keys.map((key, place) => [key, place]));
      const categories = keys.map((key) => ({ key, label: labelOf(field, key, reader) }));
      const placesOfMember = (member: string) => values.get(member)?.flatMap((key) => places.get(key) ?? []);
      return [name, { question: name, categories, placesOfMember }];
    }),
  );
}

/** An axis of people, by which member each slot stands for. */
export function axisBy(
  { placesOfMember, numberOfMember, ...axis }: MemberAxis,
  memberOf: (slot: number) => string | undefined,
): TableAxis {
  const ofMember =
    <T>(read: (member: string) => T) =>
    (slot: number) => {
      const member = memberOf(slot);
      return member === undefined ? undefined : read(member);
    };
  return {
    ...axis,
    placesOf: ofMember(placesOfMember),
    ...(numberOfMember ? { numberOf: ofMember(numberOfMember) } : {}),
    missingOf: () => "unknown",
  };
}
