import type { Entity } from "../../../schema/catalog";
import { isCalendarDate } from "../../../shared/dates/dates";
import { dayIn } from "../../../shared/dates/dayIn";
import { memberAgeIssue, OVER_AGE, UNDER_AGE } from "../../../shared/dates/memberAge";
import { AppError, type FieldIssue } from "../../../shared/errors";
import type { Json, JsonObject } from "../../../shared/json";
import { areaInput, areaText } from "../areas/areaElement";
import { isBirthDate, type ProfileField, profileFields } from "../profileFields";

/** A profile as people send it: by the names of {@link profileFields}; what is absent stays as it is. */
export type ProfileBody = JsonObject & { readonly nickname?: string };

const nullable = (schema: JsonObject): JsonObject => ({ ...schema, type: [String(schema.type), "null"] });

/** Lengths and forms are the member's own schema's to check, one rule for every way in; this is longer than any of them. */
export const TEXT: JsonObject = { type: "string", maxLength: 2_000 };

function propertyOf({ field, area }: ProfileField): JsonObject {
  if (area) return areaInput(TEXT);
  const { type = "string", enum: choices } = field.apiSchema;
  if (choices) return { enum: field.isRequired ? [...choices] : [...choices, null] };
  const schema = type === "string" ? TEXT : { type };
  return field.isRequired ? schema : nullable(schema);
}

/** The JSON Schemas of a profile's fields, by their names in the call. */
export function profileProperties(member: Entity): Readonly<Record<string, JsonObject>> {
  return Object.fromEntries(profileFields(member).map((field) => [field.name, propertyOf(field)]));
}

function valuesOf(fields: readonly ProfileField[], body: ProfileBody): JsonObject {
  return Object.fromEntries(
    fields.flatMap(({ name, field, area }) => {
      const value = body[name];
      if (value === undefined) return [];
      return [[field.name, area ? areaText(value) : value]];
    }),
  );
}

/** What the generated writes take of it. Birth dates have a rule of their own. */
export function memberValues(member: Entity, body: ProfileBody): JsonObject {
  return valuesOf(
    profileFields(member).filter((field) => !isBirthDate(field)),
    body,
  );
}

/** What is written beside it, once {@link demandBirthDate} has passed it. */
export function birthDateValues(member: Entity, body: ProfileBody): Readonly<Record<string, string | null>> {
  return valuesOf(profileFields(member).filter(isBirthDate), body) as Readonly<Record<string, string | null>>;
}

/** The faults of a birth date, by the community's calendar. */
function birthIssues(name: string, date: Json | undefined, timeZone: string): readonly FieldIssue[] {
  if (typeof date !== "string") return [];
  const path = `/${name}`;
  if (!isCalendarDate(date)) return [{ path, rule: "formatDate" }];
  const today = dayIn(timeZone);
  const rule = memberAgeIssue(date, today);
  return rule ? [{ path, rule, params: { limit: rule === "ageOver" ? OVER_AGE : UNDER_AGE } }] : [];
}

/** @throws AppError `request.invalid` for a date that is none, and for who is too young or too old */
export function demandBirthDate(member: Entity, body: ProfileBody, timeZone: string): void {
  const dates = profileFields(member).filter(isBirthDate);
  const faults = dates.flatMap(({ name }) => birthIssues(name, body[name], timeZone));
  if (faults.length > 0) throw new AppError("request.invalid", { faults });
}

/** What generated writes refuse, told by the names of the call. */
function inCallNames(member: Entity, error: unknown): unknown {
  if (!(error instanceof AppError) || !error.details.faults) return error;
  const names = new Map(profileFields(member).map(({ name, field }) => [`/${field.name}`, `/${name}`]));
  const faults = error.details.faults.map((fault) => ({ ...fault, path: names.get(fault.path) ?? fault.path }));
  return new AppError(error, { ...error.details, faults });
}

/** Runs what writes a member for a call whose fields have the profile's names. */
export async function withProfileNames<T>(member: Entity, work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw inCallNames(member, error);
  }
}
