import { isCalendarDate } from "../../shared/dates";
import { AppError, type FieldFault } from "../../shared/errors";
import type { JsonObject } from "../../shared/json";
import { memberAgeFault, OVER_AGE, UNDER_AGE } from "../../shared/memberAge";
import { createZone } from "../../shared/zone";

/** A profile as people send it (spec section 3, Tester profile). */
export interface ProfileBody {
  readonly nickname?: string;
  readonly name?: string | null;
  readonly surname?: string | null;
  readonly gender?: "M" | "W" | null;
  readonly bornDate?: string | null;
  readonly province?: string | { readonly lovName?: string; readonly elementId?: number; readonly id?: number } | null;
  readonly phone?: string | null;
  readonly picture?: string | null;
}

const nullable = (schema: JsonObject): JsonObject => ({ ...schema, type: [String(schema.type), "null"] });

/** Lengths and forms are the member's own schema's to check, one rule for every way in; this is longer than any of them. */
export const TEXT: JsonObject = { type: "string", maxLength: 2_000 };

export const PROFILE_PROPERTIES: Readonly<Record<string, JsonObject>> = {
  nickname: TEXT,
  name: nullable(TEXT),
  surname: nullable(TEXT),
  gender: { enum: ["M", "W", null] },
  bornDate: nullable(TEXT),
  province: {
    anyOf: [
      nullable(TEXT),
      {
        type: "object",
        additionalProperties: false,
        properties: { lovName: TEXT, elementId: { type: "integer" }, id: { type: "integer" } },
      },
    ],
  },
  phone: nullable(TEXT),
  picture: nullable(TEXT),
};

function provinceOf(province: ProfileBody["province"]): string | null {
  const name = typeof province === "object" ? province?.lovName : province;
  return name?.trim() || null;
}

/** What the generated writes take of it; what is absent stays as it is. The birth date has a rule of its own. */
export function memberValues({ nickname, name, surname, gender, province, phone, picture }: ProfileBody): JsonObject {
  const values = {
    nickname,
    name,
    surname,
    gender,
    province: province === undefined ? undefined : provinceOf(province),
    phone,
    image: picture,
  };
  return Object.fromEntries(Object.entries(values).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])));
}

/** The faults of a birth date, by the community's calendar. */
function birthFaults(bornDate: string, timeZone: string): readonly FieldFault[] {
  if (!isCalendarDate(bornDate)) return [{ path: "/bornDate", rule: "formatDate" }];
  const today = createZone(timeZone).clockAt(new Date().toISOString()).slice(0, "YYYY-MM-DD".length);
  const rule = memberAgeFault(bornDate, today);
  return rule ? [{ path: "/bornDate", rule, params: { limit: rule === "ageOver" ? OVER_AGE : UNDER_AGE } }] : [];
}

/** @throws AppError `request.invalid` for a date that is none, and for who is too young or too old */
export function demandBirthDate(bornDate: string | null | undefined, timeZone: string): void {
  const faults = typeof bornDate === "string" ? birthFaults(bornDate, timeZone) : [];
  if (faults.length > 0) throw new AppError("request.invalid", { faults });
}

const CALLED: Readonly<Record<string, string>> = { "/birthDate": "/bornDate", "/image": "/picture" };

/** What generated writes refuse, told by the names that the spec has for the fields. */
function inSpecNames(error: unknown): unknown {
  if (!(error instanceof AppError) || !error.details.faults) return error;
  const faults = error.details.faults.map((fault) => ({ ...fault, path: CALLED[fault.path] ?? fault.path }));
  return new AppError(error, { ...error.details, faults });
}

/** Runs what writes a member for a call whose fields have the spec's names. */
export async function withSpecNames<T>(work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw inSpecNames(error);
  }
}
