import type { RouteContext } from "../../../../server/kit";
import type { Answer } from "../../../../survey/questionnaire";
import type { Variable } from "../../../../survey/questionType";
import type { ReportedQuestionnaire } from "../reportedQuestionnaire";
import type { VariableSources } from "../variables/contributedVariables";

/** What a researcher splits results by; who members are by name and address is in the members' list. */
export const PROFILE_FIELDS = ["nickname", "gender", "age", "birthDate", "province", "zone", "tags", "publicTags"] as const;
type ProfileField = (typeof PROFILE_FIELDS)[number];

/** A member's values, as far as the reader may see them; lists are joined by commas. */
export type Profile = Readonly<Partial<Record<ProfileField, string | number | null>>>;

/** What a reader may see of members, and in whose words. */
export interface ProfileReader {
  readonly fields: readonly ProfileField[];
  readonly text: RouteContext["text"];
}

export type DataCell = string | number | null;

/** One response with everything that a column may show of it. */
export interface DataRecord {
  readonly id: string;
  readonly channel: string;
  readonly startedAt: string | null;
  readonly completedAt: string | null;
  readonly seed: number | null;
  readonly ordinal: number | null;
  readonly questionnaireVersion: string;
  readonly answers: ReadonlyMap<string, Answer>;
  /** Titles of the quotas that counted it. */
  readonly quotas: readonly string[];
  /** Variables in the order in which they were asked, where that differs between respondents. */
  readonly order: readonly string[];
  /** What extensions know of it, by variable. */
  readonly known: Readonly<Record<string, string>> | undefined;
  /** Undefined where no member answered. */
  readonly profile: Profile | undefined;
}

export interface DataColumn extends Variable {
  /** Whether its cells are ISO 8601 instants. @default false */
  readonly isMoment?: boolean;
  readonly cell: (record: DataRecord) => DataCell;
}

export interface DataRequest {
  readonly questionnaire: ReportedQuestionnaire;
  /** Ids of the responses. */
  readonly selected: ReadonlySet<string>;
  /** Extensions that know more of responses. */
  readonly sources: VariableSources;
  /** Of the labels; BCP 47. */
  readonly language: string;
  /** Names of columns, in the reader's language. */
  readonly text: RouteContext["text"];
  /** What the reader may see of members. @default no profile */
  readonly profile?: ProfileReader;
}
