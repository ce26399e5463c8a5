import type { TestApp } from "../../../../tests/helpers/app";
import { rows } from "../../../../tests/helpers/identity";
import type { PanelRequest } from "../../../contracts/services/panel";
import { newId } from "../../../shared/ids";

/** What is said of a panelist; the rest is as the table has it by default. */
export interface Profile {
  readonly gender?: "M" | "W";
  /** Completed years. */
  readonly age?: number;
  /** Code of a Spanish province; its region goes with it. */
  readonly province?: string;
  readonly education?: string;
  readonly occupation?: string;
  readonly householdSize?: number;
  readonly devices?: "DESKTOP" | "MOBILE" | "BOTH";
  readonly status?: "ACTIVE" | "BLOCKED";
  readonly consent?: boolean;
  readonly invitations?: number;
  readonly completes?: number;
}

export async function countryId(app: TestApp, code: string): Promise<string> {
  const [country] = await rows<{ id: string }>(app, "select id from country where code = $1", [code]);
  if (!country) throw new Error(`there is no country ${code}`);
  return country.id;
}

/** The panel is these people of Spain, and nobody else. */
export async function becomePanel(app: TestApp, people: readonly Profile[]): Promise<void> {
  await rows(app, "delete from panelist");
  for (const person of people) {
    const id = newId();
    const { age, gender, province, education, occupation, householdSize } = person;
    await rows(
      app,
      `insert into panelist (id, email, country, gender, birth_date, province_area, region, education, occupation, household_size,
          devices, status, consent, invitations, completes)
        select $1::uuid, $1::text || '@panel.test', c.id, $2, (current_date - make_interval(years => $3::integer))::date, a.id, a.parent, $5, $6, $7,
          $8, $9, $10, $11, $12
        from country c left join geographic_area a on a.country = c.id and a.level = 'PROVINCE' and a.code = $4
        where c.code = 'ES'`,
      [
        ...[id, gender ?? null, age ?? null, province ?? null, education ?? null, occupation ?? null, householdSize ?? null],
        ...[person.devices ?? "BOTH", person.status ?? "ACTIVE", person.consent ?? true],
        ...[person.invitations ?? 0, person.completes ?? 0],
      ],
    );
  }
}

/** So many of the same profile. */
export const many = (count: number, profile: Profile): readonly Profile[] => Array.from({ length: count }, () => profile);

/** A request of everybody in Spain, for ever. */
export function requestOf(country: string, changes: Partial<PanelRequest> = {}): PanelRequest {
  return {
    ...{ country, sampleSize: 1, incidenceRate: 100, minutes: 10, days: 60, criteria: [], cells: [], devices: "BOTH" },
    ...changes,
  };
}
