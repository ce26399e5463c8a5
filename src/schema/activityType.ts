/**
 * An activity type (spec section 1): debate, survey, task ... Pure half; the screens register through the client
 * host under the same name.
 */
export interface ActivityType {
  /** Name in the spec, e.g. `el_survey`. Texts under `activityTypes.<name>`. */
  readonly name: string;
  /** Name of a Material icon. */
  readonly icon: string;
  /** Member screen: path segment under `/c/{origin}/activities/{id}/`. */
  readonly memberPath: string;
}
