interface Moment {
  /** Id of the recording. */
  readonly recording: string;
  /** Seconds into it. */
  readonly at: number;
}

/** Address in the console of a moment of a session's recording, e.g. `/activities/…/recording?recording=…&at=12.4`. */
export const recordingAddress = (activityId: string, { recording, at }: Moment) =>
  `/activities/${activityId}/recording?${new URLSearchParams({ recording, at: String(at) })}`;

/** The moment that an address names, if it names one. */
export function momentOf(params: URLSearchParams): Moment | undefined {
  const recording = params.get("recording");
  const at = Number(params.get("at") ?? Number.NaN);
  return recording && at >= 0 ? { recording, at } : undefined;
}
