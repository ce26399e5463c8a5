import type { FieldIssue } from "../../shared/errors";
import type { Variable } from "../../survey/questionType";
import type { SpaceDb } from "../db/query/spaceDb";

/** What members gave in an activity, for results that cross it with others. */
export interface ActivityVariables {
  /** In order; names are unique in the activity. */
  readonly variables: readonly Variable[];
  /** By member, then by variable; what a member lacks is missing. */
  readonly values: ReadonlyMap<string, Readonly<Record<string, string | number>>>;
}

/**
 * An activity type (spec section 1): debate, survey, task ... Its settings are entities of its own, never fields of
 * `activity`. Who takes part, and when, is told by the `participations` service, the same for all types.
 */
export interface ActivityType {
  /** Name in the spec, e.g. `el_survey`. Texts under `activityTypes.<name>`. */
  readonly name: string;
  /** Name of an icon that the consoles and the members' app know. */
  readonly icon: string;
  /** The plugin that brings it: the host's to say. */
  readonly plugin?: string;
  /** Member screen: path segment under `/c/{origin}/activities/{id}/`. */
  readonly memberPath: string;
  /**
   * Asked in the transaction that opens or announces an activity.
   * @returns what it lacks before members may come to it; paths are those of step 2. @default nothing
   */
  readonly publishErrors?: (activity: { readonly db: SpaceDb; readonly activityId: string }) => Promise<readonly FieldIssue[]>;
  /** Whether its step 2 is done, where that takes more than `publishErrors` tells. @default that these find nothing */
  readonly isSetUp?: (activity: { readonly db: SpaceDb; readonly activityId: string }) => Promise<boolean>;
  /** @returns how many have answered, by activity id, where others than members may. @default the completed participations */
  readonly answered?: (activities: {
    readonly db: SpaceDb;
    readonly activityIds: readonly string[];
  }) => Promise<ReadonlyMap<string, number>>;
  /** @returns how far a member is with activities that it has begun: 0 to 1, by activity id. @default not told */
  readonly progress?: (begun: {
    readonly db: SpaceDb;
    readonly memberId: string;
    readonly activityIds: readonly string[];
  }) => Promise<ReadonlyMap<string, number>>;
  /** @param activity.language of labels. @default nothing that results could cross */
  readonly variables?: (activity: {
    readonly db: SpaceDb;
    readonly activityId: string;
    readonly language: string;
  }) => Promise<ActivityVariables>;
}
