/** `GET /experienceLabs/{origin}/userData` (spec section 3, Tester profile). */
export interface Profile {
  readonly id: string;
  readonly picture: string | null;
  /** Nothing while it is a provisional one. */
  readonly nickname: string | null;
  readonly name: string | null;
  readonly surname: string | null;
  readonly email: string;
  readonly gender: string | null;
  readonly bornDate: string | null;
  readonly province: { readonly lovName: string };
  readonly phone: string | null;
  readonly medals: number;
  readonly commentsNum: number;
  readonly points: number;
}

/** What a member changes of it, in the order of the form. */
export const FIELDS = ["picture", "nickname", "name", "surname", "gender", "bornDate", "province", "phone"] as const;
export type Field = (typeof FIELDS)[number];

/** As it is typed; what is empty is nothing. */
export type ProfileValues = Readonly<Record<Field, string>>;

/** The word for each, among the member's own. */
export const LABELS: Readonly<Record<Field, string>> = {
  picture: "image",
  nickname: "nickname",
  name: "name",
  surname: "surname",
  gender: "gender",
  bornDate: "birthDate",
  province: "province",
  phone: "phone",
};

export function valuesOf(profile: Profile): ProfileValues {
  const known = { ...profile, province: profile.province.lovName };
  return Object.fromEntries(FIELDS.map((name) => [name, known[name] ?? ""])) as ProfileValues;
}

/** The fields that are no longer as they were; blanks around a value are none of it. */
export function changedFields(before: ProfileValues, after: ProfileValues): readonly Field[] {
  return FIELDS.filter((name) => before[name] !== after[name].trim());
}

/** The call's body: what changed alone, `null` for what is to be nothing. */
export function changeBody(before: ProfileValues, after: ProfileValues): Readonly<Record<string, string | null>> {
  return Object.fromEntries(changedFields(before, after).map((name) => [name, after[name].trim() || null]));
}
