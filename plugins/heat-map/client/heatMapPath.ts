/** The team's calls of an activity's heat map. */
export const heatMapPath = (activityId: string) => `/api/activities/${encodeURIComponent(activityId)}/heatmap`;
