import type { RouteContext, SpaceDb } from "../../../../server/kit";
import type { JsonObject } from "../../../../shared/json";
import type { Language } from "../../../../shared/languages";
import type { Condition } from "../../shared/conditions";
import type { TableRequest } from "../../shared/tablesApi";
import type { ProfileReader } from "../data/dataColumn";

/** What an aggregated workbook is made of, as it stands in a job's payload. */
export interface WorkbookRequest extends JsonObject {
  /** Id of the activity or the study. */
  readonly ownerId: string;
  readonly filter: NonNullable<TableRequest["filter"]>;
  /** What responses have to meet besides; the reader may filter by it. */
  readonly conditions: readonly (Condition & JsonObject)[];
  /** Only responses of its members; null: everybody's. */
  readonly segment: string | null;
  readonly withTest: boolean;
  /** A variable, or a weighting by its name or id; null: everybody counts alike. */
  readonly weight: string | null;
  /** Variables that all tables are crossed by. */
  readonly banner: readonly string[];
  readonly nets: NonNullable<TableRequest["nets"]>;
  /** Confidence level of the letters. */
  readonly level: number;
  readonly hasTexts: boolean;
  readonly language: Language;
  /** Fields of members' profile that the reader may see. */
  readonly profile: ProfileReader["fields"];
  /** Responses that were complete by then count, in milliseconds. */
  readonly until: number;
}

/** Where it is read, and in whose words. */
export interface WorkbookContext extends Pick<RouteContext, "db" | "language" | "text"> {
  readonly db: SpaceDb;
  /** IANA name of the zone whose clocks the workbook shows. */
  readonly timeZone: string;
}
